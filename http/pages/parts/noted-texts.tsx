// Articles of other acts as the notes of the Gazzetta print them with the amendments of an act.
import type { JSX } from 'preact';
import { nameAsKnown, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { splitLines } from './law-lines.js';
import { LawText } from './law-text.js';
import { shorten } from './shorten.js';

/** Characters of all texts up to which they are printed on the page; more are in the API alone. */
const mostShown = 60_000;

interface NotedProps {
  noted: shapes.ArticleAnswer['testi_coordinati'];
  frame: Frame;
}

/** Each text folded under its name. */
export function NotedTexts({ noted, frame }: NotedProps): JSX.Element | null {
  const { words, language } = frame;
  if (noted.length === 0) return null;
  let room = mostShown;
  return (
    <section aria-labelledby="testi-coordinati">
      <h2 id="testi-coordinati">{words.noted.title}</h2>
      <p class="soft">{words.noted.lead}</p>
      {noted.map(({ a, testo }, i) => {
        const name = nameAsKnown({ ...a, parte: null, articolo: a.articolo });
        room -= testo.length;
        return (
          <details key={i}>
            <summary>{name}</summary>
            <p>
              <a href={localAddress(pageOf(a.articolo_eli), language)}>{words.noted.article(name)}</a>
            </p>
            {room < 0 ? (
              <p lang="it">{shorten(testo, 300)}</p>
            ) : (
              <LawText lines={splitLines(testo)} lang="it" words={words} />
            )}
          </details>
        );
      })}
    </section>
  );
}
