// A text with links in it, as Markdown and as HTML, for people to copy.

/** A run of a text that leads somewhere. */
export interface Link {
  /** In UTF-16 units; runs are in order and do not overlap. */
  start: number;
  end: number;
  href: string;
}

/** Characters that mean something in Markdown are escaped in the text. */
export function linkAsMarkdown(text: string, links: readonly Link[]): string {
  const escape = (part: string) => part.replace(/[\\`*_[\]<>#&]/g, '\\$&');
  return join(text, links, escape, (words, href) => `[${escape(words)}](${href.replaceAll(')', '%29')})`);
}

/** A fragment of HTML; line breaks are kept as they are. */
export function linkAsHtml(text: string, links: readonly Link[]): string {
  const escape = (part: string) =>
    part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return join(text, links, escape, (words, href) => `<a href="${escape(href)}">${escape(words)}</a>`);
}

function join(
  text: string,
  links: readonly Link[],
  escape: (part: string) => string,
  write: (words: string, href: string) => string,
): string {
  let [written, end] = ['', 0];
  for (const link of links) {
    written += escape(text.slice(end, link.start)) + write(text.slice(link.start, link.end), link.href);
    end = link.end;
  }
  return written + escape(text.slice(end));
}
