// Clauses in our own words with the words that they carry, `wordings.jsonl`: each read, beside what it should say.
import { readFileSync } from 'node:fs';
import { readActOperations } from '../../../../../../engine/read/akn/relations/clause/operations.js';
import { readOutline } from '../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { wordingsOf } from '../../../../../../engine/read/akn/relations/clause/wordings.js';
import type { Stretch, Wording, WordPlace } from '../../../../../../engine/law/wording.js';
import { actFixture } from '../../act-fixture.js';

/** Action, place, old words, new words, the words beside, position; `?` for words that cannot be read. */
type Row = readonly [string, string, string | null, string | null, string | null, string];

export interface WordingCase {
  name: string;
  expected: readonly Row[];
  read: readonly Row[];
}

/** The cases as labelled and as read. */
export function readWordingCases(): WordingCase[] {
  const path = new URL('../../../../../../../test/engine/read/akn/relations/clause/wordings.jsonl', import.meta.url);
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { name, text, operations } = JSON.parse(line) as { name: string; text: string; operations: Row[] };
      return { name, expected: operations, read: readRows(text) };
    });
}

function readRows(text: string): Row[] {
  const { act } = actFixture({ articles: [['1', text]] });
  return readActOperations(act, (article) => readOutline(article.text)).flatMap((operation) =>
    wordingsOf(operation, '/art/1', text).map((wording) => rowOf(wording, text)),
  );
}

function rowOf({ action, to, old, until, brought, anchor, position, isWhole }: Wording, text: string): Row {
  const words = (stretch: Stretch | null) => (stretch === null ? null : text.slice(stretch.start, stretch.end));
  const last =
    typeof until === 'string' ? (until === 'fine' ? ' …' : ' ….') : until === null ? '' : ` … ${words(until)}`;
  const gone = old === null ? null : `${words(old)}${last}`;
  return isWhole
    ? [action, placeOf(to), gone, words(brought), words(anchor), position]
    : [action, placeOf(to), gone ?? '?', words(brought) ?? '?', words(anchor), position];
}

function placeOf({ part, article, division, isHeading, paragraphs, points, numbers, sentences }: WordPlace): string {
  const parts = [
    article === null ? (part ?? '') : `art ${article}`,
    division ?? '',
    isHeading ? 'r' : '',
    paragraphs.length > 0 ? `c ${paragraphs.join()}` : '',
    points.length > 0 ? `l ${points.join()}` : '',
    numbers.length > 0 ? `n ${numbers.join()}` : '',
    sentences.length > 0 ? `p ${sentences.join()}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
