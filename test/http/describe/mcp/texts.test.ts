// Texts of law for agents: notes, rulings first and counted, empty texts with their reason.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import { fit, tokenBounds, type Room } from '../../../../http/describe/mcp/short.js';
import { shortenArticle } from '../../../../http/describe/mcp/texts.js';

const texts = suite('texts for agents');
const room: Room = { tokens: 1500, language: 'it', start: 0, isSummary: false };
const eli = 'eli:/it/regio-decreto/1930/10/19/1398/art/5';
const ruling = 'La Corte costituzionale, con sentenza 1-2 marzo 1999, n. 77, ha dichiarato illegittimo il primo comma.';
const later = { n: 0, prima_data: null, relazioni: '/x', complete: false, frase: 'Testo all’11 agosto 2024.' };

const article = (own: Partial<shapes.ArticleAnswer>) =>
  ({
    ...{ eli, num: '5', parte: null, rubrica: 'Una rubrica', testo: 'Un testo.', note: [], stato: null },
    ...{ abrogato: false, parti_grafiche: false, testo_al: '2024-08-11', versione_dal: '2024-08-10' },
    modifiche_successive: later,
    norma: { eli: 'eli:/it/regio-decreto/1930/10/19/1398', sigla: 'R.D. 1398/1930', titolo: 'Un codice' },
    ...{ cita: [], modifica: [], modificata_da: [] },
    ...own,
  }) as unknown as shapes.ArticleAnswer;

texts('a text is cited in full, with its day', () => {
  const { facts } = shortenArticle(article({}), room);
  assert.is(
    facts['citazione'],
    'art. 5, codice penale (regio decreto 19 ottobre 1930, n. 1398), testo all’11 agosto 2024',
  );
  assert.is(facts['url_fonte'], 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1930-10-19;1398');
  const { facts: summary } = shortenArticle(article({}), { ...room, isSummary: true });
  assert.is(summary['citazione'], 'art. 5, codice penale (regio decreto 19 ottobre 1930, n. 1398)');
});

texts('a text from before an end is told to have ended later, not then', () => {
  const stato = { valore: 'abrogato', dal: null, da: null, relazione: null } as const;
  const past = shortenArticle(article({ stato, al: '2012-07-13', posizione: 'storica' }), room).facts;
  assert.is(past['stato'], 'Oggi, non nel giorno di questo testo, risulta abrogato.');
  const mark = shortenArticle(article({ stato, abrogato: true, al: '2014-02-08', posizione: 'storica' }), room).facts;
  assert.is(mark['stato'], 'Risulta abrogato.');
});

texts('rulings stand first among the notes, and what is left out is counted', () => {
  const others = Array.from({ length: 30 }, (_, i) => `Il decreto ${i} ha disposto la modifica di parole. `.repeat(8));
  const short = shortenArticle(article({ note: [...others, ruling] }), room);
  assert.is(short.lists['note']![0], ruling);
  assert.is(short.facts['n_note'], 31);
  for (const tokens of [tokenBounds.minimum, 1500, tokenBounds.maximum]) {
    const long = article({ note: [...others, ruling], testo: 'Un comma lungo. '.repeat(2000) });
    const answer = fit(shortenArticle(long, { ...room, tokens }), tokens, '/x') as {
      note?: string[];
      omessi?: { note?: number };
    };
    assert.is((answer.note?.length ?? 0) + (answer.omessi?.note ?? 0), 31);
    if (tokens > tokenBounds.minimum) assert.is(answer.note?.[0], ruling);
  }
});

texts('a note that is shortened is counted', () => {
  const { facts, lists } = shortenArticle(article({ note: ['Una nota senza fine, '.repeat(400)] }), room);
  assert.is(facts['note_abbreviate'], 1);
  assert.match(lists['note']![0] as string, / …$/);
});

texts('an empty text says why', () => {
  const why = (own: Partial<shapes.ArticleAnswer>) =>
    shortenArticle(article({ testo: '', ...own }), room).facts['testo_vuoto'];
  assert.match(String(why({ parti_grafiche: true })), 'immagine');
  assert.match(String(why({ abrogato: true })), 'non è più in vigore');
  assert.match(String(why({})), 'non vuol dire');
  assert.is(shortenArticle(article({}), room).facts['testo_vuoto'], undefined);
});

texts.run();
