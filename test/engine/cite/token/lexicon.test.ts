import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCitation } from '../../../../engine/cite/cite.js';
import { describeCitation } from '../describe-citation.js';

const spellings = suite('lexicon');

const law = 'legge 241/1990';
const civilCode = 'regio-decreto/1942/03/16/262';
const penalCode = 'regio-decreto/1930/10/19/1398';
const provisional = 'decreto-legislativo-del-capo-provvisorio-dello-stato';

function check(cases: readonly (readonly [asked: string, expected: string])[]): void {
  for (const [asked, expected] of cases) assert.is(describeCitation(parseCitation(asked)), expected, asked);
}

spellings('types abbreviated as offices and law reports do', () => {
  check([
    ['Decr.Leg.vo 196/03', 'decreto-legislativo 196/2003'],
    ['Dec. Lgs. 626/94', 'decreto-legislativo 626/1994'],
    ['D.L.vo 626/94', 'decreto-legislativo 626/1994'],
    ['d.lgs. correttivo n. 149/2017', 'decreto-legislativo 149/2017'],
    ['L. delega 22 dicembre 2021, n. 227', 'legge 227/2021 2021-12-22'],
    ['legge di bilancio n. 178/2020', 'legge 178/2020'],
    ['D.Lg.C.P.S. 233/46', `${provisional} 233/1946`],
    ['D.Lgs. del Capo Provvisorio dello Stato 14 dicembre 1947, n. 1577', `${provisional} 1577/1947 1947-12-14`],
    ['D.M. (Giustizia) 55/2014', 'decreto-ministeriale 55/2014'],
    ['Legge n° 898 – 1 dicembre 1970', 'legge 898/1970 1970-12-01'],
  ]);
});

spellings('commas as ordinals in figures and Roman numerals, and after the act', () => {
  check([
    ['art. 21-octies, 2° comma, l. 241/1990', `${law} | 21-octies c2`],
    ['art. 21-octies, II comma, l. 241/1990', `${law} | 21-octies c2`],
    ['art. 21-octies, co. II, l. 241/1990', `${law} | 21-octies c2`],
    ['art. 183, VI comma, c.p.c.', 'regio-decreto/1940/10/28/1443 | 183 c6'],
    ['art. 1341 c.c., secondo comma', `${civilCode} | 1341 c2`],
    ['art. 119 d.l. 34/20, co. 9, lett. d-bis)', 'decreto-legge 34/2020 | 119 c9 ld-bis'],
    // The comma of the text that cites, not of what it cites.
    ["fermo l'articolo 5 della legge 241/1990, ai commi 2 e 3 si provvede", `${law} | 5`],
    ['art. 640 cpv. n. 1 c.p.', `${penalCode} | 640`],
    ['artt. 110, 81 cpv., 640 c.p.', `${penalCode} | 110`],
    [
      'decreto-legge n. 306 del 1992, convertito, con modificazioni, dalla legge n. 356 del 1992, articolo 12-sexies',
      'decreto-legge 306/1992 | 12-sexies',
    ],
    ['c.c. 1175', `${civilCode} | 1175`],
    ['codice civile 1175', `${civilCode} | 1175`],
    // Its year, and its number.
    ['codice civile 1942', civilCode],
    ['codice civile 262', 'not-a-reference'],
  ]);
});

spellings('a word of one letter after an abbreviation is no part of it', () => {
  check([
    ['art. 2051 c.c. e art. 2043 c.c.', `${civilCode} | 2051`],
    ['art. 640 c.p. a querela', `${penalCode} | 640`],
    ['art. 4 c.c.e.', 'decreto-legislativo/2003/08/01/259 | 4'],
  ]);
  assert.is(parseCitation('art. 2051 c.c. e art. 2043 c.c.').others.length, 0, 'one act');
});

spellings('the portal’s address by type, day and number', () => {
  check([
    ['https://www.normattiva.it/eli/stato/LEGGE/1990/08/07/241/CONSOLIDATED', `${law} 1990-08-07`],
    [
      'https://www.normattiva.it/eli/stato/DECRETO%20LEGISLATIVO/2015/06/15/81/CONSOLIDATED/20240613',
      'decreto-legislativo 81/2015 2015-06-15',
    ],
    [
      'normattiva.it/eli/stato/DECRETO_DEL_PRESIDENTE_DELLA_REPUBBLICA/1993/08/26/412/ORIGINAL',
      'decreto-del-presidente-della-repubblica 412/1993 1993-08-26',
    ],
    ['eli/it/legge/1990/08/07/241', `${law} 1990-08-07`],
    ['https://www.normattiva.it/eli/stato/LEGGE/1990/13/07/241/CONSOLIDATED', 'malformed-identifier'],
  ]);
});

spellings('acts of the Union by CELEX number, ELI and all their types', () => {
  check([
    ['CELEX:32016R0679', 'eu 32016R0679'],
    ['32019l1937', 'eu 32019L1937'],
    ['http://data.europa.eu/eli/reg/2016/679/oj', 'eu 32016R0679'],
    ['https://eur-lex.europa.eu/eli/dir/2019/1937/oj', 'eu 32019L1937'],
    ['eli/reg_impl/2020/1201/oj', 'eu 32020R1201'],
    ['urn:nir:unione.europea:regolamento:2016-04-27;2016-679', 'eu 32016R0679'],
    ['decisione quadro 2002/584/GAI', 'eu 32002F0584'],
    ['raccomandazione 2003/361/CE', 'eu 32003H0361'],
    ['Regolamento del Parlamento europeo e del Consiglio n. 1169/2011', 'eu 32011R1169'],
  ]);
});

spellings('judgments, regional acts, deliberations and bills are not acts of the State', () => {
  check([
    ['D.G.R. Lombardia n. 3868/2015', 'regional'],
    ['D.P.G.R. Toscana 36/R/2009', 'regional'],
    ['r.r. Lombardia 2/2006', 'regional'],
    ['ordinanza sindacale n. 5/2020', 'regional'],
    ['deliberazione del Consiglio comunale n. 5/2020', 'regional'],
    ['Corte giust. UE, causa C-131/12', 'judgment'],
    ['decreto ingiuntivo n. 123/2020', 'not-a-reference'],
    ['decreto direttoriale n. 50/2016', 'not-a-reference'],
    ['disegno di legge n. 1234', 'not-a-reference'],
    ['art. 6 conv. EDU', 'treaty'],
    ['Patti lateranensi', 'treaty'],
  ]);
});

spellings('decree-laws by their nickname, with any word for the type', () => {
  check([
    ['D.L. Rilancio', 'decreto-legge/2020/05/19/34'],
    ['art. 83 del d.l. "Cura Italia"', 'decreto-legge/2020/03/17/18 | 83'],
    ['decreto-legge Sostegni-bis', 'decreto-legge/2021/05/25/73'],
    ['decreto Minniti', 'decreto-legge/2017/02/17/13 decreto-legge/2017/02/20/14'],
    ['legge Gasparri', 'legge/2004/05/03/112'],
    ['regolamento penitenziario', 'decreto-del-presidente-della-repubblica/2000/06/30/230'],
  ]);
});

spellings.run();
