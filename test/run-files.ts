// Runs test files one after the other, as the process that started this one names them, until it names none.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What uvu keeps for the whole process: suites that wait, and whether it leaves running them to others. */
const uvu = globalThis as { UVU_DEFER?: number; UVU_QUEUE?: unknown[][] };
uvu.UVU_DEFER = 1;
const { exec } = await import('uvu');

process.on('message', (file: string) => void (file === '' ? process.disconnect() : runFile(file)));

async function runFile(file: string): Promise<void> {
  uvu.UVU_QUEUE!.splice(0, Infinity, [null]);
  await import(pathToFileURL(join(import.meta.dirname, file)).href);
  await exec();
  process.stdout.write(`\nend of file ${Number(process.exitCode ?? 0)}\n`);
  process.exitCode = 0;
}
