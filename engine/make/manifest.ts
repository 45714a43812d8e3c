// `manifest.json`, which states the origin of a corpus; checked because every answer repeats it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textNatures, type Manifest, type TextNature } from '../answers/envelope.js';
import { languages } from '../answers/words.js';
import { digestBytes } from '../read/sources/digest.js';
import { OpenError } from './open-file.js';

/** Reads the members that answers repeat; the addresses become links in pages. */
const texts = ['nome', 'licenza'] as const;
const addresses = ['url', 'licenza_url'] as const;
/** Longest text: every answer repeats it. */
const maxLength = 2_000;

type Stated = NonNullable<Manifest['fonte']>;

/**
 * The manifest of the first folder that has one, and the digest of its bytes. Unknown members are ignored.
 * @throws {OpenError} in one line, if a member is not what it should be
 */
export function readManifest(paths: readonly string[]): { content: Manifest; digest: string } | null {
  const path = paths.map((folder) => join(folder, 'manifest.json')).find((file) => existsSync(file));
  if (path === undefined) return null;
  const bytes = readFileSync(path);
  const manifest = asObject(parse(path, bytes.toString()), path, 'a JSON object');
  const content: Manifest = {
    ...(manifest['testi'] === undefined ? {} : { testi: asNature(manifest['testi'], `${path}: testi`) }),
    ...(manifest['fonte'] === undefined ? {} : { fonte: readSource(path, manifest['fonte']) }),
  };
  return { content, digest: digestBytes(bytes) };
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OpenError(`${path}: ${(error as Error).message}, a JSON object expected`);
  }
}

function readSource(path: string, value: unknown): Stated {
  const stated = asObject(value, `${path}: fonte`, 'an object');
  const source: Stated = {};
  for (const name of texts) {
    if (stated[name] !== undefined) source[name] = asText(stated[name], `${path}: fonte.${name}`);
  }
  for (const name of addresses) {
    if (stated[name] !== undefined) source[name] = asAddress(stated[name], `${path}: fonte.${name}`);
  }
  if (stated['avvertenza'] !== undefined) {
    const notice = asObject(
      stated['avvertenza'],
      `${path}: fonte.avvertenza`,
      'an object with a text for each language',
    );
    source.avvertenza = {};
    for (const language of languages) {
      if (notice[language] === undefined) continue;
      source.avvertenza[language] = asText(notice[language], `${path}: fonte.avvertenza.${language}`);
    }
  }
  return source;
}

function asObject(value: unknown, where: string, expected: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new OpenError(`${where}: ${kindOf(value)} found, ${expected} expected`);
}

function asNature(value: unknown, where: string): TextNature {
  const nature = textNatures.find((one) => one === value);
  if (nature !== undefined) return nature;
  const found = typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : kindOf(value);
  throw new OpenError(`${where}: ${found} found, ${textNatures.join(' or ')} expected`);
}

function asText(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new OpenError(`${where}: ${kindOf(value)} found, a text expected`);
  if (value.length > 0 && value.length <= maxLength) return value;
  throw new OpenError(`${where}: ${value.length} characters found, 1 to ${maxLength} expected`);
}

function asAddress(value: unknown, where: string): string {
  const text = asText(value, where);
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return text;
  throw new OpenError(`${where}: ${JSON.stringify(text.slice(0, 100))} found, an http or https address expected`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
