// Documents as packs hold them: in base64, or cut off.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { act, documentOf } from '../../../http/fetch/portal-acts.js';
import { refusal } from './act-document.js';

const reading = suite('read document');
const law = act('LEGGE', '1990-08-07', 241, { padding: 1_200_000 });

reading('Akoma Ntoso in base64 is read as it is, in one line or several', () => {
  const text = documentOf({ ...law, padding: 100 }, '2026-04-29');
  const expected = readDocument(Buffer.from(text), 'a.xml');
  const encoded = Buffer.from(text).toString('base64');
  for (const written of [encoded, `${encoded.replace(/.{76}/g, '$&\r\n')}\n`]) {
    assert.equal(readDocument(Buffer.from(written), 'a.xml'), expected);
  }
});

reading('HTML in base64 is refused by its name', () => {
  const line = 'a.xml:1: HTML in base64, expected Akoma Ntoso';
  assert.is(refusal(Buffer.from('<html><head></head><body>Codice civile</body></html>').toString('base64')), line);
  assert.is(refusal(Buffer.from('<!DOCTYPE html>\n<html><body>x</body></html>').toString('base64')), line);
});

reading('base64 in base64 and words that look like it are no documents', () => {
  const twice = Buffer.from(Buffer.from('<html>').toString('base64')).toString('base64');
  assert.match(refusal(twice), /^a\.xml:1: /);
  assert.match(refusal('PDF e altro'), /^a\.xml:1: /);
  assert.not.match(refusal('PDF e altro'), /base64/);
});

reading('a document cut at 1 MiB is refused as such, wherever the cut falls', () => {
  const text = documentOf(law, '2026-04-29');
  const line =
    /^a\.xml:\d+: a document cut at exactly 1 MiB, expected all of it, as an export of this act alone gives it$/;
  const at = 2 ** 20;
  assert.match(refusal(text.slice(0, at)), line);
  // Inside the start tag of the article, and inside a letter of two bytes.
  assert.match(refusal(text.slice(0, text.indexOf('<article') + 20).padStart(at)), line);
  const half = Buffer.concat([Buffer.from(text.slice(0, at - 1)), Buffer.from('è').subarray(0, 1)]);
  assert.throws(() => readDocument(half, 'a.xml'), line);
  assert.not.match(refusal(text.slice(0, at - 5)), /1 MiB/);
});

reading.run();
