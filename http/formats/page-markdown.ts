// A page as Markdown: what is in its main part, without forms, drawings and navigation.
import { NodeHtmlMarkdown } from 'node-html-markdown';

const converter = new NodeHtmlMarkdown({
  ignore: ['form', 'svg', 'script', 'style', 'nav', 'button', 'meter'],
  bulletMarker: '-',
  useInlineLinks: false,
  maxConsecutiveNewlines: 2,
  // Escape the signs that Markdown or HTML would interpret: the text shows as it is.
  globalEscape: [/[\\`*_~[\]<>|&]/gm, '\\$&'],
});

/** @param html of a page of this service */
export function pageToMarkdown(html: string): string {
  const shown = `${inner(html, 'main')}<hr>${inner(html, 'footer')}`;
  // Styles part what stands side by side; here a blank does.
  const spaced = shown.replaceAll('</span><', '</span> <').replaceAll('</a><', '</a> <');
  return `${converter.translate(spaced).trim()}\n`;
}

/** The content of the first element of a name; empty where there is none. */
function inner(html: string, name: string): string {
  const start = html.indexOf(`<${name}`);
  const end = html.indexOf(`</${name}>`, start);
  return start === -1 || end === -1 ? '' : html.slice(html.indexOf('>', start) + 1, end);
}
