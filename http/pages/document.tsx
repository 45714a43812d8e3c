// The frame of every page: head, header with the search field, footer with source and licence.
import type { Language } from '../../engine/index.js';
import type { ComponentChildren, JSX } from 'preact';
import { render } from 'preact-render-to-string';
import type { Assets } from './assets.js';
import { accentHtml } from '../formats/accents.js';
import { formats, type FormatName } from '../formats/index.js';
import { localAddress } from './parts/address.js';
import { openSearchPath, openSearchType } from './open-search.js';
import { ReportLink } from './parts/report.js';
import { isolateTexts } from './parts/isolate.js';
import { alternatesOf, OtherFormats } from './parts/other-formats.js';
import { OtherLanguage, otherThan } from './parts/other-language.js';
import { describeSample, SampleBanner } from './parts/sample.js';
import { PreviewCard } from './parts/preview.js';
import { askedIn, Printed, type Filed } from './parts/printed.js';
import { SearchForm } from './parts/search-form.js';
import type { PageWords } from './words.js';
import { footerLinks, sections } from './sections.js';

/** Asked for at once: `font-display: optional` shows those that come in time, so that no text moves. */
const fonts = [
  'titillium-web-latin-400-normal.woff2',
  'titillium-web-latin-600-normal.woff2',
  'source-serif-4-latin-wght-normal.woff2',
];

/** The facts about the reader and the service that every page has. */
export interface Frame {
  language: Language;
  words: PageWords;
  assets: Assets;
  /** The source that the answer states, as in every answer of the API. */
  source: { nome: string; url: string; licenza: string; licenza_url: string; avvertenza: string };
  disclaimer: string;
  /** The notice for texts that are not the law; `null` where they are. */
  summaries: string | null;
  /** The formats other than JSON in which an address of the API answers. */
  formatsOf: (api: string) => readonly FormatName[];
  /** How many entries an address of the API gives, and how many at most if asked; `null` where it gives all. */
  limitOf: (api: string) => { usual: number; most: number } | null;
  /** Address of the public service, or `null`: then there are no absolute addresses. */
  publicUrl: string | null;
  /** The base path, before addresses that are shown as text; links get it when the page is sent. Empty at the root of the host. */
  basePath: string;
  /** Where errors are reported. */
  contact: { name?: string; email?: string; url?: string };
  /** Digest of the corpus, which a report names. */
  digest: string;
  /** Whether the snapshot is given away whole, at `/dati/legami.snapshot`. */
  offersSnapshot: boolean;
  /** The day of the texts that are shown, which links within an act keep; absent for today. */
  day?: string;
}

export interface PageContent {
  title: string;
  description: string;
  /** Path and query without `lang`: the stable address of the page. */
  path: string;
  /** The same of what was asked, where the stable address is another: a day on which a text held that began before, a paragraph of it. */
  asked?: string;
  body: ComponentChildren;
  /** The content above the body: the banner of a text that was asked for by a day. */
  before?: ComponentChildren;
  /** Address of the API that answers the same. */
  api?: string;
  /** The number of entries that it has, where it is a list that may come in parts. */
  entries?: number;
  /** Address of the API whose Atom feed reports changes. */
  feed?: string;
  /** Its title, where it does not report amendments. */
  feedTitle?: string;
  /** The page as linked data for machines (schema.org, ELI). */
  jsonLd?: object;
  /** The act or article on printed pages. */
  printed?: Filed;
  /** Text for the field of the header; `null` leaves the field out, for pages that have one of their own. */
  query?: string | null;
  scripts?: readonly string[];
  /** Id of the form to submit for the other language, where the content comes from a POST and has no address. */
  form?: string;
  /** False where search engines should not list it. */
  isListed?: boolean;
}

/** The HTML of a page. */
export const renderPage = (content: PageContent, frame: Frame): string =>
  accentHtml(isolateTexts(`<!DOCTYPE html>${render(<Document content={content} frame={frame} />)}`));

interface DocumentProps {
  content: PageContent;
  frame: Frame;
}

function Document({ content, frame }: DocumentProps): JSX.Element {
  return (
    <html lang={frame.language}>
      <Head content={content} frame={frame} />
      <body>
        <a class="skip" href="#contenuto">
          {frame.words.skip}
        </a>
        <SampleBanner summaries={frame.summaries} />
        <Header content={content} frame={frame} />
        <Printed content={content} frame={frame} />
        <main id="contenuto" tabIndex={-1}>
          {content.before}
          {content.body}
        </main>
        <Footer content={content} frame={frame} />
        <PreviewCard frame={frame} />
      </body>
    </html>
  );
}

/** The stable address of the page in a language, absolute where the service has a public address. */
function addressIn(language: Language, { path }: PageContent, { publicUrl }: Frame): string {
  return `${publicUrl ?? ''}${localAddress(path, language)}`;
}

function Head({ content, frame }: DocumentProps): JSX.Element {
  const { language, words, assets } = frame;
  const { title, jsonLd, scripts = [], isListed = true } = content;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title === words.home.title ? title : `${title} – ${words.site}`}</title>
      <meta name="description" content={describeSample(content.description, frame.summaries)} />
      {isListed ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressIn(language, content, frame)} />
      <Alternates content={content} frame={frame} />
      <Preview content={content} frame={frame} />
      {frame.publicUrl === null ? null : (
        <link rel="search" type={openSearchType} title={words.site} href={localAddress(openSearchPath, language)} />
      )}
      <link rel="icon" href={assets.paths['icon.svg']} type="image/svg+xml" />
      <link rel="stylesheet" href={assets.paths['site.css']} />
      {fonts.map((name) => (
        <link key={name} rel="preload" href={assets.paths[name]} as="font" type="font/woff2" crossorigin="anonymous" />
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
  );
}

/** The page in both languages, what it shows in other formats, and its feed. */
function Alternates({ content, frame }: DocumentProps): JSX.Element {
  const { language, words } = frame;
  const { api, feed, feedTitle } = content;
  return (
    <>
      {[language, otherThan(language)].map((one) => (
        <link key={one} rel="alternate" hreflang={one} href={addressIn(one, content, frame)} />
      ))}
      {api === undefined ? null : <link rel="alternate" type="application/json" href={api} />}
      {alternatesOf(content, frame).map(({ name, href }) => (
        <link key={name} rel="alternate" type={formats[name].mediaType} href={href} />
      ))}
      {feed === undefined ? null : (
        <link
          rel="alternate"
          type={formats.atom.mediaType}
          title={feedTitle ?? words.amendments.title}
          href={`${localAddress(feed, language)}&formato=atom`}
        />
      )}
    </>
  );
}

/** The preview of a link to the page on other sites (Open Graph); a picture needs an absolute address. */
function Preview({ content, frame }: DocumentProps): JSX.Element {
  const { language, words, assets, publicUrl } = frame;
  return (
    <>
      <meta property="og:title" content={content.title} />
      <meta property="og:description" content={describeSample(content.description, frame.summaries)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.site} />
      <meta property="og:locale" content={language === 'it' ? 'it_IT' : 'en_GB'} />
      {publicUrl === null ? null : (
        <>
          <meta property="og:url" content={addressIn(language, content, frame)} />
          <meta property="og:image" content={`${publicUrl}${assets.paths['card.png']}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={words.explorer.drawing} />
        </>
      )}
    </>
  );
}

function Header({ content, frame }: DocumentProps): JSX.Element {
  const { language, words } = frame;
  const { path, query = '' } = content;
  return (
    <header class="site">
      <div class="bar">
        <a class="brand" href={localAddress('/', language)}>
          {words.site}
        </a>
        {query === null ? null : <SearchForm frame={frame} query={query} id="cerca-sito" />}
        <nav aria-label={words.navigation}>
          {sections.map(([to, name]) => (
            <a key={to} href={localAddress(to, language)} aria-current={path.split('?')[0] === to ? 'page' : undefined}>
              {words[name]}
            </a>
          ))}
          <OtherLanguage {...content} path={askedIn(content)} language={language} name={words.otherLanguage} />
        </nav>
      </div>
    </header>
  );
}

function Footer({ content, frame }: DocumentProps): JSX.Element {
  const { words, source, disclaimer } = frame;
  return (
    <footer class="site">
      <div>
        <OtherFormats content={content} frame={frame} />
        <p>
          {words.source}: <a href={source.url}>{source.nome}</a>,{' '}
          <a href={source.licenza_url} rel="license">
            {source.licenza}
          </a>
          . {source.avvertenza}
        </p>
        <p>
          {disclaimer} {words.accents}
        </p>
        <p class="ways">
          {footerLinks.map(([to, name], i) => (
            <>
              {i === 0 ? '' : ' · '}
              <a key={to} href={localAddress(to, frame.language)}>
                {words[name]}
              </a>
            </>
          ))}
          <ReportLink about={askedIn(content)} before=" · " frame={frame} />
        </p>
      </div>
    </footer>
  );
}
