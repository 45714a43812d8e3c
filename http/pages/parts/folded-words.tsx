// Words of which the first are shown, and the others where one unfolds them.
import type { JSX } from 'preact';
import { shorten } from './shorten.js';

interface FoldedProps {
  text: string;
  /** Characters that are shown. */
  max: number;
  /** The element that says what the words are. */
  as: 'del' | 'ins' | 'q';
  lang?: string;
}

/** All the words are there, without a script; on paper the first alone. */
export function FoldedWords({ text, max, as: Words, lang }: FoldedProps): JSX.Element {
  const start = shorten(text, max).replace(/…$/, '');
  if (text.length <= max) return <Words lang={lang}>{text}</Words>;
  return (
    <details class="rest">
      <summary>
        <Words lang={lang}>
          {start}
          <span class="dots">…</span>
        </Words>
      </summary>
      <Words lang={lang}>{text.slice(start.length)}</Words>
    </details>
  );
}
