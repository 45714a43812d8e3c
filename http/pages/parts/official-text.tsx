// The way to the official text, of the day that a page shows.
import { portalUrl } from '../../../engine/index.js';
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { formatDay } from './days.js';

/** Address of an act or article on the official portal, as it was on a day where one is given; `null` for an act of another country. */
export function officialOn(eli: string, day?: string): string | null {
  const url = portalUrl(eli);
  return url === null || day === undefined ? url : `${url}!vig=${day}`;
}

/** An entry of a list; nothing for an act of another country. @param eli of what the portal has under a name of its own */
export function OfficialText({ eli, frame }: { eli: string; frame: Frame }): JSX.Element | null {
  const { words, language, day } = frame;
  const url = officialOn(eli, day);
  return url === null ? null : (
    <li>
      <a href={url}>{day === undefined ? words.act.official : words.day.official(formatDay(day, language))}</a>
    </li>
  );
}
