// A reading report as lines for people.
import type { CorpusReport, Counts, FileReport, MissingTarget, ProofReport } from '../../engine/index.js';
import { counted, megabytes, plain } from './amounts.js';

/** Rows of a ranking that are shown; `--json` has them all. */
const shownRows = 25;

export function* reportLines(report: CorpusReport): Generator<string> {
  const { files, refused, totals, relations, missingActs, missingArticles, unresolved } = report;
  for (const file of files) yield* fileLines(file);
  if (refused.length > 0) yield '';
  for (const line of refused) yield `refused ${line}`;
  yield '';
  yield `${counted(totals.documents, 'document')} (${megabytes(totals.bytes)}), ${counted(totals.acts, 'act')}, ${plain(refused.length)} refused, ${counted(totals.warnings, 'warning')}`;
  yield `${counted(totals.leftOut, 'active modification')} placed nowhere`;
  yield `${plain(totals.confirmed)} of ${counted(totals.documents, 'document')} confirmed by a second XML parser`;
  yield `${partsOf(totals)} in law text`;
  yield counted(relations.total, 'relation');
  if (relations.total > 0) {
    yield `  by kind: ${listed(relations.byKind)}`;
    yield `  by method: ${listed(relations.byMethod)}`;
    yield `  by confidence: ${listed(relations.byConfidence)}`;
  }
  yield* missingLines('acts named but not loaded, what to load next', missingActs);
  yield* missingLines('articles named that the loaded act lacks', missingArticles);
  if (unresolved.total > 0) {
    yield '';
    yield `${plain(unresolved.total)} ends that name no act: ${listed(unresolved.byReason)}`;
    for (const [reference, times] of Object.entries(unresolved.byReference).slice(0, shownRows)) {
      yield `${plain(times).padStart(8)}  ${reference === '' ? '(empty)' : reference}`;
    }
  }
}

/** Lines on how far the texts prove the words of amending acts. */
export function* proofLines({
  total,
  grades,
  byAction,
  byDecade,
  byKind,
  byGeneration,
  measure,
  acts,
}: ProofReport): Generator<string> {
  yield `${counted(total, 'operation')} on the words of other acts`;
  yield `  ${listed({ ...grades })}`;
  for (const [title, counts] of [
    ['by action', byAction],
    ['by kind', byKind],
    ['by decade', byDecade],
    ['by generation of the export', byGeneration],
  ] as const) {
    yield `${title}:`;
    for (const [name, own] of Object.entries(counts)) yield `  ${name}: ${listed({ ...own })}`;
  }
  const { forward, backward, control } = measure;
  yield 'words held against texts anew:';
  if (forward.total === 0) yield '  forward: no text is loaded that stood before an amendment';
  else {
    yield `  forward, on the text before: ${counted(forward.total, 'operation')}, place found ${plain(forward.placed)}, applied ${plain(forward.applied)}`;
    const { words, place, absent, several, wide } = forward;
    const missed = listed({ words, place, absent, several, wide });
    if (missed !== '') yield `    not applied: ${missed}`;
    yield `    to the letter ${plain(forward.exact)} of ${plain(forward.compared)} with a text after`;
  }
  const { total: known, places, placed, borneOut, against } = backward;
  yield `  backward, on the text after or the notes: ${counted(known, 'operation')}, place found ${plain(placed)} of ${plain(places)}, borne out ${plain(borneOut)}, against ${plain(against)}`;
  yield `  control, with the words of another operation: ${plain(control.total)}, borne out ${plain(control.borneOut)}`;
  yield 'by act:';
  for (const { eli, total: own, grades: ofAct } of acts.slice(0, shownRows))
    yield `${plain(own).padStart(8)}  ${eli}  ${listed({ ...ofAct })}`;
  if (acts.length > shownRows) yield `          and ${plain(acts.length - shownRows)} more`;
}

function* fileLines({
  path,
  eli,
  claims,
  warnings,
  unresolved,
  leftOut,
  disagreement,
  ...file
}: FileReport): Generator<string> {
  yield `${path}: ${eli}`;
  yield `  ${partsOf(file)}, ${counted(claims.total, 'claim')}`;
  if (claims.total > 0) {
    yield `  ${listed(claims.byKind)}; ${listed(claims.byMethod)}; confidence ${listed(claims.byConfidence)}`;
  }
  yield* unresolvedLines(unresolved);
  if (leftOut.length > 0) yield `  ${counted(leftOut.length, 'active modification')} placed nowhere:`;
  for (const { element, because } of leftOut) yield `    ${element}: ${because}`;
  for (const warning of warnings) yield `  warning ${warning}`;
  if (disagreement !== null) yield `  XML ${disagreement}`;
}

/** One line per reference and reason, with the elements that carry it. */
function* unresolvedLines(unresolved: FileReport['unresolved']): Generator<string> {
  const elements = new Map<string, string[]>();
  for (const { element, reference, reason } of unresolved) {
    const key = `${reference || 'no reference'} (${reason})`;
    const known = elements.get(key);
    if (known) known.push(element);
    else elements.set(key, [element]);
  }
  for (const [key, at] of elements) {
    const rest = at.length > shownRows ? ` and ${plain(at.length - shownRows)} more` : '';
    yield `  unresolved ${key}: ${at.slice(0, shownRows).join(', ')}${rest}`;
  }
}

function* missingLines(title: string, targets: readonly MissingTarget[]): Generator<string> {
  if (targets.length === 0) return;
  yield '';
  yield `${plain(targets.length)} ${title}:`;
  for (const { eli, sigla, relations, references } of targets.slice(0, shownRows)) {
    yield `${plain(relations + references).padStart(8)}  ${sigla}  ${eli}  (${counted(relations, 'relation')}, ${counted(references, 'reference')})`;
  }
  if (targets.length > shownRows) yield `          and ${plain(targets.length - shownRows)} more`;
}

function listed(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, times]) => times > 0)
    .map(([name, times]) => `${name} ${plain(times)}`)
    .join(', ');
}

type Parts = Pick<FileReport, 'articles' | 'annexes' | 'notes' | 'references'>;

function partsOf({ articles, annexes, notes, references }: Parts): string {
  return `${counted(articles, 'article')}, ${counted(annexes, 'annex', 'annexes')}, ${counted(notes, 'note')}, ${counted(references, 'reference')}`;
}
