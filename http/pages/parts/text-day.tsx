// The day of a text, and the known changes since.
import type { JSX } from 'preact';
import { isLapsed, laterDay, textless, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { formatDay, formatNumber, sayTextDay } from './days.js';

/** The day of the text of which words are shown; nothing where it is not known. */
export function TextDay({ day, frame }: { day: string | null; frame: Frame }): JSX.Element | null {
  return day === null ? null : <p class="soft">{sayTextDay(day, frame)}</p>;
}

/** Amendments that a text does not contain, of a list. @param until last day on which the text is known to stand */
export function laterThan(relations: readonly shapes.Relation[], until: string | null): shapes.Relation[] {
  return until === null
    ? []
    : relations.filter(
        ({ natura, da, ...relation }) =>
          natura === 'testuale' && !isLapsed(da.stato) && (dayOf(relation) ?? '') > until,
      );
}

/** The day of an amendment, or the later one of the loaded text that it began. */
const dayOf = ({ data, versione }: Pick<shapes.Relation, 'data' | 'versione'>) => laterDay(data, versione);

/** Whether an amendment after the day of a text was in the Gazzetta by then: some texts contain such before they take effect. */
export function isDeferred({ date, data, versione }: shapes.Relation, until: string | null): boolean {
  if (dayOf({ data, versione }) !== data) return false;
  const announced = date.pubblicazione ?? date.vigore;
  return until !== null && announced !== null && announced <= until;
}

/** What a text of the law is told of the amendments after its day. */
export function laterOf({ modificata_da, testo_al }: Pick<shapes.ArticleAnswer, 'modificata_da' | 'testo_al'>) {
  return { later: laterThan(modificata_da, testo_al), until: testo_al };
}

interface BadgeProps {
  /** The relations that amend an article. */
  changes: readonly shapes.Relation[];
  until: string | null;
  frame: Frame;
}

/** Beside the heading of an article: how many amendments its text does not contain; nothing where none is known. */
export function LaterBadge({ changes, until, frame: { words, language } }: BadgeProps): JSX.Element | null {
  const later = laterThan(changes, until);
  if (later.length === 0) return null;
  const touched = later.some((relation) => isDeferred(relation, until)) ? 'touchedLater' : 'touched';
  return (
    <span class="badge later">{words.textDay[touched](formatNumber(later.length, language), later.length === 1)}</span>
  );
}

/** Which version a text is, where several are known. */
type Version = Pick<shapes.ActAnswer, 'posizione'>;

/** Whether another text came after it: what became of the law since is known then, and the banner of the day says it. */
const isPast = ({ posizione }: Version): boolean => posizione === 'storica';

interface BannerProps {
  dated: Pick<shapes.DatedText, 'modifiche_successive'> & Version;
  /** Address of the list of later amendments. */
  href: string;
  frame: Frame;
}

/** Above a text: of which day it is and how many later amendments it does not contain; nothing where a later text is known, and no amendment. */
export function TextDayBanner({ dated, href, frame: { words } }: BannerProps): JSX.Element | null {
  const { n, frase } = dated.modifiche_successive;
  if (n === 0 && isPast(dated)) return null;
  return n === 0 ? (
    <p class="soft text-day">{frase}</p>
  ) : (
    <p class="notice text-day" role="note">
      <strong>{frase}</strong> <a href={href}>{words.textDay.which(n === 1)}</a>
    </p>
  );
}

type Amended = Pick<shapes.ArticleAnswer, 'modificata_da' | 'testo_al'> &
  Partial<Pick<shapes.ArticleAnswer, 'num' | 'note'>>;

/** The amendments of an act that name none of its articles. */
export function ofWholeAct({ modificata_da, testo_al }: Amended): Amended {
  return { modificata_da: modificata_da.filter(({ a }) => a.articolo === null), testo_al };
}

/** Whether a repeal that does not say how much of it ended, or an editors' note, may mean that it had ended by the day of its text. */
export function mayHaveEnded({ modificata_da, testo_al, num, note = [] }: Amended): boolean {
  const isVague = ({ tipo, portata, a, data }: shapes.Relation) =>
    tipo === 'abroga' &&
    (portata === null || portata === 'articolo' || portata === 'atto') &&
    a.comma === null &&
    a.lettera === null &&
    (data === null || testo_al === null || data <= testo_al);
  const isRepealed = (text: string) =>
    repealed.test(text) && [...text.matchAll(namedArticle)].some(([, named]) => named === undefined || named === num);
  return modificata_da.some(isVague) || note.some(isRepealed);
}

const repealed = /\babrogat[oaie]\b/i;
const namedArticle = /\b(?:presente articolo|art(?:icolo|\.)\s?(\d{1,4}(?:-[a-z]{2,20})?))/gi;

interface ProvedProps {
  dated: Pick<shapes.DatedText, 'testo_al' | 'testo_consolidato'> & Version & Amended;
  /** Of an article; `null` where an act is meant. */
  text: string | null;
  frame: Frame;
}

/**
 * The evidence of a text that no document says has ended: `non abrogato nel testo consolidato al …`; none where there is no text, nor where
 * something may have ended it.
 */
export function Proved({ dated, text, frame }: ProvedProps): JSX.Element | null {
  const { testo_al, testo_consolidato } = dated;
  const { words, language, summaries } = frame;
  const isAct = text === null;
  const lacks = isAct ? null : textless(text);
  if (lacks !== null) return <p class="notice">{words.article.textless[lacks]}</p>;
  const unknown = isAct ? words.act.statusUnknown : words.article.statusUnknown;
  const isProved = summaries === null && testo_consolidato && testo_al !== null && !mayHaveEnded(dated);
  if (isPast(dated) && !isProved) return null;
  const said = isPast(dated) ? words.textDay.notRepealedThen : words.textDay.notRepealed;
  return <p class="soft">{isProved ? said(formatDay(testo_al, language), isAct) : unknown}</p>;
}

/** The days of the corpus's texts: the first and the last. */
export function TextDays({ corpus: { testi }, frame }: { corpus: shapes.HealthAnswer['corpus']; frame: Frame }) {
  const { words, language, summaries } = frame;
  if (summaries !== null) return <p>{summaries}</p>;
  const { dal, al } = testi;
  return dal === null || al === null ? null : (
    <p>{words.home.upTo(formatDay(dal, language), formatDay(al, language))}</p>
  );
}
