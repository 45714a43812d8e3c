// The day of a text, and the known changes since.
import type { JSX } from 'preact';
import { textless, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { formatDay } from './days.js';

/** Amendments that a text does not contain, of a list. @param until last day on which the text is known to stand */
export function laterThan(relations: readonly shapes.Relation[], until: string | null): shapes.Relation[] {
  return until === null
    ? []
    : relations.filter(({ natura, data }) => natura === 'testuale' && data !== null && data > until);
}

interface BannerProps {
  dated: Pick<shapes.DatedText, 'modifiche_successive'>;
  /** Address of the list of later amendments. */
  href: string;
  frame: Frame;
}

/** Above a text: of which day it is and how many later amendments it does not contain. */
export function TextDayBanner({ dated: { modifiche_successive }, href, frame: { words } }: BannerProps): JSX.Element {
  const { n, frase } = modifiche_successive;
  return n === 0 ? (
    <p class="soft text-day">{frase}</p>
  ) : (
    <p class="notice text-day" role="note">
      <strong>{frase}</strong> <a href={href}>{words.textDay.which(n === 1)}</a>
    </p>
  );
}

interface ProvedProps {
  dated: Pick<shapes.DatedText, 'testo_al' | 'testo_consolidato'>;
  /** Of an article; `null` where an act is meant. */
  text: string | null;
  frame: Frame;
}

/** The evidence of a text that no document says has ended: `non abrogato nel testo consolidato al …`; none where there is no text. */
export function Proved({ dated: { testo_al, testo_consolidato }, text, frame }: ProvedProps): JSX.Element {
  const { words, language, summaries } = frame;
  const isAct = text === null;
  const lacks = isAct ? null : textless(text);
  if (lacks !== null) return <p class="notice">{words.article.textless[lacks]}</p>;
  const unknown = isAct ? words.act.statusUnknown : words.article.statusUnknown;
  const isProved = summaries === null && testo_consolidato && testo_al !== null;
  return <p class="soft">{isProved ? words.textDay.notRepealed(formatDay(testo_al, language), isAct) : unknown}</p>;
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
