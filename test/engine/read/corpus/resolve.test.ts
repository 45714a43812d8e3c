import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noDates, relationMethods, type ClaimEnd, type RelationClaim } from '../../../../engine/law/relation.js';
import { compareRelations, resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveEnd, type RelationIndex } from '../../../../engine/read/corpus/resolve-end.js';

const resolve = suite('resolve');

const law = 'eli:/it/legge/2001/03/05/57';
const decree = 'eli:/it/regio-decreto/1930/10/19/1398';
const code = 'eli:/it/decreto-legislativo/2023/03/31/36';

/** Law with a body; royal decree whose main part is a code in an annex; decree with a body and an annex that is a part. */
const keys: Record<string, string[]> = {
  [law]: ['/art/1', '/art/2'],
  [decree]: ['/testo/art/1', '/testo/art/2', '/testo/art/3', '/art/1', '/art/2', '/art/575', '/preleggi/art/1'],
  [code]: ['/art/1', '/art/6', '/art/8-bis-1', '/art/21-novies', '/allegato-i-7/art/1', '/allegato-i-7/art/2'],
};
const index: RelationIndex = {
  hasAct: (eli) => eli in keys,
  actByTypeYearNumber: (type, year, number) => (`${type} ${year} ${number}` === 'legge 2001 57' ? law : null),
  hasArticle: (eli, key) => keys[eli]?.includes(key) ?? false,
};

const at = (
  act: string,
  article: string | null = null,
  part: string | null = null,
  paragraph: string | null = null,
): ClaimEnd => ({
  act,
  part,
  article,
  paragraph,
  point: null,
  number: null,
  division: null,
});
const claim = (from: ClaimEnd, to: ClaimEnd, more: Partial<RelationClaim> = {}): RelationClaim => {
  const method = more.method ?? 'frase';
  return {
    kind: 'modifica',
    nature: null,
    reach: null,
    dates: { ...noDates, publication: '2001-03-20' },
    effectEvidence: null,
    saving: null,
    from,
    to,
    evidence: 'ha disposto',
    confidence: relationMethods[method].confidence,
    ...more,
    method,
  };
};
const publishedOn = (publication: string) => ({ ...noDates, publication });
const eliOf = (target: ClaimEnd) => resolveEnd(target, index)?.articleEli;

resolve('an article has the number that its act prints, however another document spells it', () => {
  assert.is(eliOf(at(code, '8-bis.1')), `${code}/art/8-bis-1`);
  assert.is(eliOf(at(code, '21-nonies')), `${code}/art/21-novies`);
  assert.is(eliOf(at(code, '22-nonies')), `${code}/art/22-nonies`);
});

resolve('a bare number is one of the main part, else of the enacting body', () => {
  assert.is(eliOf(at(decree, '575')), `${decree}/art/575`);
  assert.is(eliOf(at(decree, '3')), `${decree}/testo/art/3`);
  assert.is(eliOf(at(decree, '2')), `${decree}/art/2`);
});

resolve('the main part is plain under its name, another part keeps it', () => {
  assert.is(eliOf(at(decree, '575', 'Codice Penale')), `${decree}/art/575`);
  assert.is(eliOf(at(decree, '613-bis', 'Codice Penale')), `${decree}/art/613-bis`);
  assert.is(eliOf(at(decree, '9', 'Preleggi')), `${decree}/preleggi/art/9`);
  assert.is(eliOf(at(code, '2', 'Allegato I.7')), `${code}/allegato-i-7/art/2`);
  assert.is(eliOf(at(code, '6', 'Allegato I.13')), `${code}/allegato-i-13/art/6`);
});

resolve('of an act that is not loaded a code is the main part, an annex is not', () => {
  const other = 'eli:/it/regio-decreto/1942/03/16/262';
  assert.is(eliOf(at(other, '2712', 'CODICE CIVILE')), `${other}/art/2712`);
  assert.is(eliOf(at(other, '37', 'Regolamento di polizia mortuaria')), `${other}/art/37`);
  assert.is(eliOf(at(other, '3', 'Allegato B')), `${other}/allegato-b/art/3`);
});

resolve('a year-only act and one with a wrong day are known by type, year and number', () => {
  assert.is(resolveEnd(at('eli:/it/legge/2001/57'), index)?.act, law);
  assert.is(resolveEnd(at('eli:/it/legge/2001/03/06/57'), index)?.act, law);
  assert.is(resolveEnd(at('eli:/it/legge/1999/57'), index), null);
  assert.is(resolveEnd(at('eli:/it/legge/1999/01/01/57'), index)?.act, 'eli:/it/legge/1999/01/01/57');
});

resolve('an article is the one that its act prints with a hyphen or a dot behind the Latin suffix', () => {
  assert.is(eliOf(at(code, '8-bis.1')), `${code}/art/8-bis-1`);
  assert.is(eliOf(at(code, '9-bis.1')), `${code}/art/9-bis.1`);
  assert.is(resolveEnd(at(code, '8-bis.1'), index)?.article, '8-bis-1');
});

resolve('a relation names a point only where each place that it joins has one', () => {
  const point = (named: string | null) => ({ ...at(code, '6', null, '1'), point: named });
  const pointOf = (...named: (string | null)[]) =>
    resolveRelations(
      named.map((one) => claim(at(law, '1'), point(one), { method: 'testo' })),
      index,
    )[0]!.to.point;
  assert.is(pointOf('a', 'b'), 'a, b');
  assert.is(pointOf('a', null), null);
  assert.is(pointOf(null, 'a'), null);
});

resolve('the clause of a relation is that of its first day of effect', () => {
  const since = (effect: string, paragraph: string) =>
    claim(at(law, '1', null, paragraph), at(code, '6'), {
      ...{ method: 'testo', dates: { ...noDates, effect }, effectEvidence: `dal ${effect}` },
    });
  for (const days of [
    ['2003-06-30', '2003-02-28'],
    ['2003-02-28', '2003-06-30'],
  ]) {
    const [relation] = resolveRelations(
      days.map((day, i) => since(day, String(i + 1))),
      index,
    );
    assert.is(relation!.dates.effect, '2003-02-28');
    assert.is(relation!.effectEvidence, 'dal 2003-02-28');
  }
});

resolve('divisions of several places are told apart', () => {
  const [relation] = resolveRelations(
    ['Capo III, Titolo I', 'Titolo II, Capo I', 'Capo III, Titolo I'].map((division) =>
      claim(at(law, '1'), { ...at(code), division }, { kind: 'abroga', method: 'testo' }),
    ),
    index,
  );
  assert.is(relation!.to.division, 'Capo III, Titolo I; Titolo II, Capo I');
});

resolve('one relation per ends and kind, with all sentences; the words of the law tell the commi', () => {
  const [relation, ...rest] = resolveRelations(
    [
      claim(at(law, '1', null, '1'), at(code, '6', null, '2')),
      claim(at(law, '1', null, '1'), at(code, '6', null, '4-bis'), { evidence: 'con altra lettera', method: 'testo' }),
      claim(at(law, '1', null, '1'), at(code, '6', null, '2')),
    ],
    index,
  );
  assert.equal(rest, []);
  assert.is(relation!.to.paragraph, '4-bis');
  assert.is(relation!.from.paragraph, '1');
  assert.is(relation!.evidence, 'con altra lettera\nha disposto');
  assert.is(relation!.method, 'testo');
  assert.is(relation!.confidence, relationMethods.testo.confidence);
});

resolve('evidence of several pieces says each line once', () => {
  const [relation] = resolveRelations(
    ['1', '2'].map((paragraph) =>
      claim(at(law, '1', null, paragraph), at(code, '6', null, paragraph), {
        evidence: `la frase\ncomma ${paragraph}`,
      }),
    ),
    index,
  );
  assert.is(relation!.evidence, 'la frase\ncomma 1\ncomma 2');
});

resolve('kinds and articles tell relations apart', () => {
  const found = resolveRelations(
    [
      claim(at(law, '1'), at(code, '6')),
      claim(at(law, '1'), at(code, '6'), { kind: 'abroga' }),
      claim(at(law, '1'), at(code, '6', 'Allegato I.7')),
      claim(at(law, '2'), at(code, '6')),
    ],
    index,
  );
  assert.is(new Set(found.map(({ id }) => id)).size, 4);
});

resolve('what only says that acts touch is left out beside more', () => {
  const listed = claim(at(law), at(code), {
    kind: 'altro',
    method: 'elenco',
    dates: publishedOn('2001-03-22'),
    evidence: null,
  });
  const found = resolveRelations([claim(at(law, '1'), at(code, '6')), listed], index);
  assert.equal(
    found.map(({ kind, date }) => [kind, date]),
    [['modifica', '2001-03-20']],
  );
  assert.equal(
    resolveRelations([listed], index).map(({ kind }) => kind),
    ['altro'],
  );
});

resolve('a relation has a day of effect where all the places that it joins have one', () => {
  const days = { publication: '2001-03-20', force: '2001-04-04', effect: null };
  const later = { ...days, effect: '2002-01-01' };
  const clause = { effectEvidence: 'Con effetto dal 1° gennaio 2002', method: 'testo' as const };
  const whole = claim(at(law, '1'), at(code, '6'), { dates: days, method: 'testo' });
  const added = claim(at(law, '1', null, '2'), at(code, '6', null, '5-bis'), { dates: later, ...clause });
  const other = claim(at(law, '1', null, '3'), at(code, '6', null, '5-ter'), { dates: later, ...clause });
  for (const claims of [
    [whole, added],
    [added, whole],
  ]) {
    const [relation] = resolveRelations(claims, index);
    assert.equal(relation!.dates, days);
    assert.is(relation!.effectEvidence, null);
    assert.equal([relation!.date, relation!.dateKind], ['2001-04-04', 'vigore']);
    assert.equal(relation!.parts.map(({ dates }) => dates.effect).sort(), ['2002-01-01', null]);
  }
  const [relation] = resolveRelations([added, other], index);
  assert.equal([relation!.date, relation!.dateKind], ['2002-01-01', 'effetto']);
});

resolve('the day of effect wins over days of publication', () => {
  const effect = claim(at(law, '1'), at(code, '6'), { dates: { ...noDates, effect: '2001-07-01' }, method: 'testo' });
  const listed = claim(at(law), at(code), { kind: 'altro', method: 'elenco', dates: publishedOn('2001-03-22') });
  const [relation] = resolveRelations([listed, claim(at(law, '1'), at(code, '6')), effect], index);
  assert.equal([relation!.date, relation!.dateKind], ['2001-07-01', 'effetto']);
});

resolve('a place as decreed and as converted is two parts, and the relation has the first day', () => {
  const to = at(code, '6', null, '2');
  const converted = claim(at(law, '1'), to, {
    method: 'testo',
    dates: publishedOn('2001-05-04'),
    evidence: 'converted',
  });
  const [relation] = resolveRelations([claim(at(law, '1'), to, { method: 'testo' }), converted], index);
  assert.equal(
    relation!.parts.map(({ dates, evidence }) => [dates.publication, evidence]),
    [
      ['2001-03-20', 'ha disposto'],
      ['2001-05-04', 'converted'],
    ],
  );
  assert.equal([relation!.date, relation!.to.paragraph], ['2001-03-20', '2']);
});

resolve('no day lies before the amending act', () => {
  const dates = { publication: '1999-01-01', force: '1999-01-02', effect: '1999-01-03' };
  const [relation] = resolveRelations([claim(at(law, '1'), at(code, '6'), { dates })], index);
  assert.equal(relation!.dates, { publication: null, force: null, effect: null });
  assert.is(relation!.effectEvidence, null);
});

resolve('a repeal mark gives way to the repealing article and to the repeal of the whole act', () => {
  const mark = claim(at(law), at(code, '6'), { kind: 'abroga', method: 'segno' });
  const article = claim(at(law, '2'), at(code, '6'), { kind: 'abroga' });
  const whole = claim(at(law, '2'), at(code), { kind: 'abroga', method: 'intero-atto' });
  assert.equal(
    resolveRelations([mark, article], index).map(({ method }) => method),
    ['frase'],
  );
  assert.equal(
    resolveRelations([mark, whole], index).map(({ method }) => method),
    ['intero-atto'],
  );
  assert.equal(resolveRelations([mark, claim(at(law, '2'), at(code, '1'), { kind: 'abroga' })], index).length, 2);
});

resolve('the repeal of a whole act is one, though one of its records has another source', () => {
  const whole = claim(at(law, '2'), at(code), { kind: 'abroga', method: 'intero-atto' });
  const stray = claim(at(law, '1'), at(code), { kind: 'abroga', method: 'discorde' });
  for (const claims of [
    [whole, stray],
    [stray, whole],
  ]) {
    assert.equal(
      resolveRelations(claims, index).map(({ from, method }) => [from.article, method]),
      [['2', 'intero-atto']],
    );
  }
  const other = claim(at(law, '1'), at(code, '6'), { kind: 'modifica', method: 'discorde' });
  assert.is(resolveRelations([whole, other], index).length, 2);
  assert.is(resolveRelations([stray], index).length, 1);
});

resolve('the order is total and the same from any order of claims', () => {
  const claims = [
    claim(at(law, '2'), at(code, '6')),
    claim(at(law, '1'), at(code, '6')),
    claim(at(law, '1'), at(code, '6'), { kind: 'abroga' }),
    claim(at(law, '10'), at(code, '6')),
    claim(at(law), at(code), { kind: 'proroga', dates: publishedOn('2001-03-21') }),
  ];
  const order = (list: RelationClaim[]) =>
    resolveRelations(list, index).map(({ from, kind }) => `${from.article} ${kind}`);
  assert.equal(order(claims), ['1 abroga', '1 modifica', '2 modifica', '10 modifica', 'null proroga']);
  assert.equal(order([...claims].reverse()), order(claims));
  const [first] = resolveRelations(claims, index);
  assert.is(compareRelations(first!, first!, 'to'), 0);
});

resolve.run();
