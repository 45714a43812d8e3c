// Atom (RFC 4287): a feed of amendments, newest first, for readers of feeds.
import { nameEnd, type shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

/**
 * A feed. Without a public address its links are relative to the feed's own address (RFC 3986 §5.1.3), since the `Host` of a request is
 * whatever a client writes into it; identifiers are absolute in either case, as RFC 4287 §4.2.6 demands.
 */
export function write({ answer, publicUrl, language, query }: Source): string {
  const { descrizione, fonte, norma, modifiche } = answer.whole as shapes.ModificheAnswer;
  const asked = [...query].filter(([name]) => ['tipo', 'norma'].includes(name) && query.get(name) !== '');
  const place = `modifiche?${new URLSearchParams([...asked, ['lang', language]]).toString()}`;
  const page = `${publicUrl ?? ''}/${place}`;
  // A feed that has no entry was never updated.
  const updated = modifiche[0]?.data ?? '1970-01-01';
  return writeXml(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      leaf('id', publicUrl === null ? nameOf(place, null) : page),
      leaf('title', norma === null ? 'Legami' : `Legami: ${norma.sigla}`),
      leaf('subtitle', descrizione),
      leaf('updated', timeOf(updated)),
      element('author', {}, [leaf('name', 'Legami'), leaf('uri', publicUrl ?? '/')]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: `${page}&formato=atom` }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('link', { rel: 'license', href: fonte.licenza_url }),
      leaf('rights', `${fonte.nome}, ${fonte.licenza}. ${fonte.avvertenza}`),
      leaf('generator', 'Legami'),
      ...modifiche.map((relation) => writeEntry(relation, publicUrl, language)),
    ]),
  );
}

function writeEntry(
  { id, tipo, verbo, da, a, data, evidenza }: shapes.Relation,
  publicUrl: string | null,
  language: string,
): XmlNode {
  const page = (eli: string) =>
    `${publicUrl ?? ''}/norme/${eli
      .replace(/^eli:\/?/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')}?lang=${language}`;
  const title = `${nameEnd(da)}: ${verbo} ${nameEnd(a)}`;
  const updated = timeOf(data ?? '1970-01-01');
  return element('entry', {}, [
    leaf('id', nameOf(`relazione/${id}`, publicUrl)),
    leaf('title', title),
    leaf('updated', updated),
    leaf('published', updated),
    element('link', { rel: 'alternate', type: 'text/html', href: page(a.articolo_eli ?? a.eli) }),
    element('link', { rel: 'related', type: 'text/html', href: page(da.articolo_eli ?? da.eli) }),
    element('category', { term: tipo }),
    leaf('summary', evidenza ?? title),
  ]);
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
