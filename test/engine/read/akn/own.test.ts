// Documents that this program wrote are read as they are; what is wrong in one refuses it, or leaves a relation out and says so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { openSample } from '../../../corpora.js';
import { writeAs } from '../../../http/formats/texts.js';

const own = suite('own documents');
const eli = 'eli:/it/legge/1990/08/07/241';
const xml = await writeAs(await openSample(), eli, 'akn');
const read = (text: string) => readDocument(Buffer.from(text), 'own.xml');

own('nothing is interpreted again: words that look like a mark, a note or a number are words', () => {
  const words = '1. (( X )) COMMA ABROGATO DALLA L. 1 GENNAIO 2001, N. 1. AGGIORNAMENTO (1)';
  const { act } = read(xml.replace(/<content><p>[^<]*/, () => `<content><p>${words}`));
  assert.ok(act.articles.some(({ text }) => text.includes(words)));
  assert.is(act.eli, eli);
});

own('a document of others is not taken for one, whatever its prefix', () => {
  const other = read(xml.replace('urn:x-legami:relazioni', 'urn:other'));
  assert.ok(other.claims.every(({ relation }) => relation === undefined));
});

own('texts of another act, no act, and relations of unknown kinds', () => {
  assert.throws(
    () => read(xml.replace(`legami:eli="${eli}/art/`, 'legami:eli="eli:/it/legge/2000/01/01/1/art/')),
    /one of eli/,
  );
  assert.throws(() => read(xml.replace(`<legami:atto eli="${eli}"`, '<legami:atto eli="x"')), /the ELI of an act/);
  const [known, unknown] = [read(xml), read(xml.replace(/(<legami:relazione id="\w+" tipo=")\w+/, '$1nuovo'))];
  assert.is(unknown.claims.length, known.claims.length - 1);
  assert.match(unknown.warnings[0]!, 'kind nuovo');
});

own.run();
