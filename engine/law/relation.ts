// Relations between acts: their kinds, their dates, and the rules (methods) that find them.
import type { Target } from './act.js';
import { isJudgment } from './judgment.js';
import { kindTable } from './relation-kinds.js';

/** Kinds of relation, as on the wire: the rows of their table. */
export type RelationKind = keyof typeof kindTable;
export const relationKinds = Object.keys(kindTable) as readonly RelationKind[];

/** The kinds that amendments have; relations of the others change no words, and stand among the other effects of an act. */
export const amendingKinds = relationKinds.filter((kind) => kindTable[kind].changesText !== false);

/** The kind of a link of the graph: that of a relation, or a citation. */
export type LinkKind = RelationKind | 'cita';
export const linkKinds: readonly LinkKind[] = [...relationKinds, 'cita'];

/**
 * What an effect does to its target (contract §6), as on the wire: `testuale` changes its words, `efficacia` when or on what it has effect,
 * `vigenza` its being in force, `interpretazione` its meaning, `ambito` its scope, `ordinamento` its place among the sources (conversion).
 */
export const natures = ['testuale', 'efficacia', 'vigenza', 'interpretazione', 'ambito', 'ordinamento'] as const;
export type Nature = (typeof natures)[number];

/** The nature that the editors' noun for a kind states by itself, `la proroga`; or `null`. */
export function natureOfNoun(kind: RelationKind): Nature | null {
  return kindTable[kind].nature;
}

/** How much of the target a textual effect reaches, the widest first, as on the wire. */
export const reaches = [
  'atto',
  'partizione',
  'allegato',
  'articolo',
  'rubrica',
  'comma',
  'lettera',
  'numero',
  'periodo',
  'parole',
] as const;
export type Reach = (typeof reaches)[number];

/**
 * The rules that find relations and how far each is to be believed: the lower bound (Wilson, 95 %) of how often its kind, ends and nature
 * are right by the law, on the blind labels in `test/engine/law/`. `older`: the same for the exports of 2021 and before, where they have
 * enough labels; `npm run confidence` measures both and writes them here. `rank`: of two methods that find the same relation the higher
 * one names it. `fine`: false where the document says only that one act touches the other.
 */
export const relationMethods = {
  /** An editor's sentence and its link: `(con l'art. 3, comma 1) l'abrogazione dell'art. 5`. */
  frase: { confidence: 0.7, rank: 6, fine: true },
  /** The same where the paragraph that it names is not in the document, was changed since, or does not bear it out. */
  'frase-sola': { confidence: 0.21, older: 0.57, rank: 2, fine: true },
  /** A paragraph that amends no text: it suspends, postpones, interprets, delimits or says since when. */
  disposizione: { confidence: 0.83, rank: 6, fine: true },
  /** An editor's sentence that repeals an act as a whole, however often it is repeated. */
  'intero-atto': { confidence: 0.34, rank: 6, fine: true },
  /** An editor's sentence that quotes the law (`che "sono sospesi …"`): the kind is that of the verb. */
  'frase-citata': { confidence: 0.2, rank: 5, fine: true },
  /** The article stands in the sentence alone, the link names only the act. */
  'frase-senza-articolo': { confidence: 0.68, rank: 4, fine: true },
  /** Sentence and link disagree, and the link stands; or a mark names an act that the document does not list. */
  discorde: { confidence: 0.06, rank: 2, fine: true },
  /** The amending words of the amending act's own text. */
  testo: { confidence: 0.96, older: 0.97, rank: 7, fine: true },
  /**
   * The same where the text before and the words make the text after, to the letter. How often that is right is not measured, for no
   * document at hand shows it: the figure is that of `testo`, whose words it confirms.
   */
  prova: { confidence: 0.96, rank: 8, fine: true, isMeasured: false },
  /** A conversion that the decree's or the law's own heading states. */
  conversione: { confidence: 0.75, rank: 5, fine: true },
  /** A mark in the amended text: `COMMA ABROGATO DAL D.LGS. …`. */
  segno: { confidence: 0.96, rank: 3, fine: true },
  /** An update note of the amended article: `La L. … ha disposto (con l'art. 9, comma 1) che …`, `La Corte costituzionale … ha dichiarato …`. */
  nota: { confidence: 0.87, rank: 2, fine: true },
  /** The list of amending acts that the amended act carries. */
  elenco: { confidence: 0.88, rank: 1, fine: false },
} as const satisfies Record<
  string,
  { confidence: number; older?: number; rank: number; fine: boolean; isMeasured?: false }
>;
export type RelationMethod = keyof typeof relationMethods;

/** The confidence in what a method finds in exports of a generation, 0 to 1. */
export function confidenceIn(method: RelationMethod, generation: Generation): number {
  const known: { confidence: number; older?: number } = relationMethods[method];
  return generation === 'older' ? (known.older ?? known.confidence) : known.confidence;
}

/** Editions of the portal's exporter that differ in what they say of amendments: the exports of 2021 and before, and the later ones. */
export type Generation = 'modern' | 'older';

/** Which day `date` is: the first known of effect, entry into force, Gazzetta, the act's own. */
export type RelationDateKind = 'effetto' | 'vigore' | 'pubblicazione' | 'atto';

/** The days of an effect, `YYYY-MM-DD` each, or `null` where no document states it. Only `effect` can lie before the amending act. */
export interface RelationDates {
  /** The Gazzetta of the amending provision: that of the conversion law for what that law added. */
  publication: string | null;
  /** Entry into force of the amending provision, as its act states it. */
  force: string | null;
  /** The day of effect that a clause of the law states for this provision. */
  effect: string | null;
}

export const noDates: RelationDates = { publication: null, force: null, effect: null };

/** The members that claims and relations share. */
export interface Effect {
  kind: RelationKind;
  /** `null` where nothing decides it: list entries, and sentences whose amending paragraph is not loaded or has changed since. */
  nature: Nature | null;
  /** `null` where the documents do not say it, and for every effect that is not textual. */
  reach: Reach | null;
  dates: RelationDates;
  /** The clause that states `dates.effect`. */
  effectEvidence: string | null;
  /** The reservation in the words, `fatto salvo quanto previsto dal comma 4`; it does not narrow the reach. */
  saving: string | null;
  /** Articles that the new text of a replaced division has. */
  brings?: readonly string[];
}

/** One end of a claim, as far as the document names it. */
export interface ClaimEnd extends Target {
  /** Numeri of that one point or paragraph, `1` or `1, 2`. */
  number: string | null;
  /** Division of the amended act that is meant whole: `Capo VI`. */
  division: string | null;
}

/** A relation as one document claims it; its ends are not yet resolved against the corpus. */
export interface RelationClaim extends Effect {
  from: ClaimEnd;
  to: ClaimEnd;
  /** The sentence or mark that says so, whole. */
  evidence: string | null;
  /** The rule that found it. */
  method: RelationMethod;
  /** 0 to 1. */
  confidence: number;
  /** Whether its provision came into the act later, on a day that the document does not state: the day of the act is none of it. */
  isAdded?: boolean;
  told?: NoteTold;
  /** The relation that the document states whole, as documents of this program do: it is what it was, unless other documents say it anew. */
  relation?: Relation;
}

/** What an update note states of its act beside the effect itself. */
export interface NoteTold {
  /** Whether the day of effect is that of what the act amends in the same place. */
  datesAmendments: boolean;
  /** Articles of the act whose amendments it dates; none for all. */
  articles: string[];
  /** Paragraphs of the place that it dates, `la presente modifica` behind one of them; none for all. */
  paragraphs: string[];
  /** Whether the act amends nothing there, so that its entry in the list of amenders is no amendment. */
  amendsNothing: boolean;
}

/** An end that a document names but that is no identifiable act: it is counted, nothing is invented. */
export interface UnresolvedEnd {
  /** The reference as written. */
  reference: string;
  reason: 'empty' | 'parliamentary' | 'european' | 'unnumbered' | 'unreadable';
  /** Id of the element that carries it, or its name. */
  element: string;
  /** Day of the event that lists it. */
  date?: string;
}

/** An active modification of a document, or a clause of it, that is placed nowhere: it is counted, never dropped in silence. */
export interface LeftOut {
  /** Id of the element, or its name and line. */
  element: string;
  /** Why it is placed nowhere. */
  because: string;
  /** The year-only ELI that it names: where the corpus has one such act, it is placed there. */
  unless: string | null;
}

/** A place that the words name, where the texts prove another one. */
export type StatedPlace = Record<'paragraph' | 'point' | 'number', string | null>;

/** One end of a relation, resolved. */
export interface RelationEnd {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
  /** ELI of the article, part included. */
  articleEli: string | null;
  /** Commi, `1` or `1, 2-bis`, as far as the document names them. */
  paragraph: string | null;
  /** Lettere of that one comma, `a` or `a, c`. */
  point: string | null;
  /** Numeri of that one point or paragraph. */
  number: string | null;
  /** Division of the act that is meant whole: `Capo VI`. */
  division: string | null;
  stated?: StatedPlace;
}

/** One pair of places that a relation joins; `null` where none is named. */
export interface RelationPart {
  from: { paragraph: string | null; point: string | null };
  to: StatedPlace & { division: string | null; stated?: StatedPlace };
  reach: Reach | null;
  dates: RelationDates;
  evidence: string | null;
}

/** One per (from act, from article, to act, to article, kind); the same object seen from both acts. */
export interface Relation extends Effect {
  /** Stable digest of the {@link relationKey}, 16 hexadecimal digits. */
  id: string;
  from: RelationEnd;
  to: RelationEnd;
  date: string | null;
  dateKind: RelationDateKind | null;
  evidence: string | null;
  /** The places that it joins, each once, in the order of the amending text; empty where it joins one pair, that of its ends. */
  parts: RelationPart[];
  method: RelationMethod;
  confidence: number;
  /** The law that dropped the provision which it rests on when it converted the decree-law, and the relation that says so. */
  dropped?: { by: string; relation: string };
  /**
   * The act that gave that provision other words, repealed or postponed it before it had effect, where the words of the time before were read; kind
   * `converte` where it did so when it converted the decree-law.
   */
  changed?: { by: string; relation: string; kind: RelationKind };
}

/** The key that distinguishes relations: acts, articles by their ELI, kind. */
export function relationKey({ kind, from, to }: Pick<Relation, 'kind' | 'from' | 'to'>): string {
  return `${from.articleEli ?? from.act} ${to.articleEli ?? to.act} ${kind}`;
}

/** Types of act that inform or comment but can amend no law: their place in a list of amenders is no amendment. */
const nonAmending = /^(?:circolare|comunicato|avviso|nota|errata-corrige|rettifica|direttiva|istruzione)/;

/**
 * Whether a relation stands among the amendments of an act (contract §6): textual effects, undecided ones, conversions and
 * list entries of acts that can amend. All others stand among its other effects.
 */
export function isAmendment({
  kind,
  nature,
  method,
  from,
}: Pick<Relation, 'kind' | 'nature' | 'method' | 'from'>): boolean {
  if (isJudgment(from.act)) return false;
  if (kind === 'converte' || nature === 'testuale') return true;
  if (nature !== null || kindTable[kind].changesText === false) return false;
  return method !== 'elenco' || !nonAmending.test(typeOfAct(from.act));
}

/** The segment of an ELI that names the type: the one before the year. */
function typeOfAct(eli: string): string {
  return /\/([^/]+)\/\d{4}\//.exec(eli)?.[1] ?? '';
}

/** Whether all of what the relation names at its target is reached: the act, or the article where one is named. */
export function reachesWhole({ reach, to }: Pick<Relation, 'reach' | 'to'>): boolean {
  return to.article === null
    ? reach === 'atto'
    : reach === 'atto' || reach === 'articolo' || reach === 'partizione' || reach === 'allegato';
}

/**
 * The kind of the link that a relation, or citation, is part of: a textual one that reaches less than the whole node, or of which it is
 * not known, amends it (contract §6).
 * @param target what the link leads to
 */
export function linkKind(kind: LinkKind, reach: Reach | null, target: 'act' | 'article'): LinkKind {
  if (kind === 'cita' || kindTable[kind].changesText !== true) return kind;
  const isWhole = reach !== null && reaches.indexOf(reach) <= reaches.indexOf(target === 'act' ? 'atto' : 'articolo');
  return isWhole ? kind : 'modifica';
}
