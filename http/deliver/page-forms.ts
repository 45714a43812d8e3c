// The other forms of a page, at the same address: Markdown, and for some the formats of the answer that the page shows.
import { DearError, literal } from '../../engine/index.js';
import { describeDataset, type Operator } from '../formats/dcat.js';
import { formats } from '../formats/index.js';
import { problem } from '../message/answer.js';
import type { Pages } from '../pages/site.js';
import { feedsOf, followAddress, readFollowed, titleChosen } from '../pages/followed.js';
import { shorten } from '../pages/parts/shorten.js';
import { queryOfPage } from '../pages/request.js';
import type { Endpoint, Question } from '../questions/endpoint.js';
import { chooseFormat, prefersMarkdown, type Wanted } from './negotiation.js';
import { openTranslation, type Translation } from './translation.js';

/** Finds the alternative form of a page that a request prefers; `null` for the page itself. */
export type AskForm = (path: string, raw: Map<string, string>, wanted: Wanted) => Question | null;

/** Bytes of HTML above which turning it into Markdown takes more than some milliseconds. */
const longPage = 64 * 1024;

/** A question that is not refused. */
type Asked = Question & { refusal: null };

/** Paths below this one name an act or an article. */
const actPath = '/norme/';

/** @throws if an endpoint behind a page is missing */
export function openPageForms(endpoints: readonly Endpoint[], pages: Pages, operator: Operator): AskForm {
  const { publicUrl } = operator;
  const translationOf = (name: string): Translation => {
    const endpoint = endpoints.find((one) => one.name === name);
    return endpoint ? openTranslation(endpoint, operator) : { names: ['json'], read: notHere };
  };
  const [acts, amendments] = [translationOf('norma'), translationOf('modifiche')];
  return (path, raw, { accept }) => {
    if (accept !== '' && prefersMarkdown(accept)) {
      const page = markdownOfPage(path, raw, pages, publicUrl);
      return path.startsWith(actPath) ? markdownOfAct(path, raw, acts, page) : page;
    }
    if (path === '/modifiche') {
      const wants = raw.has('formato') || (accept !== '' && chooseFormat(amendments.names, accept) !== 'json');
      return wants ? amendments.read(raw, accept) : null;
    }
    if (path === '/seguire' && raw.get('formato') === 'opml') return feedList(raw, publicUrl);
    const isDataset =
      raw.get('formato') === 'jsonld' || (accept !== '' && chooseFormat(['json', 'jsonld'], accept) === 'jsonld');
    return path === '/dati' && isDataset ? datasetOf(operator) : null;
  };
}

function markdownOfPage(path: string, raw: ReadonlyMap<string, string>, pages: Pages, publicUrl: string | null): Asked {
  const asked = queryOfPage(path, raw);
  return {
    refusal: null,
    key: `markdown ${publicUrl} ${JSON.stringify([path, [...asked]])}`,
    cost: () => 'light',
    answer: async (catalog, context) => {
      const page = await pages.answer(path, asked, catalog, context);
      if (!page.contentType.startsWith('text/html')) return page;
      const { pageToMarkdown } = await import('../formats/page-markdown.js');
      const size = page.body.reduce((sum, piece) => sum + piece.size, 0);
      if (size > longPage && !context.mayTakeLong) throw new DearError(path);
      const html = Buffer.concat(page.body.flatMap((piece) => [...piece.plain()])).toString();
      return { ...page, contentType: formats.md.contentType, body: [literal(pageToMarkdown(html))], isFixed: false };
    },
  };
}

/** The Markdown of the answer about an act or article. @param page instead of it, for one known only from relations, which has a page and no other form */
function markdownOfAct(path: string, raw: ReadonlyMap<string, string>, acts: Translation, page: Asked): Question {
  const eli = path.slice(actPath.length);
  const question = acts.read(new Map([...raw, ['eli', eli], ['formato', 'md']]), '');
  if (question.refusal) return question;
  return {
    ...question,
    key: `page ${question.key}`,
    answer: async (catalog, context) => {
      const answer = await question.answer(catalog, context);
      return answer.status === 200 ? answer : page.answer(catalog, context);
    },
  };
}

/** The feeds that an address of `/seguire` chose, as OPML, whose addresses are absolute. */
function feedList(raw: ReadonlyMap<string, string>, publicUrl: string | null): Asked {
  const followed = readFollowed(queryOfPage('/seguire', raw));
  return {
    refusal: null,
    key: `opml ${publicUrl} ${followAddress(followed)}`,
    cost: () => 'light',
    answer: async (catalog, { language }) => {
      if (publicUrl === null) {
        const { followWords } = await import('../pages/follow-words.js');
        return problem(404, followWords[language].noOpml);
      }
      const { writeOpml } = await import('../formats/opml.js');
      const outlines = feedsOf(followed, catalog, language).map(({ chosen, sigla, title, feed, page }) => ({
        title: [chosen === null ? sigla : titleChosen(chosen), ...(title === null ? [] : [shorten(title, 140)])].join(
          ', ',
        ),
        feed: publicUrl + feed,
        page: publicUrl + page,
      }));
      return {
        status: 200,
        contentType: 'text/x-opml; charset=utf-8',
        cache: 'page',
        body: [literal(writeOpml('Legami', language, outlines))],
        headers: ['content-disposition', 'attachment; filename="legami.opml"'],
      };
    },
  };
}

function datasetOf(operator: Operator): Asked {
  return {
    refusal: null,
    key: `dataset ${JSON.stringify(operator)}`,
    // It reads every table whole, for their sizes and checksums.
    cost: () => 'dear',
    answer: async (catalog, context) => ({
      status: 200,
      contentType: formats.jsonld.contentType,
      cache: 'page',
      body: [literal(await describeDataset(catalog, context.language, operator))],
    }),
  };
}

function notHere(): Question {
  throw new Error('an endpoint that pages show is missing');
}
