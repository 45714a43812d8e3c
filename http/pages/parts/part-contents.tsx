// The contents of a giant text: its parts, by the numbers of their paragraphs.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { localAddress } from './address.js';
import { formatNumber } from './days.js';
import type { TextPart } from './law-lines.js';

interface PartContentsProps {
  parts: readonly TextPart[];
  shown: TextPart;
  /** Page of the text. */
  path: string;
  frame: Frame;
}

export function PartContents({ parts, shown, path, frame: { language, words } }: PartContentsProps): JSX.Element {
  const paragraphs = parts.reduce((sum, { lines }) => sum + lines.filter(({ kind }) => kind === 'comma').length, 0);
  return (
    <nav class="part-contents" aria-labelledby="parti">
      <h2 id="parti">{words.article.paragraphs}</h2>
      {paragraphs === 0 ? null : <p class="soft">{words.article.isLong(formatNumber(paragraphs, language))}</p>}
      <ol>
        {parts.map((part, i) => {
          const [from, to] = [part.from ?? String(i + 1), part.to ?? String(i + 1)];
          return (
            <li key={i}>
              <a
                href={localAddress(i === 0 ? path : `${path}?parte=${i + 1}`, language)}
                aria-current={part === shown ? 'true' : undefined}
                aria-label={words.article.paragraphRange(from, to)}
              >
                {from === to ? from : `${from}–${to}`}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
