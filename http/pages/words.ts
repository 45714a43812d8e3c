// The sentences of the pages, in both languages. A sentence missing in one does not compile.
import type { Language } from '../questions/language.js';

const it = {
  title: 'Legami: le relazioni fra le leggi italiane',
  lead: 'Un servizio aperto che dice chi modifica chi nella legislazione italiana: atti, articoli, modifiche e il grafo che li unisce. Sola lettura, nessuna registrazione.',
  counts: 'Quanto contiene',
  acts: 'atti',
  articles: 'articoli',
  relations: 'relazioni di modifica',
  updatedTo: 'Testi aggiornati al',
  tryIt: 'Da provare',
  listOfActs: 'Elenco degli atti',
  searchExample: 'Atti con «trasparenza» nel titolo',
  relationsExample: 'Chi modifica la L. 241/1990',
  graphExample: 'Il grafo delle modifiche',
  documentation: 'Documentazione',
  interactive: 'Documentazione interattiva',
  openapi: 'Descrizione OpenAPI 3.1',
  status: 'Stato del servizio',
  source: 'Fonte e licenza',
  otherLanguage: 'English',
  docsLead: 'Ogni indirizzo dell’API, con i suoi parametri e i campi delle sue risposte. Si può provare da qui.',
  operations: 'Gli indirizzi dell’API',
  example: 'esempio',
  navigation: 'Navigazione',
  skip: 'Vai al contenuto',
  numberFormat: 'it-IT',
};

export type PageWords = typeof it;

const en: PageWords = {
  title: 'Legami: how Italian laws are related',
  lead: 'An open service that tells who amends whom in Italian legislation: acts, articles, amendments and the graph that joins them. Read-only, no registration.',
  counts: 'What it holds',
  acts: 'acts',
  articles: 'articles',
  relations: 'amendment relations',
  updatedTo: 'Texts up to date as of',
  tryIt: 'Try it',
  listOfActs: 'List of acts',
  searchExample: 'Acts with “trasparenza” in the title',
  relationsExample: 'Who amends L. 241/1990',
  graphExample: 'The graph of amendments',
  documentation: 'Documentation',
  interactive: 'Interactive documentation',
  openapi: 'OpenAPI 3.1 description',
  status: 'Status of the service',
  source: 'Source and licence',
  otherLanguage: 'Italiano',
  docsLead: 'Every address of the API, with its parameters and the fields of its answers. You can try it from here.',
  operations: 'The addresses of the API',
  example: 'example',
  navigation: 'Navigation',
  skip: 'Skip to content',
  numberFormat: 'en-GB',
};

export const pageWords: Record<Language, PageWords> = { it, en };
