// The day of a text: since when it is served so, until when it is known to stand, and which amendments came after.
import type { tags } from '#typia';
import type { TextDays } from '../law/act.js';
import { reachesWhole, type Relation } from '../law/relation.js';
import type { Count, Day } from './values.js';
import { words, type Language } from './words.js';

/** Le modifiche che un testo non contiene, perché sono di dopo. / The amendments that a text does not contain, because they are later. */
export interface LaterAmendments {
  /** Quante se ne conoscono: relazioni testuali, con questo luogo, il cui giorno è dopo testo_al, tranne quelle di decreti-legge o loro disposizioni non convertiti. / How many are known: textual relations with this place whose day is after testo_al, but those of decree-laws, or provisions of one, that were not converted. */
  n: Count;
  /** Il giorno della prima; null se non se ne conoscono. / The day of the first; null where none is known. */
  prima_data: (Day & tags.Example<'2024-12-31'>) | null;
  /** Quante relazioni testuali con questo luogo non hanno un giorno noto: non sono contate in n, e possono non essere comprese nel testo. / How many textual relations with this place have no known day: they are not counted in n, and may not be contained in the text. */
  senza_data: Count;
  /** Dove sono: indirizzo relativo dell’elenco. / Where they are: relative address of the list. */
  relazioni: string &
    tags.Example<'/api/public/relazioni?norma=eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241&dir=in&dal=2026-04-22'>;
  /** Vero se sono tutte quelle fino al testo più recente che è caricato; falso: ve ne possono essere altre, e zero non vuol dire nessuna. / True where these are all up to the newest text that is loaded; false: there may be others, and zero does not mean none. */
  complete: boolean;
  /** Lo stesso in una frase, con il giorno del testo. / The same in a sentence, with the day of the text. */
  frase: string & tags.Example<'Testo al 30 maggio 2023: 4 modifiche successive non vi sono comprese.'>;
}

/** Quando il testo è quello che è. / When the text is what it is. */
export interface DatedText {
  /** Giorno in cui comincia la versione servita. / Day on which the version that is served begins. */
  versione_dal: (Day & tags.Example<'2023-04-01'>) | null;
  /** Ultimo giorno in cui si sa che il testo è questo: quello chiesto al portale, se il nome del documento lo ha; altrimenti versione_dal. Se i testi sono riassunti, il giorno del testo riassunto. / Last day on which the text is known to be this: the one that the portal was asked for, where the document’s name has it; else versione_dal. Where texts are summaries, the day of the text that was summarised. */
  testo_al: (Day & tags.Example<'2023-05-30'>) | null;
  /** Vero se il testo è consolidato a un giorno; falso per quello pubblicato, per un riassunto, e dove non si sa. / True where the text is consolidated to a day; false for the one that was published, for a summary, and where it is not known. */
  testo_consolidato: boolean;
  modifiche_successive: LaterAmendments;
}

/**
 * An amendment after the day of the text: ELI suffix of its article (`''` for the act as a whole), its commi or `null`, its day or the later
 * one of the loaded text that it began, whether it reaches all of that, the day of its Gazzetta, or else of its entry into force, where its
 * own day is a later one and no loaded text shows when it came, and its own day, by which it is listed.
 */
export type LaterRow = readonly [
  article: string,
  paragraph: string | null,
  date: string,
  isWhole: boolean,
  announced: string | null,
  listed: string,
];

/** An amendment of which no day is known: ELI suffix of its article, its commi or `null`, whether it reaches all of that. */
export type UndatedRow = readonly [article: string, paragraph: string | null, isWhole: boolean];

/** The stored facts about the day of a text, as JSON, with a {@link LaterRow} for each amendment. */
export interface KeptTextDay extends TextDays {
  later: readonly LaterRow[];
  /** Absent where every amendment has a day. */
  undated?: readonly UndatedRow[];
  /** Whether it is a published text with articles that came in later: as a whole it is of several days. Hardly any is. */
  isMixed?: boolean;
  /** Whether an intervention that nothing decides or dates may be a later amendment, too. */
  hasDoubt: boolean;
}

/** The day of the text of an act, or of a place in it. */
export interface TextDay extends TextDays {
  /** Whether it is of several days: a published text with articles that came in later. */
  isMixed: boolean;
  /** How many later amendments are known, and the day of the first. */
  count: number;
  first: string | null;
  /** How many amendments are known of which no day is: each of them may be later. */
  undated: number;
  /** Whether some of them were in the Gazzetta by the day of the text: a text may contain them before they take effect. */
  isDeferred: boolean;
  /** Whether those are all up to the newest text of the corpus. */
  isComplete: boolean;
  /** The first day by which they are listed; `null` where none is known. */
  listed: string | null;
}

/**
 * @param incoming what amends the act
 * @param oldest the last day of its oldest text: amendments after it are kept
 * @param isMixed whether a published text has articles that came in later
 * @param begun ELI of the loaded text that a relation began, by the relation's identifier
 */
export function keepTextDay(
  { from, until, isConsolidated, isOriginal }: TextDays,
  incoming: readonly Relation[],
  oldest: string | null,
  isMixed: boolean,
  begun: ReadonlyMap<string, string>,
): KeptTextDay {
  const isLater = (date: string | null, than = until) => than !== null && date !== null && date > than;
  // A loaded text that an amendment began shows that it came no earlier: its Gazzetta may lie before.
  const dayOf = ({ id, date }: Relation) => laterDay(date, begun.get(id) ?? null);
  const articleOf = ({ to }: Relation) => to.articleEli?.slice(to.act.length) ?? '';
  const textual = incoming.filter(({ nature }) => nature === 'testuale');
  const later = textual
    .filter((relation) => isLater(dayOf(relation), oldest))
    .map((relation): LaterRow => {
      const { to, date, dates } = relation;
      const day = dayOf(relation)!;
      const announced = day === date ? (dates.publication ?? dates.force) : null;
      return [articleOf(relation), to.paragraph, day, reachesWhole(relation), announced, date!];
    });
  const undated = textual
    .filter((relation) => dayOf(relation) === null)
    .map((relation): UndatedRow => [articleOf(relation), relation.to.paragraph, reachesWhole(relation)]);
  const hasDoubt = incoming.some(({ nature, date }) => nature === null && (date === null || isLater(date)));
  return {
    ...{ from, until, isConsolidated, isOriginal, later },
    ...(undated.length === 0 ? {} : { undated }),
    ...(isMixed ? { isMixed } : {}),
    hasDoubt,
  };
}

/** The later of the day of an amendment, where it has one, and the day of the text that it began. @param text its ELI with its day */
export function laterDay(date: string | null, text: string | null): string | null {
  const began = text === null ? '' : text.slice(text.lastIndexOf('@') + 1);
  return date !== null && began > date ? began : date;
}

/**
 * The day of the text of a place.
 * @param article ELI suffix; `null` for the act
 * @param paragraph a comma of it; `null` for the whole article
 * @param newest the day of the newest text in the corpus
 */
export function textDayOf(
  kept: KeptTextDay,
  article: string | null,
  paragraph: string | null,
  newest: string | null,
): TextDay {
  const { isConsolidated, isOriginal, hasDoubt } = kept;
  const isMixed = article === null && kept.isMixed === true;
  const from = isMixed ? null : kept.from;
  const until = isMixed ? null : kept.until;
  const isUpToNewest = until !== null && newest !== null && until >= newest;
  // Most texts: nothing is known that came later. Both literals are whole, for copying members by spread takes some microseconds.
  if (kept.later.length === 0 && kept.undated === undefined) {
    const isComplete = isUpToNewest && !hasDoubt;
    return {
      from,
      until,
      isConsolidated,
      isOriginal,
      isMixed,
      count: 0,
      first: null,
      isDeferred: false,
      listed: null,
      undated: 0,
      isComplete,
    };
  }
  const later = kept.later.filter(([, , day]) => until !== null && day > until);
  const inArticle = article === null ? later : later.filter(([key]) => key === article);
  const reaches = (commas: string | null, isWhole: boolean) =>
    commas === null ? isWhole : commas.split(', ').includes(paragraph!);
  const ofPlace =
    paragraph === null ? inArticle : inArticle.filter(([, commas, , isWhole]) => reaches(commas, isWhole));
  const undated = kept.undated ?? [];
  const undatedHere = undated.filter(
    ([key, commas, isWhole]) =>
      (article === null || key === article) && (paragraph === null || reaches(commas, isWhole)),
  );
  // An amendment that names no article, or no comma, may concern this place.
  const isVague = ([key, commas]: LaterRow | UndatedRow) =>
    (article !== null && key === '') || (paragraph !== null && key === article && commas === null);
  return {
    from,
    until,
    isConsolidated,
    isOriginal,
    isMixed,
    count: ofPlace.length,
    first: ofPlace.map(([, , day]) => day).sort()[0] ?? null,
    isDeferred: ofPlace.some(([, , , , announced]) => announced !== null && announced <= until!),
    listed: ofPlace.map(([, , , , , day]) => day).sort()[0] ?? null,
    undated: undatedHere.length,
    isComplete: isUpToNewest && !hasDoubt && undatedHere.length === 0 && !later.some(isVague) && !undated.some(isVague),
  };
}

/**
 * The members that say when a text stands.
 * @param relations relative address of the later amendments
 * @param isSummary whether the texts of the corpus are summaries
 * @param next the day on which a later version of it that is loaded begins
 */
export function writeTextDay(
  day: TextDay,
  relations: string,
  language: Language,
  isSummary: boolean,
  next: string | null,
): DatedText {
  const { from, until, isConsolidated, isMixed, count, first, undated, isDeferred, isComplete } = day;
  const said = words[language].textDay;
  return {
    versione_dal: from,
    testo_al: until,
    testo_consolidato: isConsolidated && !isSummary,
    modifiche_successive: {
      n: count,
      prima_data: first,
      senza_data: undated,
      relazioni: relations,
      complete: isComplete,
      frase: (isSummary ? said.summary : said.text)(until, count, { isComplete, isDeferred, isMixed, next, undated }),
    },
  };
}

/**
 * The members of a {@link DatedText} as JSON, without its braces: nearly every answer has them, and `JSON.stringify` takes five times as
 * long for sentences that are not Latin-1.
 */
export function dayMembers({
  versione_dal,
  testo_al,
  testo_consolidato,
  modifiche_successive: { n, prima_data, senza_data, relazioni, complete, frase },
}: DatedText): string {
  return (
    `"versione_dal":${quote(versione_dal)},"testo_al":${quote(testo_al)},"testo_consolidato":${testo_consolidato},` +
    `"modifiche_successive":{"n":${n},"prima_data":${quote(prima_data)},"senza_data":${senza_data},` +
    `"relazioni":${quote(relazioni)},"complete":${complete},"frase":${quote(frase)}}`
  );
}

/** Quotation marks, backslashes, control characters and halves of surrogate pairs: JSON escapes them. */
const escaped = /["\\\x00-\x1f\ud800-\udfff]/;

function quote(text: string | null): string {
  if (text === null) return 'null';
  return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
}
