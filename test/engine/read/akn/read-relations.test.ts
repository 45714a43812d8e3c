import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../engine/read/akn/read-relations.js';
import type { RelationClaim } from '../../../../engine/law/relation.js';
import { actFixture, editorial, type ActFixture } from './act-fixture.js';

const relations = suite('read-relations');
const code = 'urn:nir:stato:regio.decreto:1942-03-16;262';

function read(fixture: ActFixture) {
  const { root, act } = actFixture(fixture);
  const found = readClaims(root, act);
  return { ...found, short: found.claims.map(short) };
}

/** `abroga 3/1 > eli:/it/… CODICE CIVILE 2712 2001-03-20 frase`. */
function short({ kind, from, to, dates, method }: RelationClaim): string {
  const own = [from.act.endsWith('/57') ? '' : from.act, from.article, from.paragraph, from.point];
  const other = [to.act.endsWith('/57') ? '' : to.act, to.part, to.article, to.paragraph, to.point];
  const join = (fields: (string | null)[]) => fields.filter((field) => field !== null && field !== '').join(' ') || '-';
  return `${kind} ${join(own)} > ${join(other)} ${dates.publication} ${method}`;
}

relations('an annex article of a code is a target with its part', () => {
  const active = editorial(
    '3',
    `${code}#CODICE CIVILE-art. 2325 ter`,
    "ha disposto (con l'art. 3, comma 1) l'introduzione dell'art. 2325-ter.",
  );
  assert.equal(read({ active }).short, [
    'inserisce 3 1 > eli:/it/regio-decreto/1942/03/16/262 CODICE CIVILE 2325-ter 2001-03-20 frase-sola',
  ]);
});

relations('a whole repeal repeated for an article goes to the act', () => {
  const active = editorial(
    '3',
    'urn:nir:stato:legge:1990-01-02;3#12',
    "ha disposto (con l'art. 3, comma 1) l'abrogazione dell'intero provvedimento.",
  );
  assert.equal(read({ active }).short, ['abroga 3 1 > eli:/it/legge/1990/01/02/3 2001-03-20 intero-atto']);
});

relations('an article that only the sentence names is taken from it', () => {
  const active = editorial(
    '3',
    'urn:nir:stato:legge:1990-01-02;3#',
    "ha disposto (con l'art. 3, comma 1) la modifica dell'art. 1, comma 507.",
  );
  assert.equal(read({ active }).short, ['modifica 3 1 > eli:/it/legge/1990/01/02/3 1 507 2001-03-20 frase-sola']);
});

relations('a sentence longer than any known one is one claim, with a warning', () => {
  const sentence = `ha disposto ${"(con l'art. 1) ".repeat(6_667)}la modifica`;
  const { claims, warnings } = read({ active: editorial('3', 'urn:nir:stato:legge:1990-01-02;3#8', sentence) });
  assert.equal(
    claims.map(({ kind, to, evidence }) => [kind, to.article, evidence]),
    [['altro', '8', sentence]],
  );
  assert.match(warnings[0]!, `amod_1: a sentence of ${sentence.length} characters`);
});

relations('sentences that would fill the memory refuse the document at their line', () => {
  const places = Array.from({ length: 500 }, (_, i) => `(con l'art. ${i})`).join(' ');
  const dense = editorial('3', 'urn:nir:stato:legge:1990-01-02;3#8', `ha disposto ${places} la modifica`);
  const active = `\n${dense}\n${dense}\n${dense}\n${dense}`;
  const { root, act } = actFixture({ active });
  assert.throws(() => readClaims(root, act, 'a.xml'), /^a\.xml:\d: longer sentences in all claims, expected at most/);
  assert.is(read({ active: dense }).claims.length, 500);
});

relations(
  'where sentence and link disagree the link stands for the target and the sentence for the source, doubted',
  () => {
    const target = editorial(
      '3',
      'urn:nir:stato:legge:1990-01-02;3#8',
      "ha disposto (con l'art. 3, comma 1) la modifica dell'art. 9, comma 2.",
    );
    const found = read({ active: target });
    assert.equal(found.short, ['modifica 3 1 > eli:/it/legge/1990/01/02/3 8 2001-03-20 discorde']);
    assert.equal(found.warnings, ['amod_1: art. 9 in the sentence, art. 8 in the link of its destination']);
    const source = editorial(
      '4',
      'urn:nir:stato:legge:1990-01-02;3#8',
      "ha disposto (con l'art. 3, comma 1) la modifica dell'art. 8.",
    );
    assert.equal(read({ active: source }).short, ['modifica 3 1 > eli:/it/legge/1990/01/02/3 8 2001-03-20 discorde']);
    assert.equal(read({ active: source }).warnings, [
      'amod_1: art. 3 in the sentence, art. 4 in the link of its source',
    ]);
  },
);

relations('of two numbers of which one was cut short the longer is meant', () => {
  const target = (linked: string, said: string) =>
    read({
      active: editorial(
        '3',
        `urn:nir:stato:legge:1990-01-02;3#${linked}`,
        `ha disposto (con l'art. 3, comma 1) la modifica dell'art. ${said}.`,
      ),
    }).short;
  const longer = ['modifica 3 1 > eli:/it/legge/1990/01/02/3 196-sexies 2001-03-20 frase-sola'];
  assert.equal(target('196', '196-sexies'), longer);
  assert.equal(target('196 sexies', '196'), longer);
});

relations('where sentence and link name different acts the link stands, doubted', () => {
  const sentence =
    "ha disposto (con l'art. 1, comma 2) l'abrogazione del D.L. 8 marzo 2020, n. 11 (in G.U. 08/03/2020, n. 60).";
  const wrong = read({ active: editorial('1', 'urn:nir:stato:decreto.legislativo:2010-07-02;104', sentence) });
  assert.equal(wrong.short, ['abroga 1 2 > eli:/it/decreto-legislativo/2010/07/02/104 2001-03-20 discorde']);
  assert.is(wrong.warnings.length, 1);
  const right = read({ active: editorial('1', 'urn:nir:stato:decreto.legge:2020-03-08;11#3', sentence) });
  assert.equal(right.short, ['abroga 1 2 > eli:/it/decreto-legge/2020/03/08/11 2001-03-20 intero-atto']);
});

relations('a clause may name another article when one of its sentence agrees with the link', () => {
  const sentence =
    "ha disposto (con l'art. 3, comma 1) la modifica dell'art. 8; (con l'art. 4, comma 2) l'abrogazione dell'art. 9.";
  const found = read({ active: editorial('3', 'urn:nir:stato:legge:1990-01-02;3#8', sentence) });
  assert.equal(found.short, [
    'modifica 3 1 > eli:/it/legge/1990/01/02/3 8 2001-03-20 frase-sola',
    'abroga 4 2 > eli:/it/legge/1990/01/02/3 9 2001-03-20 frase-sola',
  ]);
  assert.equal(found.warnings, []);
});

relations('an act of the European Union is counted, not invented', () => {
  const found = read({
    active: editorial(
      '3',
      '/akn/it/act/regolamento/eu/2016/679/!main',
      "ha disposto (con l'art. 3) la modifica dell'art. 8.",
    ),
  });
  assert.equal(found.claims, []);
  assert.is(found.unresolved.filter(({ reason }) => reason === 'european').length, 1);
});

const marked = (type: string, place: string, date = '2001-05-01') =>
  `<textualMod eId="amod_2" type="${type}"><source href="#modNov_1"/><destination href="/akn/it/act/legge/stato/1990-01-02/3/ita@${date}/!main/~${place}"/><new href="#modNov_1_new_1"/></textualMod>`;
const body = `<article eId="art_3"><num>Art. 3.</num><paragraph eId="art_3__para_1"><num>1.</num><list><point eId="art_3__para_1.__point_b"><num>b)</num><content><p><mod eId="modNov_1">il comma 2 e'
sostituito dal seguente: «<quotedText eId="modNov_1_new_1">2. Altro.</quotedText>»</mod></p></content></point></list></paragraph></article>`;

relations('marked words give kind and comma; the day in their link is no day of effect', () => {
  const { claims } = read({ active: marked('substitution', 'art_8__para_2__point_a-bis'), body });
  assert.equal(claims.map(short), ['sostituisce 3 1 b > eli:/it/legge/1990/01/02/3 8 2 a-bis 2001-03-20 testo']);
  assert.is(claims[0]!.evidence, "il comma 2 e' sostituito dal seguente: «2. Altro.»");
  assert.is(claims[0]!.dates.effect, null);
  assert.is(claims[0]!.nature, 'testuale');
});

relations('listed amenders are dated by their events; an empty link is counted', () => {
  const found = read({
    amenders: [
      ['2002-02-03', '/akn/it/act/DECRETO_LEGISLATIVO/stato/2002-01-15/9/!main'],
      ['2003-01-01', ''],
      ['2003-05-05', "/akn/it/act/CIRCOLARE/MINISTERO_DELL'INTERNO/2003-04-04/7/!main"],
    ],
  });
  assert.equal(found.short, [
    'altro eli:/it/decreto-legislativo/2002/01/15/9 > - 2002-02-03 elenco',
    'altro eli:/it/ministero-interno/circolare/2003/04/04/7 > - 2003-05-05 elenco',
  ]);
  assert.equal(
    found.unresolved.map(({ reason }) => reason),
    ['empty', 'parliamentary'],
  );
});

relations('a listed amender without a sound event has no day', () => {
  const found = read({
    amenders: [
      ['2002-02-30', '/akn/it/act/LEGGE/stato/2002-01-15/9/!main'],
      ['2003-05-05', '/akn/it/act/DECRETO/MINISTERO_DELLA_SALUTE/2003-04-04/ND/!main'],
    ],
  });
  assert.equal(found.short, ['altro eli:/it/legge/2002/01/15/9 > - null elenco']);
  assert.is(found.warnings.length, 1);
  assert.is(found.unresolved[0]!.reason, 'unnumbered');
});

relations("a ministry's decree without a number is counted, not invented", () => {
  const sentence = "ha disposto (con l'art. 3) la modifica dell'art. 8.";
  const found = read({ active: editorial('3', 'urn:nir:ministero.giustizia:decreto:2014-03-10', sentence) });
  assert.equal(found.claims, []);
  assert.is(found.unresolved.filter(({ reason }) => reason === 'unnumbered').length, 1);
  const numbered = read({ active: editorial('3', 'urn:nir:ministero.giustizia:decreto:2014-03-10;55', sentence) });
  assert.equal(numbered.short, [
    'modifica 3 > eli:/it/ministero-giustizia/decreto/2014/03/10/55 8 2001-03-20 frase-sola',
  ]);
});

relations('repeal marks name repealer, comma and letter', () => {
  const found = read({
    articles: [
      ['1', 'ARTICOLO ABROGATO DALLA L. 26 LUGLIO 1975, N. 354'],
      [
        '2',
        '1. Resta fermo.\n2-bis. COMMA ABROGATO DAL D.LGS. 26 AGOSTO 2016, N. 179.\n3. Sono:\na) uno;\nb) LETTERA SOPPRESSA DAL D.L. 2 MARZO 2012, N. 16, CONVERTITO CON MODIFICAZIONI DALLA L. 26 APRILE 2012, N. 44;',
      ],
      ['3', "ARTICOLO SOSTITUITO DALL'ARTICOLO 3 DELLA L. 20 FEBBRAIO 1958, N. 75", 'Codice'],
      ['4', "Il termine e' abrogato dalla legge 1 marzo 2001, n. 3."],
      ['5', "ARTICOLO ABROGATO DALL'ART. 217, COMMA 1, LETTERA U), DEL D.LGS. 18 APRILE 2016, N. 50"],
      ['6', 'ARTICOLO ABROGATO A DECORRERE DAL 1 GENNAIO 2020 DALLA L. 1 MARZO 2019, N. 5'],
      ['7', 'PROVVEDIMENTO ABROGATO DAL D.LGS. 13 DICEMBRE 2010, N. 212'],
      ['8', 'ARTICOLO ABROGATO DALLA LEGGE REGIONALE 3 MARZO 2008, N. 9'],
    ],
  });
  assert.equal(found.short, [
    'abroga eli:/it/legge/1975/07/26/354 > 1 null segno',
    'abroga eli:/it/decreto-legislativo/2016/08/26/179 > 2 2-bis null segno',
    'abroga eli:/it/decreto-legge/2012/03/02/16 > 2 3 b null segno',
    'sostituisce eli:/it/legge/1958/02/20/75 3 > Codice 3 null segno',
    'abroga eli:/it/decreto-legislativo/2016/04/18/50 217 1 > 5 null segno',
    'abroga eli:/it/legge/2019/03/01/5 > 6 null segno',
    'abroga eli:/it/decreto-legislativo/2010/12/13/212 > - null segno',
  ]);
  assert.match(found.claims[2]!.evidence!, /^LETTERA SOPPRESSA .* N\. 44$/);
  assert.equal(
    found.unresolved.filter(({ reason }) => reason === 'unreadable').map(({ reference }) => reference),
    ['ARTICOLO ABROGATO DALLA LEGGE REGIONALE 3 MARZO 2008, N. 9'],
  );
});

relations('a mark at odds with the list of amenders is mended by day and type, and doubted', () => {
  const found = read({
    amenders: [['2002-06-15', '/akn/it/act/DECRETO_DEL_PRESIDENTE_DELLA_REPUBBLICA/stato/2002-05-30/115/!main']],
    articles: [['75', 'ARTICOLO ABROGATO DAL D.P.R. 30 MAGGIO 2002, N. 155']],
  });
  assert.is(
    found.short[1],
    'abroga eli:/it/decreto-del-presidente-della-repubblica/2002/05/30/115 > 75 2002-06-15 discorde',
  );
  assert.is(found.warnings.length, 1);
});

relations('a law that converts a decree says so in its title, a decree in its note', () => {
  const law = read({
    title: 'Conversione in legge, con modificazioni, del decreto-legge 12 gennaio 2001, n. 4, recante misure.',
  });
  assert.equal(law.short, ['converte - > eli:/it/decreto-legge/2001/01/12/4 2001-03-20 conversione']);
  const { root, act } = actFixture({
    note: 'Decreto-Legge convertito con modificazioni dalla L. 17 luglio 2020, n. 77 (in S.O. n. 25, relativo alla G.U. 18/07/2020, n. 180)',
  });
  const said = editorial(
    '3',
    'urn:nir:stato:legge:1990-01-02;3#8',
    ", convertito con modificazioni dalla L. 17 luglio 2020, n. 77 (in S.O. n. 25), ha disposto (con l'art. 3) la modifica dell'art. 8.",
  );
  const silent = actFixture({ active: said });
  const lead = readClaims(silent.root, { ...silent.act, type: 'decreto-legge' });
  assert.is(lead.claims.map(short)[1], 'converte eli:/it/legge/2020/07/17/77 > - null conversione');
  const decree = readClaims(root, { ...act, type: 'decreto-legge' });
  assert.equal(decree.claims.map(short), ['converte eli:/it/legge/2020/07/17/77 > - 2020-07-18 conversione']);
  const old = read({ title: 'Conversione in legge del R.D.L. 3 marzo 1938-XVI, n. 680, concernente la cassa.' });
  assert.equal(old.short, ['converte - > eli:/it/regio-decreto-legge/1938/03/03/680 2001-03-20 conversione']);
  for (const words of ['convertito senza modificazioni dalla', 'convertito con']) {
    const { root, act } = actFixture({ note: `Decreto-Legge ${words} L. 17 luglio 2020, n. 77` });
    const { claims } = readClaims(root, { ...act, type: 'decreto-legge' });
    assert.equal(claims.map(short), ['converte eli:/it/legge/2020/07/17/77 > - null conversione'], words);
  }
});

relations.run();
