// Atom (RFC 4287): a feed of amendments, newest first, or of what a search finds, for readers of feeds.
import { nameEnd, type shapes } from '../../engine/index.js';
import type { CercaAnswer } from '../questions/cerca.js';
import type { Source } from './format.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

/** @throws where no public address is set: such requests are refused earlier */
export function write(source: Source): string {
  const { answer, publicUrl, language, query } = source;
  if (publicUrl === null) throw new Error('atom: no public address, which a feed needs');
  if (source.endpoint === 'cerca') return writeHits(source, publicUrl);
  const { descrizione, fonte, norma, modifiche } = answer.whole as shapes.ModificheAnswer;
  const asked = [...query].filter(([name]) => ['tipo', 'norma'].includes(name) && query.get(name) !== '');
  const page = `${publicUrl}/modifiche?${new URLSearchParams([...asked, ['lang', language]]).toString()}`;
  // A feed that has no entry was never updated.
  const updated = modifiche[0]?.data ?? '1970-01-01';
  const head = { page, self: `${page}&formato=atom`, title: norma === null ? 'Legami' : `Legami: ${norma.sigla}` };
  const entries = modifiche.map((relation) => writeEntry(relation, publicUrl, language));
  return writeFeed({ ...head, descrizione, fonte, updated, publicUrl, language }, entries);
}

/** A feed of a search: what it finds, each as new as its text. */
function writeHits({ answer, language, query }: Source, publicUrl: string): string {
  const { descrizione, fonte, risultati } = answer.whole as CercaAnswer;
  const asked = [...query].filter(
    ([name, value]) => !['lang', 'formato', 'limit', 'offset'].includes(name) && value !== '',
  );
  const address = (path: string, more: readonly [string, string][]) =>
    `${publicUrl}${path}?${new URLSearchParams([...asked, ...more, ['lang', language]]).toString()}`;
  const dayOf = ({ testo_dal, versione_dal, norma }: shapes.Hit) => testo_dal ?? versione_dal ?? norma.data;
  const updated = risultati.reduce((last, hit) => (dayOf(hit) > last ? dayOf(hit) : last), '1970-01-01');
  const page = address('/cerca', []);
  const self = address('/api/public/cerca', [['formato', 'atom']]);
  const entries = risultati.map((hit) => {
    const { eli, articolo, parte, norma, rubrica, passo } = hit;
    const day = timeOf(dayOf(hit));
    return element('entry', {}, [
      // With the day: a text that changes is another entry.
      leaf('id', `tag:${new URL(publicUrl).hostname},2026:testo/${eli}/${dayOf(hit)}`),
      leaf('title', `${nameEnd({ articolo, parte, sigla: norma.sigla })}: ${rubrica ?? norma.titolo}`),
      leaf('updated', day),
      element('link', { rel: 'alternate', type: 'text/html', href: pageOfEli(publicUrl, eli, language) }),
      leaf('summary', `${passo.testo} (${hit.modifiche_successive.frase})`),
    ]);
  });
  return writeFeed(
    { page, self, title: `Legami: ${query.get('q') ?? ''}`, descrizione, fonte, updated, publicUrl, language },
    entries,
  );
}

interface FeedHead extends Pick<shapes.Envelope, 'descrizione' | 'fonte'> {
  page: string;
  self: string;
  title: string;
  /** A day. */
  updated: string;
  publicUrl: string;
  language: string;
}

function writeFeed(head: FeedHead, entries: readonly XmlNode[]): string {
  const { page, self, title, descrizione, fonte, updated, publicUrl, language } = head;
  return writeXml(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      leaf('id', page),
      leaf('title', title),
      leaf('subtitle', descrizione),
      leaf('updated', timeOf(updated)),
      element('author', {}, [leaf('name', 'Legami'), leaf('uri', publicUrl)]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('link', { rel: 'license', href: fonte.licenza_url }),
      leaf('rights', `${fonte.nome}, ${fonte.licenza}. ${fonte.avvertenza}`),
      leaf('generator', 'Legami'),
      ...entries,
    ]),
  );
}

/** The page of an act or article. */
const pageOfEli = (publicUrl: string, eli: string, language: string): string =>
  `${publicUrl}/norme/${eli
    .replace(/^eli:\/?/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}?lang=${language}`;

function writeEntry(
  { id, tipo, verbo, da, a, data, evidenza }: shapes.Relation,
  publicUrl: string,
  language: string,
): XmlNode {
  const page = (eli: string) => pageOfEli(publicUrl, eli, language);
  const title = `${nameEnd(da)}: ${verbo} ${nameEnd(a)}`;
  const updated = timeOf(data ?? '1970-01-01');
  return element('entry', {}, [
    // The same for ever, wherever the service is (RFC 4151).
    leaf('id', `tag:${new URL(publicUrl).hostname},2026:relazione/${id}`),
    leaf('title', title),
    leaf('updated', updated),
    leaf('published', updated),
    element('link', { rel: 'alternate', type: 'text/html', href: page(a.articolo_eli ?? a.eli) }),
    element('link', { rel: 'related', type: 'text/html', href: page(da.articolo_eli ?? da.eli) }),
    element('category', { term: tipo }),
    leaf('summary', evidenza ?? title),
  ]);
}

function leaf(name: string, words: string): XmlNode {
  return element(name, {}, [text(words)]);
}

/** A day is all that is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
