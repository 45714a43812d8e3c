// The words of the guide, in both languages.
import type { Language } from '../../engine/index.js';

interface GuideWords {
  title: string;
  lead: string;
  asking: string;
  /** The words that one writes or opens, the address, and its result. */
  questions: readonly (readonly [words: string, path: string, result: string])[];
  kinds: string;
  kindsLead: string;
  trust: string;
  trustLead: string;
  rule: string;
  precision: string;
  unmeasured: string;
  unknown: string;
  unknowns: readonly string[];
}

const procedure = '/norme/it/legge/1990/08/07/241';

export const guideWords: Readonly<Record<Language, GuideWords>> = {
  it: {
    title: 'Guida',
    lead: 'Che cosa si può chiedere, come si leggono le risposte e che cosa non si sa.',
    asking: 'Che cosa si può chiedere',
    questions: [
      [
        'art. 2-bis l. 241/1990',
        '/cerca?q=art.%202-bis%20l.%20241/1990',
        'una citazione, come la si scrive: si apre l’articolo',
      ],
      ['preavviso di rigetto', '/cerca?q=preavviso%20di%20rigetto', 'le parole: gli articoli e gli atti che le hanno'],
      ['"silenzio assenso"', '/cerca?q=%22silenzio%20assenso%22', 'fra virgolette: le parole in quell’ordine'],
      [
        'Che cosa modifica un atto, e da che cosa è modificato',
        procedure,
        'ogni modifica con la frase che la dichiara, dove c’è',
      ],
      [
        'Com’era un articolo in un giorno',
        `${procedure}/art/2-bis`,
        'il campo «Com’era il»: il testo di quel giorno, se è caricato, o il suo indirizzo sul portale ufficiale',
      ],
      [
        'La storia di un articolo',
        `${procedure}/art/2-bis/storia`,
        'i testi che ha avuto, chi li ha cambiati e con quali parole',
      ],
      ['Un testo pieno di citazioni', '/risolvi', 'incollato: ogni citazione con l’atto a cui conduce e il suo stato'],
      ['Le definizioni della legge', '/definizioni', 'con il loro ambito'],
      [
        'Le parole che le modifiche tolgono e mettono',
        '/riscontri',
        'e se il testo caricato le ha, dove si è potuto vedere',
      ],
      ['Chi modifica chi', '/grafo', 'il grafo, disegnato e in elenco'],
      ['Le modifiche più recenti', '/modifiche', 'per genere e per atto'],
      ['I dati interi', '/dati', 'che cosa è caricato, e le tabelle da scaricare'],
    ],
    kinds: 'I segni delle modifiche',
    kindsLead: 'Ogni genere ha un segno e una parola.',
    trust: 'Quanto ci si può fidare',
    trustLead:
      'Ogni modifica dice da che cosa la si conosce. Di ogni modo si è misurato, su modifiche controllate a mano senza vedere la risposta, quante volte dice quello che dice la legge: il numero è il limite inferiore, al 95 %, di quella misura.',
    rule: 'Da che cosa la si conosce',
    precision: 'Precisione, almeno',
    unmeasured: 'non misurata a parte',
    unknown: 'Che cosa non si sa',
    unknowns: [
      'Che nessuna modifica o citazione risulti non vuol dire che non ve ne siano: gli atti che le fanno possono non essere caricati.',
      'Ogni testo è di un giorno, che sta scritto sopra: di ciò che è venuto dopo si dice soltanto quello che i documenti caricati dicono.',
      'Dove i documenti non dicono se un atto o un articolo sia in vigore, non lo si dice.',
      'Nessun testo ha carattere ufficiale: l’unico autentico è quello stampato nella Gazzetta Ufficiale.',
    ],
  },
  en: {
    title: 'Guide',
    lead: 'What one can ask, how to read the answers, and what is not known.',
    asking: 'What one can ask',
    questions: [
      [
        'art. 2-bis l. 241/1990',
        '/cerca?q=art.%202-bis%20l.%20241/1990',
        'a citation, as people write it: the article opens',
      ],
      ['preavviso di rigetto', '/cerca?q=preavviso%20di%20rigetto', 'words: the articles and acts that have them'],
      ['"silenzio assenso"', '/cerca?q=%22silenzio%20assenso%22', 'in quotation marks: the words in that order'],
      [
        'What an act amends, and what amends it',
        procedure,
        'each amendment with the sentence that states it, where there is one',
      ],
      [
        'An article as it was on a day',
        `${procedure}/art/2-bis`,
        'the field “As it was on”: the text of that day where it is loaded, or its address on the official portal',
      ],
      [
        'The history of an article',
        `${procedure}/art/2-bis/storia`,
        'the texts that it has had, who changed them and with which words',
      ],
      ['A text full of citations', '/risolvi', 'pasted: each citation with the act that it leads to, and its status'],
      ['The definitions of the law', '/definizioni', 'with their scope'],
      [
        'The words that amendments take and bring',
        '/riscontri',
        'and whether the loaded text has them, where that could be seen',
      ],
      ['Who amends whom', '/grafo', 'the graph, drawn and as a list'],
      ['The newest amendments', '/modifiche', 'by kind and act'],
      ['The data as a whole', '/dati', 'what is loaded, and tables to download'],
    ],
    kinds: 'The signs of amendments',
    kindsLead: 'Each kind has a sign and a word.',
    trust: 'How far it can be trusted',
    trustLead:
      'Each amendment says how it is known. For each way it was measured, on amendments checked by hand without sight of the answer, how often it says what the law says: the number is the lower bound, at 95%, of that measure.',
    rule: 'How it is known',
    precision: 'Precision, at least',
    unmeasured: 'not measured apart',
    unknown: 'What is not known',
    unknowns: [
      'That no amendment or citation is listed does not mean that there is none: the acts that make them may not be loaded.',
      'Each text is of a day, which stands above it: of what came later only that is said which the loaded documents say.',
      'Where the documents do not say whether an act or article is in force, nothing is said of it.',
      'No text is official: the only authentic one is printed in the Gazzetta Ufficiale.',
    ],
  },
};
