// Sentences that only answers for agents have, in both languages. A sentence missing in one does not compile.
import type { Language } from '../../../engine/index.js';

const it = {
  empty: {
    picture: 'Il testo fu pubblicato come immagine e non è nei documenti: vedi url_fonte.',
    ended: 'Il documento riporta solo che l’articolo non è più in vigore: vedi stato.',
    missing: 'Il documento caricato non ha qui alcun testo: non vuol dire che l’articolo non ne abbia. Vedi url_fonte.',
  },
  /** An act that the documents do not name. */
  unnamed: 'un atto senza nome',
  outside: 'fuori dal corpus',
  repealed: 'abrogato',
  unknown: [
    'Uno stato non noto non vuol dire «in vigore».',
    'Ogni testo ha il suo giorno (testo_al): chiedi coverage con norma, o l’atto, per saperlo.',
    'Abrogazioni implicite, giurisprudenza, atti regionali e dell’Unione europea non sono considerati.',
    'Che nessuna modifica o citazione risulti non vuol dire che non ve ne siano: gli atti che le fanno possono non essere caricati.',
  ],
};

export type McpWords = typeof it;

const en: McpWords = {
  empty: {
    picture: 'The text was published as a picture and is not in the documents: see url_fonte.',
    ended: 'The document only says that the article is no longer in force: see stato.',
    missing: 'The loaded document has no text here: that does not mean that the article has none. See url_fonte.',
  },
  unnamed: 'an act without a name',
  outside: 'outside the corpus',
  repealed: 'repealed',
  unknown: [
    'A status that is not known does not mean “in force”.',
    'Each text has its own day (testo_al): ask coverage with norma, or the act, for it.',
    'Implicit repeals, case law, and regional and European Union acts are not considered.',
    'That no amendment or citation is known does not mean that there is none: the acts that make them may not be loaded.',
  ],
};

export const mcpWords: Record<Language, McpWords> = { it, en };
