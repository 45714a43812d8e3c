import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { actTypes } from '../../../engine/law/act-type.js';
import { findCitations, parseCitation, type Citation } from '../../../engine/cite/cite.js';
import { fullYear } from '../../../engine/cite/token/numbers.js';
import { foreignActs } from '../../../engine/law/foreign-acts.js';
import { namedActs, sharedNames } from '../../../engine/law/named-acts.js';
import { describeCitation as short } from './describe-citation.js';

const citations = suite('citations');

const law = 'legge 241/1990';
const dpr = 'decreto-del-presidente-della-repubblica';
const civilCode = 'regio-decreto/1942/03/16/262';

citations('type, date, number and year in every order', () => {
  const cases: [string, string][] = [
    ['L. 241/1990', law],
    ['l. n. 241/90', law],
    ['L.n.241/90 s.m.i.', law],
    ["legge 241/'90", law],
    ['Legge n° 241 del 1990', law],
    ['legge 1990, n. 241', law],
    ['legge 1990/241', law],
    ['LEGGE 7 AGOSTO 1990, N. 241', `${law} 1990-08-07`],
    ['legge21 giugno 2022, n. 78', 'legge 78/2022 2022-06-21'],
    ['L. n. 241 del 7.8.1990', `${law} 1990-08-07`],
    ['legge n. 7 agosto 1990, n. 241', `${law} 1990-08-07`],
    ['Legge 7 agosto 1990 - n. 241', `${law} 1990-08-07`],
    ['legge (7 agosto 1990, n. 241)', `${law} 1990-08-07`],
    ['D. Lgs, 127/03', 'decreto-legislativo 127/2003'],
    ['d.-l. 17 marzo 2020 n.18', 'decreto-legge 18/2020 2020-03-17'],
    ['decreto- legge 1o luglio 2009 , n 78', 'decreto-legge 78/2009 2009-07-01'],
    ['R.D. 22 maggio 1864, n. MCCLXXXI', 'regio-decreto 1281/1864 1864-05-22'],
    ['R.D. 12 dicembre 1892 n. DCCCCXI', 'regio-decreto 911/1892 1892-12-12'],
    ['R.D. n. 1.398 del 1930', 'regio-decreto 1398/1930'],
    ['legge 7-B/1990', 'legge 7-b/1990'],
    ['d.lgs. 196/2003 del 30 giugno 2003', 'decreto-legislativo 196/2003 2003-06-30'],
    ['dPR 445/2000', `${dpr} 445/2000`],
    ['D.Lgs.C.P.S. 1577/47', 'decreto-legislativo-del-capo-provvisorio-dello-stato 1577/1947'],
    ['D.I. 2 aprile 1968, n. 1444', 'decreto-ministeriale 1444/1968 1968-04-02'],
    [
      "decreto del Ministro dell'economia e delle finanze 3 aprile 2013, n. 55",
      'decreto-ministeriale 55/2013 2013-04-03',
    ],
    ['T.U. 5 febbraio 1953, n. 39', 'testo-unico 39/1953 1953-02-05'],
    ['legge 8 agosto 1995, n. 335, alla data del 23 febbraio 2020', 'legge 335/1995 1995-08-08'],
    ['241/1990', '? 241/1990'],
    ['n. 241 del 1990', '? 241/1990'],
    ['legge 104', 'legge 104/-'],
    ['D.P.C.M. 9 marzo 2020', 'decreto-del-presidente-del-consiglio-dei-ministri -/2020 2020-03-09'],
  ];
  for (const [text, expected] of cases) assert.is(short(parseCitation(text)), expected, text);
});

citations('ranges and paragraphs inside a list of articles', () => {
  const articles = (text: string) =>
    findCitations(text).flatMap(({ article, moreArticles }) => [article, ...moreArticles.map((more) => more.article)]);
  assert.equal(articles('articoli 3, comma 1, 4 e da 10 a 12 della legge 13 agosto 2010, n. 136'), [
    '3',
    '4',
    '10',
    '11',
    '12',
  ]);
  assert.equal(articles('articoli 32, 36, da 59 a 61 e 106 del d.lgs. 50/2016'), ['32', '36', '59', '60', '61', '106']);
  assert.equal(articles('articoli 255, 256, commi 1, secondo periodo, 1-bis, 3 e 3-bis, e 259 del d.lgs. 152/2006'), [
    '255',
    '256',
    '259',
  ]);
});

citations('a regulation approved by a decree is that decree', () => {
  const [found] = findCitations(
    "all'articolo 37 del regolamento di polizia mortuaria, di cui al decreto del Presidente della Repubblica 10 settembre 1990, n. 285",
  );
  assert.is(short(found!), `${dpr} 285/1990 1990-09-10 | 37`);
});

citations('the act on which another one rests has none of its articles', () => {
  for (const text of [
    'art. 4 del d.P.C.M. emanato ai sensi della legge 241/1990',
    "l'articolo 4 dell'ordinanza adottata ai sensi della legge 241/1990",
    "art. 4 dello statuto dell'ente di cui alla legge 241/1990",
  ])
    assert.equal(
      findCitations(text).map(({ article, number }) => [article, number]),
      [[null, '241']],
      text,
    );
});

citations('articles, commas and letters before and after the act', () => {
  const cases: [string, string][] = [
    ['art.1,c.2,L.241/90', `${law} | 1 c2`],
    ['ai sensi dell’art. 2, comma 1, lett. a-bis) della legge n. 241/1990', `${law} | 2 c1 la-bis`],
    ["lettera b) del comma 1 dell'articolo 10 della legge 241/1990", `${law} | 10 c1 lb`],
    ['legge 241/1990, all’articolo 21 novies, comma 1', `${law} | 21-novies c1`],
    ['art. 25-octies.1 legge 241/1990', `${law} | 25-octies.1`],
    ['art. 102-ter decies legge 241/1990', `${law} | 102-ter-decies`],
    ['articolo 1 bis, terzo comma, legge 241/1990', `${law} | 1-bis c3`],
    ['articolo unico della legge 241/1990', `${law} | 1`],
    ['64 della legge 7 agosto 1990, n. 241', `${law} 1990-08-07 | 64`],
    ['art. 1, comma 1, lettera c), n. 4 della legge 241/1990', `${law} | 1 c1 lc`],
    ['Cod. Pen., art. 575', 'regio-decreto/1930/10/19/1398 | 575'],
    ['183 cpc', 'regio-decreto/1940/10/28/1443 | 183'],
    ['art. 314/15 c.c.', `${civilCode} | 314-15`],
    ["l'articolo 117, secondo comma, lettera r), della Costituzione", 'costituzione/1947/12/27 | 117 c2 lr'],
    [
      'articolo 110 del testo unico delle leggi di pubblica sicurezza, di cui al regio decreto 18 giugno 1931, n. 773',
      'regio-decreto 773/1931 1931-06-18 | 110',
    ],
    ['art. 12 del regolamento di cui al d.P.R. 31 agosto 1999, n. 394', `${dpr} 394/1999 1999-08-31 | 12`],
    ['articolo 1, comma 179, alinea, della legge 241/1990', `${law} | 1 c179`],
    [
      'articolo 33 del codice dei contratti pubblici relativi a lavori e forniture, di cui al decreto legislativo 12 aprile 2006, n. 163',
      'decreto-legislativo 163/2006 2006-04-12 | 33',
    ],
    [
      'articolo 15 del testo unico delle disposizioni concernenti lo statuto degli impiegati civili dello Stato, approvato con d.P.R. 10 gennaio 1957, n. 3',
      `${dpr} 3/1957 1957-01-10 | 15`,
    ],
  ];
  for (const [text, expected] of cases) assert.is(short(parseCitation(text)), expected, text);
});

citations('lists: the first act is the citation, the others are returned beside it', () => {
  assert.equal(
    parseCitation('artt. 1, 2 e 3 c.c.').moreArticles.map(({ article }) => article),
    ['2', '3'],
  );
  // What stands after a list belongs to its last article.
  assert.is(
    short(parseCitation('articoli 87 e 117, secondo comma, lettera r), della Costituzione')),
    'costituzione/1947/12/27 | 87',
  );
  const two = parseCitation('decreti legge 23 febbraio 2020, n. 6, e 25 marzo 2020, n. 19');
  assert.is(short(two), 'decreto-legge 6/2020 2020-02-23');
  assert.equal(two.others.map(short), ['decreto-legge 19/2020 2020-03-25']);
  assert.equal(parseCitation('D.Lgs. 82/2005 (Codice dell’amministrazione digitale)').others, []);
});

citations('every known name leads to its act, alone or beside an article', () => {
  const shared = new Set(sharedNames().flatMap((name) => name.aliases.map((text) => text.toLowerCase())));
  for (const { eli, aliases } of namedActs())
    for (const { text, weak } of aliases) {
      const inForce = (citation: Citation) => citation.named.includes(eli) || shared.has(text.toLowerCase());
      for (const asked of [`art. 5 ${text}`, `art. 5, comma 2, del ${text}`, `${text}, art. 5`]) {
        const citation = parseCitation(asked);
        assert.ok(inForce(citation) && citation.article === '5', asked);
      }
      const alone = parseCitation(text);
      assert.ok(inForce(alone) || alone.suggestions.includes(eli), text);
      if (weak) assert.ok(!alone.inForce || alone.refusal !== null, `${text} alone is not sure`);
    }
});

citations('no two acts have one name unless the table says so', () => {
  const owners = new Map<string, string>();
  for (const { eli, aliases } of namedActs())
    for (const { text } of aliases) {
      const fold = text.toLowerCase().replace(/[^a-z0-9]/g, '');
      assert.ok(!owners.has(fold) || owners.get(fold) === eli, text);
      owners.set(fold, eli);
    }
});

citations('every abbreviation of a type is read with number and year', () => {
  for (const type of actTypes.filter(({ standing }) => standing === 'state'))
    for (const spelling of [type.name, type.abbreviation, type.slug.replaceAll('-', ' ')]) {
      if (type.slug === 'costituzione') continue;
      const citation = parseCitation(`art. 3 ${spelling} n. 5/1944`);
      assert.equal([citation.number, citation.year, citation.article], ['5', 1944, '3'], spelling);
    }
});

citations('names with years and other words', () => {
  const cases: [string, string][] = [
    ['legge di bilancio per il 2020', 'legge/2019/12/27/160'],
    ["legge finanziaria per l'anno 2007", 'legge/2006/12/27/296'],
    ['codice dei contratti pubblici del 2016', 'decreto-legislativo/2016/04/18/50'],
    ['codice di procedura penale del 1930', 'regio-decreto/1930/10/19/1399'],
    ['art. 5 codice dei contratti pubblici (d.lgs. 50/2016)', 'decreto-legislativo 50/2016 | 5'],
    ['art. 3 disp. att. cod. proc. pen.', 'decreto-legislativo/1989/07/28/271 | 3'],
    ['codice penale militare di pace', 'regio-decreto/1941/02/20/303'],
    ['il cod. civ.', civilCode],
  ];
  for (const [text, expected] of cases) assert.is(short(parseCitation(text)), expected, text);
});

citations('references that are not acts of the State are recognised', () => {
  const cases: [string, string][] = [
    ['art. 13 GDPR', 'eu 32016R0679'],
    ['regolamento (UE) n. 679/2016', 'eu 32016R0679'],
    ['regolamento 2016/679', 'eu 32016R0679'],
    ['regolamento (CEE) n. 2913/92', 'eu 31992R2913'],
    ['regolamento delegato (UE) 2019/2013', 'eu 32019R2013'],
    ['direttiva 95/46/CE', 'eu 31995L0046'],
    ['direttiva 24 ottobre 1995, n. 46', 'eu 31995L0046'],
    ['art. 5 della direttiva 95/CE', 'eu'],
    ['/akn/it/act/direttivaUe/eu/2006/126/!main', 'eu 32006L0126'],
    ['L.R. Lombardia 12/2005', 'regional'],
    ['legge della Regione Lazio 5/2000', 'regional'],
    ['legge 11 marzo 2005, n. 12, della regione Lombardia', 'regional'],
    ['urn:nir:regione.lombardia:legge:2020-01-01;1~art1', 'regional'],
    ['art. 242 del codice civile tedesco', 'foreign'],
    ['costituzione della Repubblica francese', 'foreign'],
    ['Cass. sez. III, n. 12345/2024', 'judgment'],
    ['Corte cost. n. 1/2014', 'judgment'],
    ['c.c.n.l. 2019', 'contract'],
    ['art. 6 CEDU', 'treaty'],
  ];
  for (const [text, expected] of cases) assert.is(short(parseCitation(text)), expected, text);
});

citations('text that only looks like a citation is not one', () => {
  for (const text of [
    '',
    '   ',
    'ciao',
    'codice',
    'legge',
    's.r.l. 104/2020',
    '81/2008 probabilità',
    'c.c. presso la banca',
    'il CdS ha annullato',
    "porto d'armi",
    '9 aprile 2008',
    'art. 5',
    "l'art. 18 e 2000 euro",
    "costituzione dell'articolo 275, comma 3",
    'CODICE PENALESCO',
    'codice civlie',
    'commentario al codice civile',
    'disposizioni di attuazione del codice della navigazione',
    'reg. esec. cod. consumo art. 5',
    'procedimento amministrativo',
    'https://www.normattiva.it.example.org/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241',
    'urn:nir:stato:legge:1990-13-45;241',
  ]) {
    const citation = parseCitation(text);
    assert.ok(citation.refusal !== null && citation.eli === null, `${text} → ${short(citation)}`);
  }
});

citations('a typo in a name is only suggested', () => {
  assert.equal(parseCitation('statuto dei lavortori').suggestions, ['eli:/it/legge/1970/05/20/300']);
  assert.equal(parseCitation('codice civlie').suggestions, [`eli:/it/${civilCode}`]);
});

citations('two digits of a year are this century up to this year', () => {
  const now = new Date().getUTCFullYear();
  assert.is(fullYear(now % 100), now);
  assert.is(fullYear((now % 100) + 1), now - 99);
  assert.is(fullYear(90), 1990);
});

citations('every alias of a refused name is refused', () => {
  for (const { aliases, kind } of foreignActs())
    for (const text of aliases) {
      const citation = parseCitation(`art. 5 ${text}`);
      assert.ok(citation.foreign?.kind === kind || /^MAR$/.test(text), text);
    }
});

citations('a running text gives its citations with their places', () => {
  const text =
    "Ai sensi dell'art. 3, comma 2, della legge 7 agosto 1990, n. 241, e degli articoli 2043 e 2059 del codice civile; v. anche il d.lgs. 82/2005, " +
    'il regolamento (UE) 2016/679, la Corte cost. n. 1/2014 e urn:nir:stato:legge:1992-02-05;104. La costituzione di una s.r.l. 104/2020 costa 2000 euro.';
  const found = findCitations(text);
  assert.equal(
    found.map((citation) => text.slice(citation.start, citation.end)),
    [
      'art. 3, comma 2, della legge 7 agosto 1990, n. 241',
      'articoli 2043 e 2059 del codice civile',
      'd.lgs. 82/2005',
      'regolamento (UE) 2016/679',
      'Corte cost. n. 1/2014',
      'urn:nir:stato:legge:1992-02-05;104',
    ],
  );
  assert.equal(findCitations('Il c.c. presso la banca e il CdS; la norma di attuazione del codice civile'), []);
});

citations('an article finds its act behind an annex of it', () => {
  for (const text of [
    'ai sensi dell’art. 15 e dell’allegato I.2 del D.Lgs. 36/2023',
    'art. 15 e allegati I.2 e II.1 al D.Lgs. 36/2023',
  ]) {
    const [citation, ...more] = findCitations(text);
    assert.equal([citation?.article, citation?.number, more.length], ['15', '36', 0], text);
  }
  assert.is(findCitations('L’art. 3 e l’allegato alla presente. Il D.Lgs. 36/2023')[0]?.article, null);
});

citations.run();
