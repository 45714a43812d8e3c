// The text of the law as a book prints it: paragraph numbers in the margin, letters and numbers as nested lines.
import type { JSX } from 'preact';

/** A line of the text: a paragraph with its printed number, a lettered point, a number, or plain. */
interface Line {
  kind: 'comma' | 'lettera' | 'numero' | 'plain';
  label: string | null;
  text: string;
}

const patterns: readonly [Line['kind'], RegExp][] = [
  ['comma', /^(\d{1,4}(?:-[a-z]{3,20})?(?:\.\d{1,2})?)\.\s/],
  ['lettera', /^([a-z]{1,2}(?:-[a-z]{3,20})?(?:\.\d{1,2})?)\)\s/],
  ['numero', /^(\d{1,3}(?:-[a-z]{3,20})?(?:\.\d{1,2})?)\)\s/],
];

/** The lines of an article's text. @param text paragraphs apart by line breaks, as the API serves it */
function splitLines(text: string): Line[] {
  return text.split('\n').map((line) => {
    for (const [kind, pattern] of patterns) {
      const label = pattern.exec(line)?.[1];
      if (label !== undefined) return { kind, label, text: line.slice(label.length + 1).trimStart() };
    }
    return { kind: 'plain', label: null, text: line };
  });
}

/** @param anchors whether paragraphs have addresses of their own, `#com-2-bis`; once a page */
export function LawText({ text, anchors, word }: { text: string; anchors: boolean; word: string }): JSX.Element {
  const taken = new Set<string>();
  return (
    <div class="law" lang="it">
      {splitLines(text).map(({ kind, label, text: words }, i) => {
        if (kind !== 'comma' || label === null)
          return (
            <p key={i} class={kind}>
              {label === null ? null : <span class="label">{label}) </span>}
              {words}
            </p>
          );
        const id = anchors && !taken.has(label) ? `com-${label}` : undefined;
        taken.add(label);
        return (
          <p key={i} class="comma" id={id}>
            {id === undefined ? (
              <span class="label">{label}. </span>
            ) : (
              <a class="label" href={`#${id}`} aria-label={`${word} ${label}`}>
                {label}.
              </a>
            )}{' '}
            {words}
          </p>
        );
      })}
    </div>
  );
}
