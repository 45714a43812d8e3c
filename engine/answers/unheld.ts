// Amendments with a day on which no loaded text begins: the text that is loaded for that day cannot hold them.
import { isRealDate } from '../law/eli.js';
import { monthNames } from '../law/months.js';
import { reachesWhole, type Relation } from '../law/relation.js';
import { dayBefore } from '../law/version.js';
import { articleKeys } from '../read/versions/article-key.js';
import { laterDay } from './text-day.js';
import type { KeptChange, KeptVersions, Unheld } from './version.js';

/** The history of an act as it is made. */
interface Built {
  kept: KeptVersions;
  units: readonly { suffix: string; changes: KeptChange[] }[];
  /** ELI of the loaded text that a relation began, by the relation's identifier. */
  begun: ReadonlyMap<string, string>;
}

/** The place of a question: ELI suffix of an article, `null` for the act, and a comma of it. */
export interface Place {
  article: string | null;
  paragraph?: string | null;
}

/**
 * Adds to each version behind which no other one is missing the amendments with a day before the next one. A text that began after such a day
 * may have begun on it.
 * @param incoming what amends the act, without what lapsed
 */
export function addUnheld({ kept: { versions }, units, begun }: Built, incoming: readonly Relation[]): void {
  const dated = incoming.flatMap((relation): Unheld[] => {
    const { id, nature, dates, from, to, evidence } = relation;
    if (nature !== 'testuale' || (to.articleEli === null && !reachesWhole(relation))) return [];
    const article = to.articleEli === null ? null : keyOf(to.articleEli.slice(to.act.length));
    const own = { act: from.act, article, paragraph: to.paragraph };
    // The day of a Gazzetta is none on which words change.
    const day = laterDay(dates.effect ?? dates.force, begun.get(id) ?? null);
    const end = dayBehind(evidence ?? '');
    return [
      ...(day === null ? [] : [{ ...own, day, isEnd: false }]),
      ...(end === null ? [] : [{ ...own, day: end, isEnd: true }]),
    ];
  });
  for (const [index, version] of versions.entries()) {
    const next = versions.slice(index + 1).find(({ start }) => start !== null)?.start ?? null;
    const known = [version.start ?? '', version.until ?? ''].sort().at(-1)!;
    if (!version.isCertain || version.start === null || next === null) continue;
    const unheld = dated.filter(({ day }) => day > known && day < next).sort((a, b) => (a.day < b.day ? -1 : 1));
    if (unheld.length > 0) version.unheld = unheld;
    for (const { article } of unheld)
      for (const { suffix, changes } of units)
        if (article === keyOf(suffix)) for (const change of changes) if (change.dal === next) change.dal_certo = false;
  }
}

/** `Fino al 31 dicembre 2031, all'articolo 3 … la parola … è sostituita`, `Dal 1° gennaio 2030 e fino al 31 dicembre 2031`. */
const temporary = new RegExp(
  String.raw`^(?:[\w-]{1,8}[.)]\s)?(?:(?:a\s(?:decorrere|partire)\s)?dal(?:l')?\s?[\w°]{1,4}\s[a-z]{5,9}\s\d{4},?\s(?:e\s)?)?(?:fino|sino)\sal(?:l')?\s?(\d{1,2})[°ºo]?\s(${monthNames.join('|')})\s(\d{4}),\s`,
  'iu',
);

/** The day after the last one of an amendment for a time; `null` for another one. @param evidence its sentence */
function dayBehind(evidence: string): string | null {
  const [, day, month, year] = temporary.exec(evidence.trimStart()) ?? [];
  if (day === undefined) return null;
  const number = String(monthNames.indexOf(month!.toLowerCase()) + 1).padStart(2, '0');
  const last = `${year}-${number}-${day.padStart(2, '0')}`;
  return isRealDate(last) ? new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) : null;
}

const keyOf = (suffix: string): string => articleKeys([suffix])[0]!;

/** The first amendment of a place that a version cannot hold; `null` where none is known. */
export function firstUnheld({ versions }: KeptVersions, index: number, { article, paragraph }: Place): Unheld | null {
  const { unheld } = versions[index]!;
  if (unheld === undefined) return null;
  const key = article === null ? null : keyOf(article);
  const concerns = (one: Unheld): boolean =>
    key === null || one.article === null || (one.article === key && isOfParagraph(one, paragraph ?? null));
  return unheld.find(concerns) ?? null;
}

/** The first amendment of a place that none of the versions can hold which stand on its day; `null` where none is known. */
export function anyUnheld(kept: KeptVersions, place: Place): Unheld | null {
  for (const index of kept.versions.keys()) {
    const found = firstUnheld(kept, index, place);
    if (found !== null) return found;
  }
  return null;
}

const isOfParagraph = ({ paragraph }: Unheld, asked: string | null): boolean =>
  asked === null || paragraph === null || paragraph.split(', ').includes(asked);

/** The earlier of the last day of a text and the day before an amendment that it cannot hold. */
export function untilUnheld(until: string | null, unheld: Unheld | null): string | null {
  const before = unheld === null ? null : dayBefore(unheld.day);
  return before !== null && until !== null && before < until ? before : until;
}
