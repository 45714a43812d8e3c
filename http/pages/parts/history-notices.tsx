// What a history does not know: whether versions are missing, and which ones lost the text of the article.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { formatDay } from './days.js';

interface HistoryNoticesProps {
  answer: shapes.StoriaAnswer;
  frame: Frame;
}

export function HistoryNotices({ answer, frame }: HistoryNoticesProps): JSX.Element {
  return (
    <>
      {answer.avviso === null ? null : (
        <p class="notice" role="note">
          {frame.words.history.incomplete}
        </p>
      )}
      <LostTexts answer={answer} frame={frame} />
    </>
  );
}

/** Nothing where all versions have the text, or none has. */
function LostTexts({ answer, frame }: HistoryNoticesProps): JSX.Element | null {
  const { eli, versioni_senza_testo, versioni_con_testo } = answer;
  const { language, words } = frame;
  if (versioni_con_testo.length === 0) return null;
  const since = (day: string) => words.history.from(formatDay(day, language));
  return (
    <p class="notice" role="note">
      {words.history.lost(versioni_senza_testo.map(since).join(', '))}{' '}
      {versioni_con_testo.map((day, i) => (
        <span key={day}>
          {i > 0 ? ', ' : ''}
          <a href={localAddress(`${pageOf(eli)}?al=${day}`, language)}>{since(day)}</a>
        </span>
      ))}
      .
    </p>
  );
}
