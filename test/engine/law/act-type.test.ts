import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { actType, actTypes, foldSpelling, sigla, typeOf } from '../../../engine/law/act-type.js';
import { sharedPath } from '../../shared.js';

const types = suite('act types');

types('a type is found by name, plural, ELI name and abbreviation', () => {
  const cases: [string, string | null][] = [
    ['dl', 'decreto-legge'],
    ['D.Lgs.', 'decreto-legislativo'],
    ['d. lg.vo', 'decreto-legislativo'],
    ['DECRETO-LEGGE', 'decreto-legge'],
    ['decreti legislativi', 'decreto-legislativo'],
    ['D.Lgs.C.P.S.', 'decreto-legislativo-del-capo-provvisorio-dello-stato'],
    ['costituzione', 'costituzione'],
    ['fiaba', null],
    ['', null],
  ];
  for (const [spelling, slug] of cases) assert.is(actType(spelling), slug, spelling);
});

types('no spelling is written unfolded or twice in a row', () => {
  for (const type of actTypes) {
    const spellings = type.spellings === '' ? [] : type.spellings.split(' ');
    assert.is(new Set(spellings).size, spellings.length, type.slug);
    for (const spelling of spellings) assert.is(foldSpelling(spelling), spelling, type.slug);
    assert.is(typeOf(type.slug), type);
  }
});

types('acts are labelled as jurists write them', () => {
  const cases: [string, string][] = [
    ['eli:/it/legge/1990/08/07/241', 'L. 241/1990'],
    ['eli:/it/legge/1990/08/07/241/art/2-bis', 'L. 241/1990'],
    ['eli:/it/decreto-legislativo/2005/03/07/82', 'D.Lgs. 82/2005'],
    ['eli:/it/decreto-del-presidente-della-repubblica/2000/12/28/445', 'D.P.R. 445/2000'],
    ['eli:/it/costituzione/1947/12/27', 'Cost.'],
    ['eli:/it/ministero-giustizia/decreto/2014/03/10/55', 'D.M. 55/2014'],
    ['eli:/it/decreto-del-presidente-del-consiglio-dei-ministri/2020/03/09', 'D.P.C.M. 9 marzo 2020'],
    ['eli:/it/ministero-salute/circolare/2021/01/11/818', 'Circ. 818/2021'],
    ['eli:/it/nuovo-tipo/2021/01/11/8', 'Nuovo tipo 8/2021'],
    ['eli:/us/act/2011/11/29/112-61', 'Act 112-61/2011 (US)'],
  ];
  for (const [eli, label] of cases) assert.is(sigla(eli), label, eli);
});

const path = sharedPath('citations', 'act-types.json');
if (path !== null)
  types('every abbreviation of the public lists leads to its type, unless another shares it', () => {
    interface Row {
      slug: string;
      abbreviations: string[];
      collides_with: Record<string, string[]> | null;
    }
    const { types: rows } = JSON.parse(readFileSync(path, 'utf8')) as { types: Row[] };
    // Too short or too common to stand for a type; `legge finanziaria` and `legge comunitaria` name a kind of law, one each year.
    const leftOut = new Set([
      'del.',
      'L. n.',
      'l. n.',
      'Legge n.',
      'legge n.',
      'L.n.',
      'l.n.',
      'legge finanziaria',
      'legge comunitaria',
    ]);
    for (const row of rows)
      for (const spelling of row.abbreviations)
        if (!leftOut.has(spelling) && !row.collides_with?.[spelling]) assert.is(actType(spelling), row.slug, spelling);
  });

types.run();
