// Atom (RFC 4287): a feed of amendments, those seen last first, in pages (RFC 5005), for readers of feeds.
import { nameEnd, parseEli, type shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

/** Parameters that say which amendments a feed has. */
const choosing = ['tipo', 'norma', 'base', 'dal', 'al'];

/** @throws where no public address is set: such requests are refused earlier */
export function write({ answer, publicUrl, language, query }: Source): string {
  if (publicUrl === null) throw new Error('atom: no public address, which a feed needs');
  const { descrizione, fonte, norma, modifiche, totale, limit, offset } = answer.whole as shapes.ModificheAnswer;
  const asked = [...query].filter(([name, value]) => choosing.includes(name) && value !== '');
  const page = `${publicUrl}/modifiche?${new URLSearchParams([...asked, ['lang', language]]).toString()}`;
  const size = query.has('limit') ? `&limit=${limit}` : '';
  const feedAt = (from: number) => `${page}${size}${from === 0 ? '' : `&offset=${from}`}&formato=atom`;
  const link = (rel: string, from: number) =>
    element('link', { rel, type: 'application/atom+xml', href: feedAt(from) });
  const last = Math.max(0, Math.floor((totale - 1) / limit) * limit);
  const updated = modifiche.map(dayOfUpdate).sort().at(-1);
  return writeXml(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      // The same on all pages: they are one feed.
      leaf('id', page),
      leaf('title', norma === null ? 'Legami' : `Legami: ${norma.sigla}`),
      leaf('subtitle', descrizione),
      // A feed that has no entry was never updated.
      leaf('updated', timeOf(updated ?? '1970-01-01')),
      element('author', {}, [leaf('name', 'Legami'), leaf('uri', publicUrl)]),
      link('self', offset),
      link('first', 0),
      ...(offset > 0 ? [link('previous', Math.max(0, Math.min(offset - limit, last)))] : []),
      ...(offset + limit < totale ? [link('next', offset + limit)] : []),
      link('last', last),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('link', { rel: 'license', href: fonte.licenza_url }),
      leaf('rights', `${fonte.nome}, ${fonte.licenza}. ${fonte.avvertenza}`),
      leaf('generator', 'Legami'),
      ...modifiche.map((relation) => writeEntry(relation, publicUrl, language)),
    ]),
  );
}

function writeEntry(relation: shapes.Relation, publicUrl: string, language: string): XmlNode {
  const { id, tipo, verbo, da, a, evidenza } = relation;
  const page = (eli: string) =>
    `${publicUrl}/norme/${eli
      .replace(/^eli:\/?/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')}?lang=${language}`;
  const title = `${nameEnd(da)}: ${verbo} ${nameEnd(a)}`;
  return element('entry', {}, [
    // The same for ever, wherever the service is (RFC 4151).
    leaf('id', `tag:${new URL(publicUrl).hostname},2026:relazione/${id}`),
    leaf('title', title),
    leaf('updated', timeOf(dayOfUpdate(relation))),
    leaf('published', timeOf(dayOfLaw(relation))),
    element('link', { rel: 'alternate', type: 'text/html', href: page(a.articolo_eli ?? a.eli) }),
    element('link', { rel: 'related', type: 'text/html', href: page(da.articolo_eli ?? da.eli) }),
    element('category', { term: tipo }),
    leaf('summary', evidenza ?? title),
  ]);
}

/** When the entry became what it is: the day on which the corpus first held it, else that of the law. */
function dayOfUpdate(relation: shapes.Relation): string {
  return relation.visto_il ?? dayOfLaw(relation);
}

/** When the law that amends was published, else made. Never the day of effect, which may be to come. */
function dayOfLaw({ date, da }: shapes.Relation): string {
  return date.pubblicazione ?? parseEli(da.eli)?.date ?? '1970-01-01';
}

function leaf(name: string, words: string): XmlNode {
  return element(name, {}, [text(words)]);
}

/** A day is all that is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
