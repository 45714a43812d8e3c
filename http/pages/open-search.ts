// `/opensearch.xml`: how a browser adds the search to its own field (OpenSearch 1.1, draft 6).
import { literal, type Language } from '../../engine/index.js';
import { element, text, writeXml } from '../formats/xml.js';
import { problem, type Answer } from '../message/answer.js';
import type { Assets } from './assets.js';
import { pageWords } from './words.js';

/** Path of the description, which the head of every page names where there is a public address. */
export const openSearchPath = '/opensearch.xml';

export const openSearchType = 'application/opensearchdescription+xml';

/**
 * The description in a language. Its addresses must be absolute: without a public one it is a 404 that says so.
 * @param publicUrl without a slash at its end
 */
export function describeOpenSearch({ paths }: Assets, publicUrl: string | null, language: Language): Answer {
  const words = pageWords[language];
  if (publicUrl === null) return problem(404, words.searchPage.noEngine);
  const leaf = (name: string, content: string) => element(name, {}, [text(content)]);
  const at = (type: string, rel: string, path: string) =>
    element('Url', { type, rel, template: `${publicUrl}${path}lang=${language}` });
  const icon = paths['icon.svg'];
  const image = { height: '16', width: '16', type: 'image/svg+xml' };
  const description = element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    leaf('ShortName', words.site),
    leaf('Description', words.searchPage.engine),
    at('text/html', 'results', '/cerca?q={searchTerms}&'),
    at('application/x-suggestions+json', 'suggestions', '/api/public/suggerimenti?q={searchTerms}&formato=opensearch&'),
    at('application/atom+xml', 'results', '/api/public/cerca?q={searchTerms}&formato=atom&'),
    at(openSearchType, 'self', `${openSearchPath}?`),
    icon === undefined ? null : element('Image', image, [text(`${publicUrl}${icon}`)]),
    leaf('Language', language),
    leaf('InputEncoding', 'UTF-8'),
    leaf('OutputEncoding', 'UTF-8'),
  ]);
  const contentType = `${openSearchType}; charset=utf-8`;
  return { status: 200, contentType, cache: 'page', body: [literal(writeXml(description))] };
}
