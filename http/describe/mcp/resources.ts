// Acts and articles as resources of the MCP server: Markdown, in pages that end between two blocks and say how many there are.
import { citeInFull, decodeUtf8, words, type shapes } from '../../../engine/index.js';
import { translate } from '../../formats/translate.js';
import { answerOf, openAsk } from '../../questions/ask.js';
import type { McpSource } from './source.js';
import { countTokens } from './tokens.js';

/** Longest page of a resource, in tokens. */
const pageTokens = 20_000;
/** Acts of a page of the list. */
const listedActs = 50;

/** The acts, newest first; a cursor is how many came before. @throws RangeError where it is none */
export async function listResources(cursor: string | undefined, { endpoints, catalog, language }: McpSource) {
  const offset = Number(cursor ?? 0);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new RangeError(`${cursor}: no cursor of this list`);
  const ask = openAsk(endpoints, catalog, { language, words: words[language] });
  const { norme, totale } = answerOf(await ask('norme', { limit: String(listedActs), offset: String(offset) }));
  const next = offset + norme.length;
  return {
    resources: norme.map(({ eli, sigla, titolo }) => ({
      uri: eli,
      name: sigla,
      title: titolo,
      mimeType: 'text/markdown',
    })),
    ...(next < totale ? { nextCursor: String(next) } : {}),
    _meta: { totale },
  };
}

/** An act or article, or a page of it: `eli:/it/…?pagina=2`. @throws RangeError where there is none */
export async function readResource(uri: string, { endpoints, catalog, language, publicUrl, basePath }: McpSource) {
  const [eli = '', query = ''] = uri.split('?');
  const question = endpoints.find(({ name }) => name === 'norma')!.read(new Map([['eli', eli]]));
  const answer = question.refusal ?? (await question.answer(catalog, { language, words: words[language] }));
  if (answer.status !== 200) throw new RangeError(`${uri}: not in the corpus`);
  const order = { name: 'md', endpoint: 'norma', query: [], language, publicUrl, basePath } as const;
  const made = await translate({ ...order, query: [] }, answer.body);
  const pages = cutPages(Buffer.concat(made.flatMap((piece) => piece.plain())).toString());
  const number = Number(new URLSearchParams(query).get('pagina') ?? 1);
  const page = pages[number - 1];
  if (page === undefined) throw new RangeError(`${uri}: no such page, ${pages.length} there are`);
  const dated = JSON.parse(decodeUtf8(Buffer.concat(answer.body.flatMap((piece) => [...piece.plain()])))) as Dated;
  const opening = `> ${sayDay(dated, catalog.envelopes.hasSummaries)}`;
  const text = [opening, ...pageNotes(eli, number, pages.length), page].join('\n\n');
  return { contents: [{ uri, mimeType: 'text/markdown', text, _meta: { pagina: number, pagine: pages.length } }] };
}

type Dated = shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer;

/** How to cite what a page shows, and what its text does not contain: a page may be read without the one before. */
function sayDay(answer: Dated, isSummary: boolean): string {
  const { eli, testo_al, modifiche_successive } = answer;
  const [place, comma] = 'articolo' in answer ? [answer.articolo.eli, answer.num] : [eli, null];
  return `${citeInFull(place, comma, isSummary ? null : testo_al)}. ${modifiche_successive.frase}`;
}

/** `> Pagina 1 di 12; segue: eli:/…?pagina=2`, of several pages. */
function pageNotes(eli: string, number: number, total: number): string[] {
  if (total === 1) return [];
  const next = number < total ? `; segue / next: ${eli}?pagina=${number + 1}` : '';
  return [`> Pagina ${number} di ${total} / page ${number} of ${total}${next}`];
}

/** A text in pages of whole sections, an article each; one that is longer than a page is cut between two blocks. */
function cutPages(text: string): string[] {
  const sections = text.split('\n\n#').map((section, i) => sized(i === 0 ? section : `#${section}`));
  return joinPages(
    sections.flatMap((section) =>
      section.tokens > pageTokens ? joinPages(section.text.split('\n\n').map(sized)).map(sized) : section,
    ),
  );
}

interface Sized {
  text: string;
  tokens: number;
}

function sized(text: string): Sized {
  return { text, tokens: countTokens(text) };
}

/** Texts in pages, each with as many as it may have. */
function joinPages(texts: readonly Sized[]): string[] {
  const pages: string[][] = [];
  let room = 0;
  for (const { text, tokens } of texts) {
    const size = tokens + 1;
    if (pages.length > 0 && size <= room) pages.at(-1)!.push(text);
    else {
      pages.push([text]);
      room = pageTokens;
    }
    room -= size;
  }
  return pages.map((page) => page.join('\n\n'));
}
