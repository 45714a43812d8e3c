// Marks of repeal in the text of an act, outside its articles.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const marks = suite('repeal marks');

const annexOf = (act: string, text: string) => ({
  ...{ eli: `${act}/all/allegato-vii`, name: 'Allegato VII', text },
  ...{ notes: [], textSince: null, amendedText: false, graphic: false },
});

marks('a mark in an annex is of that annex, not of the act', () => {
  const { root, act } = actFixture({ amenders: [['2008-08-01', 'urn:nir:stato:legge:2008-07-24;125']] });
  const annex = annexOf(act.eli, 'I giudizi restano fermi.\nCOMMA ABROGATO DALLA L. 24 LUGLIO 2008, N. 125.');
  const found = readClaims(root, { ...act, annexes: [annex] }).claims.filter(({ method }) => method === 'segno');
  assert.equal(
    found.map(({ kind, reach, from, to, dates }) => [
      kind,
      reach,
      from.act,
      to.article,
      to.division,
      dates.publication,
    ]),
    [['abroga', 'comma', 'eli:/it/legge/2008/07/24/125', null, 'Allegato VII', '2008-08-01']],
  );
});

marks('a mark says since when, and that a part is left', () => {
  const { root, act } = actFixture({ amenders: [['1993-09-30', 'urn:nir:stato:decreto.legislativo:1993-09-01;385']] });
  const by = 'DAL D.LGS. 1 SETTEMBRE 1993, N. 385';
  const read = (text: string) => {
    const annexes = [annexOf(act.eli, text)];
    const found = readClaims(root, { ...act, annexes }).claims.filter(({ method }) => method === 'segno');
    return found.map(({ reach, dates, effectEvidence }) => [reach, dates.effect, effectEvidence]);
  };
  assert.equal(read(`ARTICOLO ABROGATO ${by}.`), [['articolo', null, null]]);
  assert.equal(read(`ARTICOLO ABROGATO ${by} A DECORRERE DAL 1 GENNAIO 1994.`), [
    ['articolo', '1994-01-01', 'A DECORRERE DAL 1 GENNAIO 1994'],
  ]);
  assert.equal(read(`ARTICOLO ABROGATO A DECORRERE DAL 1° GENNAIO 1994 ${by}.`), [
    ['articolo', '1994-01-01', 'A DECORRERE DAL 1° GENNAIO 1994'],
  ]);
  assert.equal(read(`ARTICOLO ABROGATO ${by}, AD ECCEZIONE DEL COMMA 2.`), [[null, null, null]]);
});

marks.run();
