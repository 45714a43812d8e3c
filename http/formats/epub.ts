// EPUB 3.3 (W3C): an act or article as a book, with the blocks of its Markdown, contents and the day of the text.
import { zipSync } from 'fflate';
import type { shapes } from '../../engine/index.js';
import { withAccents } from './accents.js';
import { isItalian, isOfTable, type Block } from './block.js';
import type { Source } from './format.js';
import { fullCitation } from './full-citation.js';
import { outline } from './outline.js';
import { element, text, writeXml, type Attributes, type XmlNode } from './xml.js';

/** Characters after which the next heading begins a file: readers lay out a file as a whole. */
const longFile = 100_000;
/** The first day that a ZIP can state: with the time of the request every answer would have other bytes, and one ETag. */
const noTime = new Date(1980, 0, 1);
const xhtml = 'http://www.w3.org/1999/xhtml';
const style =
  'body{line-height:1.5}h1,h2,h3,h4{line-height:1.25}.note{font-size:.9em}pre{margin:0;white-space:pre-wrap}';

/** A file of the book. */
interface Chapter {
  name: string;
  blocks: Block[];
}

/** The book. Its `dcterms:modified`, which EPUB demands, is the day of the text, and that of no day where none is known. */
export function write(source: Source): Promise<Uint8Array> {
  const blocks = outline(source);
  const heading = blocks.findIndex((block) => block.kind === 'heading');
  blocks.splice(heading + 1, 0, { kind: 'paragraph', text: fullCitation(source) });
  const chapters = split(blocks);
  const title = blocks[heading]?.text ?? '';
  const { eli, testo_al, fonte } = source.answer.whole as shapes.Envelope & { eli: string; testo_al: string | null };
  const lang = isItalian(eli) ? 'it' : '';
  const bytes = (content: string) => new TextEncoder().encode(content);
  const files: Record<string, Uint8Array> = {
    'META-INF/container.xml': bytes(container),
    'EPUB/book.opf': bytes(
      describe({ title, eli, day: testo_al, rights: `${fonte.nome}, ${fonte.licenza}` }, chapters),
    ),
    'EPUB/nav.xhtml': bytes(writeNav(title, lang, chapters)),
    'EPUB/style.css': bytes(style),
    ...Object.fromEntries(
      chapters.map((chapter) => [`EPUB/${chapter.name}`, bytes(writeChapter(title, lang, chapter))]),
    ),
  };
  // OCF 3.3 §4.2: the first file says what the ZIP is, and is not compressed.
  return Promise.resolve(
    zipSync({ mimetype: [bytes('application/epub+zip'), { level: 0 }], ...files }, { mtime: noTime }),
  );
}

function split(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = [];
  let size = Infinity;
  for (const block of blocks) {
    const begins = chapters.length === 0 || (block.kind === 'heading' && size > longFile);
    if (begins) {
      chapters.push({ name: `text-${chapters.length + 1}.xhtml`, blocks: [] });
      size = 0;
    }
    chapters.at(-1)!.blocks.push(block);
    size += block.text.length;
  }
  return chapters;
}

const container = writeXml(
  element('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' }, [
    element('rootfiles', {}, [
      element('rootfile', { 'full-path': 'EPUB/book.opf', 'media-type': 'application/oebps-package+xml' }),
    ]),
  ]),
);

interface About {
  title: string;
  eli: string;
  day: string | null;
  rights: string;
}

/** The package: what the book is, its files and their order. */
function describe({ title, eli, day, rights }: About, chapters: readonly Chapter[]): string {
  const said = (name: string, words: string, attributes = {}) => element(name, attributes, [text(words)]);
  const item = (id: string, href: string, type: string, properties: string | null = null) =>
    element('item', { id, href, 'media-type': type, properties });
  return writeXml(
    element('package', { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'eli' }, [
      element('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
        said('dc:identifier', day === null ? eli : `${eli}@${day}`, { id: 'eli' }),
        said('dc:title', withAccents(title)),
        // `und` is a language that is not known (BCP 47).
        said('dc:language', isItalian(eli) ? 'it' : 'und'),
        said('dc:rights', rights),
        said('meta', `${day ?? '1970-01-01'}T00:00:00Z`, { property: 'dcterms:modified' }),
      ]),
      element('manifest', {}, [
        item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'),
        item('style', 'style.css', 'text/css'),
        ...chapters.map(({ name }, i) => item(`text-${i + 1}`, name, 'application/xhtml+xml')),
      ]),
      element(
        'spine',
        {},
        chapters.map((_, i) => element('itemref', { idref: `text-${i + 1}` })),
      ),
    ]),
  );
}

/** Contents: the headings, one list, which readers of books show beside the text. */
function writeNav(title: string, lang: string, chapters: readonly Chapter[]): string {
  const entries = chapters.flatMap(({ name, blocks }) =>
    blocks.flatMap((block, i) =>
      block.kind === 'heading'
        ? [element('li', {}, [element('a', { href: `${name}#b${i}` }, [text(clean(block.text))])])]
        : [],
    ),
  );
  return writePage(title, lang, [element('nav', { 'epub:type': 'toc' }, [element('ol', {}, entries)])]);
}

function writeChapter(title: string, lang: string, { blocks }: Chapter): string {
  const nodes: XmlNode[] = [];
  let items: XmlNode[] = [];
  blocks.forEach((block, i) => {
    if (block.kind === 'item') {
      const { address } = block;
      const words = text(clean(block.text));
      items.push(element('li', {}, [address === undefined ? words : element('a', { href: address }, [words])]));
      if (blocks[i + 1]?.kind !== 'item') {
        nodes.push(element('ul', {}, items));
        items = [];
      }
      return;
    }
    if (block.kind === 'paragraph' && isOfTable(block.text)) {
      nodes.push(element('pre', {}, [text(withAccents(block.text))]));
      return;
    }
    const name = block.kind === 'heading' ? `h${block.level}` : 'p';
    const attributes: Attributes =
      block.kind === 'heading' ? { id: `b${i}` } : block.kind === 'note' ? { class: 'note' } : {};
    nodes.push(element(name, attributes, [text(clean(block.text))]));
  });
  return writePage(title, lang, nodes);
}

/** @param lang empty where it is not known */
function writePage(title: string, lang: string, body: readonly XmlNode[]): string {
  return writeXml(
    element('html', { xmlns: xhtml, 'xmlns:epub': 'http://www.idpf.org/2007/ops', lang, 'xml:lang': lang }, [
      element('head', {}, [
        element('title', {}, [text(clean(title))]),
        element('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
      ]),
      element('body', {}, body),
    ]),
  );
}

function clean(words: string): string {
  return withAccents(words.replace(/\s+/g, ' ').trim());
}
