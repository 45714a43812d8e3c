// `/norme`: every act by type and year, a page at a time.
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress } from './parts/address.js';
import { ActList } from './parts/act-list.js';
import { formatNumber } from './parts/days.js';
import { PageLinks, Range } from './parts/range.js';
import { typeName } from './parts/type-name.js';

/** Acts on a page. */
export const actsPerPage = 50;

/** Which acts are listed. */
export interface Browsed {
  /** ELI type, or empty for all. */
  type: string;
  year: number | null;
  offset: number;
}

/** Acts of a page, and how many there are in all. */
export interface Listed {
  total: number;
  acts: shapes.NormeAnswer['norme'];
  /** Years that have acts of the type, newest first. */
  years: readonly { year: number; count: number }[];
}

export function actsPage(browsed: Browsed, listed: Listed, health: shapes.HealthAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const { type, year, offset } = browsed;
  const { total, acts, years } = listed;
  const to = (other: Partial<Browsed>) => localAddress(addressOf({ ...browsed, offset: 0, ...other }), language);
  const chosen = [...(type === '' ? [] : [typeName(type)]), ...(year === null ? [] : [String(year)])];
  const name = chosen.length === 0 ? words.actsPage.title : `${words.acts}: ${chosen.join(', ')}`;
  return {
    title: name,
    description: words.actsPage.lead,
    path: addressOf(browsed),
    // The API has no filter by year.
    ...(year === null ? { api: `/api/public${addressOf(browsed)}`, entries: total } : {}),
    body: (
      <>
        <h1>{name}</h1>
        <p class="lead">{words.actsPage.lead}</p>
        <nav class="types" aria-label={words.actsPage.byType}>
          <a href={to({ type: '', year: null })} aria-current={type === '' ? 'true' : undefined}>
            {words.actsPage.all} <span>{formatNumber(health.conteggi.norme, language)}</span>
          </a>
          {health.tipi.map(({ tipo, norme: count }) => (
            <a
              key={tipo}
              href={to({ type: tipo, year: null })}
              aria-current={type === tipo ? 'true' : undefined}
              lang="it"
            >
              {typeName(tipo)} <span>{formatNumber(count, language)}</span>
            </a>
          ))}
        </nav>
        <nav class="types by-year" aria-label={words.actsPage.byYear}>
          <a href={to({ year: null })} aria-current={year === null ? 'true' : undefined}>
            {words.actsPage.anyYear}
          </a>
          {years.map((one) => (
            <a key={one.year} href={to({ year: one.year })} aria-current={one.year === year ? 'true' : undefined}>
              {one.year} <span>{formatNumber(one.count, language)}</span>
            </a>
          ))}
        </nav>
        {total === 0 ? (
          <p>{words.actsPage.none}</p>
        ) : (
          <>
            <Range offset={offset} shown={acts.length} total={total} frame={frame} />
            <ActList acts={acts} frame={frame} />
          </>
        )}
        <PageLinks
          offset={offset}
          perPage={actsPerPage}
          hasMore={offset + actsPerPage < total}
          path={(from) => addressOf({ ...browsed, offset: from })}
          frame={frame}
        />
      </>
    ),
  };
}

function addressOf({ type, year, offset }: Browsed): string {
  const query = new URLSearchParams({
    ...(type === '' ? {} : { tipo: type }),
    ...(year === null ? {} : { anno: String(year) }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  });
  return `/norme${query.size === 0 ? '' : `?${query.toString()}`}`;
}
