// The answer of the API that a page shows, in its other formats: tables have all its entries, or say how many.
import type { JSX } from 'preact';
import { formats, type FormatName } from '../../formats/index.js';
import type { Language } from '../../../engine/index.js';
import type { PageWords } from '../words.js';
import { localAddress } from './address.js';
import { formatNumber } from './days.js';

/** Formats that hold the entries of a list and nothing else: people keep them as files. */
const tables: ReadonlySet<FormatName> = new Set<FormatName>(['csv', 'ndjson', 'xlsx']);

/** What a page shows: the address of the API, and the number of entries of its answer. */
interface Shown {
  api?: string;
  entries?: number;
}

/** The facts that every page has, as far as they are needed here. */
interface Frame {
  language: Language;
  words: PageWords;
  basePath: string;
  formatsOf: (api: string) => readonly FormatName[];
  limitOf: (api: string) => { usual: number; most: number } | null;
}

/** The other formats, and their addresses. A table has as many entries as the endpoint gives at a time, where it would leave some out else. */
export function alternatesOf({ api, entries = 0 }: Shown, frame: Frame): { name: FormatName; href: string }[] {
  if (api === undefined) return [];
  const { formatsOf, limitOf, language } = frame;
  const limit = limitOf(api);
  const isMore = limit !== null && entries > limit.usual;
  // `bib` and `bibtex` are one format.
  const names = formatsOf(api).filter(
    (name, i, all) => all.findIndex((one) => formats[one].label === formats[name].label) === i,
  );
  return names.map((name) => ({
    name,
    href: `${localAddress(isMore && tables.has(name) ? withLimit(api, limit.most) : api, language)}&formato=${name}`,
  }));
}

function withLimit(api: string, limit: number): string {
  const [path, search] = api.split('?');
  const query = new URLSearchParams(search);
  query.delete('offset');
  query.set('limit', String(limit));
  return `${path}?${query.toString()}`;
}

/** The line for programs at the foot of a page. */
export function OtherFormats({ content, frame }: { content: Shown; frame: Frame }): JSX.Element | null {
  const { api, entries = 0 } = content;
  if (api === undefined) return null;
  const { words, language } = frame;
  const alternates = alternatesOf(content, frame);
  const most = frame.limitOf(api)?.most ?? Infinity;
  const isCut = entries > most && alternates.some(({ name }) => tables.has(name));
  return (
    <p class="programs">
      {words.samePrograms}: <a href={api}>{decodeURI(frame.basePath + api)}</a>
      {alternates.map(({ name, href }) => (
        <>
          {', '}
          <a key={name} href={href} type={formats[name].mediaType}>
            {formats[name].label}
          </a>
        </>
      ))}
      {isCut ? ` (${words.tablesHave(formatNumber(most, language), formatNumber(entries, language))})` : null}
    </p>
  );
}
