// Why an act or article is no longer in force, as far as known: the shape, and where it comes from.
import type { tags } from '#typia';
import { sigla } from '../law/act-type.js';
import { formatEli, parseEli, partOfEli } from '../law/eli.js';
import type * as law from '../law/status.js';
import { todayInRome } from '../read/corpus/today.js';
import type { Day } from './values.js';

/** Chi ha posto fine a un atto o a un articolo. / Who ended an act or article. */
export interface StatusAuthor {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/2015/12/28/208'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 208/2015'>;
  /** Numero dell’articolo, o null. / Number of the article, or null. */
  articolo: (string & tags.Example<'1'>) | null;
  /** ELI dell’articolo, con la sua parte; o null. / ELI of the article, part included; or null. */
  articolo_eli: (string & tags.Example<'eli:/it/legge/2015/12/28/208/art/1'>) | null;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
}

/** Stato di un atto o di un articolo non più in vigore; dove non c’è, i documenti caricati non lo dicono: non vuol dire «in vigore». / Status of an act or article no longer in force; where it is absent the loaded documents do not say: it does not mean “in force”. */
export interface Stato {
  /** Che cosa gli è accaduto. / What happened to it. */
  valore: law.StatusValue;
  /** Da quando, se noto. / Since when, where known. */
  dal: (Day & tags.Example<'2016-01-01'>) | null;
  /** Chi l’ha disposto, se noto. / By whom, where known. */
  da: StatusAuthor | null;
  /** Identificativo della relazione che lo dice, o null se lo dice un segno o una nota del documento. / Identifier of the relation that says so, or null where a mark or note of the document does. */
  relazione: (string & tags.Example<'b65cf93660e8f488'>) | null;
}

/**
 * A text that is shown: its last day and its place in time, where another version is known, whether one may be missing beside it, and
 * whether it is only a mark of an end.
 */
export interface ShownText {
  al?: string | null;
  posizione?: string;
  certezza?: string;
  abrogato?: boolean;
}

/** Whether something had ended by the day of its text; `unknown` where the day of the end is not known, and the text may have come after it. */
export type Ending = 'ended' | 'later' | 'unknown';

/**
 * Whether a status, which is undated in time, is one of the text that is shown. It is not where it began after that day, or where its day
 * is not known and the text is known to stand on the day that was asked for, before another one, without being a mark of an end itself.
 * @param day that was asked for; by itself the last one of the text
 */
export function endingOf({ dal }: Stato, text: ShownText, day = text.al ?? null): Ending {
  if (dal !== null) return day !== null && dal > day ? 'later' : 'ended';
  if (text.abrogato === true) return 'ended';
  if (text.posizione === 'storica') return text.certezza === 'parziale' ? 'unknown' : 'later';
  return day === null || day >= todayInRome() ? 'ended' : 'unknown';
}

/** What a hit says of the text that was searched. */
export function textOfHit({ testo_fino_al }: { testo_fino_al: string | null }): ShownText {
  return testo_fino_al === null ? {} : { al: testo_fino_al, posizione: 'storica' };
}

/** Whether the articles of an act are marks of its end, for the most part. */
export function isMarked(articles: readonly { abrogato: boolean }[]): boolean {
  return articles.length > 0 && 2 * articles.filter(({ abrogato }) => abrogato).length >= articles.length;
}

/** The status of an act or article by its ELI; an article of an ended act has that of the act. */
export type StatusOf = (eli: string) => Stato | null;

/** The acts and articles known to be no longer in force. */
export interface Statuses {
  of: StatusOf;
  /** The statuses of an act's articles that have one of their own, by ELI suffix. */
  ofArticles: (eli: string) => Readonly<Record<string, Stato>>;
}

/** @param statuses by ELI of an act or article */
export function openStatuses(statuses: ReadonlyMap<string, law.Status>): Statuses {
  const written = new Map([...statuses].map(([eli, status]) => [eli, writeStatus(status)]));
  const byAct = groupByAct(written);
  const of: StatusOf = (eli) => {
    const own = written.get(eli);
    if (own !== undefined || written.size === 0) return own ?? null;
    const article = eli.lastIndexOf('/art/');
    if (article === -1) return null;
    // The act stands before the article, and before the part that the article may be of.
    return written.get(eli.slice(0, article)) ?? written.get(eli.slice(0, eli.lastIndexOf('/', article - 1))) ?? null;
  };
  return { of, ofArticles: (eli) => byAct.get(eli) ?? none };
}

const none = {};

function groupByAct(statuses: ReadonlyMap<string, Stato>): Map<string, Record<string, Stato>> {
  const byAct = new Map<string, Record<string, Stato>>();
  for (const [eli, status] of statuses) {
    const parts = parseEli(eli);
    if (parts?.article == null) continue;
    const act = formatEli({ ...parts, part: null, article: null, annex: null });
    const known = byAct.get(act) ?? {};
    known[eli.slice(act.length)] = status;
    byAct.set(act, known);
  }
  return byAct;
}

function writeAuthor(act: string, article: string | null, articleEli: string | null): StatusAuthor {
  const parte = articleEli === null ? null : partOfEli(articleEli);
  return { eli: act, sigla: sigla(act), articolo: article, articolo_eli: articleEli, parte };
}

/** The status of a provision that its conversion law dropped: it never had effect (Constitution, art. 77). */
export function statusOfDropped({ by, relation }: { by: string; relation: string }): Stato {
  return { valore: 'non-convertito', dal: null, da: writeAuthor(by, null, null), relazione: relation };
}

/** Whether what something did has no effect: it lapsed, or was not converted. */
export function isLapsed(status: Stato | null): boolean {
  return status !== null && (status.valore === 'decaduto' || status.valore === 'non-convertito');
}

function writeStatus({ value, since, by, byArticle, byArticleEli, relation }: law.Status): Stato {
  return {
    valore: value,
    dal: since,
    da: by === null ? null : writeAuthor(by, byArticle, byArticleEli),
    relazione: relation,
  };
}

/** The known statuses of an act and, where they differ from the act's, of its articles. */
export interface ActStatuses {
  act: Stato | null;
  /** By ELI suffix. */
  articles: Readonly<Record<string, Stato>>;
}

/** Empty for most acts: nothing is known of them. */
export function encodeStatuses(statuses: ActStatuses): Uint8Array {
  const isEmpty = statuses.act === null && Object.keys(statuses.articles).length === 0;
  return isEmpty ? new Uint8Array(0) : Buffer.from(JSON.stringify(statuses));
}

/** Bytes of JSON whose statuses are kept: those of a code are some 100 kB, of all 20,000 acts of a synthetic corpus 900 kB. */
const mostKept = 1 << 20;

/** Statuses read last, by act: an answer asks for those of one act many times. */
export class KeptStatuses {
  readonly #byAct = new Map<number, ActStatuses>();
  #bytes = 0;

  /** @param stored gives what {@link encodeStatuses} wrote for the act */
  of(act: number, stored: () => Buffer): ActStatuses {
    let known = this.#byAct.get(act);
    if (known === undefined) {
      const json = stored();
      if (this.#bytes + json.length > mostKept) {
        this.#byAct.clear();
        this.#bytes = 0;
      }
      this.#bytes += json.length;
      this.#byAct.set(act, (known = JSON.parse(json.toString()) as ActStatuses));
    }
    return known;
  }
}
