// The first lines of a page on paper: what it is, cited in full, of which day, and where it is found again.
import { citeInFull, type Language } from '../../../engine/index.js';
import type { JSX } from 'preact';
import type { PageWords } from '../words.js';
import { localAddress } from './address.js';
import { formatDay, sayTextDay } from './days.js';

/** An act or article on paper. */
export interface Filed {
  eli: string;
  sigla: string;
  /** The last day on which its text is known to stand. */
  testo_al: string | null;
  /** The day that was asked for. */
  day?: string;
  /** The act at the other end of a reform. */
  other?: string;
}

/** What a page has for paper. */
interface Content {
  path: string;
  asked?: string;
  printed?: Filed;
}

/** The members of a page's frame that paper needs. */
interface Reader {
  language: Language;
  words: PageWords;
  summaries: string | null;
  publicUrl: string | null;
  basePath: string;
}

/** The address that was asked for, without language: a reader who comes back to it finds the same. */
export const askedIn = ({ asked, path }: Content): string => asked ?? path;

export function Printed({ content, frame }: { content: Content; frame: Reader }): JSX.Element {
  const { printed } = content;
  return (
    <p class="printed">
      <strong>{printed?.sigla ?? frame.words.site}</strong>
      {` · ${[...(printed === undefined ? [] : describe(printed, frame)), sayAddress(content, frame)].join(' · ')}`}
    </p>
  );
}

function describe({ eli, other, testo_al, day }: Filed, frame: Reader): string[] {
  const { words, language } = frame;
  return [
    citeInFull(eli, null, null),
    ...(other === undefined ? [] : [words.relationsPage.with(citeInFull(other, null, null))]),
    ...(day === undefined ? [] : [words.day.asked(formatDay(day, language))]),
    ...(testo_al === null ? [] : [sayTextDay(testo_al, frame)]),
    words.notOfficial,
  ];
}

/** The address; where the service has no public one its path, which says nothing alone to whoever holds the sheet. */
function sayAddress(content: Content, { publicUrl, basePath, language, words }: Reader): string {
  const path = localAddress(askedIn(content), language);
  return publicUrl === null ? words.pathOnly(`${basePath}${path}`) : `${publicUrl}${path}`;
}
