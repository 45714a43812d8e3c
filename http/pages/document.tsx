// What stands around every page: head, header with the search field, footer with source and licence.
import type { ComponentChildren, JSX } from 'preact';
import { render } from 'preact-render-to-string';
import type { Assets } from './assets.js';
import { formats, type FormatName } from '../formats/index.js';
import type { Language } from '../message/language.js';
import { localAddress } from './parts/address.js';
import { formatDay } from './parts/days.js';
import { pageWords, type PageWords } from './words.js';
import { sections } from './sections.js';

/** Asked for at once: `font-display: optional` shows those that come in time, so that no text moves. */
const fonts = [
  'titillium-web-latin-400-normal.woff2',
  'titillium-web-latin-600-normal.woff2',
  'source-serif-4-latin-wght-normal.woff2',
];

/** What every page knows of the reader and of the service. */
export interface Frame {
  language: Language;
  words: PageWords;
  assets: Assets;
  /** What the answer says of its source, as in every answer of the API. */
  source: { nome: string; url: string; licenza: string; licenza_url: string; avvertenza: string };
  disclaimer: string;
  /** The formats other than JSON in which an address of the API answers. */
  formatsOf: (api: string) => readonly FormatName[];
  /** Address of the public service, or `null`: then there are no absolute addresses. */
  publicUrl: string | null;
  /** Whether the snapshot is given away whole, at `/dati/legami.snapshot`. */
  offersSnapshot: boolean;
}

export interface PageContent {
  title: string;
  description: string;
  /** Path and query without `lang`: the stable address of the page. */
  path: string;
  body: ComponentChildren;
  /** Address of the API that answers the same. */
  api?: string;
  /** Address of the API whose Atom feed tells what changes; there are feeds only under a public address. */
  feed?: string;
  /** What machines read of the page (schema.org, ELI). */
  jsonLd?: object;
  /** The law that is printed from the page: its name, and the day of its text. */
  printed?: { sigla: string; vigenza_al: string | null };
  /** Text for the field of the header; `null` leaves the field out, for pages that have one of their own. */
  query?: string | null;
  scripts?: readonly string[];
  /** Id of the form that shows the page in the other language too: what was posted stands in no address. */
  form?: string;
  /** False where search engines should not list it. */
  isListed?: boolean;
}

/** The HTML of a page. */
export function renderPage(content: PageContent, frame: Frame): string {
  return `<!DOCTYPE html>${render(<Document content={content} frame={frame} />)}`;
}

function Document({ content, frame }: { content: PageContent; frame: Frame }): JSX.Element {
  const { language, words, assets, publicUrl } = frame;
  const { title, description, path, body, jsonLd, scripts = [], isListed = true, query = '' } = content;
  const other = language === 'it' ? 'en' : 'it';
  const absolute = (lang: Language) => `${publicUrl ?? ''}${localAddress(path, lang)}`;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === words.home.title ? title : `${title} – ${words.site}`}</title>
        <meta name="description" content={description} />
        {isListed ? null : <meta name="robots" content="noindex" />}
        <link rel="canonical" href={absolute(language)} />
        <link rel="alternate" hreflang={language} href={absolute(language)} />
        <link rel="alternate" hreflang={other} href={absolute(other)} />
        {content.api === undefined ? null : <link rel="alternate" type="application/json" href={content.api} />}
        {alternatesOf(content, frame).map(({ name, href }) => (
          <link key={name} rel="alternate" type={formats[name].mediaType} href={href} />
        ))}
        {content.feed === undefined || publicUrl === null ? null : (
          <link
            rel="alternate"
            type={formats.atom.mediaType}
            title={words.amendments.title}
            href={`${localAddress(content.feed, language)}&formato=atom`}
          />
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={words.site} />
        <meta property="og:locale" content={language === 'it' ? 'it_IT' : 'en_GB'} />
        {publicUrl === null ? null : (
          <>
            <meta property="og:url" content={absolute(language)} />
            <meta property="og:image" content={`${publicUrl}${assets.paths['card.png']}`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={words.explorer.drawing} />
          </>
        )}
        <link rel="icon" href={assets.paths['icon.svg']} type="image/svg+xml" />
        <link rel="stylesheet" href={assets.paths['site.css']} />
        {fonts.map((name) => (
          <link
            key={name}
            rel="preload"
            href={assets.paths[name]}
            as="font"
            type="font/woff2"
            crossorigin="anonymous"
          />
        ))}
        <script src={assets.paths['search.js']} defer />
        {scripts.map((name) => (
          <script key={name} src={assets.paths[name]} defer />
        ))}
        {jsonLd === undefined ? null : (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>
        <a class="skip" href="#contenuto">
          {words.skip}
        </a>
        <header class="site">
          <div class="bar">
            <a class="brand" href={localAddress('/', language)}>
              {words.site}
            </a>
            {query === null ? null : <SearchForm frame={frame} query={query} id="cerca-sito" />}
            <nav aria-label={words.navigation}>
              {sections.map(([to, name]) => (
                <a
                  key={to}
                  href={localAddress(to, language)}
                  aria-current={path.split('?')[0] === to ? 'page' : undefined}
                >
                  {words[name]}
                </a>
              ))}
              <OtherLanguage content={content} to={other} words={words} />
            </nav>
          </div>
        </header>
        <Printed content={content} address={absolute(language)} frame={frame} />
        <main id="contenuto" tabIndex={-1}>
          {body}
        </main>
        <Footer content={content} frame={frame} />
      </body>
    </html>
  );
}

interface OtherLanguageProps {
  content: PageContent;
  to: Language;
  words: PageWords;
}

/** The same page in the other language: a link, or a button that sends the form of the page there. */
function OtherLanguage({ content: { path, form }, to, words }: OtherLanguageProps): JSX.Element {
  const address = localAddress(path, to);
  return form === undefined ? (
    <a href={address} lang={to} hreflang={to}>
      {words.otherLanguage}
    </a>
  ) : (
    <button type="submit" class="language" form={form} formaction={address} formnovalidate lang={to}>
      {words.otherLanguage}
    </button>
  );
}

interface PrintedProps {
  content: PageContent;
  /** Of the page, absolute where the service has a public address. */
  address: string;
  frame: Frame;
}

/** At the head of what is printed: what it is, of which day, and where it was read. */
function Printed({ content: { printed }, address, frame: { words, language } }: PrintedProps): JSX.Element {
  const { sigla, vigenza_al } = printed ?? { sigla: words.site, vigenza_al: null };
  const facts = [
    ...(vigenza_al === null ? [] : [words.act.textAt(formatDay(vigenza_al, language))]),
    ...(printed === undefined ? [] : [words.notOfficial]),
    address,
  ];
  return (
    <p class="printed">
      <strong>{sigla}</strong>
      {` · ${facts.join(' · ')}`}
    </p>
  );
}

/** The other formats of the answer that a page shows. */
function alternatesOf({ api }: PageContent, { formatsOf, language }: Frame): { name: FormatName; href: string }[] {
  if (api === undefined) return [];
  const address = localAddress(api, language);
  return formatsOf(api).map((name) => ({ name, href: `${address}&formato=${name}` }));
}

/** The search field: a form that works without JavaScript, with suggestions where there is some. */
export function SearchForm({ frame, query, id }: { frame: Frame; query: string; id: string }): JSX.Element {
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

function Footer({ content, frame }: { content: PageContent; frame: Frame }): JSX.Element {
  const { words, source, disclaimer } = frame;
  return (
    <footer class="site">
      <div>
        {content.api === undefined ? null : (
          <p class="programs">
            {words.samePrograms}: <a href={content.api}>{decodeURI(content.api)}</a>
            {alternatesOf(content, frame).map(({ name, href }) => (
              <>
                {', '}
                <a key={name} href={href} type={formats[name].mediaType}>
                  {formats[name].label}
                </a>
              </>
            ))}
          </p>
        )}
        <p>
          {words.source}: <a href={source.url}>{source.nome}</a>,{' '}
          <a href={source.licenza_url} rel="license">
            {source.licenza}
          </a>
          . {source.avvertenza}
        </p>
        <p>{disclaimer}</p>
      </div>
    </footer>
  );
}

/** The words of a language, for those who build a frame. */
export function wordsOf(language: Language): PageWords {
  return pageWords[language];
}
