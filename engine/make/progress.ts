// Progress of a long reading: one line that is rewritten on a terminal, a plain line now and then elsewhere.

/** The progress. Bytes are those on disk. */
export interface Progress {
  documents: number;
  bytes: number;
  totalBytes: number;
}

/** The output: `process.stderr`, or anything of its shape. */
export interface ProgressStream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface ProgressLine {
  /** May be called as often as one likes. */
  update(progress: Progress): void;
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

/** @param now milliseconds of a clock that never goes back */
export function openProgress(stream: ProgressStream, now: () => number = () => performance.now()): ProgressLine {
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
      if (isTerminal)
        show(`${bar(progress)} ${describe(progress, time - started)}`.slice(0, (stream.columns || 80) - 1));
      else stream.write(`${describe(progress, time - started)}\n`);
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
  if (elapsedMs >= estimateMs && share > 0) parts.push(`${clock((elapsedMs / share) * (1 - share))} left`);
  return parts.join(', ');
}

function bar({ bytes, totalBytes }: Progress): string {
  const filled = Math.round(shareOf(bytes, totalBytes) * barWidth);
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
