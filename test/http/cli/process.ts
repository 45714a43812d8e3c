// The program as a process: started, waited for by what it says, or run to its end.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const script = join(import.meta.dirname, '../../../http/cli/main.cjs');

/** A process of the program, with what it said so far. */
export interface Process {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  exit: Promise<number | null>;
}

/** Starts a command, `serve` where the first argument is a flag. */
export function start(args: string[], environment: Record<string, string> = {}): Process {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...environment } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, output, exit: once(child, 'close').then(([code]) => code as number | null) };
}

/** Waits until its output makes something true. @throws where it ends before that, or takes longer than 90 s */
export async function until({ child, output, exit }: Process, isTrue: () => boolean): Promise<void> {
  const streams = [child.stdout!, child.stderr!];
  let look = (): unknown => undefined;
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`waited in vain: ${JSON.stringify(output)}`));
    look = () => isTrue() && resolve();
    late = setTimeout(fail, 90_000);
    for (const stream of streams) stream.on('data', look);
    look();
    void exit.then(fail);
  });
  clearTimeout(late);
  for (const stream of streams) stream.off('data', look);
}

/** Runs a command to its end. */
export function runMain(...args: readonly string[]) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 20_000 });
}
