// A list of acts, one line each.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import { KnownSigla } from './cite.js';
import { type Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { StatusBadge } from './status.js';
import { shorten } from './shorten.js';
import { formatDay, formatNumber } from './days.js';
import { textLanguage } from './text-language.js';

export function ActList({
  acts,
  frame,
}: {
  acts: readonly shapes.NormeAnswer['norme'][number][];
  frame: Frame;
}): JSX.Element {
  const { language, words } = frame;
  return (
    <ol class="acts">
      {acts.map(({ eli, sigla, titolo, data, n_articoli, n_relazioni, stato }) => (
        <li key={eli}>
          <a href={localAddress(pageOf(eli), language)}>
            <KnownSigla eli={eli} sigla={sigla} />
          </a>{' '}
          <span class="title" lang={textLanguage(eli)}>
            {shorten(titolo, 220)}
          </span>
          <StatusBadge stato={stato} frame={frame} />
          <span class="soft">
            {formatDay(data, language)} ·{' '}
            {words.actsPage.articles(formatNumber(n_articoli, language), n_articoli === 1)} ·{' '}
            {words.actsPage.relations(formatNumber(n_relazioni, language), n_relazioni === 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}
