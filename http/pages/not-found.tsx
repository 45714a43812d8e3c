// The 404 for people: what happened, and the search field.
import type { shapes } from '../../engine/index.js';
import type { Refusal } from '../questions/answers.js';
import { sentenceOf } from '../questions/ask.js';
import { type Frame, type PageContent } from './document.js';
import { SearchForm } from './parts/search-form.js';
import { Candidates } from './parts/candidates.js';
import { ElsewhereLink, elsewhereOf, type Elsewhere } from './parts/elsewhere.js';

/** @param detail what the API says of it, or `null` for an unknown address @param candidates acts that may be meant @param elsewhere where it may be read */
export function notFoundPage(
  path: string,
  detail: string | null,
  candidates: readonly shapes.KnownAct[],
  frame: Frame,
  elsewhere: Elsewhere = {},
): PageContent {
  const { words } = frame;
  return {
    title: words.notFound.title,
    description: words.notFound.lead,
    path,
    query: null,
    isListed: false,
    body: (
      <>
        <h1>{words.notFound.title}</h1>
        {detail === null ? null : (
          <p class="notice">
            {detail} <ElsewhereLink to={elsewhere} frame={frame} />
          </p>
        )}
        <p class="lead">{words.notFound.lead}</p>
        <SearchForm frame={frame} query="" id="cerca" />
        <Candidates acts={candidates} frame={frame} />
      </>
    ),
  };
}

/** The page for when the act that a page is limited to is not known. */
export function noSuchAct(path: string, status: number, refusal: Refusal, frame: Frame) {
  return {
    failed: status === 300 ? 404 : status,
    content: notFoundPage(path, sentenceOf(refusal), refusal.risoluzione?.candidati ?? [], frame, elsewhereOf(refusal)),
  };
}
