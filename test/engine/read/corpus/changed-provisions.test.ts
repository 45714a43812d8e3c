// What a provision repealed that had other words before it took effect.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const changed = suite('changed provisions');
const law = 'legge 7 agosto 1980, n. 241';

interface Said {
  type: string;
  date: string;
  number: string;
  title?: string;
  words: string[];
  /** Update notes of its article. */
  notes?: string[];
}

/** What the words of acts do, and what follows of it; the loaded text of each act stands until `textDay`. */
function resolve(acts: Said[], textDay: string | null) {
  const claims = acts.flatMap(({ type, date, number, title = 'Norme varie', words, notes = [] }, i) => {
    const lines = words.map((one, at) => `${at + 1}. ${one}`);
    const act = { type, date, number, title };
    const articles = [{ number: '1', heading: '', lines, notes }];
    const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
    const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
    return readDocument(bytes, `${i}.xml`).claims;
  });
  const known = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const relations = resolveRelations(claims, known);
  return {
    relations,
    ...resolveStatuses(relations, [], '2026-11-29', {
      textDay: () => textDay,
      entries: () => [],
      division: () => null,
    }),
  };
}

/** The articles that are dead by acts. */
function dead(acts: Said[], textDay: string | null = null): [string, string | null][] {
  const { statuses } = resolve(acts, textDay);
  return [...statuses].map(([of, { since }]) => [of.slice('eli:/it/legge/1980/08/07/'.length), since]);
}

/** The articles of what a provision does that the conversion law changed, and that law. */
function changedAtConversion(acts: Said[], textDay: string | null = null): (string | null)[][] {
  const { relations, changed: by } = resolve(acts, textDay);
  return relations.flatMap(({ id, to }) => {
    const changing = by.get(id);
    return changing === undefined ? [] : [[to.article, changing.relation.from.act.split('/').at(-1)!]];
  });
}

const decree: Said = {
  type: 'decreto-legge',
  date: '1994-03-05',
  number: '57',
  words: [`L'articolo 3 della ${law}, e' abrogato.`, `L'articolo 4 della ${law}, e' abrogato.`],
};
const conversion = (...more: string[]): Said => ({
  type: 'legge',
  date: '1994-05-02',
  number: '158',
  title: 'Conversione in legge, con modificazioni, del decreto-legge 5 marzo 1994, n. 57, recante norme varie',
  words: ["Il decreto-legge 5 marzo 1994, n. 57, e' convertito in legge.", ...more],
});
const ofDecree = "dell'articolo 1 del decreto-legge 5 marzo 1994, n. 57,";

changed('a conversion that gives a repealing paragraph other words leaves open what it repealed', () => {
  const all = [
    ['241/art/3', null],
    ['241/art/4', null],
  ];
  assert.equal(dead([decree, conversion()]), all);
  for (const words of [
    `Al comma 1 ${ofDecree} sono aggiunte, in fine, le parole: "per i comuni".`,
    `Al comma 1 ${ofDecree} le parole: "L'articolo 3" sono sostituite dalle seguenti: "Il comma 2 dell'articolo 3".`,
    `Il comma 1 ${ofDecree} e' sostituito dal seguente: "1. All'articolo 3 il comma 2 e' abrogato.".`,
  ])
    assert.equal(dead([decree, conversion(words)]), [['241/art/4', null]], words);
  // A paragraph beside it leaves it as it is.
  assert.equal(
    dead([decree, conversion(`Dopo il comma 1 ${ofDecree} e' inserito il seguente: "1-bis. Nulla muta.".`)]),
    all,
  );
});

changed('what a provision does that the conversion law changed is told with that law', () => {
  assert.equal(changedAtConversion([decree, conversion()]), []);
  for (const words of [
    `Al comma 1 ${ofDecree} le parole: "L'articolo 3" sono sostituite dalle seguenti: "Il comma 2 dell'articolo 3".`,
    `Il comma 1 ${ofDecree} e' sostituito dal seguente: "1. All'articolo 3 il comma 2 e' abrogato.".`,
  ]) {
    assert.equal(changedAtConversion([decree, conversion(words)]), [['3', '158']], words);
    assert.equal(changedAtConversion([decree, conversion(words)], '2020-01-01'), [], words);
  }
  // A new paragraph beside it leaves it as it is.
  assert.equal(
    changedAtConversion([
      decree,
      conversion(`Dopo il comma 1 ${ofDecree} e' inserito il seguente: "1-bis. Nulla muta.".`),
    ]),
    [],
  );
  // What the new words themselves do is read from them: the days are those of the law.
  const { relations } = resolve(
    [decree, conversion(`Al comma 1 ${ofDecree} le parole: "L'articolo 3" sono soppresse.`)],
    null,
  );
  const brought = relations.map((one) => ({ ...one, dates: { ...one.dates, publication: '1994-05-06' } }));
  assert.is(resolveStatuses(brought, [], '2026-11-29').changed.size, 0);
  // A paragraph that the conversion dropped is told as such.
  assert.equal(changedAtConversion([decree, conversion(`Il comma 1 ${ofDecree} e' soppresso.`)]), []);
});

changed('a decree whose text is of the time after its conversion says what stands', () => {
  const words = `Al comma 1 ${ofDecree} sono aggiunte, in fine, le parole: "per i comuni".`;
  assert.equal(dead([decree, conversion(words)], '2020-01-01').length, 2);
  assert.equal(dead([decree, conversion(words)], '1994-03-06').length, 1);
});

const deferring: Said = {
  type: 'legge',
  date: '1994-03-05',
  number: '60',
  words: [`L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1999.`],
};
const later = (date: string, words: string): Said => ({ type: 'legge', date, number: '480', words: [words] });
const ofDeferring = "dell'articolo 1 della legge 5 marzo 1994, n. 60,";

changed('what was to repeal and was itself repealed or changed before its day may have repealed nothing', () => {
  assert.equal(dead([deferring]), [['241/art/3', '1999-01-01']]);
  for (const words of [
    `Il comma 1 ${ofDeferring} e' abrogato.`,
    `Al comma 1 ${ofDeferring} le parole: "1999" sono sostituite dalle seguenti: "2001".`,
  ]) {
    assert.equal(dead([deferring, later('1998-11-30', words)]), [], words);
    assert.equal(dead([deferring, later('2003-11-30', words)]), [['241/art/3', '1999-01-01']], words);
  }
});

changed('what was to repeal and was postponed, suspended or struck before its day may have repealed nothing', () => {
  const place = "dell'articolo 1 della legge 5 marzo 1994, n. 60,";
  for (const words of [
    "Il termine di cui all'articolo 1, comma 1, della legge 5 marzo 1994, n. 60, e' differito al 1° gennaio 2001.",
    `L'efficacia ${place} e' sospesa fino al 31 dicembre 2000.`,
    `L'entrata in vigore ${place} e' differita al 1° gennaio 2001.`,
    "Le disposizioni di cui all'articolo 1, comma 1, della legge 5 marzo 1994, n. 60, si applicano a decorrere dal 1° gennaio 2001.",
    "L'efficacia della legge 5 marzo 1994, n. 60, e' differita al 1° gennaio 2001.",
    "L'articolo 1 della legge 5 marzo 1994, n. 60, non si applica.",
    `L'articolo 3 della ${law}, continua ad applicarsi fino al 31 dicembre 2000.`,
    `La vigenza dell'articolo 3 della ${law}, e' prorogata fino al 31 dicembre 2000.`,
  ]) {
    assert.equal(dead([deferring, later('1998-11-30', words)]), [], words);
    assert.equal(dead([deferring, later('2003-11-30', words)]), [['241/art/3', '1999-01-01']], words);
  }
  const other =
    "L'efficacia dell'articolo 1, comma 2, della legge 5 marzo 1994, n. 60, e' differita al 1° gennaio 2001.";
  assert.equal(dead([deferring, later('1998-11-30', other)]), [['241/art/3', '1999-01-01']]);
});

const noted = (note: string): Said => ({ ...deferring, notes: ['AGGIORNAMENTO (1)', note] });
const decreed = 'Il D.L. 30 novembre 1998, n. 480';

changed('a note of the repealing article says the same', () => {
  for (const note of [
    `${decreed} ha disposto (con l'art. 1, comma 3) che l'efficacia del presente articolo e' differita al 1 gennaio 2001.`,
    `${decreed} ha disposto (con l'art. 1, comma 3) la sospensione dell'applicazione del presente articolo fino al 31 dicembre 2000.`,
    "La Corte costituzionale, con sentenza 3-12 marzo 2003, n. 98 (in G.U. 1a s.s. 17/03/2003, n. 11), ha dichiarato l'illegittimita' costituzionale del presente articolo.",
  ])
    assert.equal(dead([noted(note)]), [], note);
  // The paragraph that the note names is another one.
  const other = `${decreed} ha disposto (con l'art. 1, comma 3) che "l'efficacia delle disposizioni di cui al comma 30 del presente articolo e' differita al 1 gennaio 2001".`;
  assert.equal(dead([noted(other)]), [['241/art/3', '1999-01-01']]);
});

changed('what a provision does that was changed or postponed before its day is told with the act that did so', () => {
  const told = (words: string, date = '1998-11-30') => {
    const { relations, changed: by } = resolve([deferring, later(date, words)], null);
    return relations.flatMap(({ id, kind }) => (by.has(id) ? [`${kind} ${by.get(id)!.kind}`] : []));
  };
  for (const [words, kind] of [
    [`Il comma 1 ${ofDeferring} e' abrogato.`, 'abroga'],
    ["La legge 5 marzo 1994, n. 60, e' abrogata.", 'abroga'],
    [`Al comma 1 ${ofDeferring} le parole: "dal 1999" sono soppresse.`, 'modifica'],
    [`Al comma 1 ${ofDeferring} le parole: "1999" sono sostituite dalle seguenti: "2001".`, 'modifica'],
    [`L'efficacia ${ofDeferring} e' sospesa fino al 31 dicembre 2000.`, 'sospende'],
    ["Il termine di cui all'articolo 1 della legge 5 marzo 1994, n. 60, e' differito al 1° gennaio 2001.", 'proroga'],
  ] as const) {
    assert.equal(told(words), [`abroga ${kind}`], words);
    assert.equal(told(words, '2003-11-30'), [], words);
  }
  assert.equal(told(`Il comma 2 ${ofDeferring} e' abrogato.`), []);
});

changed('who repeals a repeal and says that the old text has effect again brings it back', () => {
  const words = `Il comma 1 ${ofDeferring} e' abrogato e riprende vigore l'articolo 3 della ${law}.`;
  assert.equal(dead([deferring, later('2003-11-30', words)]), []);
});

changed.run();
