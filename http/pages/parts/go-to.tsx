// «Vai all'art.»: a field that opens an article of the act by its number.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { pageOf } from './address.js';

/** A form that works without JavaScript. @param eli of the act */
export function GoTo({ eli, frame: { words, language } }: { eli: string; frame: Frame }): JSX.Element {
  return (
    <form class="day" action={pageOf(eli)} method="get">
      <label for="art">{words.goTo.label}</label>
      <input id="art" type="text" name="art" required maxLength={40} autocomplete="off" />
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{words.goTo.submit}</button>
    </form>
  );
}
