// DOCX (ECMA-376, WordprocessingML): an act or article as a document for word processors, with the blocks of its Markdown.
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopPosition,
  TabStopType,
  TextRun,
  type ParagraphChild,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { portalUrl, type shapes } from '../../engine/index.js';
import { withAccents } from './accents.js';
import { isItalian, isOfTable, type Block } from './block.js';
import type { Source } from './format.js';
import { fullCitation } from './full-citation.js';
import { outline } from './outline.js';
import { formatWords } from './words.js';
import { legal } from './xml.js';

/** The first day that a ZIP can state: with the time of the request every answer would have other bytes, and one ETag. */
const noTime = new Date(1980, 0, 1);
const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
} as const;

/** Sizes are half points. Fonts are those that office programs have, or have a like of. */
const stylesIn = (language: string | null) => ({
  default: {
    document: {
      run: { font: 'Georgia', size: 22, ...(language === null ? {} : { language: { value: language } }) },
      paragraph: { spacing: { after: 120 } },
    },
    heading1: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 160 } } },
    heading2: { run: { size: 26, bold: true }, paragraph: { spacing: { before: 320, after: 120 } } },
    heading3: { run: { size: 23, bold: true }, paragraph: { spacing: { before: 240, after: 100 } } },
    heading4: { run: { size: 22, bold: true, italics: true }, paragraph: { spacing: { before: 200, after: 80 } } },
    hyperlink: { run: { color: '0B5394', underline: {} } },
  },
  paragraphStyles: [
    { id: 'Nota', name: 'Nota', basedOn: 'Normal', run: { size: 19 }, paragraph: { indent: { left: 360 } } },
    { id: 'Citazione', name: 'Citazione', basedOn: 'Normal', run: { bold: true } },
    {
      id: 'Tabella',
      name: 'Tabella',
      basedOn: 'Normal',
      run: { font: 'Courier New', size: 16 },
      paragraph: { spacing: { after: 0 } },
    },
  ],
});

/** The document: behind its title how it is cited in full, with the day of the text, and where the text comes from; on every page the name and the day, and a number. */
export async function write(source: Source): Promise<Uint8Array> {
  const about = describe(source);
  const children = outline(source).flatMap((block, i, all): Paragraph[] => {
    const paragraph = writeBlock(block);
    const isTitle = block.kind === 'heading' && all.findIndex(({ kind }) => kind === 'heading') === i;
    return isTitle
      ? [paragraph, ...about.sources.map(([text, address, style]) => linked(text, address, style))]
      : [paragraph];
  });
  const document = new Document({
    title: about.title,
    subject: about.citation,
    creator: about.creator,
    lastModifiedBy: about.creator,
    styles: stylesIn(about.language),
    sections: [
      {
        headers: {
          default: new Header({ children: [new Paragraph({ style: 'Nota', children: runs(about.citation) })] }),
        },
        footers: { default: new Footer({ children: [footer(about.page)] }) },
        children,
      },
    ],
  });
  return reproducible(await Packer.toBuffer(document), about.day);
}

interface About {
  title: string;
  citation: string;
  creator: string;
  /** Language of the text; `null` where it is not known. */
  language: string | null;
  day: string | null;
  /** Words at the foot of a page, beside its number. */
  page: string;
  /** Lines behind the title: what they say, where they lead, their style. */
  sources: [text: string, address: string | null, style?: string][];
}

function describe({ answer, language, publicUrl }: Source): About {
  const text = answer.whole as shapes.Envelope & (shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer);
  const { eli, testo_al, fonte } = text;
  const citation = fullCitation({ answer, language });
  const official = officialOf(text);
  const page = publicUrl === null ? null : `${publicUrl}/norme/${eli.replace(/^eli:\/?/, '')}`;
  const title = 'sigla' in text ? `${text.sigla}, ${text.titolo}` : citation;
  return {
    title: clean(title),
    citation: clean(citation),
    creator: fonte.nome,
    language: isItalian(eli) ? 'it-IT' : null,
    day: testo_al,
    page: page ?? fonte.nome,
    sources: [
      [citation, null, 'Citazione'],
      ...(official === null ? [] : [[formatWords[language].official, official] as [string, string]]),
      ...(page === null ? [] : [[page, page] as [string, string]]),
    ],
  };
}

/** The text on the portal: of articles that stand in an annex that of their act. */
function officialOf(text: shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer): string | null {
  // The facts of an act have its address.
  if ('articoli' in text) return null;
  const { eli, parte } = 'articolo' in text ? text.articolo : text;
  return portalUrl(parte === null && text.testo_dal === null ? eli : text.norma.eli);
}

function writeBlock(block: Block): Paragraph {
  if (block.kind === 'heading') return new Paragraph({ heading: headings[block.level], children: runs(block.text) });
  if (block.kind === 'item') return linked(block.text, block.address ?? null, null);
  if (block.kind === 'note') return new Paragraph({ style: 'Nota', children: runs(block.text) });
  return isOfTable(block.text)
    ? new Paragraph({ style: 'Tabella', children: [new TextRun(legal(withAccents(block.text)))] })
    : new Paragraph({ children: runs(block.text) });
}

/** A line that leads somewhere, or does not. @param style `null` for an item of a list */
function linked(text: string, address: string | null, style?: string | null): Paragraph {
  const children: ParagraphChild[] =
    address === null
      ? runs(text)
      : [new ExternalHyperlink({ link: address, children: [new TextRun({ text: clean(text), style: 'Hyperlink' })] })];
  if (style === null) return new Paragraph({ bullet: { level: 0 }, children });
  return new Paragraph({ ...(style === undefined ? {} : { style }), children });
}

function runs(text: string): TextRun[] {
  return [new TextRun(clean(text))];
}

function clean(words: string): string {
  return legal(withAccents(words.replace(/\s+/g, ' ').trim()));
}

/** The foot of a page: where the document is from, the number of the page and that of all pages. */
function footer(text: string): Paragraph {
  const number = new TextRun({ children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  return new Paragraph({
    style: 'Nota',
    alignment: AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun(clean(text)), number],
  });
}

/** The same bytes for the same answer: the library states the time, and names links at random. @param day of the text */
function reproducible(file: Uint8Array, day: string | null): Uint8Array {
  const parts = unzipSync(file);
  const names = new Map<string, string>();
  const rename = (name: string) => {
    if (!names.has(name)) names.set(name, `rIdLink${names.size + 1}`);
    return names.get(name)!;
  };
  for (const [path, bytes] of Object.entries(parts)) {
    if (path === 'docProps/core.xml')
      parts[path] = strToU8(
        strFromU8(bytes).replace(/(W3CDTF">)[^<]{10,40}(?=<)/g, `$1${day ?? '1970-01-01'}T00:00:00Z`),
      );
    if (path === 'word/document.xml' || path === 'word/_rels/document.xml.rels')
      parts[path] = strToU8(strFromU8(bytes).replace(/(?<= (?:r:id|Id)=")rId[\w-]{21}(?=")/g, rename));
  }
  return zipSync(parts, { mtime: noTime });
}
