// A strip of years: how many amendments an act made and underwent in each; every bar leads to them.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, relationsOf } from './address.js';

/** Wide enough to be touched (WCAG 2.2, 2.5.8). */
const [step, bar, highest, least] = [30, 18, 52, 26];
const label = 16;

interface StripProps {
  /** ELI of the act. */
  eli: string;
  made: readonly shapes.Relation[];
  undergone: readonly shapes.Relation[];
  /** The year that is shown. */
  chosen?: number | undefined;
  frame: Frame;
}

/** Years that have dated relations; renders nothing for fewer than two years. */
export function YearStrip({ eli, made, undergone, chosen, frame }: StripProps): JSX.Element | null {
  const { words, language } = frame;
  const [out, inn] = [countYears(made), countYears(undergone)];
  const years = [...out.keys(), ...inn.keys()];
  if (new Set(years).size < 2) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const most = Math.max(...out.values(), ...inn.values());
  const size = (count: number) => Math.max(3, Math.round((count / most) * highest));
  const reach = (counts: Map<number, number>) =>
    counts.size === 0 ? 0 : Math.max(least, size(Math.max(...counts.values())) + label);
  const [above, below] = [reach(out), reach(inn)];
  const columns = Array.from({ length: last - first + 1 }, (_, i) => ({ year: first + i, x: i * step }));
  const [width, height] = [columns.length * step, above + below + 20];
  const barsOf = (counts: Map<number, number>, dir: 'out' | 'in') =>
    columns.map(({ year, x }) => {
      const count = counts.get(year) ?? 0;
      if (count === 0) return null;
      const long = size(count);
      const top = dir === 'out' ? above - long : above + 20;
      const hit = Math.max(least, long + label);
      const name = dir === 'out' ? words.act.yearMade(year, count) : words.act.yearUndergone(year, count);
      return (
        <a
          key={`${dir}${year}`}
          href={localAddress(relationsOf(eli, { dir, year }), language)}
          aria-label={name}
          class={year === chosen ? `${dir} chosen` : dir}
          aria-current={year === chosen ? 'true' : undefined}
        >
          <rect class="hit" x={x} y={dir === 'out' ? above - hit : top} width={step} height={hit} />
          <rect x={x + (step - bar) / 2} y={top} width={bar} height={long} />
          <text x={x + step / 2} y={dir === 'out' ? top - 4 : top + long + 12} text-anchor="middle">
            {count}
          </text>
        </a>
      );
    });
  return (
    <figure class="years">
      <figcaption>
        {words.act.years}{' '}
        <span class="range">
          {first}–{last}
        </span>{' '}
        {out.size === 0 ? null : <span class="key out">{words.act.yearsAmends}</span>}{' '}
        {inn.size === 0 ? null : <span class="key in">{words.act.yearsAmended}</span>}
      </figcaption>
      <div class="scroll newest" tabIndex={0} role="group" aria-label={words.act.years}>
        <svg role="none" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          {columns.map(({ year, x }) =>
            year % 5 === 0 || out.has(year) || inn.has(year) || year === first || year === last ? (
              <text key={year} class="year" x={x + step / 2} y={above + 14} text-anchor="middle">
                {year}
              </text>
            ) : null,
          )}
          {barsOf(out, 'out')}
          {barsOf(inn, 'in')}
        </svg>
      </div>
    </figure>
  );
}

/** How many relations have a day in each year. */
export function countYears(relations: readonly shapes.Relation[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { data } of relations) {
    if (data === null) continue;
    const year = Number(data.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return counts;
}
