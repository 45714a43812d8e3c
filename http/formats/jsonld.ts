// JSON-LD: an act or article as schema.org `Legislation` and in the terms of the ELI ontology.
import { titleArticle, words, type shapes } from '../../engine/index.js';
import { titleOf } from './outline.js';
import type { Source } from './format.js';

type Relation = shapes.Relation;
type Act = shapes.ActAnswer;

/** Whole in itself: reading it asks no other server for its terms. */
const context = {
  '@vocab': 'https://schema.org/',
  eli: 'http://data.europa.eu/eli/ontology#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  ...dated(['legislationDate', 'legislationDateVersion', 'datePublished']),
  ...dated(['eli:date_document', 'eli:date_publication', 'eli:version_date', 'eli:first_date_entry_in_force']),
  ...linked(['license', 'sameAs', 'isBasedOn', 'legislationLegalForce']),
  ...linked(['eli:in_force', 'eli:licence']),
};

export function write({ answer, root, language }: Source): string {
  const found = answer.whole as Act | shapes.ArticleAnswer | shapes.ParagraphAnswer;
  const { summaries } = words[language];
  const isSummary = found.descrizione.startsWith(summaries);
  const nodeOf = (eli: string) => ({
    '@id': root + pagePath(eli),
  });
  return JSON.stringify({
    '@context': context,
    ...(isSummary ? { description: { '@value': summaries, '@language': language } } : {}),
    ...('articoli' in found ? describeAct(found, isSummary, nodeOf) : describePlace(found, isSummary, nodeOf)),
  });
}

/** The path of the page of an act or article, as part of an IRI. */
export function pagePath(eli: string): string {
  return `/norme/${eli
    .replace(/^eli:\/?/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

/** A reference to what an ELI names. */
type NodeOf = (eli: string) => { '@id': string };

/** @param isSummary whether its texts are summaries, which are no version of it */
function describeAct(act: Act, isSummary: boolean, nodeOf: NodeOf): object {
  return {
    ...nodeOf(act.eli),
    '@type': ['Legislation', 'eli:LegalResource'],
    ...describeCommon(act.eli, act.stato, act.fonte),
    name: { '@value': act.titolo, ...languageOf(act.eli) },
    alternateName: act.sigla,
    legislationType: act.tipo,
    // The acts of its type: a concept, for which the ontology wants an address.
    'eli:type_document': { '@id': typeAddress(act.tipo, nodeOf) },
    legislationDate: act.data,
    'eli:date_document': act.data,
    ...stated(act.pubblicazione.data, (day) => ({ datePublished: day, 'eli:date_publication': day })),
    ...stated(act.entrata_in_vigore, (day) => ({ 'eli:first_date_entry_in_force': day })),
    ...(isSummary ? {} : describeDay(act)),
    ...sameAs(act),
    ...(isSummary ? {} : { 'eli:is_realized_by': describeExpression(act, nodeOf) }),
    ...stated(act.urn, (urn) => ({ identifier: urn })),
    hasPart: act.articoli.map((article) => ({
      ...nodeOf(article.eli),
      '@type': ['Legislation', 'eli:LegalResourceSubdivision'],
      legislationIdentifier: article.eli,
      name: titleOf(article),
    })),
    'eli:has_part': act.articoli.map(({ eli }) => nodeOf(eli)),
    ...describeRelations(act, nodeOf),
  };
}

function describePlace(
  place: shapes.ArticleAnswer | shapes.ParagraphAnswer,
  isSummary: boolean,
  nodeOf: NodeOf,
): object {
  const whole = 'articolo' in place ? place.articolo.eli : place.norma.eli;
  const name = 'articolo' in place ? `${titleArticle(place.articolo)}, comma ${place.num}` : titleArticle(place);
  const heading = 'articolo' in place ? place.articolo.rubrica : place.rubrica;
  return {
    ...nodeOf(place.eli),
    '@type': ['Legislation', 'eli:LegalResourceSubdivision'],
    ...describeCommon(place.eli, 'articolo' in place ? null : place.stato, place.fonte),
    name: `${name}, ${place.norma.sigla}`,
    ...stated(heading, (words) => ({ headline: { '@value': words, ...languageOf(place.eli) } })),
    [isSummary ? 'abstract' : 'text']: { '@value': place.testo, ...languageOf(place.eli) },
    ...(isSummary ? {} : { ...describeDay(place), 'eli:is_realized_by': describeExpression(place, nodeOf) }),
    isPartOf: { ...nodeOf(whole), '@type': 'Legislation', legislationIdentifier: whole },
    'eli:is_part_of': nodeOf(whole),
    ...list(
      'eli:cites',
      place.cita.map(({ eli, articolo_eli }) => articolo_eli ?? eli),
      nodeOf,
    ),
    ...describeRelations(place, nodeOf),
  };
}

/** The address of an official ELI, which documents give without the portal's: `eli/id/2024/08/10/24G00122/ORIGINAL`. */
export function officialAddress(eli: string | null): string | null {
  return eli === null ? null : new URL(eli, 'https://www.normattiva.it/').href;
}

/** The act on the official portal, and by its official ELI. */
function sameAs({ url_fonte, pubblicazione: { eli } }: Act): object {
  const known = [url_fonte, officialAddress(eli)].filter((address) => address !== null);
  return known.length === 0 ? {} : { sameAs: known };
}

/** Address of the list of the acts of a type. */
function typeAddress(type: string, nodeOf: NodeOf): string {
  return `${nodeOf('')['@id'].replace(/\/$/, '')}?tipo=${encodeURIComponent(type)}`;
}

/** The last day on which the text is known to stand, and the one on which it begins. */
function describeDay({ versione_dal, testo_al }: shapes.DatedText): object {
  return {
    ...stated(testo_al, (day) => ({ legislationDateVersion: day })),
    ...stated(versione_dal, (day) => ({ 'eli:version_date': day })),
  };
}

/** The text that is served, apart from the act of which it is a version. */
function describeExpression(text: shapes.DatedText & { eli: string }, nodeOf: NodeOf): object {
  const { eli, versione_dal } = text;
  const own = nodeOf(eli)['@id'];
  return {
    '@id': `${own}#testo${versione_dal === null ? '' : `-${versione_dal}`}`,
    '@type': 'eli:LegalExpression',
    'eli:realizes': { '@id': own },
    ...stated(versione_dal, (day) => ({ 'eli:version_date': day })),
    ...(eli.startsWith('eli:/it/')
      ? { 'eli:language': { '@id': 'http://publications.europa.eu/resource/authority/language/ITA' } }
      : {}),
  };
}

function describeCommon(eli: string, stato: shapes.Stato | null, { licenza_url }: shapes.Envelope['fonte']): object {
  return {
    legislationIdentifier: eli,
    ...(eli.startsWith('eli:/it/') ? { legislationJurisdiction: 'IT', inLanguage: 'it' } : {}),
    // Silence is never “in force”.
    ...(stato === null
      ? {}
      : { legislationLegalForce: 'https://schema.org/NotInForce', 'eli:in_force': 'eli:InForce-notInForce' }),
    license: licenza_url,
    'eli:licence': licenza_url,
  };
}

type Lists = Pick<Act, 'modifica' | 'modificata_da'>;

/** Amendments, and those of them that repeal the whole of what they name. */
function describeRelations({ modifica, modificata_da }: Lists, nodeOf: NodeOf): object {
  const [changes, changedBy] = [modifica.filter(isChange), modificata_da.filter(isChange)];
  const targets = (relations: readonly Relation[]) => relations.map(({ a }) => a.articolo_eli ?? a.eli);
  const authors = (relations: readonly Relation[]) => relations.map(({ da }) => da.articolo_eli ?? da.eli);
  return {
    ...list('legislationChanges', targets(changes), nodeOf),
    ...list('legislationRepeals', targets(changes.filter(isRepeal)), nodeOf),
    ...list('eli:changes', targets(changes), nodeOf),
    ...list('eli:repeals', targets(changes.filter(isRepeal)), nodeOf),
    ...list('eli:changed_by', authors(changedBy), nodeOf),
    ...list('eli:repealed_by', authors(changedBy.filter(isRepeal)), nodeOf),
  };
}

/** Changes of text; what nobody could decide is left out. */
export const isChange = ({ natura }: Relation) => natura === 'testuale';

/** Whether a relation repeals the whole of its target: the article where one is named, else the act. */
export function isRepeal({ tipo, portata, a }: Relation): boolean {
  const whole = a.articolo === null ? ['atto'] : ['atto', 'partizione', 'allegato', 'articolo'];
  return tipo === 'abroga' && portata !== null && whole.includes(portata);
}

/** Each once; nothing where there are none. */
function list(name: string, elis: readonly string[], nodeOf: NodeOf): object {
  return elis.length === 0 ? {} : { [name]: [...new Set(elis)].map(nodeOf) };
}

function stated(value: string | null, describe: (value: string) => object): object {
  return value === null ? {} : describe(value);
}

/** Italian for an act of the State; nothing for a foreign one, whose document need not state its language. */
function languageOf(eli: string): object {
  return eli.startsWith('eli:/it/') ? { '@language': 'it' } : {};
}

function dated(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { '@type': 'xsd:date' }]));
}

function linked(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { '@type': '@id' }]));
}
