import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  actOfEli,
  annexEli,
  articleEli,
  articleNumber,
  compareArticleNumbers,
  eliFromIri,
  eliFromLink,
  eliFromUrn,
  formatEli,
  parseEli,
  partOfEli,
  portalUrl,
  readLink,
  urnOf,
} from '../../../engine/law/eli.js';
import { otherSpellings } from '../../../engine/law/eli/article-number.js';

const eli = suite('eli');

const act = 'eli:/it/legge/1990/08/07/241';

/** Short form of a target, so that a table of cases stays readable. */
function short(target: ReturnType<typeof eliFromIri>): string | null {
  if (target === null) return null;
  return [target.act, target.part, target.article, target.paragraph, target.point]
    .map((field) => field ?? '')
    .join('|')
    .replace(/\|+$/, '');
}

eli('every accepted spelling of an act leads to one ELI', () => {
  for (const text of [
    act,
    'it/legge/1990/08/07/241',
    '/it/legge/1990/08/07/241',
    'ELI:/IT/Legge/1990/8/7/241/',
    'eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241',
  ])
    assert.is(formatEli(parseEli(text)!), act, text);
});

eli('articles, parts and annexes round-trip', () => {
  for (const text of [
    `${act}/art/2-bis`,
    'eli:/it/regio-decreto/1942/03/16/262/testo/art/1',
    'eli:/it/decreto-legislativo/2023/03/31/36/allegato-i-7/art/4-bis',
    'eli:/it/legge/2022/12/29/197/all/tabella-1-bis',
    'eli:/it/costituzione/1947/12/27/art/117',
    'eli:/it/ministero-giustizia/decreto/2014/03/10/55',
    'eli:/it/legge/1990/241/art/3',
    'eli:/it/decreto-del-presidente-del-consiglio-dei-ministri/2020/03/09',
    'eli:/us/act/2011/11/29/112-61',
  ])
    assert.is(formatEli(parseEli(text)!), text, text);
  assert.is(articleEli(act, 'CODICE CIVILE', '2'), `${act}/codice-civile/art/2`);
  assert.is(annexEli(act, 'Allegato I.7'), `${act}/all/allegato-i-7`);
  assert.is(actOfEli(`${act}/art/2`), act);
});

eli('a malformed ELI is refused', () => {
  for (const text of [
    '',
    'eli:/it/legge',
    'eli:/it/legge/1990/13/07/241',
    'eli:/it/legge/1990/02/30/1',
    `${act}/art/`,
    `${act}/art`,
    `${act}/x`,
    `${act}/art/1/2`,
    'eli:/it/legge/90/1',
    'eli:/it/legge/1990',
    'eli:/it/le gge/1990/1',
    'eli:/it/%E0%A4%A/1990/1',
    'x'.repeat(10_000),
  ])
    assert.is(parseEli(text), null, text.slice(0, 40));
});

eli('article numbers have one spelling', () => {
  const cases: [string, string | null][] = [
    ['625bis', '625-bis'],
    ['270 quinquies.1', '270-quinquies.1'],
    ['171-octies-1', '171-octies-1'],
    ['102-ter decies', '102-ter-decies'],
    ['19-bis1', '19-bis.1'],
    ['19 bis 1', '19-bis-1'],
    ['Art. 2.', '2'],
    ['1°', '1'],
    ['01', '01'],
    ['314/15', '314-15'],
    ['25-octies. 1', '25-octies.1'],
    ['Articolo unico', '1'],
    ['…', null],
  ];
  for (const [text, number] of cases) assert.is(articleNumber(text), number, text);
});

eli('what counts on behind a Latin suffix is spelled with a dot or a hyphen', () => {
  for (const [one, other] of [
    ['171-octies.1', '171-octies-1'],
    ['21-novies', '21-nonies'],
    ['102-ter-decies', '102-terdecies'],
    ['102-sex-decies', '102-sexdecies'],
  ] as const) {
    assert.ok(otherSpellings(one).includes(other), one);
    if (one !== '102-sex-decies') assert.ok(otherSpellings(other).includes(one), other);
  }
  for (const number of ['314-15', '2-bis', '7.1', 'a.1', '25']) assert.equal(otherSpellings(number), [], number);
});

eli('article numbers sort as jurists count', () => {
  const sorted =
    '01 1 2 2-bis 2-ter 2-ter.1 2-quinquiesvicies 3 10 102-bis 102-decies 102-ter-decies 102-septies-decies 171-octies 171-octies-1'.split(
      ' ',
    );
  assert.equal([...sorted].reverse().sort(compareArticleNumbers), sorted);
});

eli('IRIs in every spelling of the official exports', () => {
  const cases: [string, string | null][] = [
    [
      '/akn/it/act/decretoLegge/stato/2020-03-17/18/!main#art_65-com2quater',
      'eli:/it/decreto-legge/2020/03/17/18||65|2-quater',
    ],
    ['/akn/it/act/LEGGE_COSTITUZIONALE/stato/1999-11-23/2/!main', 'eli:/it/legge-costituzionale/1999/11/23/2'],
    ['/akn/it/act/DECRETO-LEGGE/stato/1992-06-08/306/!main', 'eli:/it/decreto-legge/1992/06/08/306'],
    [
      '/akn/it/act/regio_decreto/stato/1942-03-30/318/ita@2022-10-18/!main/~art_38__para_1__point_b',
      'eli:/it/regio-decreto/1942/03/30/318||38|1|b',
    ],
    [
      '/akn/it/act/codice.procedura.penale/presidente.repubblica/1988-09-22/447/!main#art_415bis-com3',
      'eli:/it/decreto-del-presidente-della-repubblica/1988/09/22/447||415-bis|3',
    ],
    [
      '/akn/it/act/codice.civile/stato/1942-03-16/262/!main#art_2427-com1-num1',
      'eli:/it/regio-decreto/1942/03/16/262||2427|1',
    ],
    [
      '/akn/it/act/decreto.legislativo/capo.provvisorio.stato/1947-07-16/708/!main#art_10',
      'eli:/it/decreto-legislativo-del-capo-provvisorio-dello-stato/1947/07/16/708||10',
    ],
    [
      '/akn/it/act/decreto/presidente.consiglio/2013-05-29/1/!main',
      'eli:/it/decreto-del-presidente-del-consiglio-dei-ministri/2013/05/29/1',
    ],
    [
      "/akn/it/act/CIRCOLARE/MINISTERO_DELL'INTERNO/1998-11-25/4/!main",
      'eli:/it/ministero-interno/circolare/1998/11/25/4',
    ],
    ['/akn/it/act/decretoLegge/stato/2009/78/!main', 'eli:/it/decreto-legge/2009/78'],
    ['/akn/it/act/COSTITUZIONE/stato/0000-00-00/0/!main', 'eli:/it/costituzione/1947/12/27'],
    ['/akn/it/act/costituzione/stato/1947-12-27/const/!main#art_33-com5', 'eli:/it/costituzione/1947/12/27||33|5'],
    ['/akn/it/act/decretoLegge/stato/1983/463/!main#art_com3', 'eli:/it/decreto-legge/1983/463'],
    ['/akn/it/act/legge/stato/2006-12-27/296/!main#art_1-com796-letpbis', 'eli:/it/legge/2006/12/27/296||1|796|p-bis'],
    ['/akn/it/act/direttivaUe/eu/2003/20/!main', null],
    ['/akn/it/act///1953-02-05/39/!main#art_5', null],
    ['/akn/it/act/regolamento//2016/679/!main#art_9', null],
    ['/akn/it/act/legge/stato/1990-13-07/241', null],
    ['/akn/it/senato-it:parl:ddl:senato;17.legislatura;2224', null],
    ['#ins_4', null],
    ['', null],
  ];
  for (const [iri, expected] of cases) assert.is(short(eliFromIri(iri)), expected, iri);
});

eli('URNs with articles, fragments, versions and both forms of a D.P.R.', () => {
  const cc = 'eli:/it/regio-decreto/1942/03/16/262';
  const cases: [string, string | null][] = [
    ['urn:nir:stato:legge:1990-08-07;241~art21novies', `${act}||21-novies`],
    ['urn:nir:stato:legge:1990-08-07;241~art1@originale', `${act}||1`],
    ['urn:nir:stato:decreto.legge:2008-11-10;180@originale~art2', 'eli:/it/decreto-legge/2008/11/10/180||2'],
    ['urn:nir:stato:decreto.legge:2008-11-10;180~art2!vig=', 'eli:/it/decreto-legge/2008/11/10/180||2'],
    ['urn:nir:stato:legge:1990;241', 'eli:/it/legge/1990/241'],
    [
      'urn:nir:presidente.repubblica:decreto:2000-12-28;445',
      'eli:/it/decreto-del-presidente-della-repubblica/2000/12/28/445',
    ],
    [
      'URN:NIR:STATO:Decreto.del.Presidente.della.Repubblica:2000-12-28;445',
      'eli:/it/decreto-del-presidente-della-repubblica/2000/12/28/445',
    ],
    ['urn%3Anir%3Astato%3Alegge%3A1990-08-07%3B241', act],
    ['urn:nir:stato:costituzione', 'eli:/it/costituzione/1947/12/27'],
    ['urn:nir:stato:costituzione:1947-12-27~art117-com2-letr', 'eli:/it/costituzione/1947/12/27||117|2|r'],
    ['urn:nir:stato:codice.civile:1942;art1453~com1', `${cc}||1453`],
    ['urn:nir:stato:regio.decreto:1942-03-16;262:2~art2043', `${cc}||2043`],
    ['urn:nir:stato:regio.decreto:1942-03-16;262:1~art12', `${cc}|Disposizioni sulla legge in generale|12`],
    ['urn:nir:stato:regio.decreto:1942-03-16;262#CODICE CIVILE-art. 2325 ter', `${cc}|CODICE CIVILE|2325-ter`],
    ['urn:nir:stato:legge:2024-03-05;21#4', 'eli:/it/legge/2024/03/05/21||4'],
    ['urn:nir:stato:legge:2018-12-30;145#', 'eli:/it/legge/2018/12/30/145'],
    ['urn:nir:stato:costituzione#Allegato-XV', 'eli:/it/costituzione/1947/12/27|Allegato-XV'],
    [
      'urn:nir:stato:decreto.legislativo:2023-03-31;36#Allegati - Allegato I.01 art. 1',
      'eli:/it/decreto-legislativo/2023/03/31/36|Allegati - Allegato I.01|1',
    ],
    ['urn:nir:ministero.giustizia:decreto:2014-03-10;55', 'eli:/it/ministero-giustizia/decreto/2014/03/10/55'],
    [
      'urn:nir:ministero.istruzione.universita.e.ricerca:decreto:2017-08-10;130',
      'eli:/it/ministero-istruzione-universita-ricerca/decreto/2017/08/10/130',
    ],
    ['urn:altro:stato:legge:1990;241', null],
    ['urn:nir:stato:legge:1990-13-45;241', null],
    ['urn:nir:stato:legge:1990-08-07;241~artXIV', null],
    ['urn:nir:stato:legge:1990-08-07;241~art', null],
    ['urn:nir:stato:legge:1970-05-20;300~art18xyz', null],
    ['urn:nir:stato:legge:1970-05-20;300~pre', null],
    ['urn:nir:comunita.europee:direttiva:1995-10-24;46', null],
    ['urn:nir:stato:legge', null],
  ];
  for (const [urn, expected] of cases) assert.is(short(eliFromUrn(urn)), expected, urn);
});

eli('URN and portal address of an ELI lead back to it', () => {
  for (const text of [
    act,
    `${act}/art/21-novies`,
    'eli:/it/decreto-legislativo/1998/02/24/58/art/79-octies.1',
    'eli:/it/costituzione/1947/12/27',
    'eli:/it/ministero-giustizia/decreto/2014/03/10/55',
  ]) {
    const target = eliFromUrn(urnOf(text)!)!;
    assert.is(target.article === null ? target.act : articleEli(target.act, null, target.article), text);
    assert.equal(eliFromLink(portalUrl(text)!), target);
  }
  assert.is(urnOf('eli:/us/act/2011/11/29/112-61'), null);
});

eli('links are read only from the official hosts', () => {
  const urn = 'urn:nir:stato:legge:1990-08-07;241';
  assert.is(short(eliFromLink(`https://www.normattiva.it/uri-res/N2Ls?${urn}~art2`)), `${act}||2`);
  assert.is(short(eliFromLink(`https:\\/\\/www.normattiva.it/uri-res/N2Ls?${urn}`)), act);
  assert.is(short(eliFromLink(`http://normattiva.it/uri-res/N2Ls?${encodeURIComponent(urn)}`)), act);
  const publication = { kind: 'publication', date: '2005-05-16', editorialCode: '005G0104' };
  for (const link of [
    'http://www.gazzettaufficiale.it/eli/id/2005/05/16/005G0104/sg',
    'https://www.normattiva.it/eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130',
    'eli/id/2005/05/16/005G0104/ORIGINAL',
    'https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2005-05-16&atto.codiceRedazionale=005G0104',
    'https://www.normattiva.it/do/atto/caricaAKN?dataGU=20050516&codiceRedaz=005G0104&dataVigenza=20250130',
  ])
    assert.equal(readLink(link), publication, link);
  for (const link of [
    `https://www.normattiva.it.example.org/uri-res/N2Ls?${urn}`,
    `https://example.org/www.normattiva.it/uri-res/N2Ls?${urn}`,
    `https://www.normattiva.it@example.org/uri-res/N2Ls?${urn}`,
    `https://xnormattiva.it/uri-res/N2Ls?${urn}`,
    'https://www.normattiva.it/',
    'http://www.gazzettaufficiale.it/eli/id/2005/13/16/005G0104/sg',
  ])
    assert.is(readLink(link), null, link);
});

eli('the part of an article is named in words', () => {
  const act = 'eli:/it/decreto-legislativo/2023/03/31/36';
  const parts = [
    'allegato-i-7',
    'allegato-ii-2-bis',
    'allegato-a',
    'allegato-1',
    'tabella-b',
    'testo',
    'norme-di-attuazione',
  ];
  assert.equal(
    parts.map((part) => partOfEli(`${act}/${part}/art/33`)),
    ['allegato I.7', 'allegato II.2-bis', 'allegato A', 'allegato 1', 'tabella B', 'testo', 'norme di attuazione'],
  );
  assert.equal([partOfEli(`${act}/art/33`), partOfEli(act), partOfEli('33')], [null, null, null]);
});

eli.run();
