// Atom (RFC 4287): a feed of amendments, those seen last first, in pages (RFC 5005), or of what a search finds, for readers of feeds.
import {
  actOfEli,
  nameEnd,
  nameFirst,
  nameFound,
  parseEli,
  portalUrl,
  sigla,
  type shapes,
} from '../../engine/index.js';
import type { CercaAnswer } from '../questions/cerca.js';
import type { Source } from './format.js';
import { withoutNamed } from './named-place.js';
import { formatWords } from './words.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

/** Parameters that say which amendments a feed has. */
const choosing = ['tipo', 'norma', 'con', 'base', 'dal', 'al'];

/** Parameters that say how a search is answered, and not what is searched. */
const ofAnswer = ['lang', 'formato', 'limit', 'offset'];

/**
 * A feed. Without a public address its links are relative to the feed's own address (RFC 3986 §5.1.3), since the `Host` of a request is
 * whatever a client writes into it; identifiers are absolute in either case, as RFC 4287 §4.2.6 demands.
 */
export function write(source: Source): string {
  if (source.endpoint === 'cerca') return writeHits(source);
  return source.endpoint === 'riscontri' ? writeChecks(source) : writeAmendments(source);
}

function writeAmendments({ answer, publicUrl, root, language, query }: Source): string {
  const { norma, articolo, con, modifiche, totale, limit, offset, ...said } = answer.whole as shapes.ModificheAnswer;
  const own = norma && nameFirst(articolo ?? norma.eli);
  const ends = [own, con === null ? null : nameFirst(con)].filter((name) => name !== null);
  const asked = [...query].filter(([name, value]) => choosing.includes(name) && value !== '');
  const place = `modifiche?${new URLSearchParams([...asked, ['lang', language]]).toString()}`;
  const page = `${root}/${place}`;
  const size = query.has('limit') ? `&limit=${limit}` : '';
  const feedAt = (from: number) => `${page}${size}${from === 0 ? '' : `&offset=${from}`}&formato=atom`;
  const link = (rel: string, from: number) =>
    element('link', { rel, type: 'application/atom+xml', href: feedAt(from) });
  const last = Math.max(0, Math.floor((totale - 1) / limit) * limit);
  return writeFeed(
    {
      said,
      // The same on all pages: they are one feed.
      id: publicUrl === null ? nameOf(place, null) : page,
      title: norma === null ? 'Legami' : `Legami: ${ends.join(' – ')}`,
      updated: modifiche.map(dayOfUpdate).sort().at(-1),
      links: [
        link('self', offset),
        link('first', 0),
        ...(offset > 0 ? [link('previous', Math.max(0, Math.min(offset - limit, last)))] : []),
        ...(offset + limit < totale ? [link('next', offset + limit)] : []),
        link('last', last),
        element('link', { rel: 'alternate', type: 'text/html', href: page }),
      ],
      ...{ publicUrl, root, language },
    },
    modifiche.map((relation) => writeEntry(relation, { publicUrl, root, language })),
  );
}

/** A feed of a search: what it finds, each as new as its text. */
function writeHits({ answer, publicUrl, root, language, query }: Source): string {
  const { risultati, ...said } = answer.whole as CercaAnswer;
  const asked = [...query].filter(([name, value]) => !ofAnswer.includes(name) && value !== '');
  const address = (path: string, more: readonly [string, string][]) =>
    `${path}?${new URLSearchParams([...asked, ...more, ['lang', language]]).toString()}`;
  const dayOf = ({ testo_dal, versione_dal, norma }: shapes.Hit) => testo_dal ?? versione_dal ?? norma.data;
  const place = address('cerca', []);
  const page = `${root}/${place}`;
  const self = `${root}${address('/api/public/cerca', [['formato', 'atom']])}`;
  const entries = risultati.map((hit) => {
    const { eli, articolo, parte, norma, rubrica, passo } = hit;
    return element('entry', {}, [
      // With the day: a text that changes is another entry.
      leaf('id', nameOf(`testo/${eli}/${dayOf(hit)}`, publicUrl)),
      leaf('title', `${nameFound({ articolo, parte, sigla: norma.sigla })}: ${rubrica ?? norma.titolo}`),
      leaf('updated', timeOf(dayOf(hit))),
      element('link', { rel: 'alternate', type: 'text/html', href: pageOf(eli, root, language) }),
      leaf('summary', `${passo.testo} (${hit.modifiche_successive.frase})`),
    ]);
  });
  return writeFeed(
    {
      said,
      id: publicUrl === null ? nameOf(place, null) : page,
      title: `Legami: ${query.get('q') ?? ''}`,
      updated: risultati.map(dayOf).sort().at(-1),
      links: [
        element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
        element('link', { rel: 'alternate', type: 'text/html', href: page }),
      ],
      ...{ publicUrl, root, language },
    },
    entries,
  );
}

/** A feed of amending words and what stands in the amended text: each entry leads to both texts, and to where they are official. */
function writeChecks({ answer, publicUrl, root, language, query }: Source): string {
  const { operazioni, totale, limit, offset, ...said } = answer.whole as shapes.AllOperations;
  const words = formatWords[language].checks;
  const asked = [...query].filter(([name, value]) => ['grado', 'giudicate'].includes(name) && value !== '');
  const address = (path: string, more: readonly (readonly [string, string])[]) =>
    `${path}?${new URLSearchParams([...asked, ...more, ['lang', language]].map(([name, value]) => [name!, value!])).toString()}`;
  const place = address('riscontri', []);
  const page = `${root}/${place}`;
  const link = (rel: string, from: number) =>
    element('link', {
      rel,
      type: 'application/atom+xml',
      href: `${root}${address('/api/public/riscontri', [
        ...(query.has('limit') ? [['limit', String(limit)] as const] : []),
        ...(from === 0 ? [] : [['offset', String(from)] as const]),
        ['formato', 'atom'],
      ])}`,
    });
  return writeFeed(
    {
      said,
      id: publicUrl === null ? nameOf(place, null) : page,
      title: `Legami: ${query.get('grado') === 'discorde' ? words.differences : words.title}`,
      updated: operazioni.map(dayOfWords).sort().at(-1),
      links: [
        link('self', offset),
        link('first', 0),
        ...(offset > 0 ? [link('previous', Math.max(0, offset - limit))] : []),
        ...(offset + limit < totale ? [link('next', offset + limit)] : []),
        element('link', { rel: 'alternate', type: 'text/html', href: page }),
      ],
      ...{ publicUrl, root, language },
    },
    operazioni.map((operation) => writeCheck(operation, { publicUrl, root, language })),
  );
}

function writeCheck(operation: shapes.OperationEntry, { publicUrl, root, language }: Place): XmlNode {
  const { id, da, a, operazione, prova, testo_attuale, testo_attuale_al, giudizio } = operation;
  const { old, brought, today, isDifference, judged, textAt, operation: naming } = formatWords[language].checks;
  const by = actOfEli(da.eli);
  const words: [string, string | null, string | null][] = [
    [old, operazione.vecchie, da.testo_al],
    [brought, operazione.nuove, da.testo_al],
    [today, testo_attuale, testo_attuale_al],
  ];
  const quoted = words.flatMap(([name, own, day]) =>
    own === null ? [] : `${name}${day === null ? '' : ` (${textAt(day)})`}: «${own}».`,
  );
  const said = [
    ...(prova.grado === 'discorde' ? [isDifference] : []),
    ...(giudizio === null ? [] : [`${judged}: ${giudizio.esito}. ${giudizio.nota ?? ''}`.trim()]),
  ];
  const official = [portalUrl(by), portalUrl(a.norma.eli), giudizio?.fonte].filter((href) => href != null);
  const from = nameEnd({ articolo: da.articolo, parte: null, sigla: sigla(by) });
  const to = nameEnd({ articolo: a.articolo, parte: a.parte, sigla: a.norma.sigla });
  return element('entry', {}, [
    leaf('id', nameOf(`operazione/${id}`, publicUrl)),
    leaf('title', naming(from, to)),
    leaf('updated', timeOf(dayOfWords(operation))),
    element('link', {
      rel: 'alternate',
      type: 'text/html',
      href: pageOf(a.articolo_eli ?? a.norma.eli, root, language),
    }),
    element('link', { rel: 'related', type: 'text/html', href: pageOf(da.eli, root, language) }),
    ...official.map((href) => element('link', { rel: 'via', type: 'text/html', href })),
    element('category', { term: prova.grado ?? 'nessuno' }),
    leaf('summary', [...quoted, ...said].join(' ')),
  ]);
}

/** The day of the judgement, else that of the act whose words they are. */
function dayOfWords({ da, giudizio }: shapes.OperationEntry): string {
  return giudizio?.giorno ?? parseEli(da.eli)?.date ?? '1970-01-01';
}

/** The address of the service, and the language of its pages. */
type Place = Pick<Source, 'publicUrl' | 'root' | 'language'>;

interface Feed extends Place {
  said: Pick<shapes.Envelope, 'descrizione' | 'fonte'>;
  id: string;
  title: string;
  /** A day; `undefined` for a feed that has no entry. */
  updated: string | undefined;
  links: readonly XmlNode[];
}

function writeFeed(feed: Feed, entries: readonly XmlNode[]): string {
  const { said, id, title, updated, links, publicUrl, root, language } = feed;
  const { nome, licenza, licenza_url, avvertenza } = said.fonte;
  return writeXml(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      leaf('id', id),
      leaf('title', title),
      leaf('subtitle', said.descrizione),
      // A feed that has no entry was never updated.
      leaf('updated', timeOf(updated ?? '1970-01-01')),
      element('author', {}, [leaf('name', 'Legami'), leaf('uri', publicUrl ?? `${root}/`)]),
      ...links,
      element('link', { rel: 'license', href: licenza_url }),
      leaf('rights', `${nome}, ${licenza}. ${avvertenza}`),
      leaf('generator', 'Legami'),
      ...entries,
    ]),
  );
}

function writeEntry(relation: shapes.Relation, { publicUrl, root, language }: Place): XmlNode {
  const { id, tipo, verbo, da, a, evidenza, parti } = relation;
  const page = (eli: string) => pageOf(eli, root, language);
  const amended = nameEnd(withoutNamed(a, verbo, parti));
  const title = `${nameEnd(da)}: ${formatWords[language].before(verbo, amended)}${amended}`;
  return element('entry', {}, [
    leaf('id', nameOf(`relazione/${id}`, publicUrl)),
    leaf('title', title),
    leaf('updated', timeOf(dayOfUpdate(relation))),
    leaf('published', timeOf(dayOfLaw(relation))),
    element('link', { rel: 'alternate', type: 'text/html', href: page(a.articolo_eli ?? a.eli) }),
    element('link', { rel: 'related', type: 'text/html', href: page(da.articolo_eli ?? da.eli) }),
    element('category', { term: tipo }),
    leaf('summary', evidenza ?? title),
  ]);
}

/** The page of an act or article. */
function pageOf(eli: string, root: string, language: string): string {
  const path = eli
    .replace(/^eli:\/?/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return `${root}/norme/${path}?lang=${language}`;
}

/** When the entry became what it is: the day on which the corpus first held it, else that of the law. */
function dayOfUpdate(relation: shapes.Relation): string {
  return relation.visto_il ?? dayOfLaw(relation);
}

/** When the law that amends was published, else made. Never the day of effect, which may be to come. */
function dayOfLaw({ date, da }: shapes.Relation): string {
  return date.pubblicazione ?? parseEli(da.eli)?.date ?? '1970-01-01';
}

/** A `tag:` (RFC 4151), the same wherever the service moves to. Whoever states no address has a name that nobody can own (RFC 2606 §2). */
function nameOf(what: string, publicUrl: string | null): string {
  return `tag:${publicUrl === null ? 'legami.invalid' : new URL(publicUrl).hostname},2026:${what}`;
}

function leaf(name: string, words: string): XmlNode {
  return element(name, {}, [text(words)]);
}

/** A day is all that is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
