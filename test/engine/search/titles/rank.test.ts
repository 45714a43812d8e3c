import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { randomAt, type Random } from '../../../../bench/synthetic/random.js';
import { foldWords, functionWords } from '../../../../engine/search/fold.js';
import { stemWord } from '../../../../engine/search/stem.js';
import { openTitles } from './open-titles.js';

// The search by definition: every title looked at, word by word, nothing indexed.

const vocabulary =
  `contratto contratti contrattuale contratta pubblico pubblica pubblici pubblicità lavoro lavori lavoratore ente enti entità
  militare militari milizia penale penali pena procedura procedimento procedimenti codice codici strada strade di della dell' e per in
  241 2023 xv xvi s.p.a. società societa' arte arti artigiano`.split(/\s+/);

const stems = new Map<string, string>();
function stemOf(word: string): string {
  if (!stems.has(word)) stems.set(word, stemWord(word));
  return stems.get(word)!;
}

const isAsWritten = (word: string, other: string, isLast: boolean): boolean =>
  other === word || stemOf(other) === stemOf(word) || (isLast && other.startsWith(word));

/** Optimal string alignment distance at most one, by the table. */
function isOneTypo(a: string, b: string): boolean {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  return rows[a.length]![b.length]! <= 1;
}

/** Stems of the words that the word may be a typo of. */
function stemsNear(word: string, known: ReadonlySet<string>): Set<string> {
  if (word.length < 4 || /\d/.test(word)) return new Set();
  const forms = /[aeio]$/.test(word) ? ['a', 'e', 'i', 'o'].map((ending) => word.slice(0, -1) + ending) : [word];
  return new Set([...known].filter((other) => forms.some((form) => isOneTypo(form, other))).map(stemOf));
}

/** True where the word `i` of the query matches a word of a title. */
type Meets = (i: number, other: string) => boolean;

interface Expected {
  match: 'all' | 'typos' | 'most';
  /** The acts that are found, with their tier. */
  tiers: ReadonlyMap<number, number>;
}

function oracle(titles: readonly string[], query: string): Expected {
  const texts = titles.map(foldWords);
  const known = new Set(texts.flat());
  const words = foldWords(query);
  const content = words.filter((word) => !functionWords.has(word));
  const isTelling = content.length > 0;
  const required = isTelling ? content : words;
  const endsRequired = isTelling && /\p{L}$|\d$/u.test(query) && required.at(-1) === words.at(-1);
  const written: Meets = (i, other) =>
    isTelling ? isAsWritten(required[i]!, other, endsRequired && i === required.length - 1) : other === required[i];
  const near = required.map((word) => (isTelling ? stemsNear(word, known) : new Set<string>()));
  const isKnown = required.map((_, i) => [...known].some((other) => written(i, other)));
  const meets: Meets = (i, other) => written(i, other) || (!isKnown[i] && near[i]!.has(stemOf(other)));
  const counts = texts.map((text) => required.filter((_, i) => text.some((other) => meets(i, other))).length);
  const most = Math.max(0, ...counts);
  const found = texts.flatMap((_, act) => (most > 0 && counts[act] === most ? act : []));
  const isWhole = most === required.length && most > 0;
  const isForgiven = required.some((_, i) => !isKnown[i] && near[i]!.size > 0);
  const isExact: Meets = (i, other) =>
    other === required[i] || (endsRequired && i === required.length - 1 && other.startsWith(required[i]!));
  const tierOf = (act: number) => (isWhole ? tier(texts[act]!, required, meets, isExact) : 3);
  return {
    match: !isWhole ? 'most' : isForgiven ? 'typos' : 'all',
    tiers: new Map(found.map((act) => [act, tierOf(act)])),
  };
}

/** 1 where the words follow one another as written, function words aside; 2 in other forms; 3 apart. */
function tier(text: readonly string[], required: readonly string[], meets: Meets, isExact: Meets) {
  const content = text.filter((other) => !functionWords.has(other));
  const holds = (same: Meets) =>
    (required.length === 1 ? text : content).some(
      (_, at, list) =>
        at + required.length <= list.length &&
        required.every((_, i) => meets(i, list[at + i]!) && same(i, list[at + i]!)),
    );
  return holds(isExact) ? 1 : holds(meets) ? 2 : 3;
}

const sentence = (random: Random, most: number) =>
  Array.from({ length: 1 + random.below(most) }, () => random.pick(vocabulary)).join(' ');

function spoilt(random: Random, query: string): string {
  const at = random.below(query.length);
  return random.pick([
    query,
    query.slice(0, at) + query.slice(at + 1),
    `${query.slice(0, at)}o${query.slice(at)}`,
    query.slice(0, at + 1),
  ]);
}

test('search: the same acts as looking at every title, in the order of how closely they have the words', async () => {
  const random = randomAt(42, 0);
  let found = 0;
  let cases = 0;
  for (let corpus = 0; corpus < 40; corpus++) {
    const titles = Array.from({ length: random.below(25) }, () => sentence(random, 9));
    const search = await openTitles(titles.map((title) => ({ title, relations: random.below(3) * 40_000 })));
    for (let i = 0; i < 30; i++) {
      const query = spoilt(random, sentence(random, 4));
      const { match, tiers } = oracle(titles, query);
      const matches = await search.search(query);
      const acts = [...matches.acts];
      const told = JSON.stringify({ query, titles });
      assert.equal(
        [...acts].sort((a, b) => a - b),
        [...tiers.keys()],
        told,
      );
      assert.is(matches.match, match, told);
      const order = acts.map((act) => tiers.get(act)!);
      assert.equal(order, [...order].sort(), told);
      cases++;
      if (acts.length > 0) found++;
    }
  }
  assert.ok(found > cases / 4, `${found} of ${cases} queries found something`);
});

test.run();
