// Every sentence the service says, in its two languages. A sentence missing in one does not compile.
import type { RelationKind } from '../engine/index.js';
import type { Language } from './language.js';

/** A kind of relation in words: as the amending act does it, and as the amended act undergoes it. */
type Verbs = Record<RelationKind, { active: string; passive: string }>;

const italianVerbs: Verbs = {
  abroga: { active: 'abroga', passive: 'è abrogato da' },
  sostituisce: { active: 'sostituisce', passive: 'è sostituito da' },
  inserisce: { active: 'inserisce testo in', passive: 'riceve testo inserito da' },
  modifica: { active: 'modifica', passive: 'è modificato da' },
  proroga: { active: 'proroga termini di', passive: 'ha termini prorogati da' },
  converte: { active: 'converte in legge', passive: 'è convertito in legge da' },
  sospende: { active: 'sospende', passive: 'è sospeso da' },
  altro: { active: 'interviene su', passive: 'è oggetto di intervento di' },
};

const englishVerbs: Verbs = {
  abroga: { active: 'repeals', passive: 'is repealed by' },
  sostituisce: { active: 'replaces', passive: 'is replaced by' },
  inserisce: { active: 'inserts text into', passive: 'has text inserted by' },
  modifica: { active: 'amends', passive: 'is amended by' },
  proroga: { active: 'extends time limits of', passive: 'has time limits extended by' },
  converte: { active: 'converts into law', passive: 'is converted into law by' },
  sospende: { active: 'suspends', passive: 'is suspended by' },
  altro: { active: 'affects', passive: 'is affected by' },
};

const it = {
  disclaimer:
    'Servizio informativo: non fornisce consulenza legale e i suoi testi non hanno carattere ufficiale. Verificare sempre sulla fonte ufficiale.',
  source: {
    name: 'Normattiva – il portale della legge vigente',
    url: 'https://www.normattiva.it',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.it',
    notice:
      'Citare la fonte ufficiale. L’unico testo autentico è quello pubblicato a stampa nella Gazzetta Ufficiale della Repubblica Italiana, che prevale in caso di differenze.',
  },
  description: {
    health: 'Stato del servizio e quantità di atti, articoli e relazioni che contiene.',
    norme: 'Elenco degli atti del corpus, con il numero dei loro articoli e delle loro relazioni.',
    act: 'Un atto intero: il testo articolo per articolo, che cosa modifica e da quali atti è modificato.',
    article: 'Un articolo di un atto: il testo, che cosa cita, che cosa modifica e da che cosa è modificato.',
    relazioni: 'Le relazioni di modifica dell’atto richiesto: che cosa modifica e da quali atti è modificato.',
    relazioniOut: 'Le relazioni di modifica dell’atto richiesto: che cosa modifica.',
    relazioniIn: 'Le relazioni di modifica dell’atto richiesto: da quali atti è modificato.',
    graph: 'Il grafo delle relazioni di modifica: i nodi con più relazioni e gli archi fra loro.',
    neighbourhood: 'Il vicinato dell’atto richiesto nel grafo delle relazioni di modifica, a partire dal più vicino.',
    risolvi: 'Le citazioni di atti trovate nel testo, con ciò che se ne è capito e l’atto a cui conducono.',
    alias: 'I nomi di atti e le abbreviazioni di tipi che i riferimenti possono usare.',
    unresolved: 'Il riferimento non indica un solo atto noto: si riporta ciò che se ne è capito, senza indovinare.',
    unknownAct: 'L’atto o l’articolo richiesto non è nel corpus.',
  },
  criterion: {
    norma: 'Gli atti con più relazioni (in entrambi i versi); a parità, per ELI; in fondo quelli senza relazioni.',
    articolo: 'Gli articoli e gli atti con più relazioni (in entrambi i versi); a parità, per ELI.',
    neighbourhood:
      'I nodi più vicini al centro, lungo le relazioni nei due versi; a parità di distanza, per numero di relazioni.',
  },
  error: {
    actUnknown: (eli: string) => `L’atto ${eli} non è nel corpus.`,
    articleUnknown: (number: string, act: string) => `L’articolo ${number} non è nel testo di ${act}.`,
    actOnlyInRelations: (act: string) =>
      `Il testo di ${act} non è nel corpus: l’atto è noto solo dalle relazioni, che si trovano all’indirizzo in relazioni_url.`,
    malformedIdentifier: (reference: string) =>
      `«${reference}» non è un identificativo di atto: si attende un ELI della forma eli:/it/<tipo>/<anno>/<mese>/<giorno>/<numero>.`,
    damaged: 'Questa parte dei dati risulta danneggiata e non viene servita: serve ricostruire lo snapshot.',
    unavailable: 'Il servizio non può rispondere in questo momento. Riprovare più tardi.',
  },
  verbs: italianVerbs,
  page: {
    title: 'Legami: le relazioni fra le leggi italiane',
    lead: 'Un servizio aperto che dice chi modifica chi nella legislazione italiana: atti, articoli, modifiche e il grafo che li unisce. Sola lettura, nessuna registrazione.',
    counts: 'Quanto contiene',
    acts: 'atti',
    articles: 'articoli',
    relations: 'relazioni di modifica',
    updatedTo: 'testi aggiornati al',
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
    navigation: 'Navigazione',
    skip: 'Vai al contenuto',
    numberFormat: 'it-IT',
  },
};

export type Prose = typeof it;

const en: Prose = {
  disclaimer:
    'Informational service: it gives no legal advice and its texts are not official. Always check against the official source.',
  source: {
    name: 'Normattiva – il portale della legge vigente',
    url: 'https://www.normattiva.it',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    notice:
      'Cite the official source. The only authentic text is the one printed in the Gazzetta Ufficiale della Repubblica Italiana, which prevails where the two differ.',
  },
  description: {
    health: 'Status of the service and how many acts, articles and relations it holds.',
    norme: 'List of the acts of the corpus, with the number of their articles and relations.',
    act: 'A whole act: its text article by article, what it amends and by which acts it is amended.',
    article: 'One article of an act: its text, what it cites, what it amends and by what it is amended.',
    relazioni: 'The amendment relations of the act asked for: what it amends and by which acts it is amended.',
    relazioniOut: 'The amendment relations of the act asked for: what it amends.',
    relazioniIn: 'The amendment relations of the act asked for: by which acts it is amended.',
    graph: 'The graph of amendment relations: the nodes with most relations and the links between them.',
    neighbourhood: 'The neighbourhood of the act asked for in the graph of amendment relations, nearest first.',
    risolvi: 'The citations of acts found in the text, with what was understood of them and the act they lead to.',
    alias: 'The names of acts and the abbreviations of types that references may use.',
    unresolved:
      'The reference does not name exactly one known act: this is what was understood of it, without guessing.',
    unknownAct: 'The act or article asked for is not in the corpus.',
  },
  criterion: {
    norma: 'The acts with most relations (both directions); ties by ELI; those without relations last.',
    articolo: 'The articles and acts with most relations (both directions); ties by ELI.',
    neighbourhood:
      'The nodes nearest to the centre, along relations in both directions; at equal distance, by number of relations.',
  },
  error: {
    actUnknown: (eli) => `The act ${eli} is not in the corpus.`,
    articleUnknown: (number, act) => `Article ${number} is not in the text of ${act}.`,
    actOnlyInRelations: (act) =>
      `The text of ${act} is not in the corpus: the act is known only from relations, which are found at the address in relazioni_url.`,
    malformedIdentifier: (reference) =>
      `“${reference}” does not identify an act: expected an ELI of the form eli:/it/<type>/<year>/<month>/<day>/<number>.`,
    damaged: 'This part of the data is damaged and is not served: the snapshot has to be made again.',
    unavailable: 'The service cannot answer at the moment. Try again later.',
  },
  verbs: englishVerbs,
  page: {
    title: 'Legami: how Italian laws are related',
    lead: 'An open service that tells who amends whom in Italian legislation: acts, articles, amendments and the graph that joins them. Read-only, no registration.',
    counts: 'What it holds',
    acts: 'acts',
    articles: 'articles',
    relations: 'amendment relations',
    updatedTo: 'texts up to date as of',
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
    navigation: 'Navigation',
    skip: 'Skip to content',
    numberFormat: 'en-GB',
  },
};

export const prose: Record<Language, Prose> = { it, en };
