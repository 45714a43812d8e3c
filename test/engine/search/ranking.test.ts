import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { randomAt, type Random } from '../../../bench/synthetic/random.js';
import { buildTitleIndex, openTitles } from '../../../engine/search/titles.js';
import { foldWords, functionWords } from '../../../engine/search/fold.js';
import { stemWord } from '../../../engine/search/stem.js';

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

/** True where the required word `i` of the query matches a word of a title. */
type Meets = (i: number, other: string) => boolean;

function oracle(titles: readonly string[], relations: Uint32Array, query: string): number[] {
  const texts = titles.map(foldWords);
  const known = new Set(texts.flat());
  const words = foldWords(query);
  const content = words.filter((word) => !functionWords.has(word));
  const required = content.length > 0 ? content : words;
  const endsRequired = required.at(-1) === words.at(-1);
  const written: Meets = (i, other) => isAsWritten(required[i]!, other, endsRequired && i === required.length - 1);
  const near = required.map((word) => stemsNear(word, known));
  const isKnown = required.map((_, i) => [...known].some((other) => written(i, other)));
  const attempts: Meets[] = [
    written,
    (i, other) => written(i, other) || (!isKnown[i] && near[i]!.has(stemOf(other))),
    (i, other) => written(i, other) || near[i]!.has(stemOf(other)),
  ];
  for (const meets of attempts) {
    const hits = texts
      .map((_, act) => act)
      .filter((act) => required.length > 0 && required.every((_, i) => texts[act]!.some((other) => meets(i, other))));
    if (hits.length === 0) continue;
    return inOrder(hits, relations, (act) => tier(texts[act]!, words, required, meets, true));
  }
  return withMost(texts, relations, required, attempts[1]!, endsRequired);
}

function inOrder(hits: number[], relations: Uint32Array, tierOf: (act: number) => number): number[] {
  const tiers = new Map(hits.map((act) => [act, tierOf(act)]));
  return hits.sort((a, b) => tiers.get(a)! - tiers.get(b)! || relations[b]! - relations[a]! || a - b);
}

/** Where no act has all words: those that have most, the eight rarest choices of words one after the other. */
function withMost(texts: string[][], relations: Uint32Array, required: string[], meets: Meets, endsRequired: boolean) {
  const distinct = required.map((_, i) => i).filter((i) => required.indexOf(required[i]!) === i);
  const has = texts.map((text) => distinct.map((i) => text.some((other) => meets(i, other))));
  const size = (choice: readonly boolean[]) => choice.filter(Boolean).length;
  const most = Math.max(1, ...has.map(size));
  const actsWith = distinct.map((_, k) => has.filter((choice) => choice[k]).length);
  const rarity = (choice: readonly boolean[]) =>
    choice.reduce((sum, isIn, k) => (isIn ? sum - Math.log(actsWith[k]!) : sum), 0);
  const number = (choice: readonly boolean[]) => choice.reduce((sum, isIn, k) => sum + (isIn ? 2 ** k : 0), 0);
  const choices = new Map(has.filter((choice) => size(choice) === most).map((choice) => [number(choice), choice]));
  return [...choices.values()]
    .sort((a, b) => rarity(b) - rarity(a) || number(b) - number(a))
    .slice(0, 8)
    .flatMap((choice) => {
      const chosen = distinct.filter((_, k) => choice[k]);
      const words = chosen.map((i) => required[i]!);
      const meetsChosen: Meets = (k, other) => meets(chosen[k]!, other);
      const goesOn = endsRequired && chosen.at(-1) === required.length - 1;
      const hits = texts.map((_, act) => act).filter((act) => number(has[act]!) === number(choice));
      return inOrder(hits, relations, (act) => tier(texts[act]!, words, words, meetsChosen, goesOn));
    });
}

/** @param goesOn whether the last word may be the beginning of another */
function tier(
  text: readonly string[],
  words: readonly string[],
  required: readonly string[],
  meets: Meets,
  goesOn: boolean,
): number {
  const holds = (list: readonly string[], length: number, same: Meets) =>
    list.some((_, at) => at + length <= list.length && Array.from({ length }).every((_, i) => same(i, list[at + i]!)));
  const last = words.length - 1;
  if (holds(text, words.length, (i, other) => words[i] === other)) return 1;
  if (
    holds(text, words.length, (i, other) => (i === last && goesOn ? other.startsWith(words[i]!) : words[i] === other))
  )
    return 2;
  const content = text.filter((other) => !functionWords.has(other) || required.some((_, i) => meets(i, other)));
  if (holds(content, required.length, meets)) return 3;
  const isClose = content.some((_, from) => {
    const stretch = content.slice(from, from + 2 * required.length);
    return required.every((_, i) => stretch.some((other) => meets(i, other)));
  });
  return isClose ? 4 : 5;
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

test('search: the same acts in the same order as looking at every title', async () => {
  const random = randomAt(42, 0);
  let found = 0;
  let cases = 0;
  for (let corpus = 0; corpus < 40; corpus++) {
    const titles = Array.from({ length: random.below(25) }, () => sentence(random, 9));
    const relations = Uint32Array.from(titles, () => random.below(3) * 40_000);
    const search = await openTitles(buildTitleIndex(titles.map((title) => ({ title }))), { relations });
    for (let i = 0; i < 30; i++) {
      const query = spoilt(random, sentence(random, 4));
      const expected = oracle(titles, relations, query);
      assert.equal([...(await search.search(query)).acts], expected, JSON.stringify({ query, titles }));
      cases++;
      if (expected.length > 0) found++;
    }
  }
  assert.ok(found > cases / 4, `${found} of ${cases} queries found something`);
});

test.run();
