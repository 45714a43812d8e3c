// What is said of an article of which no amendment was read.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { citationsTo, localAddress, pageOf } from './address.js';
import type { CitedByCount } from './cited-by.js';
import { formatDay, formatNumber } from './days.js';

interface Props {
  article: Pick<shapes.ArticleAnswer, 'eli' | 'testo_modificato' | 'testo_dal' | 'stato' | 'n_citata_da'>;
  conversion: CitedByCount['conversion'];
  frame: Frame;
}

/**
 * That no amendment is known, and how much that means: words that amend may be among those that cite the article, and a law that converts
 * a decree names its articles without the decree.
 */
export function NoAmendment({ article, conversion, frame }: Props): JSX.Element {
  const { language, words } = frame;
  const { eli, testo_modificato, testo_dal, stato, n_citata_da } = article;
  const said = words.article;
  if (testo_modificato) return <p class="notice">{stato?.da == null ? said.amendedUnknown : said.endedByMark}</p>;
  const since = testo_dal === null ? null : formatDay(testo_dal, language);
  if (n_citata_da === 0 && !conversion)
    return <p class="empty">{since === null ? said.amendedNone : said.sinceUnknown(since)}</p>;
  return (
    <p class="empty">
      {since === null ? null : `${said.unmarkedSince(since)} `}
      {said.amendedUnread}
      {n_citata_da === 0 ? null : (
        <>
          {' '}
          <a href={localAddress(citationsTo(eli), language)}>
            {said.citedByOthers(formatNumber(n_citata_da, language), n_citata_da === 1)}
          </a>
          {said.perhapsAmending}
        </>
      )}
      {conversion ? (
        <>
          {` ${said.convertedBy} `}
          <a href={localAddress(pageOf(conversion.eli), language)}>{conversion.sigla}</a>
          {said.perhapsChanged}
        </>
      ) : null}
    </p>
  );
}
