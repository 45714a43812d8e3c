// `/api/public/docs`: the interactive documentation, which brings its own styles and script.
import type { Language } from '../../engine/index.js';
import { page, type Answer } from '../message/answer.js';
import type { Assets } from './assets.js';
import type { Context } from '../questions/endpoint.js';
import type { Bilingual } from '../describe/bilingual.js';
import { reportAddress, type Reported } from './parts/report.js';
import { pageWords } from './words.js';
import { sections } from './sections.js';

/** `/api/public/docs`: a list of all operations and the interactive documentation, without external resources. */
export function renderDocs(
  { paths }: Assets,
  operations: readonly Operation[],
  summaries: string | null,
  reported: Omit<Reported, 'words'>,
  { language }: Context,
): Answer {
  const words = pageWords[language].docs;
  const { report } = pageWords[language];
  const href = reportAddress('/api/public/docs', undefined, { ...reported, words: { report } });
  const body = `
  <h1>${escapeHtml(words.title)}</h1>
  <p class="lead">${escapeHtml(words.lead)}</p>
  <section aria-label="${escapeHtml(words.operations)}"><ul class="links operations">${operations
    .map((operation) => operationItem(operation, language, words.example))
    .join('')}</ul></section>
  <div id="swagger-ui" data-url="/api/public/openapi.json?lang=${language}"></div>
  <noscript><p><a href="/api/public/openapi.json?lang=${language}">${escapeHtml(words.openapi)}</a></p></noscript>${
    href === null ? '' : `\n  <p><a href="${escapeHtml(href)}" rel="nofollow">${escapeHtml(report.link)}</a></p>`
  }`;
  return page(
    frame({
      language,
      title: `${words.title} – Legami`,
      styles: [paths['swagger-ui.css']!, paths['page.css']!, paths['docs.css']!],
      scripts: [paths['swagger-ui-bundle.js']!, paths['docs.js']!],
      icon: paths['icon.svg']!,
      summaries,
      body,
    }),
  );
}

/** The entry of an endpoint in the list of the documentation. */
export interface Operation {
  name: string;
  path: string;
  tag: string;
  summary: Bilingual;
  /** Target of a question that the sample corpus answers. */
  example: string | null;
}

function operationItem({ name, path, tag, summary, example }: Operation, language: Language, word: string): string {
  const link = `<a href="#/${tag}/${name}"><code>${escapeHtml(path)}</code></a> ${escapeHtml(summary[language])}`;
  if (example === null) return `<li>${link}</li>`;
  const address = `${example}${example.includes('?') ? '&' : '?'}lang=${language}`;
  return `<li>${link} <a href="${escapeHtml(address)}">${escapeHtml(word)}<span class="hidden"> ${escapeHtml(path)}</span></a></li>`;
}

interface Frame extends Pick<Context, 'language'> {
  title: string;
  styles: readonly string[];
  scripts?: readonly string[];
  icon: string;
  summaries: string | null;
  body: string;
}

function frame({ language, title, styles, scripts = [], icon, summaries, body }: Frame): string {
  const words = pageWords[language];
  const other = language === 'it' ? 'en' : 'it';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(summaries === null ? words.docs.lead : `${summaries} ${words.docs.lead}`)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((source) => `<script src="${source}" defer></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#contenuto">${escapeHtml(words.skip)}</a>
${summaries === null ? '' : `<p class="sample" role="note">${escapeHtml(summaries)}</p>\n`}<header><nav aria-label="${escapeHtml(words.navigation)}"><a class="brand" href="/?lang=${language}">Legami</a>
${sections
  .map(([path, name]) => {
    const current = name === 'documentation' ? ' aria-current="page"' : '';
    return `<a href="${path}?lang=${language}"${current}>${escapeHtml(words[name])}</a>`;
  })
  .join('\n')}
<a href="?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></nav></header>
<div id="contenuto" tabindex="-1">${body}
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
