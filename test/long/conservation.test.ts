// Every character of the real documents is served or accounted for. The oracle counts in the event stream of a strict
// parser, by rules of its own; it calls none of the code that reads.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Act } from '../../engine/law/act.js';
import { readDocument } from '../../engine/read/akn/read-document.js';
import { Refusal } from '../../engine/read/akn/xml.js';
import { sharedPath } from '../shared.js';

/** An article or annex as the event stream shows it. */
interface Unit {
  /** `eId` of an article, `name` of an annex. */
  key: string;
  isArticle: boolean;
  /** Texts of the paragraphs, each with the paragraph element it stands in; footnotes apart. */
  blocks: { text: string; group: number }[];
  heading: string;
  footnotes: string;
}

function unitsOf(document: string): Unit[] {
  const units: Unit[] = [];
  const path: string[] = [];
  let unit: Unit | null = null;
  let group = 0;
  const gate = new SaxesParser({ xmlns: true });
  gate.on('opentag', ({ local, attributes }) => {
    path.push(local);
    if (local === 'article' || local === 'doc') {
      const key = attributes[local === 'doc' ? 'name' : 'eId']!.value;
      unit = { key, isArticle: local === 'article' || /art\. ?\d/.test(key), blocks: [], heading: '', footnotes: '' };
      units.push(unit);
    }
    if (local === 'paragraph') group++;
    if (local === 'p') unit?.blocks.push({ text: '', group });
  });
  gate.on('text', (text) => {
    if (unit === null || path.includes('meta')) return;
    if (path.includes('authorialNote')) unit.footnotes += text;
    else if (path.includes('p')) unit.blocks.at(-1)!.text += text;
    else if (path.includes('heading')) unit.heading += text;
    else if (path.includes('paragraph') && text.trim() !== '') unit.blocks.push({ text, group });
  });
  gate.on('closetag', ({ local }) => {
    path.pop();
    if (local === 'article' || local === 'doc') unit = null;
  });
  gate.write(document).close();
  return units;
}

/** Letters and digits, case folded. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What an update note is called in the documents. */
const noteHeader = /AGGIORN?AMENT[OI]\s*\((\d{1,3}[a-z]?)\)/;

/** A line without the numbers of notes at its end: those of the act's notes, or any after a full stop. */
function withoutMarkers(line: string, known: Set<string>): string {
  const found = /((?:\s*(?:\(\(\s*\d{1,3}[a-z]?\s*\)\)|\(\d{1,3}[a-z]?\)))+)[\s.;,]*$/.exec(line);
  const numbers = found?.[1]!.match(/\d{1,3}[a-z]?/g) ?? [];
  if (found === null) return line;
  const before = line.slice(0, found.index);
  return numbers.some((number) => known.has(number)) || /\.$/.test(before) ? before : line;
}

/** The lines of a unit, law and notes apart; numbers of notes at the end of a line and the article's own are neither. */
function linesOf(unit: Unit, known: Set<string>): { law: string[]; notes: string[] } {
  const [law, notes]: [string[], string[]] = [[], []];
  let noteGroup = -1;
  for (const { text, group } of unit.blocks) {
    for (const line of text.split('\n')) {
      if (/^\s*(?:AGGIORN?AMENT[OI]\s*\(|Nota redazionale)/.test(line)) noteGroup = group;
      if (group === noteGroup) notes.push(line);
      else if (law.join('').trim() !== '' || !/^\s*Art\. [\w.-]+\s*$/.test(line)) law.push(withoutMarkers(line, known));
    }
  }
  return { law, notes };
}

function* documents(): Generator<{ file: string; units: (Unit & { law: string[]; notes: string[] })[]; act: Act }> {
  const folder = sharedPath('corpus', 'normattiva');
  if (folder === null) return;
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, file));
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    const known = new Set([...text.matchAll(new RegExp(noteHeader, 'g'))].map((found) => found[1]!));
    const units = unitsOf(text).map((unit) => ({ ...unit, ...linesOf(unit, known) }));
    yield { file, units, act: readDocument(bytes, file).act };
  }
}

const all = [...documents()];

/** Pairs each unit of the stream with what is served of it, in order. */
function pairs({ units, act }: (typeof all)[number]) {
  const [articles, annexes] = [[...act.articles], [...act.annexes]];
  return units.map((unit) => {
    const served = unit.isArticle ? articles.shift()! : annexes.shift()!;
    return { unit, served, heading: 'heading' in served ? (served.heading ?? '') : '' };
  });
}

test('every article and annex is served, no more and no fewer, under its own number', () => {
  for (const document of all) {
    const { file, units, act } = document;
    assert.is(act.articles.length, units.filter(({ isArticle }) => isArticle).length, file);
    assert.is(act.annexes.length, units.length - act.articles.length, file);
    assert.is(new Set([...act.articles, ...act.annexes].map(({ eli }) => eli)).size, units.length, file);
    for (const { unit, served } of pairs(document)) {
      if (!('number' in served)) continue;
      const number = unit.key.replace(/^art_|^.*art\. ?/, '').replaceAll(' ', '-');
      assert.is(served.number, number, `${file} ${unit.key}`);
    }
  }
});

test('every line of law is in the text or the heading, every line of a note in the notes', () => {
  let counted = 0;
  for (const document of all) {
    for (const { unit, served, heading } of pairs(document)) {
      const { law, notes } = unit;
      const text = letters(heading + served.text);
      const noted = letters(served.notes.join());
      const plain = letters(served.text);
      const stated = letters(law.join());
      for (const line of law.map(letters).filter((line) => line.length >= 20)) {
        counted++;
        assert.ok(text.includes(line), `${document.file} ${unit.key}: lost ${line.slice(0, 80)}`);
      }
      for (const line of notes.map(letters).filter((line) => line.length >= 20)) {
        assert.ok(noted.includes(line), `${document.file} ${unit.key}: lost note ${line.slice(0, 80)}`);
        if (!stated.includes(line) && 'number' in served) {
          assert.not(plain.includes(line), `${document.file} ${unit.key}: a note in the text: ${line.slice(0, 80)}`);
        }
      }
    }
  }
  assert.ok(all.length === 0 || counted > 15_000);
});

test('the characters of each article are those of its text, heading and notes, and little else', () => {
  for (const document of all) {
    for (const { unit, served, heading } of pairs(document)) {
      if (!('number' in served)) continue;
      const { law, notes } = unit;
      const [stated, given] = [letters(unit.heading + law.join('')), letters(heading + served.text)].map(
        ({ length }) => length,
      ) as [number, number];
      // What is left out: the article's own number, name and division before it, markers inside a line.
      const allowance = unit.key.length * 2 + 60;
      assert.ok(given <= stated && stated - given <= allowance, `${document.file} ${unit.key}: ${given} of ${stated}`);
      assert.is(
        letters(served.notes.join()).length,
        letters(notes.join('')).length,
        `${document.file} ${unit.key}: notes`,
      );
    }
  }
});

test('no text keeps a mark of the editors or a bare update marker', () => {
  for (const { file, act } of all) {
    for (const { eli, text, notes } of [...act.articles, ...act.annexes]) {
      assert.not.match(text, /\(\(/, `${file} ${eli}`);
      // Where there are no notes such a line is law (D.Lgs. 209/2024 art. 86).
      if (notes.length > 0) assert.not.match(text, /^(?:\(\d{1,3}[a-z]?\) ?)+$/m, `${file} ${eli}`);
      assert.not.match(text, /^AGGIORNAMENT|^Note all'art/m, `${file} ${eli}`);
    }
  }
});

test('codes have their articles in the main part, treaties and finance laws in the body', () => {
  const counts = Object.fromEntries(
    all.map(({ act }) => [
      act.eli,
      [act.articles.filter(({ part }) => part === null).length, act.articles.length, act.annexes.length],
    ]),
  );
  if (all.length === 0) return;
  assert.equal(counts['eli:/it/regio-decreto/1930/10/19/1398'], [987, 990, 0]);
  assert.equal(counts['eli:/it/costituzione/1947/12/27'], [139, 139, 18]);
  assert.equal(counts['eli:/it/decreto-del-presidente-della-repubblica/1988/09/22/447'], [906, 906, 0]);
  assert.equal(counts['eli:/it/decreto-legge/2020/05/19/34'], [345, 345, 9]);
  assert.equal(counts['eli:/it/legge/2006/12/27/296'], [1, 1, 6]);
});

test('foreign documents are served as acts of their country or refused in one line', () => {
  const folder = sharedPath('corpus', 'foreign');
  if (folder === null) return;
  const served: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    try {
      const { act } = readDocument(readFileSync(join(folder, file)), file);
      assert.ok(act.articles.length + act.annexes.length > 0, file);
      assert.is(act.urn === null, !act.eli.startsWith('eli:/it/'), file);
      served[file] = act.eli;
    } catch (error) {
      assert.instance(error, Refusal, file);
      assert.match((error as Error).message, /^[^\n]+:\d+: [^\n]+, expected [^\n]+$/);
    }
  }
  assert.equal(
    Object.values(served)
      .map((eli) => eli.slice(5, 7))
      .sort(),
    ['de', 'eu', 'fi', 'gb', 'gr', 'it', 'lu', 'us', 'za'],
  );
});

test.run();
