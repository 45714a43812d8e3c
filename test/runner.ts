// A process that runs test files one after the other: what each of them said and counted, and whether all of them ended.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface Outcome {
  /** Path below the tests. */
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

export class Runner {
  readonly #process: ChildProcess;
  readonly #closed: Promise<number | null>;
  #output = '';
  /** Called when there is more output. */
  #look: () => void = () => undefined;

  constructor() {
    this.#process = fork(join(import.meta.dirname, 'run-files.js'), {
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#process.stdout!, this.#process.stderr!])
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
        this.#look();
      });
    this.#closed = new Promise((resolve) => this.#process.on('close', resolve));
  }

  isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Runs a file, and waits until its tests or the process are over. */
  async run(file: string): Promise<Outcome> {
    this.#output = '';
    const limit = this.#killAfter(file.startsWith('long/') ? 600_000 : 300_000);
    const end = /\nend of file (\d+)\n/;
    const ended = new Promise<number | null>((resolve) => {
      this.#look = () => {
        const [, code] = end.exec(this.#output) ?? [];
        if (code !== undefined) resolve(Number(code));
      };
    });
    this.#process.send(file);
    const code = await Promise.race([ended, this.#closed.then(() => null)]);
    clearTimeout(limit);
    this.#look = () => undefined;
    return judge(file, code, this.#output.replace(end, '\n'));
  }

  /** Lets the process end by itself: what its files left open keeps it running, and is a failure. */
  async end(outcome: Outcome): Promise<void> {
    if (!this.isRunning()) return;
    this.#output = '';
    const limit = this.#killAfter(20_000);
    // It disconnects itself: Node reports no `close` of a process that its parent disconnects.
    this.#process.send('');
    const code = await this.#closed;
    clearTimeout(limit);
    if (code === 0) return;
    outcome.failed++;
    outcome.output += `${this.#output}\nexit code ${code} after the last test, 0 within 20 s expected: something was left open\n`;
  }

  #killAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#process.kill('SIGKILL'), milliseconds);
  }
}

/** @param code 0 where uvu saw nothing fail; `null` where the process ended before its tests did */
function judge(file: string, code: number | null, output: string): Outcome {
  const count = (label: string) => Number(new RegExp(`${label}:\\s+(\\d+)`).exec(output)?.[1] ?? NaN);
  const [total, passed, skipped] = [count('Total'), count('Passed'), count('Skipped')];
  // uvu's total does not include the tests that are skipped.
  const isSound = code === 0 && passed === total && total + skipped > 0;
  const failed = isSound ? 0 : Math.max(1, (total || 0) - (passed || 0));
  const reason = isSound || total > 0 ? '' : `\n${file}: no test was counted: expected at least one\n`;
  return { file, passed: passed || 0, failed, skipped: skipped || 0, output: output + reason };
}
