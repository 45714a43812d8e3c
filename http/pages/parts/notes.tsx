// The notes that a document prints below an article: folded on its page, or on a page of their own where they are long.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { localAddress, noteAnchor, notesOf } from './address.js';
import { formatNumber } from './days.js';

/** Longer notes, in characters, would be much of what the article's page sends. */
const longestFolded = 20_000;

interface NotesProps {
  notes: readonly string[];
  /** ELI of the article. */
  eli: string;
  frame: Frame & { day?: string };
}

export function Notes({ notes, eli, frame }: NotesProps): JSX.Element | null {
  const { words, language } = frame;
  if (notes.length === 0) return null;
  const title = `${words.article.notes} (${formatNumber(notes.length, language)})`;
  const length = notes.reduce((sum, note) => sum + note.length, 0);
  if (length > longestFolded)
    return (
      <p>
        <a href={localAddress(notesOf(eli, frame), language)}>{title}</a>
      </p>
    );
  return (
    <details class="notes">
      <summary>{title}</summary>
      <NoteTexts notes={notes} />
    </details>
  );
}

export function NoteTexts({ notes }: { notes: readonly string[] }): JSX.Element {
  return (
    <>
      {notes.map((note, i) => (
        <p key={i} id={noteAnchor(i + 1).slice(1)} lang="it">
          {note}
        </p>
      ))}
    </>
  );
}
