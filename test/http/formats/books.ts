// What tests of the formats that are files of their own share: the words of a text, and a program that judges EPUB.
import { spawnSync } from 'node:child_process';
import * as assert from 'uvu/assert';

/** Every line of plain text is among the words of some XML; accents and marks aside. */
export function assertHolds(xml: string, plain: string): void {
  const whole = ` ${wordsOf(xml.replace(/<[^>]*>/g, ' ').replace(/&(?:lt|gt|quot|apos|amp);/g, ' '))} `;
  for (const line of plain.split('\n').map(wordsOf)) if (line.length > 20) assert.ok(whole.includes(line), line);
}

/** The words of a text, without addresses. */
function wordsOf(text: string): string {
  return text
    .replace(/https?:\S+/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim();
}

/** How `epubcheck` runs here: by its name, or as the Java archive that Debian installs; `null` where it is not there. */
export function findEpubcheck(): readonly string[] | null {
  const ways = [['epubcheck'], ['java', '-jar', '/usr/share/java/epubcheck.jar']];
  return ways.find(([program, ...args]) => /EPUBCheck v/.test(run(program!, [...args, '--version']))) ?? null;
}

/** What `epubcheck` says of a file. */
export function judgeEpub([program, ...args]: readonly string[], path: string): string {
  return run(program!, [...args, path]);
}

function run(program: string, args: readonly string[]): string {
  // Java compiles what runs once no further than it must: half the processor time.
  const env = { ...process.env, JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
