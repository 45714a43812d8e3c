// The words of the page of a reform, in both languages.
import type { Language, shapes } from '../../engine/index.js';

interface ReformWords {
  lead: string;
  rows: (rows: string, relations: string, one: boolean) => string;
  /** Operations on words that no relation has. */
  alone: (n: string, one: boolean) => string;
  /** Says that the words are folded. */
  cut: (characters: number) => string;
  cutOnPaper: string;
  table: string;
  provision: string;
  old: string;
  brought: string;
  by: string;
  since: string;
  /** What is done to a place. */
  actions: Readonly<Record<shapes.OperationEntry['operazione']['azione'], string>>;
  wholeAct: string;
  unnamed: string;
  unread: string;
  main: string;
  relation: string;
  sheet: string;
  spreadsheet: string;
  /** The same where the table has the words. */
  wordsSheet: string;
  /** What the range of entries counts: the rows of the table, and the relations of the lists below. */
  entries: (rows: string, listed: string | null) => string;
  /** Stands on paper in place of a list below the table. */
  listOnPaper: string;
  /** Leads to the page that has all rows. */
  wholeTable: string;
}

export const reformWords: Readonly<Record<Language, ReformWords>> = {
  it: {
    lead: 'Una riga per ogni modifica, nell’ordine dell’atto modificato. Le parole sono quelle che l’atto che modifica scrive.',
    rows: (rows, relations, one) => (one ? 'Una modifica.' : `${rows} modifiche di luoghi, in ${relations} relazioni.`),
    alone: (n, one) =>
      one
        ? 'Un’altra operazione sulle parole di questo atto non corrisponde a nessuna relazione, e qui manca:'
        : `Altre ${n} operazioni sulle parole di questo atto non corrispondono a nessuna relazione, e qui mancano:`,
    cut: (characters) => `Le parole più lunghe di ${characters} caratteri si aprono per intero da «…».`,
    cutOnPaper: 'Sulla carta le parole lunghe sono accorciate con «…»: intere sono nella tabella per fogli di calcolo.',
    table: 'La riforma: disposizione, parole vecchie, parole nuove, con che cosa, da quando',
    provision: 'Disposizione',
    old: 'Parole vecchie',
    brought: 'Parole nuove',
    by: 'Con',
    since: 'Da quando',
    actions: {
      sostituisce: 'sostituzione',
      inserisce: 'inserimento',
      sopprime: 'soppressione',
      aggiunge: 'aggiunta',
      abroga: 'abrogazione',
      premette: 'anteposizione',
    },
    wholeAct: 'tutto l’atto',
    unnamed: 'luogo non letto',
    unread: 'Parole non lette.',
    main: 'Testo dell’atto',
    relation: 'La relazione, con la frase',
    sheet: 'CSV per fogli di calcolo',
    spreadsheet: 'Tutte queste relazioni come tabella:',
    entries: (rows, listed) =>
      listed === null
        ? 'righe della tabella: una relazione ne ha una per ogni luogo che modifica'
        : `voci: ${rows} righe della tabella, una per ogni luogo modificato, e ${listed} relazioni dell’elenco che la segue`,
    listOnPaper: 'Sulla carta c’è la sola tabella: questo elenco è nella pagina.',
    wordsSheet: 'Tutta la tabella, con le parole intere:',
    wholeTable: 'Tutta la tabella in una pagina, per la stampa',
  },
  en: {
    lead: 'One row for each change, in the order of the amended act. The words are those that the amending act writes.',
    rows: (rows, relations, one) => (one ? 'One change.' : `${rows} changes of places, in ${relations} relations.`),
    alone: (n, one) =>
      one
        ? 'One more operation on the words of this act belongs to no relation, and is missing here:'
        : `${n} more operations on the words of this act belong to no relation, and are missing here:`,
    cut: (characters) => `Words longer than ${characters} characters unfold at “…”.`,
    cutOnPaper: 'On paper long words are cut with “…”: the table for spreadsheets has them whole.',
    table: 'The reform: provision, old words, new words, by what, since when',
    provision: 'Provision',
    old: 'Old words',
    brought: 'New words',
    by: 'By',
    since: 'Since',
    actions: {
      sostituisce: 'replacement',
      inserisce: 'insertion',
      sopprime: 'deletion',
      aggiunge: 'addition',
      abroga: 'repeal',
      premette: 'insertion in front',
    },
    wholeAct: 'the whole act',
    unnamed: 'place not read',
    unread: 'The words were not read.',
    main: 'Text of the act',
    relation: 'The relation, with its sentence',
    sheet: 'CSV for spreadsheets',
    spreadsheet: 'All these relations as a table:',
    entries: (rows, listed) =>
      listed === null
        ? 'rows of the table: a relation has one for each place that it amends'
        : `entries: ${rows} rows of the table, one for each amended place, and ${listed} relations of the list below it`,
    listOnPaper: 'Paper has the table only: this list is on the page.',
    wordsSheet: 'The whole table, with all the words:',
    wholeTable: 'The whole table on one page, for printing',
  },
};
