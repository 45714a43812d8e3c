// The results: `bench/README.md`, one section a bench, each with its date, machine and versions.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../bench/README.md');

/** Replaces a bench's section, or adds it at the end. */
export function writeSection(name: string, text: string, seconds: number): void {
  const [opening = '', ...sections] = existsSync(path)
    ? readFileSync(path, 'utf8').split(/^(?=## )/m)
    : ['# Benchmarks\n\n'];
  const { model } = cpus()[0]!;
  const machine = `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
  const date = new Date().toISOString().slice(0, 10);
  const section = `## ${name}\n\n${date}, Node ${process.versions.node}, ${machine}; took ${seconds} s.\n\n${text.trim()}\n`;
  const at = sections.findIndex((known) => known.startsWith(`## ${name}\n`));
  if (at === -1) sections.push(section);
  else sections[at] = section;
  writeFileSync(path, [opening, ...sections].map((part) => `${part.trim()}\n`).join('\n'));
}

/** A Markdown table, its columns as wide as their widest cell; all but the first are right-aligned. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length), 3));
  const line = (row: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(headings), rule, ...rows.map(line)].join('\n');
}

/** Value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median and range of ratios: `0.98 (0.95–1.01)`. */
export function spread(values: readonly number[]): string {
  const two = (value: number) => value.toFixed(2);
  return `${two(median(values))} (${two(Math.min(...values))}–${two(Math.max(...values))})`;
}
