// `/norme`: every act by type, a page at a time.
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress } from './parts/address.js';
import { ActList } from './parts/act-list.js';
import { formatNumber } from './parts/days.js';

/** Acts on a page. */
export const actsPerPage = 50;

/** @param type ELI type, or empty for all */
export function actsPage(
  list: shapes.NormeAnswer,
  health: shapes.HealthAnswer,
  type: string,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { totale, offset, norme } = list;
  const address = (of: string, from: number) => {
    const query = new URLSearchParams({
      ...(of === '' ? {} : { tipo: of }),
      ...(from === 0 ? {} : { offset: String(from) }),
    });
    return `/norme${query.size === 0 ? '' : `?${query.toString()}`}`;
  };
  const path = address(type, offset);
  return {
    title: type === '' ? words.actsPage.title : `${words.actsPage.title}: ${type.replaceAll('-', ' ')}`,
    description: words.actsPage.lead,
    path,
    api: `/api/public${path}`,
    body: (
      <>
        <h1>{words.actsPage.title}</h1>
        <p class="lead">{words.actsPage.lead}</p>
        <nav class="types" aria-label={words.actsPage.byType}>
          <a href={localAddress('/norme', language)} aria-current={type === '' ? 'true' : undefined}>
            {words.actsPage.all} <span>{formatNumber(health.conteggi.norme, language)}</span>
          </a>
          {health.tipi.map(({ tipo, norme: count }) => (
            <a
              key={tipo}
              href={localAddress(address(tipo, 0), language)}
              aria-current={type === tipo ? 'true' : undefined}
              lang="it"
            >
              {tipo.replaceAll('-', ' ')} <span>{formatNumber(count, language)}</span>
            </a>
          ))}
        </nav>
        <p class="soft">
          {words.actsPage.range(
            formatNumber(Math.min(offset + 1, totale), language),
            formatNumber(offset + norme.length, language),
            formatNumber(totale, language),
          )}
        </p>
        <ActList acts={norme} frame={frame} />
        <p class="pages">
          {list.precedente === null ? null : (
            <a rel="prev" href={localAddress(address(type, Math.max(0, offset - actsPerPage)), language)}>
              ← {words.actsPage.previous}
            </a>
          )}
          {list.successiva === null ? null : (
            <a rel="next" href={localAddress(address(type, offset + actsPerPage), language)}>
              {words.actsPage.next} →
            </a>
          )}
        </p>
      </>
    ),
  };
}
