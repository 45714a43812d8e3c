// Asks for every text of every act and article by the address that answers print for it.
import * as assert from 'uvu/assert';
import type { Catalog, shapes } from '../../../engine/index.js';
import { formOf, hashOfForm } from '../../../engine/read/versions/comparable.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import { askAny } from './ask-any.js';

/** @returns how many addresses were asked, each once: all answer with the text that they name, and no relation names another one */
export async function followAddresses(catalog: Catalog): Promise<number> {
  const read = async <Body>(name: EndpointName, values: Record<string, string>) => {
    const { status, body } = await askAny<Body>(catalog, name, values);
    assert.is(status, 200, `${name} ${JSON.stringify(values)}`);
    return body;
  };
  const asked = new Set<string>();
  const { norme } = await read<shapes.NormeAnswer>('norme', { limit: '1000' });
  for (const { eli: act } of norme) {
    const articles = new Set<string>();
    for (const { eli_versione, dal, al, posizione } of (await read<shapes.VersioniAnswer>('versioni', { eli: act }))
      .versioni) {
      asked.add(eli_versione);
      const body = await read<shapes.ActAnswer>('norma', { eli: eli_versione });
      if (body.dal !== undefined)
        assert.equal([body.eli_versione, body.dal, body.al, body.posizione], [eli_versione, dal, al, posizione]);
      for (const { eli } of body.articoli) articles.add(eli);
      for (const { versione } of body.modificata_da) if (versione !== null) asked.add(versione);
    }
    for (const article of articles)
      for (const { eli_versione, impronta } of (await read<shapes.StoriaAnswer>('storia', { eli: article })).storia) {
        if (eli_versione === null) continue;
        asked.add(eli_versione);
        const { rubrica, testo } = await read<shapes.ArticleAnswer>('norma', { eli: eli_versione });
        assert.is(hashOfForm(formOf({ heading: rubrica, text: testo })), impronta, eli_versione);
      }
  }
  for (const address of asked) {
    await read('norma', { eli: address });
    await read('relazioni', { norma: address });
  }
  return asked.size;
}
