// A form that leads from an act or article to its state on another day.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { dayOf, historyOf, localAddress, originOf, pageOf, similarOf } from './address.js';
import { formatDay } from './days.js';

interface DayFormProps {
  /** ELI of the act or article. */
  eli: string;
  /** The day that is shown. */
  day?: string;
  /** Days of other texts of the act that are loaded, newest first. */
  loaded?: readonly string[];
  /** For an article: whether its text was amended. */
  article?: { isAmended: boolean };
  /** Page of the versions of an act. */
  versions?: string;
  frame: Frame;
}

/** A form that works without JavaScript. */
export function DayForm({ eli, day, loaded = [], article, versions, frame }: DayFormProps): JSX.Element {
  const { language, words } = frame;
  const shown = day ?? frame.day;
  return (
    <form class="day" action={pageOf(eli)} method="get">
      <label for="giorno">{words.day.label}</label>
      <input id="giorno" type="date" name="giorno" required value={shown} />
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{words.day.submit}</button>
      {article === undefined ? null : <a href={localAddress(historyOf(eli), language)}>{words.history.link}</a>}
      {article?.isAmended !== true ? null : <a href={localAddress(originOf(eli), language)}>{words.origin.link}</a>}
      {article === undefined ? null : <a href={localAddress(similarOf(eli), language)}>{words.similar.link}</a>}
      {versions === undefined ? null : <a href={localAddress(versions, language)}>{words.history.versionsLink}</a>}
      {loaded.length === 0 ? null : (
        <span class="soft">
          {words.day.loaded}{' '}
          {loaded.map((one, i) => (
            <>
              {i === 0 ? '' : ', '}
              <a href={localAddress(dayOf(eli, one), language)}>{words.day.loadedOn(formatDay(one, language))}</a>
            </>
          ))}
        </span>
      )}
    </form>
  );
}
