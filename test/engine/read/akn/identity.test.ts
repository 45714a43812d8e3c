import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { encode, foreign, read, refusal } from './act-document.js';

test('an act is identified by its FRBR IRI', () => {
  const act = read({ uri: '/akn/it/act/decreto_legislativo/stato/2001-02-03/45' });
  assert.equal(
    [act.eli, act.type, act.number, act.date],
    ['eli:/it/decreto-legislativo/2001/02/03/45', 'decreto-legislativo', '45', '2001-02-03'],
  );
  assert.is(act.urn, 'urn:nir:stato:decreto.legislativo:2001-02-03;45');
  assert.equal(act.publication, { date: '2001-02-10', number: '34', editorialCode: null, eli: null });
});

test('the Constitution has its real date and no number', () => {
  const work = '<FRBRalias name="urn:nir" value="urn:nir:stato:costituzione"/>';
  const act = read({ uri: '/akn/it/act/costituzione/stato/0000-00-00/0', work });
  assert.equal(
    [act.eli, act.urn, act.number, act.date],
    ['eli:/it/costituzione/1947/12/27', 'urn:nir:stato:costituzione', null, '1947-12-27'],
  );
});

test('an authority other than the State is part of the ELI', () => {
  assert.is(
    read({ uri: '/akn/it/act/decreto/ministero_dell_industria/1992-05-07/400' }).eli,
    'eli:/it/ministero-industria/decreto/1992/05/07/400',
  );
});

test('an IRI without authority is the State', () => {
  assert.is(read({ uri: '/akn/it/act/legge/2015-05-22/68' }).eli, 'eli:/it/legge/2015/05/22/68');
});

test('the title loses its editorial code, marks and line breaks', () => {
  const work = '<FRBRalias name="eli" value="eli/id/2001/02/10/001G0123/CONSOLIDATED/20200102"/>';
  const act = read({ work, title: '\n Norme ((di\nprova)) (2ª serie). (001G0123) \n' });
  assert.is(act.title, 'Norme di prova (2ª serie).');
  assert.is(act.publication.editorialCode, '001G0123');
  assert.is(read({ work, title: 'Norme di prova (001G0123) ((5))' }).title, 'Norme di prova');
});

test('the date of the text is that of the file name, then of the official ELI, then of the Expression', () => {
  const work = '<FRBRalias name="eli" value="eli/id/2001/02/10/001G0123/CONSOLIDATED/20200102"/>';
  assert.is(read({ work, path: 'x/2001_001G0123_VIGENZA_20210304.xml' }).textDate, '2021-03-04');
  assert.is(read({ path: '2001-02-10_001G0123_VIGENZA_2021-03-04_V2.xml' }).textDate, '2021-03-04');
  assert.is(read({ work, path: '2001-02-10_001G0123_VIGENZA_2021-03-04_V2.xml' }).textDate, '2020-01-02');
  assert.is(read({ work }).textDate, '2020-01-02');
  assert.is(read({}).textDate, '2010-01-01');
});

test('a version begins on the day of its official ELI, and is known to stand on the day that the portal was asked for', () => {
  const eli = (end: string) => `<FRBRalias name="eli" value="eli/id/2001/02/10/001G0123/${end}"/>`;
  const asked = 'x/20010210_001G0123_VIGENZA_20210304.xml';
  const held = '2001-02-10_001G0123_VIGENZA_2021-03-04_V2.xml';
  const cases: [work: string, path: string, from: string, until: string, isConsolidated: boolean][] = [
    [eli('CONSOLIDATED/20200102'), 'a.xml', '2020-01-02', '2020-01-02', true],
    [eli('CONSOLIDATED/20200102'), asked, '2020-01-02', '2021-03-04', true],
    [eli('CONSOLIDATED/20200102'), held, '2020-01-02', '2020-01-02', true],
    // Without an ELI the name of a pack has the start; as published it is the Expression's day, whatever the name is.
    ['', held, '2021-03-04', '2021-03-04', true],
    [eli('ORIGINAL'), '2001-02-10_001G0123_VIGENZA_2021-03-04_V0.xml', '2010-01-01', '2010-01-01', false],
    ['', 'a.xml', '2010-01-01', '2010-01-01', false],
    ['', asked, '2010-01-01', '2021-03-04', true],
    // No version begins before its act, of 2001-02-03: what is left is the day that was asked, or the Expression's.
    [eli('CONSOLIDATED/19990101'), asked, '2021-03-04', '2021-03-04', true],
    [eli('CONSOLIDATED/19990101'), 'a.xml', '2010-01-01', '2010-01-01', true],
  ];
  for (const [work, path, from, until, isConsolidated] of cases)
    assert.equal(
      read({ work, path }).textDays,
      { from, until, isConsolidated, isOriginal: work.includes('ORIGINAL') },
      `${work} ${path}`,
    );
});

test('entry into force is a date, however it is written', () => {
  const note = (text: string) =>
    read({ preface: `<p><authorialNote><p>${text}</p></authorialNote></p>` }).entryIntoForce;
  assert.is(note('Entrata in vigore della legge: 2-9-1990'), '1990-09-02');
  assert.is(note('Entrata in vigore del provvedimento: 01/04/2017, ad eccezione dei commi 2 e 3'), '2017-04-01');
  assert.is(note('null'), null);
});

test('a foreign act has an ELI of its country, with any prefix or no namespace, and no URN', () => {
  for (const prefix of ['', 'an:']) {
    const { act } = readDocument(
      encode(foreign('<article id="art_1er"><num>Art. 1er</num><p>Texte\nsuivi.</p></article>', undefined, prefix)),
      'a.xml',
    );
    assert.equal([act.eli, act.urn, act.date], ['eli:/fi/statute/2024/123', null, '2024-03-22']);
    assert.equal([act.articles[0]!.number, act.articles[0]!.text], ['1', 'Texte suivi.']);
  }
});

const refused: Record<string, [string, string]> = {
  'a bill': ['<akomaNtoso><bill><meta/></bill></akomaNtoso>', 'a bill, expected an act'],
  'a debate': ['<akomaNtoso>\n<debate/></akomaNtoso>', 'a debate'],
  'a judgment': ['<a:akomaNtoso xmlns:a="x"><a:judgment/></a:akomaNtoso>', 'a judgment'],
  'an amendment': ['<akomaNtoso><amendment/></akomaNtoso>', 'an amendment'],
  'a collection': ['<akomaNtoso><documentCollection/><components/></akomaNtoso>', 'a collection of documents'],
  'a portion': ['<akomaNtoso><portion/></akomaNtoso>', 'a portion of an act'],
  'a document in NIR': ['<NIR><Legge/></NIR>', 'NIR (Norme in rete)'],
  'another vocabulary': ['<html/>', 'a root <html>'],
  'an empty root': ['<akomaNtoso/>', 'an empty <akomaNtoso>'],
  'an act without a body': ['<akomaNtoso><act><meta/></act></akomaNtoso>', 'an act without a body'],
  'an act without identity': ['<akomaNtoso><act><meta/><body/></act></akomaNtoso>', 'an act without FRBRWork'],
  'an act with empty identity': [foreign('', ''), 'no identity in FRBRuri ""'],
};
for (const [name, [document, words]] of Object.entries(refused)) {
  test(`refuses ${name} as what it is`, () => assert.match(refusal(document), words));
}

test.run();
