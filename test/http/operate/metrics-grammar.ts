// The grammar of OpenMetrics 1.0, as far as it is used here; the parser of Prometheus' client for Python accepted the same text.

const sampleLine = /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\[\\n"])*",?)*)\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/;
const ends = { counter: ['_total'], gauge: [''], info: ['_info'], histogram: ['_bucket', '_count', '_sum'] };

interface Family {
  name: string;
  type: keyof typeof ends;
}

/** What is wrong with a text; nothing for a good one. */
export function faultsOf(text: string): string[] {
  if (!text.endsWith('# EOF\n')) return ['no # EOF at the end'];
  const faults: string[] = [];
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let current: Family | null = null;
  let last: { labels: string; value: number } | null = null;
  for (const line of text.slice(0, -'# EOF\n'.length).split('\n').slice(0, -1)) {
    const [, word, name = '', rest = ''] = /^# (TYPE|UNIT|HELP) ([a-z_][a-z0-9_]*) (.+)$/.exec(line) ?? [];
    if (word === 'TYPE') {
      if (families.has(name)) faults.push(`${name}: a second family of that name`);
      current = { name, type: rest as Family['type'] };
      if (!Object.hasOwn(ends, rest)) faults.push(`${name}: ${rest} is no type`);
      families.set(name, current);
    }
    if (word === 'UNIT' && !name.endsWith(`_${rest}`)) faults.push(`${name}: an end of ${rest} expected`);
    if (word !== undefined) continue;
    const [whole, sample = '', labels = '', value = ''] = sampleLine.exec(line) ?? [];
    if (whole === undefined) faults.push(`${line}: no sample`);
    else if (current === null || !sample.startsWith(current.name)) faults.push(`${sample}: of no family`);
    else if (!ends[current.type].includes(sample.slice(current.name.length)))
      faults.push(`${sample}: ${current.name}${ends[current.type].join(' or ')} expected`);
    const place = line.slice(0, line.lastIndexOf(' '));
    if (whole !== undefined && seen.has(place)) faults.push(`${place}: twice`);
    seen.add(place);
    if (!sample.endsWith('_bucket')) continue;
    const others = labels.replace(/,?le="[^"]*"/, '');
    if (last !== null && last.labels === others && Number(value) < last.value)
      faults.push(`${sample}: ${value} after ${last.value}`);
    last = { labels: others, value: Number(value) };
  }
  return faults;
}
