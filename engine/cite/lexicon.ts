// The words of citations: types of acts, names of acts, and the words around them.
import { actTypes, foldSpelling } from '../law/act-type.js';
import { foreignActs } from '../law/foreign-acts.js';
import { annualNames, namedActs, sharedNames } from '../law/named-acts.js';
import { latinRank, latinSuffixes } from '../law/eli/article-number.js';
import { aliasesOf, shortened } from './aliases.js';
import { nations } from './nations.js';
import { isTelling } from './telling-names.js';
import { Trie } from './trie.js';

/** Kinds of token. */
export const Kind = {
  Word: 0,
  Integer: 1,
  Comma: 2,
  Dot: 3,
  Slash: 4,
  Dash: 5,
  Open: 6,
  Close: 7,
  Semicolon: 8,
  Mark: 9,
  /** A type of act (value: its row). */
  Type: 10,
  /** A known name (value: row of {@link names}). */
  Name: 11,
  /** A name of an act that is not of the State (value: row of the table of foreign acts). */
  Foreign: 12,
  Article: 13,
  Paragraph: 14,
  Point: 15,
  /** `n.`, `numero`. */
  Numero: 16,
  /** `punto`, `periodo`, `capoverso`: finer than what is kept. */
  Subdivision: 17,
  /** `secondo` (value 2), `ultimo` (value -1). */
  Ordinal: 18,
  Suffix: 19,
  Month: 20,
  /** `del`, `della`. */
  Of: 21,
  /** `all'`, `dalla`, `nel`. */
  At: 22,
  And: 23,
  /** `citato`, `medesimo`. */
  Cited: 24,
  /** Words that add nothing: `ai sensi`, `e successive modificazioni`, articles. */
  Noise: 25,
  /** `di cui`. */
  Whereof: 26,
  /** `approvato con`. */
  Enacted: 27,
  /** `in data`, `datato`, `anno`. */
  Dated: 28,
  /** `(UE)`, `CE`. */
  European: 29,
  Region: 30,
  Nation: 31,
  Court: 32,
  /** `codice`, `testo unico`, `regolamento` as a noun. */
  Generic: 33,
  /** A URN, IRI, ELI or link in the text. */
  Identifier: 34,
  From: 35,
  /** `nota`, `risoluzione`: what an office writes. */
  Office: 36,
  /** `loi`, `Gesetz`: a law in the language of another country. */
  ForeignLaw: 37,
} as const;

/** A known name: the acts it may mean. */
export interface Name {
  text: string;
  acts: string[];
  part: string | null;
  /** It names the act only beside an article, or as `candidates` when alone. */
  weak: boolean;
  /** Several acts: the first is in force. */
  inForce: boolean;
  /** A year must follow (`legge di bilancio 2020`). */
  annual: boolean;
  /** May be taken for the act in running text, with no article beside it. */
  telling: boolean;
}

const kinds: number[] = [];
const values: number[] = [];

/** All phrases of the lexicon. */
export const phrases = new Trie();
export const names: Name[] = [];
/** Rows of {@link names} by folded text, for whole inputs. */
export const nameByFold = new Map<string, number>();
export const foreignByFold = new Map<string, number>();

/** Kind and value of the phrase that {@link phrases} found. */
export function kindOf(entry: number): number {
  return kinds[entry]!;
}
export function valueOf(entry: number): number {
  return values[entry]!;
}

/** Kinds whose single words are found only as such, not as dotted letters or across a blank. */
const tightKinds = new Set<number>([
  Kind.Of,
  Kind.At,
  Kind.From,
  Kind.And,
  Kind.Noise,
  Kind.Cited,
  Kind.Ordinal,
  Kind.Nation,
  Kind.Region,
  Kind.Paragraph,
  Kind.Generic,
  Kind.Month,
]);

function add(kind: number, value: number, ...texts: string[]): void {
  for (const text of texts) {
    phrases.add(text, kinds.length, tightKinds.has(kind) && !/[ .]/.test(text));
    kinds.push(kind);
    values.push(value);
  }
}

function addAll(kind: number, list: string): void {
  add(kind, 0, ...list.split('|'));
}

const filling = fill();

/** Fills the tables on first use: the first text waits for it, a start does not. */
export function openLexicon(): void {
  while (!filling.next().done);
}

/** The same in small steps, so that others can have the thread in between: false when it is done. */
export function fillLexicon(): boolean {
  return filling.next().done !== true;
}

function* fill(): Generator<undefined, void> {
  addAll(Kind.Article, 'art|artt|articolo|articoli|artic|articoll');
  addAll(Kind.Paragraph, 'comma|commi|co|c|com|commma');
  addAll(Kind.Point, 'lett|lettera|lettere|let|lettr');
  addAll(Kind.Numero, 'n|nn|num|numero|numeri|nr|nro|nri');
  addAll(
    Kind.Subdivision,
    'par|paragrafo|paragrafi|punto|punti|periodo|periodi|capoverso|capoversi|cpv|alinea|parr|trattino|inciso|parte|p.to|u.c.|u.co.',
  );
  addAll(Kind.Of, "del|dello|della|dell|dei|degli|delle|di|d'|de|d");
  addAll(
    Kind.At,
    'al|allo|alla|all|ai|agli|alle|dal|dallo|dalla|dall|dai|dagli|dalle|nel|nello|nella|nell|nei|negli|nelle|sul|sullo|sulla|sull|con|in',
  );
  addAll(Kind.From, 'da');
  addAll(Kind.And, 'e|ed|o|od|nonche|ovvero|oppure|e/o|anche|nonché');
  addAll(
    Kind.Cited,
    'citato|citata|citati|citate|predetto|predetta|suddetto|suddetta|medesimo|medesima|stesso|stessa|menzionato|menzionata|richiamato|richiamata|sopracitato|sopracitata|succitato|succitata|cit|cd|c.d.|cosiddetto|cosiddetta|anzidetto|anzidetta|ridetto|ridetta|suindicato|suindicata|quel|quella|vigente|presente',
  );
  addAll(
    Kind.Noise,
    'il|lo|la|i|gli|le|un|una|vedi|vedasi|v|vd|cfr|cfr.|ai sensi|sensi|ex|secondo quanto|come|previsto|prevista|quanto|disposto|disposta|da|per|ai fini|smi|ss mm ii|ssmmii|e smi|sm|ss|segg|seg|sgg|e seguenti|e ss|e segg|e sgg|successive modificazioni|successive modifiche|successive integrazioni|e ss mm ii|e ssmmii|s m e i|e s m e i|e succ mod|succ mod|e succ mod ed int|succ mod ed int|e succ modif|e succ modificazioni|e successive modificazioni|e successive modifiche|e successive modificazioni ed integrazioni|e successive modifiche ed integrazioni|e successive modificazioni e integrazioni|e successive modifiche e integrazioni|e integrazioni|ed integrazioni|e modificazioni|integrazioni|modificazioni|modifiche|e modifiche|mod|int|testo|testo vigente|aggiornato|in vigore|attuale|italiano|italiana|ult cit|recante|norma|norme|disposizione|rubrica|a norma|in forza|ai sensi e per gli effetti|combinato disposto|coordinato|coordinata|integrale|originario|testo aggiornato|testo coordinato|nuovo|nuova',
  );
  addAll(Kind.Whereof, 'di cui');
  addAll(
    Kind.Enacted,
    'approvato|approvata|approvati|approvate|emanato|emanata|emanati|emanate|adottato|adottata|adottati|adottate|promulgato|promulgata',
  );
  addAll(Kind.Dated, 'in data|datato|datata|anno|anni|emanata il|in data del');
  addAll(
    Kind.European,
    'ue|ce|cee|euratom|ceca|eu|gai|pesc|unione europea|comunita europea|comunita economica europea|comunita europee|ce euratom|ue euratom|europeo|europea|del parlamento europeo|parlamento europeo',
  );
  addAll(
    Kind.Region,
    'regione|regioni|regionale|regionali|provincia|provinciale|provinciali|provincia autonoma|giunta regionale|presidente della regione|comune|comunale|sindaco|sindacale|consiglio regionale|consiglio comunale|giunta comunale|consiglio provinciale|giunta provinciale',
  );
  addAll(
    Kind.Region,
    "lombardia|piemonte|veneto|toscana|lazio|campania|puglia|calabria|sicilia|sardegna|liguria|emilia romagna|marche|umbria|abruzzo|molise|basilicata|friuli venezia giulia|trentino alto adige|valle d'aosta|bolzano|trento|regione siciliana|siciliana|friuli",
  );
  addAll(Kind.Nation, nations());
  yield;
  addAll(
    Kind.Court,
    "c cost|cass|cassazione|corte di cassazione|corte d app|corte app|suprema corte|corte cost|corte costituzionale|c cost sent|consiglio di stato|cons st|cons stato|tar|tribunale|trib|corte d'appello|corte di appello|c app|sezioni unite|sez un|ss uu|sentenza|sentenze|sent|cgue|corte di giustizia|corte giust|corte di giust|cgce|corte europea|corte edu|corte dei conti|c conti|cass civ|cass pen|ordinanza della corte|giudice di pace|corte d'assise|commissione tributaria|ctr|ctp|cga|parere",
  );
  // Not statutes, whatever number they bear: bills, and what courts and offices decide case by case.
  addAll(
    Kind.Word,
    'd.d.|d.d.g.|d.d.s.|disegno di legge|disegni di legge|proposta di legge|proposte di legge|progetto di legge|progetti di legge|decreto ingiuntivo|decreti ingiuntivi|decreto penale|decreto penale di condanna|decreto di citazione|decreto di archiviazione|decreto di omologa|decreto di omologazione|decreto di trasferimento|decreto di espulsione|decreto di liquidazione|decreto di fissazione|decreto di esproprio|decreto di occupazione|decreto di nomina|decreto di vincolo|decreto dirigenziale|decreto direttoriale|decreto rettorale|decreto prefettizio|decreto commissariale|decreto decisorio|decreto del direttore|decreto del dirigente|decreto del rettore|decreto del prefetto|decreto del commissario|ordinanza ingiunzione|ordinanza cautelare|ordinanza prefettizia',
  );
  addAll(
    Kind.Office,
    'nota|note|messaggio|risoluzione|determina|determinazione|determinazione dirigenziale|determina dirigenziale|provvedimento|comunicato|interpello|risposta a interpello|risposta ad interpello',
  );
  addAll(Kind.ForeignLaw, 'loi|ley|ley organica|real decreto|gesetz|bundesgesetz|ordonnance|public law');
  addAll(
    Kind.Generic,
    'codice|cod|testo unico|t.u.|tu|testi unici|disciplina|ordinamento|statuto|allegato|allegati|tabella|disposizioni|titolo|capo|tariffa|elenco',
  );

  const ordinals =
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo';
  ordinals.split(' ').forEach((word, i) => {
    add(Kind.Ordinal, i + 1, word, `${word.slice(0, -1)}a`);
  });
  add(Kind.Ordinal, 11, 'undecimo', 'decimoprimo');
  add(Kind.Ordinal, 12, 'duodecimo', 'decimosecondo');
  add(Kind.Ordinal, 13, 'decimoterzo');
  add(Kind.Ordinal, -1, 'ultimo', 'ultima', 'ult', 'penultimo', 'penult');

  [
    'gennaio|gen|genn',
    'febbraio|feb|febb|febbr',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag|magg',
    'giugno|giu|giug',
    'luglio|lug|lugl',
    'agosto|ago|ag',
    'settembre|set|sett',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ].forEach((words, i) => {
    add(Kind.Month, i + 1, ...words.split('|'));
  });

  for (const suffix of latinSuffixes) add(Kind.Suffix, latinRank(suffix), suffix);

  /** `D.Lgs. 267` is decided by its number, never by these: they are words of other kinds, or names of their own. */
  const noType = new Set(['tu', 'd', 'c', 'ccost']);
  actTypes.forEach((type, row) => {
    if (type.slug === 'costituzione') return;
    if (type.standing === 'generic') return;
    const spellings = [
      type.slug,
      type.name,
      type.plural,
      type.abbreviation,
      ...type.spellings.split(' ').filter(Boolean),
    ];
    for (const spelling of spellings) if (!noType.has(foldSpelling(spelling))) add(Kind.Type, row, spelling);
  });

  yield;
  for (const act of namedActs()) {
    for (const { text, weak } of aliasesOf(act))
      addName({ text, acts: [act.eli], part: act.part, weak, inForce: true, annual: false, telling: isTelling(text) });
    yield;
  }
  for (const { aliases, acts, inForce } of sharedNames())
    for (const { text } of shortened(
      aliases.map((text) => ({ text, weak: false })),
      acts,
    ))
      addName({ text, acts, part: null, weak: false, inForce, annual: false, telling: isTelling(text) });
  for (const text of annualNames)
    addName({ text, acts: [], part: null, weak: false, inForce: false, annual: true, telling: false });

  yield;
  foreignActs().forEach((act, row) => {
    for (const text of [...act.aliases, act.name]) {
      add(Kind.Foreign, row, text);
      foreignByFold.set(foldSpelling(text), row);
    }
  });
}

/** A later row replaces an earlier one: names that several acts carry come last. */
function addName(name: Name): void {
  const fold = foldSpelling(name.text);
  const row = nameByFold.get(fold) ?? names.length;
  nameByFold.set(fold, row);
  add(Kind.Name, row, name.text);
  names[row] = name;
}
