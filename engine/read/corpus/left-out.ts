// Active modifications that a corpus places nowhere: counted per document, with their elements.
import type { LeftOut } from '../../law/relation.js';
import { resolveEnd, type RelationIndex } from './resolve-end.js';

/** Elements and documents that a line names. */
const named = 3;
const namedDocuments = 10;

/** Those of a document that this corpus places nowhere either: it may have the one act that a year-only reference means. */
export function leftOutOf(leftOut: readonly LeftOut[], index: RelationIndex): LeftOut[] {
  return leftOut.filter(
    ({ unless }) =>
      unless === null ||
      resolveEnd({ act: unless, part: null, article: null, paragraph: null, point: null }, index) === null,
  );
}

/** For the log: a line for each of the first documents that leave anything out, and one for all where there are more. */
export function* leftOutLines(documents: readonly { path: string; leftOut: readonly LeftOut[] }[]): Generator<string> {
  const some = documents.filter(({ leftOut }) => leftOut.length > 0);
  for (const { path, leftOut } of some.slice(0, namedDocuments)) yield `${path}: ${placedNowhere(leftOut)}`;
  if (some.length <= namedDocuments) return;
  const total = some.reduce((sum, { leftOut }) => sum + leftOut.length, 0);
  yield `${total} active modifications of ${some.length} documents are placed nowhere: \`legami report\` lists them`;
}

/** `18 active modifications are placed nowhere: amod_669 (…), amod_670 (…), amod_671 (…) and 15 more`. */
function placedNowhere(leftOut: readonly LeftOut[]): string {
  const first = leftOut.slice(0, named).map(({ element, because }) => `${element} (${because})`);
  const rest = leftOut.length > named ? ` and ${leftOut.length - named} more` : '';
  const many = leftOut.length === 1 ? 'modification is' : 'modifications are';
  return `${leftOut.length} active ${many} placed nowhere: ${first.join(', ')}${rest}`;
}
