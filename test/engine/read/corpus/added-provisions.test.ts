// What a provision does that came into its act later is never dated by that act: by what brought the provision in, or not at all.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noDates, type ClaimEnd, type RelationClaim } from '../../../../engine/law/relation.js';
import { readClaims } from '../../../../engine/read/akn/read-relations.js';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { parseXml } from '../../../../engine/read/akn/xml.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { article, encode, paragraph, write } from '../akn/act-document.js';

const added = suite('added provisions');

const decree = 'eli:/it/decreto-legge/2031/02/03/4';
const target = 'eli:/it/legge/2020/05/06/7';
const later = 'eli:/it/legge/2033/12/30/99';
const index = {
  hasAct: (eli: string) => [decree, target, later].includes(eli),
  actByTypeYearNumber: () => null,
  hasArticle: () => false,
};

const at = (act: string, own: Partial<ClaimEnd> = {}): ClaimEnd => ({
  ...{ act, part: null, article: null, paragraph: null, point: null, number: null, division: null },
  ...own,
});

const claim = (from: ClaimEnd, to: ClaimEnd, own: Partial<RelationClaim> = {}): RelationClaim => ({
  ...{ kind: 'modifica', nature: 'testuale', reach: 'parole', dates: noDates, effectEvidence: null, saving: null },
  ...{ from, to, evidence: null, method: 'testo', confidence: 0.96 },
  ...own,
});

const source = at(decree, { article: '3', paragraph: '2-bis' });
const amending = claim(source, at(target, { article: '1' }), { isAdded: true });
const days = { publication: '2033-12-31', force: '2034-01-01', effect: null };
const inserting = (own: Partial<RelationClaim>, to: Partial<ClaimEnd> = { paragraph: '2-bis' }) =>
  claim(at(later, { article: '1' }), at(decree, { article: '3', ...to }), {
    ...{ kind: 'inserisce', reach: 'comma', dates: days },
    ...own,
  });

function dated(...claims: RelationClaim[]) {
  const found = resolveRelations([amending, ...claims], index).find(({ from }) => from.act === decree)!;
  return [found.date, found.dateKind, found.dates.publication];
}

added('an amendment by a paragraph that came in later has the days of what inserted it', () => {
  assert.equal(dated(inserting({})), ['2034-01-01', 'vigore', '2033-12-31']);
  assert.equal(dated(inserting({}, { paragraph: '2-bis, 2-ter' })), ['2034-01-01', 'vigore', '2033-12-31']);
});

added('it has no day where that is not known, or is not sure', () => {
  assert.equal(dated(), [null, null, null]);
  // Of another paragraph, of words in it, of the article before it had the paragraph, of two acts.
  assert.equal(dated(inserting({}, { paragraph: '2-ter' })), [null, null, null]);
  assert.equal(dated(inserting({ reach: 'parole' })), [null, null, null]);
  assert.equal(dated(inserting({ reach: 'articolo' }, { paragraph: null })), [null, null, null]);
  const second = inserting({ dates: { ...days, force: '2035-01-01' } });
  const other = { ...second, from: at('eli:/it/legge/2034/01/01/8', { article: '1' }) };
  assert.equal(dated(inserting({}), other), [null, null, null]);
  // The event that the amended act lists has the day on which the decree was published.
  const event = claim(at(decree), at(target), {
    ...{ kind: 'altro', nature: null, reach: null, method: 'elenco' },
    dates: { ...noDates, publication: '2031-02-04' },
  });
  assert.equal(dated(event), [null, null, null]);
});

added('what the act had at first keeps its own day', () => {
  const first = { ...amending, isAdded: false };
  const [only] = resolveRelations([first], index);
  assert.equal([only!.date, only!.dateKind], ['2031-02-03', 'atto']);
});

added('an act tells of itself which of its provisions came in later', () => {
  const words =
    "<p>All'articolo 1, comma 1, della legge 6 maggio 2020, n. 7, la parola: «uno» e' sostituita da: «due».</p>";
  const document = write({ body: article('1', paragraph(words, '1.'), paragraph(words, '1-bis.')) });
  const bytes = encode(document);
  const { act } = readDocument(bytes, 'a.xml');
  const { claims } = readClaims(parseXml(bytes, 'a.xml'), act);
  assert.equal(
    claims.map(({ from, isAdded, dates }) => [from.paragraph, isAdded ?? false, dates.publication]),
    [
      ['1', false, '2001-02-10'],
      ['1-bis', true, null],
    ],
  );
});

added.run();
