// The tools that answer texts of law: acts, articles, what they were on other days, and what of them is proved.
import type { shapes } from '../../../../engine/index.js';
import { shortenProof } from '../proof.js';
import type { Room, Short } from '../short.js';
import { shortenAct, shortenArticle, type ArticleText } from '../texts.js';
import { shortenComparison, shortenHistory } from '../versions.js';
import { mcpWords } from '../words.js';
import { from, onDay, reference, type Tool } from './tool.js';

export const textTools = {
  act: {
    title: 'An act',
    description: `One act: identity, dates, what is known of its status, its table of articles, the newest amendments, and which acts amended it how often. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which act.', al: onDay },
    parameters: { norma: 'eli', al: 'al' },
    own: { inizio: from('First article of the table of articles that is listed, from 0.') },
    shorten: shortenText,
  },
  article: {
    title: 'An article',
    description: `The text of one article, or of one comma where the reference names it, with its day (testo_al), the amendments after that day, the notes (rulings of the Constitutional Court first), what is known of its status, its amendments and what it cites, and a citation ready to be quoted. Name article and act. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which article, "art. 2-bis l. 241/1990", or comma, "art. 2, comma 1, l. 241/1990".', al: onDay },
    parameters: { norma: 'eli', al: 'al' },
    own: { inizio: from('First character of the text that is wanted: testo_parte.prosegue of the answer before.') },
    shorten: shortenText,
  },
  history: {
    title: 'History of an article',
    description: `Each text that an article has had, among those loaded, oldest first: since and until when (al is the last day), what happened, which provision did it with its sentence and how that is known, or the acts among which nothing decides (candidati); of an act: its versions. ${reference}`,
    endpoint: 'storia',
    endpointOfWhole: 'versioni',
    says: { norma: 'Which article, or which act.' },
    parameters: { norma: 'eli' },
    shorten: shortenHistory,
  },
  compare: {
    title: 'Two texts compared',
    description: `What changed in an article between two days: the paragraphs that differ, words that went in [-…-], words that came in {+…+}, and by which acts; of an act: the articles that changed. ${reference}`,
    endpoint: 'confronto',
    says: { norma: 'Which article, or which act.' },
    parameters: { norma: 'eli', da: 'da', a: 'a' },
    shorten: shortenComparison,
  },
  coverage: {
    title: 'What is loaded',
    description: `What this service knows and what not: how many acts, articles and relations are loaded, of which days the texts are, what is not known; with norma, the same of one act: the day of its text, the amendments after that day, and how many of those who amend it are loaded. ${reference}`,
    endpoint: 'health',
    endpointOfAct: 'norma',
    says: { norma: 'Which act, if only that is asked for.' },
    parameters: { norma: 'eli' },
    shorten: shortenCoverage,
  },
  proof: {
    title: 'Amendments proved by the words',
    description: `Of an article: its text in stretches, each with the provision that brought it, where that is known. Of an amending act: each operation on the words of other acts (old words, new words, place) with its grade: testo (before + words = after), presenza (the new words stand at their place), segno (a mark of repeal), nota (the Gazzetta’s note prints them), coerente, discorde (the two texts differ: which is wrong is not said), or why it could not be checked. ${reference}`,
    endpoint: 'provenienza',
    endpointOfWhole: 'riscontro',
    says: { norma: 'Which article, or which amending act.' },
    parameters: { norma: 'eli' },
    shorten: shortenProof,
  },
} as const satisfies Record<string, Tool>;

function shortenText(answer: shapes.ActAnswer | ArticleText, room: Room): Short {
  return 'articoli' in answer ? shortenAct(answer, room) : shortenArticle(answer, room);
}

/** The facts about what is loaded, in all or of one act, and about what is not known. */
function shortenCoverage(answer: shapes.HealthAnswer | shapes.ActAnswer | ArticleText, room: Room): Short {
  const { unknown } = mcpWords[room.language];
  if (!('conteggi' in answer)) {
    const { facts } = shortenText(answer, room);
    const kept = Object.entries(facts).filter(
      ([name]) => !/^(?:testo|testo_parte|n_note|note_abbreviate|inizio)$/.test(name),
    );
    return { facts: { ...Object.fromEntries(kept), non_noto: unknown }, lists: {} };
  }
  const { conteggi, corpus, tipi } = answer;
  return {
    facts: { conteggi, testi: corpus.testi, natura_testi: corpus.natura_testi, non_noto: unknown },
    lists: { tipi: tipi.map(({ tipo, norme }) => `${tipo} (${norme})`) },
  };
}
