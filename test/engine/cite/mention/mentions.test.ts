import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, parseCitation } from '../../../../engine/cite/cite.js';
import { describeCitation as short } from '../describe-citation.js';

const mentions = suite('mentions');

const law = 'legge 241/1990';
const civilCode = 'regio-decreto/1942/03/16/262';

function check(cases: [string, string][]): void {
  for (const [text, expected] of cases) assert.is(short(parseCitation(text)), expected, text);
}

mentions('dates, numbers and types in the ways of old reports, offices and programs', () => {
  check([
    ['legge 7.VIII.1990 n. 241', `${law} 1990-08-07`],
    ['l. 7 VIII 1990, n. 241', `${law} 1990-08-07`],
    ["l. 20.05.'70 n. 300", 'legge 300/1970 1970-05-20'],
    ['Legge n. 300 - 20/05/1970', 'legge 300/1970 1970-05-20'],
    ['legge 1990-08-07;241', `${law} 1990-08-07`],
    ['legge-241-1990', law],
    ['l. 241 – 1990', law],
    ['legge italiana 241/1990', law],
    ['ex lege 241/90', law],
    ['R.D. 1.398/1930', 'regio-decreto 1398/1930'],
    ['Decreto Legislativo (D.Lgs.) 231/2001', 'decreto-legislativo 231/2001'],
    ['decreto del Pres. della Repubblica n. 380/2001', 'decreto-del-presidente-della-repubblica 380/2001'],
    ['`eli:/it/legge/1990/08/07/241`', `${law} 1990-08-07`],
    ['<urn:nir:stato:legge:1990-08-07;241>', `${law} 1990-08-07`],
  ]);
});

mentions('a decreto legislativo from before the Constitution is of who then issued them', () => {
  check([
    ['decreto legislativo 5 ottobre 1944, n. 249', 'decreto-legislativo-luogotenenziale 249/1944 1944-10-05'],
    ['d.lgs. 8 maggio 1946, n. 400', 'decreto-legislativo-luogotenenziale 400/1946 1946-05-08'],
    ['decreto legislativo 15 maggio 1946, n. 455', 'regio-decreto-legislativo 455/1946 1946-05-15'],
    ['decreto legislativo 20 giugno 1946, n. 9', 'decreto-legislativo 9/1946 1946-06-20'],
    [
      'decreto legislativo 21 ottobre 1947, n. 1250',
      'decreto-legislativo-del-capo-provvisorio-dello-stato 1250/1947 1947-10-21',
    ],
    ['decreto legislativo 3 gennaio 1948, n. 1', 'decreto-legislativo 1/1948 1948-01-03'],
    ['decreto-legge 21 ottobre 1947, n. 1250', 'decreto-legge 1250/1947 1947-10-21'],
    // A year alone does not say in which half of it.
    ['d.lgs. 98/1946', 'decreto-legislativo 98/1946'],
  ]);
});

mentions("behind a day a number with a point is an act's only where `n.` says so, and none behind `di`", () => {
  const numbers = (text: string) => findCitations(text).map(({ number }) => number);
  assert.equal(numbers('la legge 11 novembre 2005, n. 1.231, e la legge 7 agosto 1990, 241'), ['1231', '241']);
  for (const misprint of [
    'il decreto del Presidente della Repubblica 26 ottobre 1972, 11.633, e successive modificazioni',
    'la legge 11 novembre 2005, 11.231',
    'il decreto del Presidente del Consiglio dei ministri del 20 giugno 2019, di 2.700 unità di personale',
    'il decreto-legge 20 giugno 2019, di 27 unità',
  ])
    assert.equal(
      numbers(misprint).filter((number) => number !== null),
      [],
      misprint,
    );
});

mentions('the label of the next paragraph is no number of an act', () => {
  const read = (text: string) => findCitations(text).map((one) => `${short(one)} @${text.slice(one.start, one.end)}`);
  const before = 'Vige la legge n. 241/1990';
  const end = 'legge 241/1990 @legge n. 241/1990';
  assert.equal(read(`${before}; vale l'art. 3 della stessa legge.\n4. Resta fermo.`), [
    end,
    'legge 241/1990 | 3 @art. 3 della stessa legge',
  ]);
  assert.equal(read(`${before}; vale l'art. 3 della stessa legge. 3. – Resta fermo.`), [
    end,
    'legge 241/1990 | 3 @art. 3 della stessa legge',
  ]);
  assert.equal(read(`Vige il d.P.C.M. 27 dicembre 1988.\n2. Resta fermo.`), [
    'decreto-del-presidente-del-consiglio-dei-ministri -/1988 1988-12-27 @d.P.C.M. 27 dicembre 1988',
  ]);
  assert.equal(read(`Come dice l'art. 5 del presente decreto\n2-bis. Resta fermo.`), []);
  assert.equal(read(`${before}.\nArt. 5. Resta fermo.`), [end]);
  // A line may be broken anywhere in a citation.
  assert.equal(read('Vige la legge n.\n241 del 1990, il D.Lgs.\n33/2013, la legge 7 agosto 1990,\nn. 241.'), [
    'legge 241/1990 @legge n.\n241 del 1990',
    'decreto-legislativo 33/2013 @D.Lgs.\n33/2013',
    'legge 241/1990 1990-08-07 @legge 7 agosto 1990,\nn. 241',
  ]);
});

mentions('places: suffixes, several commas, the last comma, lists', () => {
  check([
    ['art. 2/bis legge 241/90', `${law} | 2-bis`],
    ['d.lgs. 152/2006, art. 29-quattuordecies, co. 1', 'decreto-legislativo 152/2006 | 29-quattuordecies c1'],
    ['art. 3-sexagies legge 241/1990', `${law} | 3-sexagies`],
    // `cc.` are commas here, the Civil Code there.
    ['art. 1, cc. 816-836, L. 160/2019', 'legge 160/2019 | 1 c816'],
    ['art. 1341 cc, comma 2', `${civilCode} | 1341 c2`],
    ['art. 5, comma 1, 2° periodo, d.lgs. 33/2013', 'decreto-legislativo 33/2013 | 5 c1'],
    ['art. 640, cpv., n. 1, c.p.', 'regio-decreto/1930/10/19/1398 | 640'],
    ['art. 111-bis, u.c., legge 241/1990', `${law} | 111-bis`],
    ['art. 5, ult. co., legge 241/1990', `${law} | 5`],
    ['art. 80, co. 5, lett. c), c-bis) e f-bis), legge 241/1990', `${law} | 80 c5 lc`],
    ['artt. dal 14 al 14-quinquies legge 241/1990', `${law} | 14`],
    ['art. 18 (Tutela del lavoratore) della legge 241/1990', `${law} | 18`],
    ['legge 241/1990, e in particolare l’articolo 17, comma 3', `${law} | 17 c3`],
  ]);
  const range = parseCitation('artt. dal 14 al 16 legge 241/1990').moreArticles;
  assert.is(range.map(({ article }) => article).join(), '15,16');
  const suffixed = (text: string) => parseCitation(`${text} legge 241/1990`).moreArticles.map(({ article }) => article);
  assert.equal(suffixed('artt. da 7 a 10-bis'), ['8', '9', '10', '10-bis']);
  assert.equal(suffixed('artt. da 2-bis a 4'), ['3', '4']);
  assert.equal(suffixed('artt. da 14 a 14-quinquies'), ['14-quinquies']);
});

mentions('dates in words, codes with their short noun, commas without a degree sign', () => {
  check([
    ['legge sette agosto millenovecentonovanta n. 241', `${law} 1990-08-07`],
    ['legge primo marzo duemilaventitré, n. 33', 'legge 33/2023 2023-03-01'],
    ['legge sette agosto 1990, n. 241', 'legge 241/1990 1990-08-07'],
    ["legge trenta aprile '90, n. 241", 'legge 241/1990 1990-04-30'],
    ['art. 5, 2 co., legge 241/1990', `${law} | 5 c2`],
    ['art. 148 del cod. delle assicurazioni', 'decreto-legislativo/2005/09/07/209 | 148'],
    ['art. 2, comma 1, l. Pinto', 'legge/2001/03/24/89 | 2 c1'],
    ['direttiva Insolvency, 2019/1023/UE', 'eu 32019L1023'],
    ['circolare 6/E del 29 maggio 2025', 'circolare 6-e/2025 2025-05-29'],
    // The letter is that of the third comma; the second has none.
    ['art. 67, commi 2 e 3, lett. b), legge 241/1990', `${law} | 67 c2`],
  ]);
});

mentions('a year written once belongs to the whole list', () => {
  for (const text of ['leggi n. 59 e n. 127 del 1997', 'legge n. 59, n. 127 del 1997', 'leggi nn. 59 e 127 del 1997']) {
    const { others, ...first } = parseCitation(text);
    assert.equal(
      [first, ...others].map((one) => short({ ...one, others: [] })),
      ['legge 59/1997', 'legge 127/1997'],
    );
  }
  assert.is(short(parseCitation('legge 104 e 33 del 1990')), 'legge 104/-');
});

mentions('references that are not acts of the State, or not acts at all', () => {
  check([
    ['reg. (CE) 28 gennaio 2002, n. 178', 'eu 32002R0178'],
    ['Reg. n. 1370/2007 CE', 'eu 32007R1370'],
    ['legge n. 23 del 1990 della Repubblica di San Marino', 'foreign'],
    ['C. cost. 348/2007', 'judgment'],
    ['decreto n. 123/2020 del Tribunale di Roma', 'judgment'],
    ['Convenzione ONU sui diritti del fanciullo', 'treaty'],
    // An abbreviation of three letters is no name, nor is a reference to what was cited before.
    ['legge cit.', 'not-a-reference'],
    ['decreto min.', 'not-a-reference'],
    ['D.D. 12/2020', 'not-a-reference'],
  ]);
});

mentions('in a running text: appositions, lists, acts known by their day', () => {
  const cases: [string, string[]][] = [
    [
      'decreto legislativo n. 50 del 2016 (c.d. Codice dei contratti pubblici), art. 80, comma 5',
      ['decreto-legislativo 50/2016 | 80 c5'],
    ],
    ['gli artt. 2043\nc.c. e 2059 c.c.', [`${civilCode} | 2043`, `${civilCode} | 2059`]],
    ['artt. 1 l. 241/1990, 6 CEDU e 2059 c.c.', [`${law} | 1`, 'treaty', `${civilCode} | 2059`]],
    ['artt. 1 l. 241/1990 e 5 d.lgs. 33/2013', [`${law} | 1`, 'decreto-legislativo 33/2013 | 5']],
    ['Il D.P.C.M. 8 marzo 2020 è cessato', ['decreto-del-presidente-del-consiglio-dei-ministri -/2020 2020-03-08']],
    ['le leggi nn. 59 e 127 del 1997', ['legge 59/1997', 'legge 127/1997']],
    ['La Costituzione della società; il regolamento n. 5 del condominio', []],
    ['la Costituzione, art. 97', ['costituzione/1947/12/27 | 97']],
  ];
  for (const [text, expected] of cases) assert.equal(findCitations(text).map(short), expected, text);
});

mentions.run();
