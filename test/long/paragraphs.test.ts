// The paragraphs that are found in texts, against those that the real documents mark.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readParagraphs } from '../../engine/law/paragraph.js';
import { readContent } from '../../engine/read/akn/content.js';
import { readDocument } from '../../engine/read/akn/read-document.js';
import { childElements, descendants, firstChild, parseXml, type XmlElement } from '../../engine/read/akn/xml.js';
import { sharedPath } from '../shared.js';

const test = suite('paragraphs, long');

/** Letters and digits, without numbers of update notes. */
const letters = (text: string) => text.replace(/\(\d{1,3}[a-z]?\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** Law of paragraphs, without marks and notes. */
const lawOf = (elements: readonly XmlElement[]) => letters(readContent(elements).lines.join('\n'));

/** Numbered paragraphs of the documents' bodies, each with what the document holds between it and the next one. */
function* marked(file: string, bytes: Uint8Array) {
  const body = descendants(parseXml(bytes, file), 'body')[0]!;
  const elements = descendants(body, 'article');
  const { articles } = readDocument(bytes, file).act;
  const own = articles.filter(({ part }) => part === null).length === elements.length ? null : 'testo';
  const served = articles.filter(({ part }) => part === own);
  for (const [i, article] of elements.entries()) {
    const paragraphs = childElements(article, 'paragraph');
    const read = readParagraphs(served[i]!.text);
    for (const [at, paragraph] of paragraphs.entries()) {
      const number = /__para_(.+)$/.exec(paragraph.attributes['eId'] ?? '')?.[1];
      if (number === undefined || firstChild(paragraph, 'num') === undefined) continue;
      const next = paragraphs.findIndex(({ attributes }, n) => n > at && /__para_/.test(attributes['eId'] ?? ''));
      const after = paragraphs.slice(at + 1, next === -1 ? undefined : next);
      yield { article: served[i]!, read, number, law: lawOf([paragraph]), upTo: lawOf([paragraph, ...after]) };
    }
  }
}

/** Annexes quoted in D.Lgs. 209/2024, whose paragraphs the document takes for those of the article. */
const quoted = /decreto-legislativo\/2024\/12\/31\/209\/art\/(?:78|86|89|94)$/;

test('every numbered paragraph of the real documents is found, with the same text', () => {
  let [found, apart, inQuotation] = [0, 0, 0];
  for (const folder of ['normattiva', 'effetti']) {
    const path = sharedPath('corpus', folder);
    if (path === null) return;
    for (const file of readdirSync(path)) {
      for (const { article, read: paragraphs, number, law, upTo } of marked(file, readFileSync(join(path, file)))) {
        const { text, eli } = article;
        const index = paragraphs.findIndex((paragraph) => paragraph.number === number);
        // Glued to it may be paragraphs that the document does not mark (`3. … 4.I tempi`): together they are its text.
        const stop = paragraphs.findIndex(({ end }, i) => i >= index && matches(paragraphs[index]?.start ?? 0, end));
        function matches(start: number, end: number): boolean {
          const read = letters(text.slice(start, end));
          return read.length >= law.length && upTo.startsWith(read);
        }
        if (index !== -1 && stop === index) found++;
        else if (index !== -1 && stop > index) apart++;
        else if (quoted.test(eli)) inQuotation++;
        else assert.unreachable(`${file} ${eli} paragraph ${number}`);
      }
    }
  }
  assert.equal([found, apart, inQuotation], [8060, 25, 30]);
});

test.run();
