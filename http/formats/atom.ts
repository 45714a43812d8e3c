// Atom (RFC 4287): a feed of amendments, newest first, for readers of feeds.
import { nameEnd, type shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

/** @throws where no public address is set: such requests are refused earlier */
export function write({ answer, publicUrl, language, query }: Source): string {
  if (publicUrl === null) throw new Error('atom: no public address, which a feed needs');
  const { descrizione, fonte, norma, modifiche } = answer.whole as shapes.ModificheAnswer;
  const asked = [...query].filter(([name]) => ['tipo', 'norma'].includes(name) && query.get(name) !== '');
  const page = `${publicUrl}/modifiche?${new URLSearchParams([...asked, ['lang', language]]).toString()}`;
  // A feed that has no entry was never updated.
  const updated = modifiche[0]?.data ?? '1970-01-01';
  return writeXml(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      leaf('id', page),
      leaf('title', norma === null ? 'Legami' : `Legami: ${norma.sigla}`),
      leaf('subtitle', descrizione),
      leaf('updated', timeOf(updated)),
      element('author', {}, [leaf('name', 'Legami'), leaf('uri', publicUrl)]),
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
  publicUrl: string,
  language: string,
): XmlNode {
  const page = (eli: string) =>
    `${publicUrl}/norme/${eli
      .replace(/^eli:\/?/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')}?lang=${language}`;
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
