// The card in which the script shows previews of references: empty and hidden without it, when references are plain links.
import type { JSX } from 'preact';
import type { Language } from '../../../engine/index.js';
import type { PageWords } from '../words.js';

/** Words of the card, which its script reads; `{day}` stands for a day. */
export interface PreviewWords {
  lang: string;
  day: string;
  /** The same before a day that begins with a vowel, the 8th or 11th. */
  elided: string;
  noDay: string;
  statuses: Record<'abrogato' | 'decaduto' | 'non-convertito' | 'incostituzionale', string>;
  notLoaded: string;
  /** An article that its document marks as repealed. */
  marked: string;
}

/** The members of a page's frame that a card needs. */
interface Reader {
  language: Language;
  words: PageWords;
  /** The notice for texts that are not the law; `null` where they are. */
  summaries: string | null;
}

export function PreviewCard({ frame }: { frame: Reader }): JSX.Element {
  return <div id="anteprima" class="preview" role="tooltip" hidden data-words={JSON.stringify(wordsOf(frame))} />;
}

function wordsOf({ language, words, summaries }: Reader): PreviewWords {
  const { textAt, summaryOf, noTextDay } = words.act;
  const say = summaries === null ? textAt : summaryOf;
  const { abrogato, decaduto, 'non-convertito': unconverted, incostituzionale } = words.status;
  return {
    lang: language,
    day: say('{day}'),
    elided: say('8 {day}').replace('8 {day}', '{day}'),
    noDay: noTextDay,
    statuses: { abrogato, decaduto, 'non-convertito': unconverted, incostituzionale },
    notLoaded: words.relation.notLoaded,
    marked: abrogato,
  };
}
