// A code whose text is older than the decree that amends it, both written here in the portal's dialect.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Written {
  uri: string;
  date: string;
  code: string;
  /** Last segment of the official ELI. */
  version: string;
  /** Day of the Expression. */
  expression: string;
  title: string;
  articles: readonly (readonly [number: string, heading: string, ...commas: string[]])[];
}

function document({ uri, date, code, version, expression, title, articles }: Written): string {
  const published = date.replaceAll('-', '/');
  const body = articles
    .map(([number, heading, ...commas]) => {
      const paragraphs = commas.map(
        (text, i) =>
          `<paragraph eId="art_${number}__para_${i + 1}"><num>${i + 1}.</num><content><p>${text}</p></content></paragraph>`,
      );
      return `<article eId="art_${number}"><num>Art. ${number}</num><heading>${heading}</heading>${paragraphs.join('')}</article>`;
    })
    .join('');
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRalias name="eli" value="eli/id/${published}/${code}/${version}"/><FRBRdate date="${date}" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${expression}" name=""/></FRBRExpression></identification>
<publication date="${date}" name="" number="77" showAs=""/></meta>
<preface><p><docTitle>${title}</docTitle></p></preface><body>${body}</body></act></akomaNtoso>`;
}

export const code = 'eli:/it/decreto-legislativo/2019/04/05/51';
export const amender = 'eli:/it/decreto-legislativo/2024/12/31/299';
const ref = (article: string) =>
  `<ref href="/akn/it/act/decreto_legislativo/stato/2019-04-05/51/!main#art_${article}">articolo ${article} del decreto legislativo 5 aprile 2019, n. 51</ref>`;

const codeText = document({
  uri: '/akn/it/act/decreto_legislativo/stato/2019-04-05/51',
  date: '2019-04-05',
  code: '19G00051',
  version: 'CONSOLIDATED/20230401',
  expression: '2019-04-20',
  title: 'Codice dei mercati rionali.',
  articles: [
    ['1', 'Oggetto', 'Il presente codice disciplina i mercati rionali.', 'Restano fermi gli usi locali.'],
    ['2', 'Posteggi', 'Il posteggio e’ assegnato per sei anni.', 'Il rinnovo e’ gratuito.', 'Il subentro e’ ammesso.'],
    ['3', 'Orari', 'Gli orari sono fissati dal comune.'],
    ['4', 'Vigilanza', 'Vigila la polizia locale.'],
  ],
});

const amenderText = document({
  uri: '/akn/it/act/decreto_legislativo/stato/2024-12-31/299',
  date: '2024-12-31',
  code: '24G00299',
  version: 'ORIGINAL',
  expression: '2025-01-15',
  title: 'Disposizioni correttive al codice dei mercati rionali.',
  articles: [
    [
      '1',
      'Posteggi',
      `All’${ref('2')}, comma 2, le parole: «e’ gratuito» sono sostituite dalle seguenti: «e’ oneroso».`,
    ],
    ['2', 'Orari', `L’${ref('3')}, e’ abrogato.`],
    [
      '3',
      'Mercati coperti',
      `Dopo l’${ref('4')}, e’ inserito il seguente: «Art. 4-bis (Mercati coperti). - 1. Nei mercati coperti si applica l’articolo 2.».`,
    ],
  ],
});

/** Writes both into a folder: the code with the day in its name that was asked of the portal. */
export function writeDatedCorpus(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '20190405_19G00051_VIGENZA_20230530.xml'), codeText);
  writeFileSync(join(folder, '20241231_24G00299_ORIGINALE.xml'), amenderText);
}
