// A strip of years: how many amendments an act made and underwent in each, drawn by the server.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { PageWords } from '../words.js';

const [barWidth, gap, highest] = [9, 2, 56];

/** Years on which the documents give relations a day; nothing where fewer than two years have any. */
export function YearStrip({
  made,
  undergone,
  words,
}: {
  made: readonly shapes.Relation[];
  undergone: readonly shapes.Relation[];
  words: PageWords;
}): JSX.Element | null {
  const [out, inn] = [countYears(made), countYears(undergone)];
  const years = [...out.keys(), ...inn.keys()];
  if (new Set(years).size < 2) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const most = Math.max(...out.values(), ...inn.values(), 1);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const width = all.length * (barWidth + gap) + 24;
  const height = (count: number) => Math.max(count > 0 ? 2 : 0, Math.round((count / most) * highest));
  const half = height(Math.max(0, ...out.values())) + 4;
  const bottom = half + height(Math.max(0, ...inn.values())) + 18;
  const labelled = all.filter((year) => year % 10 === 0 || year === first || year === last);
  return (
    <figure class="years">
      <figcaption>
        {words.act.years} <span class="key made">{words.act.yearsAmends}</span>{' '}
        <span class="key undergone">{words.act.yearsAmended}</span>
      </figcaption>
      <div class="scroll" tabIndex={0} role="img" aria-label={describeYears(out, inn, words)}>
        <svg viewBox={`0 0 ${width} ${bottom}`} width={width} height={bottom} aria-hidden="true">
          <line x1="0" x2={width} y1={half} y2={half} class="axis" />
          {all.map((year, i) => {
            const x = 12 + i * (barWidth + gap);
            return (
              <g key={year}>
                {out.has(year) ? (
                  <rect
                    class="made"
                    x={x}
                    y={half - height(out.get(year)!)}
                    width={barWidth}
                    height={height(out.get(year)!)}
                  />
                ) : null}
                {inn.has(year) ? (
                  <rect class="undergone" x={x} y={half} width={barWidth} height={height(inn.get(year)!)} />
                ) : null}
                {labelled.includes(year) ? (
                  <text x={x + barWidth / 2} y={bottom - 4} text-anchor="middle">
                    {year}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

function countYears(relations: readonly shapes.Relation[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { data } of relations) {
    if (data === null) continue;
    const year = Number(data.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return counts;
}

/** The same in words, for those who do not see it. */
function describeYears(out: Map<number, number>, inn: Map<number, number>, words: PageWords): string {
  const say = (counts: Map<number, number>) =>
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([year, count]) => `${year}: ${count}`)
      .join(', ') || '0';
  return `${words.act.years}. ${words.act.yearsAmends}: ${say(out)}. ${words.act.yearsAmended}: ${say(inn)}.`;
}
