// Marks of repeal in the text of an act, outside its articles.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const marks = suite('repeal marks');

marks('a mark in an annex is of that annex, not of the act', () => {
  const { root, act } = actFixture({ amenders: [['2008-08-01', 'urn:nir:stato:legge:2008-07-24;125']] });
  const annex = {
    eli: `${act.eli}/all/allegato-vii`,
    name: 'Allegato VII',
    text: 'I giudizi restano fermi.\nCOMMA ABROGATO DALLA L. 24 LUGLIO 2008, N. 125.',
    notes: [],
    textSince: null,
    amendedText: false,
    graphic: false,
  };
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

marks.run();
