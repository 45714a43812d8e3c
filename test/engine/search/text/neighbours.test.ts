// Words of one stem that the corpus uses apart: found on labelled pairs, and kept apart in a search.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../../../engine/search/fold.js';
import { stemWord } from '../../../../engine/search/stem.js';
import { compareUnits, kinshipOf, type Compared } from '../../../../engine/search/text/neighbours.js';
import { packWords, PackedWords } from '../../../../engine/search/text/pack.js';
import { Occurrences } from '../../../../engine/search/text/runs.js';
import { formMark } from '../../../../engine/search/text/scan.js';
import { formatApart, parseApart, unitOf, usedAs } from '../../../../engine/search/text/units.js';
import { atOnce } from '../../../../engine/steps.js';
import { openReal } from '../../../corpora.js';
import { projectRoot } from '../../../source-tree.js';
import { italian } from '../ranking/judged.js';
import { searching } from '../searching.js';

const apart = suite('words used apart');

/** Pairs that were labelled before their neighbours were counted: `held` ones after the rule was written, and looked at once. */
const labelled = readFileSync(join(projectRoot, 'test/engine/search/text/stem-pairs.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [half, kin, one, other] = line.split('\t') as [string, string, string, string];
    return {
      half,
      isApart: kin === 'apart',
      words: [one, other].map((word) => foldWords(word).join('')) as [string, string],
    };
  });

const keyOf = (stem: string, units: readonly string[]): string => [stem, ...[...units].sort()].join(' ');

apart(
  'of pairs that the rule has not seen nearly all that it parts are apart, and most that are apart are parted',
  async () => {
    const catalog = await openReal(...italian);
    if (catalog === null) return;
    const fields: { names: string[]; heading: string; text: string }[] = [];
    for (let act = 0; catalog.inCorpus(act); act++)
      for (const entry of await catalog.record(act).articleEntries()) {
        const { rubrica, testo } = JSON.parse(entry.toString()) as { rubrica: string | null; testo: string };
        fields.push({ names: [], heading: rubrica ?? '', text: testo });
      }
    const packed = new PackedWords(packWords(fields));
    const articles = new Occurrences();
    for (let article = 0; article < fields.length; article++)
      packed.next((word, impact, bytes, start, end) =>
        articles.add(word, article, impact, bytes, start, packed.stems[word]!.startsWith(formMark) ? start : end),
      );
    articles.finish();
    const order = [...packed.stems.keys()].sort((a, b) => (packed.stems[a]! < packed.stems[b]! ? -1 : 1));
    const compared = atOnce(
      compareUnits({
        terms: order.map((stem) => packed.stems[stem]!),
        documentsOf: (term) => articles.of(order[term]!),
        count: fields.length,
      }),
    );
    const byKey = new Map(compared.map((pair): [string, Compared] => [keyOf(pair.stem, pair.units), pair]));
    for (const [half, least] of [
      ['open', { precision: 0.9, recall: 0.55 }],
      ['held', { precision: 0.95, recall: 0.7 }],
    ] as const) {
      const known = labelled.flatMap(({ half: own, isApart, words }) => {
        const pair = byKey.get(keyOf(stemWord(words[0]), words.map(unitOf)));
        return own !== half || pair === undefined ? [] : [{ isApart, isParted: kinshipOf(pair) < 0 }];
      });
      const parted = known.filter(({ isParted }) => isParted);
      const right = parted.filter(({ isApart }) => isApart).length;
      const precision = right / parted.length;
      const recall = right / known.filter(({ isApart }) => isApart).length;
      const said = `${half}: ${known.length} pairs, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`;
      assert.ok(known.length >= 60 && precision >= least.precision && recall >= least.recall, said);
    }
  },
);

/** Twelve articles in which two words of one stem stand among different words. */
const licences = Array.from({ length: 12 }, (_, i) => ({
  text:
    i % 2 === 0
      ? 'La licenza di porto di armi è rilasciata dal questore; le licenze scadono.'
      : 'Il licenziamento del lavoratore senza giusta causa è nullo; i licenziamenti si impugnano.',
}));

apart('a word does not find another one of its stem that stands among other words', () => {
  const find = searching([{ title: 'Atto', articles: [...licences, { text: 'Chi è stato licenziato.' }] }]);
  const odd = ['0.1', '0.3', '0.5', '0.7', '0.9', '0.11'];
  const even = ['0.0', '0.2', '0.4', '0.6', '0.8', '0.10'];
  assert.equal(find('licenza ').hits.sort(), even.sort());
  assert.equal(find('licenze nulle').whole, []);
  // A form that is too rare to be known goes with the word with which it shares most letters.
  for (const query of ['licenziamento ', 'licenziamenti', 'licenziare '])
    assert.equal(find(query).hits.sort(), [...odd, '0.12'].sort(), query);
  assert.equal([...find('licenza ').stems].sort(), ['=licenza', '=licenze']);
  assert.equal(find('armi -licenziamento').hits.length, 6);
});

apart('what is not known to be apart stays together', () => {
  const few = searching([{ title: 'Atto', articles: licences.slice(0, 8) }]);
  assert.is(few('licenza ').hits.length, 8);
  const pairs = parseApart(formatApart(new Map([['licenz', [['licenz', 'licenziament']]]])));
  assert.equal([...pairs], [['licenz', [['licenz', 'licenziament']]]]);
  assert.is(usedAs(pairs, 'contratt', 'contratto'), null);
  assert.equal(
    [usedAs(pairs, 'licenz', 'licenzi')?.unit, usedAs(pairs, 'licenz', 'licenziate')?.unit],
    ['licenz', 'licenziament'],
  );
  assert.equal(['licenze', 'licenziamenti', 'rapidamente', 'rapidi', 'dighe'].map(unitOf), [
    'licenz',
    'licenziament',
    'rapid',
    'rapid',
    'dig',
  ]);
});

apart.run();
