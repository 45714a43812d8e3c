// Progress of a long reading: one line that is rewritten on a terminal, a plain line now and then elsewhere.

/** The progress. Bytes are those on disk. */
export interface Progress {
  documents: number;
  bytes: number;
  totalBytes: number;
}

/** The layout of the graph, which follows the reading: the share of it that is done, 0 to 1. */
export interface Drawing {
  drawn: number;
}

/** The output: `process.stderr`, or anything of its shape. */
export interface ProgressStream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface ProgressLine<State = Progress> {
  /** Updates the line, a few times a second at most however often it is called. */
  update(progress: State): void;
  /** Writes a line of its own, above the progress. */
  say(line: string): void;
  /** Clears the progress; other lines stay. */
  close(): void;
}

const redrawMs = 100;
const plainLineMs = 10_000;
const barWidth = 20;
/** No estimate before this much time: it would only jump. */
const estimateMs = 1_000;
const clearLine = '\r\x1b[2K';

/** The line for a state: the filled share of its bar, from 0 to 1, and the words behind it. */
export type Show<State> = (progress: State, elapsedMs: number) => { share: number; text: string };

/** The progress of a reading, and of the layout after it. */
export function openProgress(stream: ProgressStream, now?: () => number): ProgressLine<Progress | Drawing> {
  const show: Show<Progress | Drawing> = (progress, elapsedMs) =>
    'drawn' in progress
      ? { share: progress.drawn, text: `graph laid out: ${Math.floor(progress.drawn * 100)} %` }
      : { share: shareOf(progress.bytes, progress.totalBytes), text: describe(progress, elapsedMs) };
  return openProgressLine(stream, show, now);
}

/** @param now milliseconds of a clock that never goes back */
export function openProgressLine<State>(
  stream: ProgressStream,
  describeState: Show<State>,
  now: () => number = () => performance.now(),
): ProgressLine<State> {
  const isTerminal = stream.isTTY === true;
  const started = now();
  let drawn = started;
  let shown = '';

  const show = (line: string) => {
    stream.write(clearLine + line);
    shown = line;
  };
  return {
    update(progress) {
      const time = now();
      if (time - drawn < (isTerminal ? redrawMs : plainLineMs)) return;
      drawn = time;
      const { share, text } = describeState(progress, time - started);
      if (isTerminal) show(`${bar(share)} ${text}`.slice(0, (stream.columns || 80) - 1));
      else stream.write(`${text}\n`);
    },
    say(line) {
      stream.write(`${shown ? clearLine : ''}${line}\n${shown}`);
    },
    close() {
      if (shown) show('');
    },
  };
}

/** `42 %, 12,345 documents, 35.1 MB/s, 1:20 left`. */
export function describe({ documents, bytes, totalBytes }: Progress, elapsedMs: number): string {
  const share = shareOf(bytes, totalBytes);
  const rate = elapsedMs > 0 ? bytes / 1_000 / elapsedMs : 0;
  const parts = [
    `${Math.floor(share * 100)} %`,
    `${documents.toLocaleString('en')} documents`,
    `${rate.toFixed(1)} MB/s`,
  ];
  const left = timeLeft(share, elapsedMs);
  if (left !== null) parts.push(left);
  return parts.join(', ');
}

/** `1:20 left`; `null` before an estimate can be made. @param share from 0 to 1 */
export function timeLeft(share: number, elapsedMs: number): string | null {
  return elapsedMs >= estimateMs && share > 0 ? `${clock((elapsedMs / share) * (1 - share))} left` : null;
}

function bar(share: number): string {
  const filled = Math.round(share * barWidth);
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled);
}

function shareOf(bytes: number, totalBytes: number): number {
  return totalBytes > 0 ? Math.min(1, bytes / totalBytes) : 0;
}

/** `1:20`, `2:03:04`. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
