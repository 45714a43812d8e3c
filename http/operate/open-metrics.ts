// Metrics as text: OpenMetrics 1.0, which Prometheus and what speaks like it read.

export const contentType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

type LabelSet = Readonly<Record<string, string>>;

/** One number. */
export interface Sample {
  labels?: LabelSet;
  value: number;
  /** The end of the name behind that of the family: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string;
}

/** A metric with its samples; without any it is left out. */
export interface Family {
  /** In lower case with underscores; where it has a unit, that is its end. */
  name: string;
  type: 'counter' | 'gauge' | 'histogram' | 'info';
  unit?: 'seconds' | 'bytes';
  /** One sentence. */
  help: string;
  samples: readonly Sample[];
}

/** The end of a name in a sample, by type (§5.1, §5.3 of OpenMetrics). */
const suffixes = { counter: '_total', gauge: '', histogram: '', info: '_info' } as const;

export function writeMetrics(families: readonly Family[]): string {
  return `${families
    .filter(({ samples }) => samples.length > 0)
    .map(writeFamily)
    .join('')}# EOF\n`;
}

function writeFamily({ name, type, unit, help, samples }: Family): string {
  const head = [`# TYPE ${name} ${type}`, ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`])];
  const lines = samples.map(
    ({ labels = {}, value, suffix = suffixes[type] }) => `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}`,
  );
  return `${[...head, `# HELP ${name} ${escape(help)}`, ...lines].join('\n')}\n`;
}

function writeLabels(labels: LabelSet): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

/** A number as the value of a label `le` or `quantile`: always with a point (OpenMetrics, Canonical Numbers). */
export function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : writeNumber(value);
}

function writeNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}
