// The licences of the packages whose code is part of the program, which must go with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './packages.js';

/** Writes the name, version and licence text of every package. */
export function writeNotices(root: string, packages: readonly BundledPackage[], path: string): void {
  writeFileSync(path, packages.map((each) => noticeOf(join(root, each.folder), each)).join('\n\n\n') + '\n');
}

function noticeOf(folder: string, { name, version, license, manifest }: BundledPackage): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)\b/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const heading = `${name} ${version} (${license})`;
  return [heading, ...(texts.length > 0 ? texts : [standardText(manifest)])].join('\n\n');
}

/** The text of a licence that the package names and does not have, with its author as the holder. @throws where that is not known */
function standardText({ name, license, author }: Record<string, unknown>): string {
  const holder = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  const terms = standardTerms[String(license)];
  if (holder === undefined || terms === undefined)
    throw new Error(`${String(name)}: no file with its licence found, MIT or ISC and an author expected`);
  return `Copyright (c) ${holder.split(/[<(]/, 1)[0]!.trim()}\n\n${terms}`;
}

const standardTerms: Readonly<Record<string, string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};
