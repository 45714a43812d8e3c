// What the full-text search finds, against plain reading of the same texts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../../engine/search/fold.js';
import { stemWord } from '../../../engine/search/stem.js';
import { seeded } from '../random-corpus.js';
import { searching, type TestAct } from './searching.js';

const search = suite('full-text search');

const small: TestAct[] = [
  {
    title: 'Codice della caccia',
    names: ['codice Diana'],
    articles: [
      { heading: 'Permesso', text: 'Il permesso di caccia è rilasciato dal prefetto.' },
      { heading: 'Revoca', text: 'Il prefetto revoca il permesso per giusta causa.', isEnded: true },
      { text: 'Sono vietate le armi. Il silenzio vale assenso.', names: ['silenzio venatorio'] },
    ],
  },
  {
    title: 'Norme sul lavoro',
    relations: 500,
    articles: [
      { text: 'Il licenziamento per giusta causa. La causa non giusta è nulla.' },
      { text: 'Il permesso del lavoratore e la sua causa, giusta le norme.' },
      { heading: 'Contratti', text: 'Il contratto si scioglie.' },
    ],
  },
];

search('every word must be there, in any form; an article may have some in the title of its act', () => {
  const find = searching(small);
  assert.equal(find('permessi').hits.sort(), ['0.0', '0.1', '1.1']);
  assert.equal(find('contratti').hits, ['1.2']);
  assert.equal(find('permesso prefetti').whole.sort(), ['0.0', '0.1']);
  assert.equal(find('caccia armi').whole, ['0.2']);
  assert.equal(find('lavoro contratto').whole, ['1.2']);
  assert.equal(find('codice caccia').hits[0], '0');
  assert.equal(find('diana permesso').whole, ['0.0', '0.1']);
});

search('fewer than ten hits with every word are filled up by those that have some, which say so', () => {
  const found = searching(small)('permesso prefetti');
  assert.equal([found.match, found.whole.sort(), found.hits.sort()], ['some', ['0.0', '0.1'], ['0.0', '0.1', '1.1']]);
  assert.equal(searching(small)('permesso prefetti', { isStrict: true }).hits.sort(), ['0.0', '0.1']);
});

search('the form as written is before other forms of its stem, and in quotation marks it alone is meant', () => {
  const texts = ['La parte del giudizio.', 'Il partito politico.', 'Le parti, la parte, le parti.'];
  const find = searching([{ title: 'Atto', articles: texts.map((text) => ({ text })) }]);
  assert.equal(find('partito ').hits[0], '0.1');
  assert.equal(find('"partito"').hits, ['0.1']);
  assert.equal(find('partito', { isLiteral: true }).hits, ['0.1']);
  assert.equal(find('"partita"').total, 0);
  assert.equal(find('"parte del giudizio"').hits, ['0.0']);
  assert.equal(find('"parti del giudizio"').total, 0);
});

search('a prefix stands for every word that begins so, and near words may stand in any order', () => {
  const texts = [
    'La licenza è sospesa.',
    'Il licenziamento è nullo.',
    'Licenziati e altri.',
    'Il porto di armi senza la dovuta licenza.',
    'La licenza, che il questore rilascia a chi ne fa domanda e ne ha i requisiti di legge, vale per il porto.',
  ];
  const find = searching([{ title: 'Atto', articles: texts.map((text) => ({ text })) }]);
  assert.equal(find('licenzia*').hits.sort(), ['0.1', '0.2']);
  assert.equal(find('licenz*').hits.length, 5);
  assert.equal([...find('licenziat*').stems], ['=licenziati']);
  assert.is(find('licenzx*').total, 0);
  assert.equal(find('licenza NEAR/8 porto').hits, ['0.3']);
  assert.equal(find('porto VICINO/8 licenza').hits, ['0.3']);
  assert.equal(find('licenza NEAR/50 porto').hits.sort(), ['0.3', '0.4']);
  assert.is(find('licenza NEAR/8 ippopotamo').total, 0);
  assert.equal(find('(licenziamento nullo) OR (licenza sospesa)').whole.sort(), ['0.0', '0.1']);
});

search('the number of an article is found, alone or said to be one; before those that only name it', () => {
  const articles = [
    { number: '416', text: 'Tre o più persone.' },
    { number: '416-bis', text: 'Armi.' },
    { number: '25-octies.1', text: 'Si applica ai casi di cui all’articolo 416-bis.' },
  ];
  const find = searching([
    { title: 'Uno', articles },
    { title: 'Due', relations: 40, articles: articles.slice(0, 1) },
  ]);
  for (const query of ['416-bis', '416 bis']) assert.equal(find(query).hits, ['0.1', '0.2'], query);
  for (const query of ['art. 416-bis', 'articolo 416 bis', 'art 416bis'])
    assert.equal(find(query).hits, ['0.1'], query);
  assert.equal(find('articolo 416').hits, ['1.0', '0.0']);
  assert.equal(find('25-octies.1').hits, ['0.2']);
});

search('an amount is found as written', () => {
  const find = searching([
    { title: 'Atto', articles: [{ text: 'Euro 85.000 e 3.000.' }, { text: 'Euro 85 e 12.000.' }] },
  ]);
  assert.equal(find('85.000').hits, ['0.0']);
});

search('words that begin alike are looked for where few texts have the words', () => {
  const find = searching([{ title: 'Atto', articles: [{ text: 'La distruzione delle cose.' }, { text: 'Altro.' }] }]);
  const found = find('distruggere cose ');
  assert.equal([found.hits, found.whole, found.match], [['0.0'], [], 'most']);
});

search('phrases, what must not be there, alternatives, an unfinished last word', () => {
  const find = searching(small);
  assert.equal(find('"giusta causa"').hits.sort(), ['0.1', '1.0']);
  assert.equal(find('"causa giusta"').hits, ['1.1']);
  assert.equal(find('permesso -prefetto').hits, ['1.1']);
  assert.equal(find('armi OR contratto').hits.sort(), ['0.2', '1.2']);
  assert.equal(find('licenzi').hits.sort(), ['1.0']);
  assert.equal(find('prefe').hits.sort(), ['0.0', '0.1']);
  assert.equal(find('prefe ').match, 'most');
});

search('a name finds its act or article, a heading counts more than a text', () => {
  const find = searching(small);
  assert.equal(find('codice diana').hits[0], '0');
  assert.equal(find('silenzio venatorio').hits[0], '0.2');
  assert.equal(find('revoca').hits[0], '0.1');
});

search('one typo is forgiven where nothing is found, and what was searched is said', () => {
  const find = searching(small);
  for (const query of ['contrato', 'cotnratto', 'conttratto', 'xontratto']) {
    const found = find(query);
    assert.equal(found.hits, ['1.2'], query);
    assert.ok(found.searched?.startsWith('contratt'), found.searched ?? '');
  }
  assert.is(find('contratto').searched, null);
  assert.is(find('permesso preffetto').searched, 'permesso prefetto');
  assert.equal([find('licenziamentto').hits, find('licenziamentto').searched], [['1.0'], 'licenziamento']);
});

search('an infinitive also means other forms of its verb; excluded, it means itself where it is there', () => {
  const text = (words: string) => ({ title: 'Atto', articles: [{ text: words }] });
  const find = searching([text('simulazione di reato'), text('chi vuole occupare'), text('occupazione di case')]);
  assert.equal(find('simulare un reato ').hits, ['0.0']);
  assert.is(find('simulare ').searched, null);
  assert.equal(find('occupare ').hits, ['1.0', '2.0']);
  assert.equal(find('chi OR case -occupare ').hits, ['2.0']);
});

search('what is searched instead of a typo is a word that may be one', () => {
  const find = searching([{ title: 'Atto', articles: [{ text: 'dieci sequestri' }] }]);
  assert.is(find('sequesto ').searched?.trim(), 'sequestri');
  assert.is(find('dice ').total, 0);
});

search('of two words one letter away, a doubled or swapped letter is the typo', () => {
  const text = 'Le intercettazioni telefoniche.';
  const others = Array.from({ length: 20 }, () => ({ text: 'La internetazione dei servizi, il finale.' }));
  const find = searching([{ title: 'Norme', articles: [{ text }, ...others] }]);
  assert.equal([find('intercetazioni').searched, find('intercetazioni').hits], ['intercettazioni', ['0.0']]);
});

search('no word is corrected into a short one with another ending', () => {
  const find = searching([
    { title: 'Norme', articles: [{ text: 'I fini dello Stato.' }, { text: 'La guardia armata.' }] },
  ]);
  assert.equal([find('finto').searched, find('guardone').searched], [null, null]);
});

search('a word that is not whole is found by the stem of what it may become', () => {
  const find = searching(small);
  for (const begun of ['licenziam', 'licenziamen']) {
    assert.equal([find(begun).hits, find(begun).searched], [['1.0'], null], begun);
  }
});

search('where no text has all the words, those that have most are found first', () => {
  const found = searching(small)('permesso prefetto ippopotamo');
  assert.is(found.match, 'most');
  assert.equal([found.hits[0], found.hits.slice(1).sort()], ['0.0', ['0.1', '1.1']]);
  assert.is(searching(small)('ippopotamo').total, 0);
});

search('what is in quotation marks is never left out, known or not', () => {
  const find = searching(small);
  assert.is(find('permesso "grave ippopotamo"').total, 0);
  assert.is(find('permesso "prefetto causa"').total, 0);
});

search('where only a very long article has all the words, those that have most are found, too', () => {
  const filler = Array.from({ length: 6_000 }, (_, i) => `voce${i}`).join(' ');
  const find = searching([
    { title: 'Bilancio', articles: [{ text: `Il cane. ${filler} Le condizioni. ${filler} Abbandono dei rifiuti.` }] },
    {
      title: 'Norme',
      articles: [{ heading: 'Abbandono di animali', text: 'Chi abbandona animali in tali condizioni.' }],
    },
  ]);
  const found = find('rifiuti abbandono condizioni ');
  assert.equal([found.match, found.hits, found.total], ['some', ['1.0', '0.0'], 2]);
  const exact = find('animali abbandono condizioni ');
  assert.equal([exact.match, exact.whole], ['some', ['1.0']]);
});

search('filters hold for hits, totals and counts', () => {
  const find = searching(small);
  assert.equal(find('permesso', { ended: 'without' }).hits.sort(), ['0.0', '1.1']);
  assert.equal(find('permesso', { ended: 'only' }).hits, ['0.1']);
  const second = find('permesso', { accepts: (act) => act === 1 });
  assert.equal([second.hits, second.total, [...second.counts]], [['1.1'], 1, [[1, 1]]]);
  assert.equal(find('codice', { among: 'acts' }).hits, ['0']);
  assert.equal(find('caccia', { among: 'articles' }).hits, ['0.0']);
  assert.equal(find('permesso', { except: [{ act: 0, article: 0 }] }).hits.sort(), ['0.1', '1.1']);
});

search('the order is total: pages neither overlap nor skip', () => {
  const articles = Array.from({ length: 300 }, (_, i) => ({ text: i % 3 === 0 ? 'norma norma' : 'norma comune' }));
  const find = searching([
    { title: 'Uno', articles },
    { title: 'Due', relations: 9, articles },
  ]);
  const all = find('norma').hits;
  assert.is(new Set(all).size, 600);
  for (const size of [1, 20, 599]) assert.equal(find('norma', {}, size).hits, all.slice(0, size));
});

const vocabulary = 'alfa beta gamma delta epsilon zeta eta theta iota kappa lambda sigma'.split(' ');

/** Plain reading of one text. */
function reads(text: string, query: string): boolean {
  const words = foldWords(text).map(stemWord);
  const phraseIn = (phrase: string) => {
    const wanted = foldWords(phrase).map(stemWord);
    return words.some((_, at) => wanted.every((word, i) => words[at + i] === word));
  };
  return query.split(' AND ').every((part) => {
    if (part.startsWith('-')) return !phraseIn(part.slice(1));
    return part.split(' OR ').some((one) => phraseIn(one.replaceAll('"', '')));
  });
}

search('random queries find what plain reading finds', () => {
  const random = seeded(3);
  const below = (limit: number) => Math.floor(random() * limit);
  // Some words are common, some are rare.
  const pick = () => vocabulary[Math.floor(vocabulary.length * random() ** 2)]!;
  const acts = Array.from({ length: 40 }, () => ({
    title: 'Senza',
    articles: Array.from({ length: below(30) }, () => ({
      text: Array.from({ length: 1 + below(12) }, pick).join(' '),
    })),
  }));
  const find = searching(acts);
  for (let round = 0; round < 300; round++) {
    const term = () => (random() < 0.3 ? `"${pick()} ${pick()}"` : pick());
    const parts = Array.from({ length: 1 + below(3) }, () => (random() < 0.2 ? `${term()} OR ${term()}` : term()));
    if (random() < 0.2) parts.push(`-${pick()}`);
    const expected = acts.flatMap(({ articles }, act) =>
      articles.flatMap(({ text }, i) => (reads(text, parts.join(' AND ')) ? `${act}.${i}` : [])),
    );
    const found = find(`${parts.join(' ')} `, { isStrict: true });
    assert.equal(found.hits.sort(), expected.sort(), parts.join(' '));
    assert.is(found.total, expected.length);
  }
});

search('of more than ten thousand hits the total is a lower bound, and the best are still the best', () => {
  const random = seeded(8);
  const acts = Array.from({ length: 300 }, () => ({
    title: 'Senza',
    articles: Array.from({ length: 50 }, () => ({
      text: `norma ${random() < 0.3 ? 'norma norma ' : ''}`.repeat(1 + Math.floor(random() * 5)),
    })),
  }));
  const find = searching(acts);
  const few = find('norma', {}, 20);
  assert.equal([few.total, few.isLeast], [10_000, true]);
  assert.equal(few.hits, find('norma', {}, 10_000).hits.slice(0, 20));
  assert.is(
    [...few.counts.values()].reduce((sum, n) => sum + n, 0),
    10_000,
  );
});

search('hostile queries are answered in short steps', () => {
  const articles = Array.from({ length: 2_000 }, (_, i) => ({ text: `${vocabulary[i % 12]} a${i} b${i % 50}` }));
  const find = searching([{ title: 'Uno', articles }]);
  const queries = ['a', 'b', 'alfa OR beta OR '.repeat(60), '"a b" '.repeat(200), '-a '.repeat(300), 'x'.repeat(1000)];
  queries.push('alfa beta gamma delta epsilon zeta eta theta iota kappa lambda sigma', 'zzzz yyyy xxxx wwww vvvv uuuu');
  for (const query of queries) {
    const started = performance.now();
    find(query.slice(0, 1000));
    assert.ok(performance.now() - started < 2_000, query.slice(0, 30));
  }
});

search.run();
