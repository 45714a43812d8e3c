// «Trova fra questi atti»: a field that leads from a long list of relations to those with one act.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { pageOf } from './address.js';

interface FindActProps {
  /** ELI of the act whose relations these are. */
  eli: string;
  /** ELI of its article, where these are that article's relations. */
  article?: string;
  /** `in` where that act is amended; both where absent. */
  dir?: 'in' | 'out';
  /** Id of the section of the list, and its name. */
  list: string;
  label: string;
  /** The words that are there. */
  value?: string;
  frame: Frame;
}

/** A form that works without JavaScript. */
export function FindAct(props: FindActProps): JSX.Element {
  const { eli, article, dir, list, label, value, frame } = props;
  const { words, language } = frame;
  const id = `con-${list}`;
  return (
    <form class="day" action={pageOf(eli)} method="get" aria-label={label}>
      <label for={id}>{words.relationsPage.find}</label>
      <input id={id} type="text" name="con" value={value} required maxLength={200} autocomplete="off" />
      <input type="hidden" name="relazioni" value={dir ?? 'entrambe'} />
      {article === undefined ? null : <input type="hidden" name="articolo" value={article.slice(eli.length + 1)} />}
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{words.relationsPage.findSubmit}</button>
    </form>
  );
}
