// The same page in the other language.
import type { JSX } from 'preact';
import type { Language } from '../../../engine/index.js';
import { localAddress } from './address.js';

export function otherThan(language: Language): Language {
  return language === 'it' ? 'en' : 'it';
}

/** A link, or a button that sends the form of the page there. @param path without `lang` @param form its id */
export function OtherLanguage(props: { path: string; form?: string; language: Language; name: string }): JSX.Element {
  const { path, form, name } = props;
  const to = otherThan(props.language);
  const address = localAddress(path, to);
  return form === undefined ? (
    <a href={address} lang={to} hreflang={to}>
      {name}
    </a>
  ) : (
    <button type="submit" class="language" form={form} formaction={address} formnovalidate lang={to}>
      {name}
    </button>
  );
}
