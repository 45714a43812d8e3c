// The two pages: what this is, and the interactive documentation.
import { page, type Answer } from '../deliver/answer.js';
import type { Assets } from '../deliver/assets.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import type { Bilingual } from '../describe/bilingual.js';
import { pageWords } from './words.js';
import type { Language } from '../questions/language.js';

/** `/`: what this is, how much it holds, where to go. */
export function renderHome(catalog: Catalog, { paths }: Assets, { language }: Context): Answer {
  const words = pageWords[language];
  const { fonte, disclaimer } = catalog.envelopes.of(language, 'health');
  const format = new Intl.NumberFormat(words.numberFormat, { useGrouping: 'always' } as Intl.NumberFormatOptions);
  const counts = [
    [catalog.facts.counts.acts, words.acts],
    [catalog.facts.counts.articles, words.articles],
    [catalog.facts.counts.relations, words.relations],
  ] as const;
  const { textDate } = catalog.facts;
  const date =
    textDate && new Date(textDate).toLocaleDateString(words.numberFormat, { dateStyle: 'long', timeZone: 'UTC' });
  const examples = [
    ['/api/public/norme', words.listOfActs],
    ['/api/public/norme?q=trasparenza', words.searchExample],
    ['/api/public/relazioni?norma=l.%20241/1990&dir=in', words.relationsExample],
    ['/api/public/graph', words.graphExample],
  ] as const;
  const body = `
  <h1>${escapeHtml(words.title)}</h1>
  <p class="lead">${escapeHtml(words.lead)}</p>
  <section aria-labelledby="conteggi">
    <h2 id="conteggi">${escapeHtml(words.counts)}</h2>
    <dl class="counts">${counts
      .map(([count, label]) => `<div><dt>${escapeHtml(label)}</dt><dd>${format.format(count)}</dd></div>`)
      .join('')}</dl>${
      textDate === null ? '' : `\n    <p>${escapeHtml(words.updatedTo)} <time datetime="${textDate}">${date}</time></p>`
    }
  </section>
  <section aria-labelledby="prove">
    <h2 id="prove">${escapeHtml(words.tryIt)}</h2>
    <ul class="links">${examples.map(([href, label]) => exampleItem(href, label, language)).join('')}</ul>
  </section>
  <section aria-labelledby="documentazione">
    <h2 id="documentazione">${escapeHtml(words.documentation)}</h2>
    <ul class="links">${[
      ['/api/public/docs', words.interactive],
      ['/api/public/openapi.json', words.openapi],
      ['/api/public/health', words.status],
    ]
      .map(([href = '', label = '']) => exampleItem(href, label, language))
      .join('')}</ul>
  </section>
  <section aria-labelledby="fonte">
    <h2 id="fonte">${escapeHtml(words.source)}</h2>
    <p><a href="${escapeHtml(fonte.url)}">${escapeHtml(fonte.nome)}</a>, <a href="${escapeHtml(fonte.licenza_url)}" rel="license">${escapeHtml(fonte.licenza)}</a>. ${escapeHtml(fonte.avvertenza)}</p>
    <p>${escapeHtml(disclaimer)}</p>
  </section>`;
  return page(frame({ language, title: words.title, styles: [paths['page.css']!], icon: paths['icon.svg']!, body }));
}

/** `/api/public/docs`: every operation as a list, and the interactive documentation, all of it from this process. */
export function renderDocs({ paths }: Assets, operations: readonly Operation[], { language }: Context): Answer {
  const words = pageWords[language];
  const body = `
  <h1>${escapeHtml(words.documentation)}</h1>
  <p class="lead">${escapeHtml(words.docsLead)}</p>
  <section aria-label="${escapeHtml(words.operations)}"><ul class="links operations">${operations
    .map((operation) => operationItem(operation, language, words.example))
    .join('')}</ul></section>
  <div id="swagger-ui" data-url="/api/public/openapi.json?lang=${language}"></div>
  <noscript><p><a href="/api/public/openapi.json?lang=${language}">${escapeHtml(words.openapi)}</a></p></noscript>`;
  return page(
    frame({
      language,
      title: `${words.documentation} – Legami`,
      styles: [paths['swagger-ui.css']!, paths['page.css']!, paths['docs.css']!],
      scripts: [paths['swagger-ui-bundle.js']!, paths['docs.js']!],
      icon: paths['icon.svg']!,
      body,
      container: 'div',
    }),
  );
}

/** What the list of the documentation says of an endpoint. */
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
  body: string;
  /** Element around the body: `div` where the body brings its own `main`. */
  container?: 'main' | 'div';
}

function frame({ language, title, styles, scripts = [], icon, body, container = 'main' }: Frame): string {
  const words = pageWords[language];
  const other = language === 'it' ? 'en' : 'it';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(words.lead)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((source) => `<script src="${source}" defer></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#contenuto">${escapeHtml(words.skip)}</a>
<header><nav aria-label="${escapeHtml(words.navigation)}"><a class="brand" href="/?lang=${language}">Legami</a>
<a href="/api/public/docs?lang=${language}">${escapeHtml(words.documentation)}</a>
<a href="?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></nav></header>
<${container} id="contenuto" tabindex="-1">${body}
</${container}>
</body>
</html>
`;
}

function exampleItem(href: string, label: string, language: string): string {
  const address = `${href}${href.includes('?') ? '&' : '?'}lang=${language}`;
  return `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a> <code>${escapeHtml(decodeURI(href))}</code></li>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
