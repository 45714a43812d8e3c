// What is wrong with the answers about an act, held against the files of its versions.
import type { Catalog, shapes } from '../../engine/index.js';
import { readDocument } from '../../engine/read/akn/read-document.js';
import { askAny } from '../http/questions/ask-any.js';

/** A file of a series: its place below the folder, and its bytes. */
export interface SeriesFile {
  at: string;
  xml: string;
}

/** What a file says of an article on the days from `from` to `until`. */
interface Known {
  from: string;
  /** The last day on which this text is known to stand. */
  until: string;
  articles: ReadonlyMap<string, string>;
  isOriginal: boolean;
}

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Letters and digits alone: what a change has to change. */
const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\(\(|\)\)/g, '')
    .replace(/\(\d{1,3}[a-z]?\)(?=[\s.;,]*(?:\n|$))/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The texts of the files, each from its own start; of one start the last of its names. */
export function readFiles(files: readonly SeriesFile[]): Known[] {
  const byStart = new Map<string, Known & { at: string }>();
  for (const { at, xml } of files) {
    let read;
    try {
      read = readDocument(Buffer.from(xml), at).act;
    } catch {
      continue;
    }
    const elis = [...xml.matchAll(/name="eli" value="[^"]*\/(ORIGINAL|CONSOLIDATED)(?:\/(\d{4})(\d\d)(\d\d))?"/g)][0];
    const isOriginal = elis?.[1] === 'ORIGINAL' || (elis === undefined && at.includes('ORIGINALE'));
    const asked = /_VIGENZA_(\d{4})(\d\d)(\d\d)\.xml$/.exec(at)?.slice(1).join('-');
    const stated = elis?.[2] === undefined ? read.textDays.from! : `${elis[2]}-${elis[3]}-${elis[4]}`;
    // Of a version that says it began before its act no more is known than the day on which it was asked for.
    const from = stated < read.date ? (asked ?? read.textDays.from!) : stated;
    const until = asked ?? from;
    // Some files that are called the original have what the conversion put in, in marks.
    const isPutIn = ({ eli, amendedText }: (typeof read.articles)[number]) =>
      isOriginal && amendedText && /\/\d+-[a-z]{3}[^/]*$/.test(eli);
    const articles = new Map(
      read.articles.filter((one) => !isPutIn(one)).map((one) => [one.eli, `${one.heading ?? ''}\n${one.text}`]),
    );
    const known = { at, from, until, articles, isOriginal };
    const other = byStart.get(`${from} ${isOriginal}`);
    if (other === undefined || other.at < at) byStart.set(`${from} ${isOriginal}`, known);
  }
  return [...byStart.values()].sort((a, b) =>
    a.isOriginal !== b.isOriginal ? (a.isOriginal ? -1 : 1) : a.from < b.from ? -1 : 1,
  );
}

/** What is wrong with the answers about an act, against its files. @param truth all versions that there are, of which some may lack a file @param last start of those that are given */
export async function faultsOf(
  catalog: Catalog,
  act: string,
  truth: readonly Known[],
  last: string,
): Promise<string[]> {
  const faults: string[] = [];
  const read = async <Body>(name: Parameters<typeof askAny>[1], values: Record<string, string>) =>
    askAny<Body>(catalog, name, values);
  const articles = [...new Set(truth.flatMap((known) => [...known.articles.keys()]))];
  const starts = truth.map(({ from }) => from);
  const days = new Set(starts.flatMap((day) => [dayAfter(day, -1), day, dayAfter(day, 1), dayAfter(day, 200)]));
  for (const { until } of truth) days.add(until).add(dayAfter(until, 1));
  days.add('2026-11-27').add('2090-01-01');
  const textOn = (article: string, day: string) => {
    const standing = truth.findLast(({ from }) => from <= day);
    return standing === undefined ? undefined : (standing.articles.get(article) ?? null);
  };
  for (const day of days) {
    for (const article of articles) {
      const { status, body } = await read<shapes.ArticleAnswer>('norma', { eli: article, al: day });
      const right = textOn(article, day);
      const place = `${article.slice(act.length)} ${day}`;
      if (status === 404) {
        if (typeof right === 'string' && !('primo_giorno' in body)) faults.push(`${place}: 404, a text is known`);
        continue;
      }
      if (status !== 200) {
        faults.push(`${place}: ${status}`);
        continue;
      }
      const served = `${body.rubrica ?? ''}\n${body.testo}`;
      const isRight = right !== undefined && right !== null && lettersOf(served) === lettersOf(right);
      if (!isRight && body.certezza !== 'parziale' && body.in_vigore !== false)
        faults.push(`${place}: another text, said to be certain (dal ${body.dal}, al ${body.al})`);
      if (body.testo_al !== null && body.testo_al !== undefined) {
        const until = textOn(article, body.testo_al);
        if (
          body.dal != null &&
          body.testo_al >= body.dal &&
          typeof until === 'string' &&
          lettersOf(until) !== lettersOf(served)
        )
          faults.push(`${place}: testo_al ${body.testo_al}, another text stands on that day`);
      }
    }
  }
  for (const article of articles) {
    const { status, body } = await read<shapes.StoriaAnswer>('storia', { eli: article });
    const name = article.slice(act.length);
    if (status !== 200) {
      faults.push(`${name}: storia ${status}`);
      continue;
    }
    let previous: shapes.HistoryEntry | undefined;
    for (const entry of body.storia) {
      if (previous !== undefined) {
        if ((entry.dal ?? '') <= (previous.dal ?? '') && previous.tipo !== 'originale')
          faults.push(`${name}: storia goes back to ${entry.dal}`);
        const [before, after] = [textOn(article, dayAfter(entry.dal!, -1)), textOn(article, entry.dal!)];
        if (
          entry.dal_certo &&
          typeof before === 'string' &&
          typeof after === 'string' &&
          lettersOf(before) === lettersOf(after) &&
          previous.posizione !== 'mai_in_vigore'
        )
          faults.push(`${name}: a change on ${entry.dal} (${entry.tipo}) that is none`);
      }
      if (entry.causa !== null && entry.causa.data_gazzetta !== null && entry.causa.data_gazzetta > entry.dal!)
        faults.push(`${name}: cause of ${entry.dal} published ${entry.causa.data_gazzetta}`);
      previous = entry;
    }
    const changes = truth.filter(({ from }, i) => {
      if (i === 0) return false;
      const [one, other] = [truth[i - 1]!.articles.get(article), truth[i]!.articles.get(article)];
      return (
        (from > truth[i - 1]!.from && (one === undefined) !== (other === undefined)) ||
        (one !== undefined && other !== undefined && lettersOf(one) !== lettersOf(other))
      );
    });
    const told = body.storia.slice(1).map(({ dal }) => dal);
    // What began after the last text that is loaded nothing here can say.
    const wanted = changes.map(({ from }) => from).filter((day) => day <= last);
    if (told.length > wanted.length) faults.push(`${name}: told ${told.join(' ')}, there are ${wanted.join(' ')}`);
    if (body.certezza === 'completa' && told.join() !== wanted.join())
      faults.push(`${name}: complete, told ${told.join(' ')}, there are ${wanted.join(' ')}`);
    for (const [i, from] of starts.entries()) {
      const to = starts[i + 1];
      if (to === undefined) continue;
      const { body: compared, status: state } = await read<shapes.ArticleComparison>('confronto', {
        eli: article,
        da: from,
        a: to,
      });
      if (state !== 200) continue;
      const [one, other] = await Promise.all(
        [from, to].map((al) => read<shapes.ArticleAnswer>('norma', { eli: article, al })),
      );
      const runs = compared.commi.flatMap(({ parti }) => parti);
      const text = (op: string) =>
        runs
          .filter((run) => run.op === '=' || run.op === op)
          .map(({ testo }) => testo)
          .join('');
      const pair = from <= to ? [one, other] : [other, one];
      for (const [op, answer] of [
        ['-', pair[0]!],
        ['+', pair[1]!],
      ] as const)
        if (answer.status === 200 && text(op) !== answer.body.testo)
          faults.push(`${name}: confronto ${from} ${to} loses ${op}`);
    }
  }
  const { body: versioni } = await read<shapes.VersioniAnswer>('versioni', { eli: act });
  for (const { dal, al, certezza, testo_al, posizione, in_vigore } of versioni.versioni) {
    if (al !== null && dal !== null && al < dal) faults.push(`version ${dal} ends on ${al}`);
    const until = al ?? testo_al;
    if (certezza === 'completa' && until !== null && dal !== null && starts.some((day) => day > dal && day <= until))
      faults.push(`version ${dal} complete until ${until}, another one begins before`);
    if (testo_al !== null && dal !== null && starts.some((day) => day > dal && day <= testo_al))
      faults.push(`version ${dal} testo_al ${testo_al}, another one begins before`);
    if (posizione === 'mai_in_vigore' && in_vigore) faults.push(`version ${dal} never in force, and in force`);
  }
  return faults;
}
