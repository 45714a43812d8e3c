// What people ask agents of Italian law, written before any answer was looked at: which calls should be enough, and what the answer must say.

/** A tool and its arguments. */
export type ToolCall = readonly [tool: string, values: Readonly<Record<string, unknown>>];

export interface Task {
  question: string;
  calls: readonly ToolCall[];
  /** What must be found in the answers together. */
  says: readonly RegExp[];
}

export const tasks: readonly Task[] = [
  {
    question: 'Which act introduced art. 2-bis of law 241/1990, and since when?',
    calls: [['relations', { norma: 'art. 2-bis l. 241/1990', dir: 'in' }]],
    says: [/L\. 69\/2009/, /2009-\d\d-\d\d/],
  },
  {
    question: 'What is known of the status of art. 3 of the CAD?',
    calls: [['article', { norma: 'art. 3 CAD' }]],
    says: [/"stato":"/, /art\/3"/],
  },
  {
    question: 'What did decree 97/2016 do to decree 33/2013?',
    calls: [['relations', { norma: 'd.lgs. 97/2016', dir: 'out', con: 'd.lgs. 33/2013' }]],
    says: [/D\.Lgs\. 33\/2013/, /evidenza/],
  },
  {
    question: 'Which law converted decree-law 76/2020?',
    calls: [['relations', { norma: 'd.l. 76/2020', dir: 'in', tipo: 'converte' }]],
    says: [/L\. 120\/2020/],
  },
  {
    question: 'Which acts amended the CAD most?',
    calls: [['act', { norma: 'CAD' }]],
    says: [/"modificata_da":\["D\.Lgs\. \d+\/\d{4} \(\d+\)"/],
  },
  {
    question: 'What does art. 1 of law 241/1990 say?',
    calls: [['article', { norma: 'art. 1, l. 241/1990' }]],
    says: [/"testo":"/, /attivita/],
  },
  {
    question: 'How is decree-law 76/2020 connected to law 241/1990?',
    calls: [['path', { da: 'd.l. 76/2020', a: 'l. 241/1990' }]],
    says: [/D\.L\. 76\/2020 – L\. 241\/1990/, /evidenza/],
  },
  {
    question: 'What would be touched by what law 15/2005 amends?',
    calls: [['impact', { norma: 'l. 15/2005', dir: 'out', profondita: 2 }]],
    says: [/"passo_1":\[/, /L\. 241\/1990/],
  },
  {
    question:
      'Are the citations of this sentence right: «ai sensi dell’art. 2 della legge 7 agosto 1990, n. 241, e dell’art. 22 del GDPR»?',
    calls: [['resolve', { testo: 'ai sensi dell’art. 2 della legge 7 agosto 1990, n. 241, e dell’art. 22 del GDPR' }]],
    says: [/eli:\/it\/legge\/1990\/08\/07\/241\/art\/2"/, /GDPR/],
  },
  {
    question: 'Which decree protects people who report breaches (whistleblowing), and how many articles has it?',
    calls: [
      ['search', { q: 'protezione delle persone che segnalano violazioni' }],
      ['act', { norma: 'd.lgs. 24/2023' }],
    ],
    says: [/D\.Lgs\. 24\/2023/, /"n_articoli":\d+/],
  },
  {
    question: 'Which articles cite art. 22 of law 241/1990?',
    calls: [['citations', { norma: 'art. 22 l. 241/1990' }]],
    says: [/"totale":[1-9]/, /"a":"art\. 22(, comma \d+)?, L\. 241\/1990"/],
  },
  {
    question: 'Which act amended the CAD last?',
    calls: [['act', { norma: 'CAD' }]],
    says: [/"ultime_modifiche":\["20\d\d-\d\d-\d\d /],
  },
  {
    question: 'Which law is meant by «legge 114»?',
    calls: [['act', { norma: 'legge 114' }]],
    says: [/L\. 114\/2024/, /L\. 114\/2014/],
  },
  {
    question: 'Which articles are like art. 2-bis of law 241/1990?',
    calls: [['similar', { norma: 'art. 2-bis l. 241/1990' }]],
    says: [/"nome":"art\. 2-bis, L\. 241\/1990"/, /"simili":\[\{"eli":"eli:/, /"parole":\["/],
  },
  {
    question: 'Which acts stand around the Constitution?',
    calls: [['graph', { norma: 'Cost.' }]],
    says: [/Cost\./, /L\. cost\. 3\/2001|L\.cost\. 3\/2001|L\. Cost\. 3\/2001/],
  },
];
