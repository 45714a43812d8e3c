// The contents of a giant text: its parts, by the numbers of their paragraphs, and the ways from one to the next.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { localAddress, partOf } from './address.js';
import { formatNumber } from './days.js';
import type { TextPart } from './law-lines.js';

interface PartsProps {
  parts: readonly TextPart[];
  shown: TextPart;
  /** Page of the text, without language. */
  path: string;
  frame: Frame;
}

export function PartContents({ parts, shown, path, frame: { language, words } }: PartsProps): JSX.Element {
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
                href={localAddress(partOf(path, i), language)}
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

/** The parts before and after. */
export function PartLinks({ parts, shown, path, frame: { language, words } }: PartsProps): JSX.Element {
  const at = parts.indexOf(shown);
  const link = (index: number, mark: (name: string) => string) => {
    const part = parts[index];
    if (part === undefined) return null;
    const name = words.article.paragraphRange(part.from ?? String(index + 1), part.to ?? String(index + 1));
    return <a href={localAddress(partOf(path, index), language)}>{mark(name)}</a>;
  };
  return (
    <p class="pages">
      {link(at - 1, (name) => `← ${name}`)}
      {link(at + 1, (name) => `${name} →`)}
    </p>
  );
}
