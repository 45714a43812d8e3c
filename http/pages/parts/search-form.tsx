// The search field of every page.
import type { JSX } from 'preact';
import type { Language } from '../../../engine/index.js';
import type { PageWords } from '../words.js';
import { localAddress } from './address.js';

interface FormProps {
  frame: { language: Language; words: PageWords };
  /** Text of the field. */
  query: string;
  id: string;
}

/** The search field: a form that works without JavaScript, with suggestions where there is some. */
export function SearchForm({ frame, query, id }: FormProps): JSX.Element {
  const { words, language } = frame;
  return (
    <form class="search" role="search" action="/cerca" method="get">
      <label class="hidden" for={id}>
        {words.searchLabel}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        value={query}
        placeholder={words.searchLabel}
        autocomplete="off"
        spellcheck={false}
        maxLength={1000}
      />
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{words.search}</button>
    </form>
  );
}

/** The hint on the search page before a search, with a link to the guide. */
export function NothingAsked({ frame: { language, words } }: Pick<FormProps, 'frame'>): JSX.Element {
  return (
    <p>
      {words.searchPage.empty} <a href={localAddress('/guida', language)}>{words.guide}</a>
    </p>
  );
}
