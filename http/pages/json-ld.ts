// A page as linked data for machines: schema.org `Legislation`, with the terms of ELI.
import { endingOf, isMarked, nameEnd, type shapes } from '../../engine/index.js';
import type { Frame } from './document.js';
import { pageOf } from './parts/address.js';

const context = ['https://schema.org', { eli: 'http://data.europa.eu/eli/ontology#' }];
const licence = 'https://creativecommons.org/licenses/by/4.0/';

/** An act. */
export function describeAct(act: shapes.ActAnswer, { publicUrl, summaries, day }: Frame): object {
  const { data } = act.pubblicazione;
  return {
    '@context': context,
    '@type': 'Legislation',
    ...identity(act.eli, publicUrl),
    name: act.titolo,
    alternateName: act.sigla,
    'eli:id_local': act.sigla,
    legislationType: act.tipo,
    legislationDate: act.data,
    ...(data === null ? {} : { datePublished: data }),
    ...ofDay(act.testo_al, summaries),
    ...ended(act.stato, { ...act, abrogato: isMarked(act.articoli) }, day),
    ...(act.url_fonte === null ? {} : { sameAs: act.url_fonte }),
  };
}

/** An article, as a part of its act. */
export function describeArticle(article: shapes.ArticleAnswer, { publicUrl, summaries, day }: Frame): object {
  const { norma } = article;
  const name = nameEnd({ parte: article.parte, articolo: article.num, sigla: norma.sigla });
  return {
    '@context': context,
    '@type': 'Legislation',
    ...identity(article.eli, publicUrl),
    name: article.rubrica ?? name,
    alternateName: name,
    ...ofDay(article.testo_al, summaries),
    isPartOf: { '@type': 'Legislation', ...identity(norma.eli, publicUrl), name: norma.titolo ?? norma.sigla },
    ...ended(article.stato, article, day),
  };
}

/** The day of the text; a summary is no version of the law. */
function ofDay(day: string | null, summaries: string | null): object {
  if (summaries !== null) return { description: summaries };
  return day === null ? {} : { legislationDateVersion: day };
}

function identity(eli: string, publicUrl: string | null): object {
  const parts = eli.split('/');
  return {
    ...(publicUrl === null ? {} : { '@id': `${publicUrl}${pageOf(eli)}`, url: `${publicUrl}${pageOf(eli)}` }),
    legislationIdentifier: eli,
    ...(parts[1] === 'it' ? { inLanguage: 'it', legislationJurisdiction: 'IT' } : {}),
    license: licence,
  };
}

/** Documents state that something ended, never that it is in force. */
function ended(status: shapes.Stato | null, shown: shapes.ShownText, day?: string): object {
  return status !== null && endingOf(status, shown, day) === 'ended'
    ? { legislationLegalForce: 'https://schema.org/NotInForce' }
    : {};
}
