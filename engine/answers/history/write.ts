// Writes the histories of all acts that have several texts, before the acts: relations say which version they began.
import type { Reference, Target } from '../../law/act.js';
import type { Relation } from '../../law/relation.js';
import type { CorpusAct } from '../../read/corpus.js';
import { atOnce } from '../../steps.js';
import type { SnapshotWriter } from '../../store/writer.js';
import { nameAct } from '../act-name.js';
import { writeCited } from '../article.js';
import { dayNumber } from '../day-number.js';
import type { PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../cited-ranges.js';
import type { SeenBook } from '../seen/book.js';
import { isLapsed, type StatusOf } from '../status.js';
import { addUnheld } from '../unheld.js';
import { buildHistory, hasHistory } from './build.js';
import { HistoryWriter } from './encode.js';
import { PastTexts, sinceOf } from './past-texts.js';
import { putInOf } from './put-in.js';
import { amendersOf } from './silence.js';

/** The facts of all acts. */
interface Known {
  acts: readonly CorpusAct<PackedDocument>[];
  related: ReadonlyMap<string, { incoming: readonly Relation[]; outgoing: readonly Relation[] }>;
  resolve: (target: Target) => ReferenceEnd | null;
  statusOf: StatusOf;
  /** When things were first held. */
  book: Pick<SeenBook, 'textDay'>;
}

/** @returns ELI of the text that a relation began, by the relation's identifier */
export function writeHistories(
  writer: SnapshotWriter,
  { acts, related, resolve, statusOf, book }: Known,
): Map<string, string> {
  const begun = new Map<string, string>();
  const histories = new HistoryWriter();
  const past = new PastTexts();
  const since: number[] = [];
  const titles = new Map(acts.map(({ summary }) => [summary.eli, summary.title]));
  const nameOf = (eli: string) => nameAct({ eli, title: titles.get(eli) ?? null, inCorpus: titles.has(eli) });
  const conversions = conversionsOf(
    related,
    new Map(acts.map(({ summary }) => [summary.eli, summary.publication.date])),
  );
  const conversionOf = (decree: string) => conversions.get(decree) ?? null;
  const byEli = new Map(acts.map((act) => [act.summary.eli, act]));
  const forces = new Map(
    acts.map(({ summary: { eli, entryIntoForce, hasOtherForces, textDays } }) => [
      eli,
      hasOtherForces ? null : (entryIntoForce ?? (textDays.isOriginal ? textDays.from : null)),
    ]),
  );
  const cite = (references: string, eli: string) => {
    if (references.length <= 2) return '[]';
    const ends = (JSON.parse(references) as Reference[]).flatMap(({ text, target }) => {
      const end = resolve(target);
      return end === null || (end.articleEli ?? end.act) === eli
        ? []
        : { text, act: end.act, articleEli: end.articleEli };
    });
    return writeCited(ends, statusOf);
  };
  acts.forEach((act, i) => {
    if (!hasHistory(act)) {
      const start = dayNumber(act.summary.textDays.from);
      const { articleCount, articleKeys, textDays } = act.summary;
      const putIn = textDays.isOriginal ? putInOf(articleKeys, act.document.text()) : [];
      for (let n = 0; n < articleCount; n++) since.push(putIn.includes(n) ? 0 : start);
      return;
    }
    const { incoming } = related.get(act.summary.eli)!;
    const history = buildHistory(act, {
      incoming,
      conversionOf,
      forceOf: (eli) => forces.get(eli) ?? null,
      amenderOf: amendersOf(act.summary.eli, byEli, { resolve, conversionOf }),
      nameOf,
      writeCited: cite,
      seenOf: (eli, document) => book.textDay(eli, document),
    });
    addUnheld(
      history,
      incoming.filter(({ dropped, from }) => dropped === undefined && !isLapsed(statusOf(from.act))),
    );
    histories.add(i, history);
    past.add(act, history, statusOf(act.summary.eli) !== null);
    for (const day of sinceOf(act, history)) since.push(day);
    for (const [relation, version] of history.begun) begun.set(relation, version);
  });
  histories.write(writer);
  writer.column('words.since', Uint32Array.from(since));
  atOnce(past.write(writer));
  return begun;
}

/** The law that converted each decree-law, and the day of its Gazzetta. */
function conversionsOf(related: Known['related'], published: ReadonlyMap<string, string | null>) {
  const conversions = new Map<string, { law: string; published: string | null }>();
  for (const { outgoing } of related.values())
    for (const { kind, from, to, dates } of outgoing)
      if (kind === 'converte')
        conversions.set(to.act, { law: from.act, published: published.get(from.act) ?? dates.publication });
  return conversions;
}
