// `/modifiche`: the newest amendments, with the sentence of each, and the feed of them.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf, relationsOf } from './parts/address.js';
import { formatNumber } from './parts/days.js';
import { placeWords } from './parts/place.js';
import { describeDays, Sign } from './parts/relation.js';
import { verbBefore } from './parts/sentence.js';

/** @param asked the query of the page, without `lang` */
export function amendmentsPage(
  { norma, totale, modifiche }: shapes.ModificheAnswer,
  asked: Readonly<Record<string, string>>,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const query = new URLSearchParams(asked).toString();
  const address = query === '' ? '/modifiche' : `/modifiche?${query}`;
  const title = norma === null ? words.amendments.title : `${words.amendments.title}: ${norma.sigla}`;
  return {
    title,
    description: words.amendments.lead,
    path: address,
    api: `/api/public${address}`,
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">{words.amendments.lead}</p>
        <p class="soft">
          {words.amendments.known(formatNumber(modifiche.length, language), formatNumber(totale, language))}
        </p>
        {frame.publicUrl === null ? null : (
          <p>
            <a href={`${localAddress(address, language)}&formato=atom`} type="application/atom+xml">
              {words.amendments.feed}
            </a>
          </p>
        )}
        <ol class="relations">
          {modifiche.map((relation) => (
            <Amendment key={relation.id} relation={relation} frame={frame} />
          ))}
        </ol>
      </>
    ),
  };
}

type End = shapes.Relation['da'];

function Amendment({ relation, frame }: { relation: shapes.Relation; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { id, tipo, da, a, verbo, evidenza } = relation;
  const nameOf = ({ parte, articolo, sigla }: End) =>
    [placeWords({ parte, articolo }, words), sigla].filter(Boolean).join(', ');
  const link = (end: End) => (
    <a
      class={end.articolo === null ? 'sigla' : undefined}
      href={localAddress(pageOf(end.articolo_eli ?? end.eli), language)}
    >
      {nameOf(end)}
    </a>
  );
  return (
    <li class={`relation kind-${tipo}`}>
      <p class="says">
        <Sign kind={tipo} />
        {link(da)} <strong>{verbBefore(nameOf(a), verbo, language)}</strong>
        {link(a)}
        <a
          class="anchor"
          href={localAddress(`${relationsOf(da.eli, { relation: id })}#r-${id}`, language)}
          aria-label={words.relation.link}
        >
          #
        </a>
      </p>
      {evidenza === null ? null : (
        <blockquote lang="it" cite={pageOf(da.eli)}>
          {evidenza}
        </blockquote>
      )}
      <p class="about">{describeDays(relation, frame).join(' · ')}</p>
    </li>
  );
}
