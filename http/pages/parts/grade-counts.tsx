// The grades that operations on words have, and the way to those of one.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress } from './address.js';
import { formatNumber } from './days.js';

interface CountsProps {
  counts: shapes.PerGrado;
  frame: Frame;
  /** The page that they are counted on, and its grade; empty for all. */
  path: string;
  chosen: string;
}

/** How many operations have each grade, each with a way to them alone. */
export function GradeCounts({ counts, frame, path, chosen }: CountsProps): JSX.Element {
  const { words, language } = frame;
  const shown = (Object.keys(counts) as (keyof shapes.PerGrado)[]).filter(
    (name) => counts[name] > 0 || name === chosen,
  );
  const isAlone = (name: string) => name === chosen || (path === '/riscontri' && name === 'nessuno');
  return (
    <ul class="pages">
      {shown.map((name) => (
        <li key={name}>
          <a
            href={isAlone(name) ? undefined : localAddress(`${path}?grado=${name}`, language)}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {words.check.grades[name]}
          </a>
          : {formatNumber(counts[name], language)}
        </li>
      ))}
      {chosen === '' ? null : (
        <li>
          <a href={localAddress(path, language)}>{words.check.everyGrade}</a>
        </li>
      )}
    </ul>
  );
}
