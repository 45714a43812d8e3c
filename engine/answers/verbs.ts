// Verbs for what a relation does: by kind, by how much of the target it reaches, and as either act sees it.
import { isJudgment } from '../law/judgment.js';
import {
  reachesWhole,
  type Nature,
  type Reach,
  type Relation,
  type RelationKind,
  type RelationPart,
} from '../law/relation.js';
import { kindTable } from '../law/relation-kinds.js';
import { joinList, nameDivisions, ofThing, type Thing } from './named-things.js';

/** The facts that a verb states. */
export interface Deed {
  kind: RelationKind;
  /** `null` where the documents do not say how much is reached. */
  reach: Reach | null;
  /** For a judgment, what it does; absent or `null` for an act. */
  ruling?: Ruling | null;
  /** The places that are reached so far, as printed; within one, several are apart by `, `. */
  places: readonly RelationTarget[];
  /** The other places, of which less or more is reached: a judgment strikes them in part only, of an act the verb says that there are some. */
  rest?: readonly RelationTarget[];
}
type RelationTarget = RelationPart['to'];

/** The deed of a relation. Of several places it keeps those of the relation's reach: `inserisce il comma 2-bis`, not words elsewhere. */
export function deedOf({
  kind,
  nature,
  reach,
  from,
  to,
  parts,
}: Pick<Relation, 'kind' | 'nature' | 'reach' | 'from' | 'to' | 'parts'>): Deed {
  const reached = parts.filter((part) => part.reach === reach).map((part) => part.to);
  const ruling = isJudgment(from.act) ? rulingOf(nature, reach, reachesWhole({ reach, to })) : null;
  const rest = parts.filter((part) => part.reach !== reach).map((part) => part.to);
  const hasRest = ruling === 'places' || (ruling === null && reached.length > 0 && rest.length > 0);
  return { kind, reach, ruling, places: reached.length > 0 ? reached : [to], ...(hasRest ? { rest } : {}) };
}

/** The rulings that have one verb: all is struck, a part, or a provision that bears on the target; or nothing is. */
type RulingVerb = 'whole' | 'part' | 'other' | 'nothing';
/** What a judgment of the Constitutional Court does; of an article, `places` strikes paragraphs, points or numbers whole. */
type Ruling = RulingVerb | 'places';

function rulingOf(nature: Nature | null, reach: Reach | null, isWhole: boolean): Ruling {
  if (nature !== 'vigenza') return nature === null ? 'nothing' : 'other';
  if (isWhole) return 'whole';
  return reach === 'comma' || reach === 'lettera' || reach === 'numero' ? 'places' : 'part';
}

/** Seen from the amending act, or from the amended one. */
export type Direction = 'outgoing' | 'incoming';
type Verb = Record<Direction, string>;

const rulingVerbs: Record<'it' | 'en', Record<RulingVerb, Verb>> = {
  it: {
    whole: { outgoing: 'dichiara illegittimo', incoming: 'è dichiarato illegittimo da' },
    part: { outgoing: 'dichiara illegittimo in parte', incoming: 'è dichiarato illegittimo in parte da' },
    other: {
      outgoing: 'dichiara illegittima una norma che incide su',
      incoming: 'è toccato da una norma dichiarata illegittima da',
    },
    nothing: { outgoing: 'si pronuncia su', incoming: 'è oggetto di una pronuncia di' },
  },
  en: {
    whole: { outgoing: 'declares unconstitutional', incoming: 'is declared unconstitutional by' },
    part: { outgoing: 'declares partly unconstitutional', incoming: 'is declared partly unconstitutional by' },
    other: {
      outgoing: 'declares unconstitutional a provision that bears on',
      incoming: 'is affected by a provision declared unconstitutional by',
    },
    nothing: { outgoing: 'rules on', incoming: 'is the subject of a ruling by' },
  },
};

/** Kinds that change text, of which less than the whole may be reached. */
type TextKind = 'abroga' | 'sostituisce' | 'inserisce';
const isTextKind = (kind: RelationKind): kind is TextKind =>
  kind === 'abroga' || kind === 'sostituisce' || kind === 'inserisce';

/** The verb in a language. @param isWhole whether all of what the relation names is reached */
export function describeDeed(deed: Deed, isWhole: boolean, language: 'it' | 'en', direction: Direction): string {
  const { kind, reach, ruling } = deed;
  if (ruling === 'places') return describeStruck(deed, language, direction);
  if (ruling) return rulingVerbs[language][ruling][direction];
  const whole = kindTable[kind][language][direction];
  if (!isTextKind(kind) || (isWhole && reach !== null)) return whole;
  if (reach === null) return unknownReach[language][kind][direction];
  return language === 'it'
    ? describeInItalian(deed, kind, reach, direction)
    : describeInEnglish(deed, kind, reach, direction);
}

/** `ha il comma 2 dichiarato illegittimo da`: the paragraph is struck whole, the article so far. */
function describeStruck({ reach, places, rest = [] }: Deed, language: 'it' | 'en', direction: Direction): string {
  const level = labelsOf(rest, 'paragraph') === null ? null : 'comma';
  if (language === 'en') {
    const struck = englishThing(reach!, places);
    const beside = rest.length === 0 ? '' : `, and ${level === null ? 'others' : englishThing(level, rest)} in part,`;
    if (direction === 'outgoing') return `declares unconstitutional ${struck}${beside} of`;
    return `has ${struck}${beside} declared unconstitutional by`;
  }
  const { words, ending } = italianThing(reach!, places);
  const beside = rest.length === 0 ? '' : `, e ${level === null ? 'altro' : italianThing(level, rest).words} in parte,`;
  if (direction === 'outgoing') return `dichiara ${illegitimate[ending]} ${words}${beside} di`;
  return `ha ${words} dichiarat${ending} ${illegitimate[ending]}${beside} da`;
}

const illegitimate = { o: 'illegittimo', a: 'illegittima', i: 'illegittimi', e: 'illegittime' } as const;

/** The labels of all places on one level; `null` where one has none, or where they are of several places above it. */
function labelsOf(places: readonly RelationTarget[], level: 'paragraph' | 'point' | 'number'): string[] | null {
  const above = ({ paragraph, point }: RelationTarget) =>
    ({ paragraph: '', point: paragraph, number: `${paragraph} ${point}` })[level];
  if (new Set(places.map(above)).size > 1) return null;
  const labels = places.map((place) => place[level]);
  return labels.some((label) => label === null) ? null : [...new Set(labels.flatMap((label) => label!.split(', ')))];
}

/** The verbs for when the documents do not state how much is reached. */
const unknownReach: Record<'it' | 'en', Record<TextKind, Verb>> = {
  it: {
    abroga: { outgoing: 'abroga, in tutto o in parte,', incoming: 'è abrogato, in tutto o in parte, da' },
    sostituisce: { outgoing: 'sostituisce, in tutto o in parte,', incoming: 'è sostituito, in tutto o in parte, da' },
    inserisce: { outgoing: 'inserisce testo in', incoming: 'riceve testo inserito da' },
  },
  en: {
    abroga: { outgoing: 'repeals, in whole or in part,', incoming: 'is repealed, in whole or in part, by' },
    sostituisce: { outgoing: 'replaces, in whole or in part,', incoming: 'is replaced, in whole or in part, by' },
    inserisce: { outgoing: 'inserts text into', incoming: 'has text inserted by' },
  },
};

/** Behind a thing of which the verb speaks: places of another reach are amended, too. */
export const besideVerb = { it: ', e altro,', en: ', and more,' } as const;

function describeInItalian({ places, rest }: Deed, kind: TextKind, reach: Reach, direction: Direction): string {
  const { words, ending } = italianThing(reach, places);
  const thing = { words: rest === undefined ? words : words + besideVerb.it, ending };
  const stem = {
    abroga: reach === 'parole' || reach === 'periodo' ? 'soppress' : 'abrogat',
    sostituisce: 'sostituit',
    inserisce: 'inserit',
  }[kind];
  if (direction === 'incoming') return `ha ${thing.words} ${stem}${thing.ending} da`;
  const verb = {
    abroga: stem === 'soppress' ? 'sopprime' : 'abroga',
    sostituisce: 'sostituisce',
    inserisce: 'inserisce',
  }[kind];
  return `${verb} ${thing.words} ${kind === 'inserisce' || reach === 'parole' || reach === 'periodo' ? 'in' : 'di'}`;
}

/** Without a label in its only place a thing may be one or more; in several places there are several. */
function isUncounted(places: Deed['places']): boolean {
  return places.length < 2;
}

function italianThing(reach: Reach, places: Deed['places']): Thing {
  const [oneOrMore, aOrMore] = isUncounted(places) ? ['uno o più ', 'una o più '] : ['', ''];
  switch (reach) {
    case 'parole':
      return { words: 'parole', ending: 'e' };
    case 'periodo':
      return { words: `${oneOrMore}periodi`, ending: 'i' };
    case 'rubrica':
      return italianHeading(places);
    case 'numero':
      return named(labelsOf(places, 'number'), ['il numero', 'i numeri', 'o'], ')', `${oneOrMore}numeri`);
    case 'lettera':
      return named(labelsOf(places, 'point'), ['la lettera', 'le lettere', 'a'], ')', `${aOrMore}lettere`);
    case 'comma':
      return named(labelsOf(places, 'paragraph'), ['il comma', 'i commi', 'o'], '', `${oneOrMore}commi`);
    case 'partizione':
      return nameDivisions(divisionsOf(places), 'it', { words: 'una partizione', ending: 'a' });
    case 'allegato':
      return nameDivisions(divisionsOf(places), 'it', { words: 'un allegato', ending: 'o' });
    case 'articolo':
      return { words: 'articoli', ending: 'i' };
    case 'atto':
      return { words: 'testo', ending: 'o' };
  }
}

const divisionsOf = (places: Deed['places']) => places.map(({ division }) => division);

/** The heading of the division that is named, `la rubrica del Titolo II`, or of no division. */
function italianHeading(places: Deed['places']): Thing {
  const division = oneDivision(places, 'it');
  if (division === 'several') return { words: 'rubriche', ending: 'e' };
  return { words: division === null ? 'la rubrica' : `la rubrica ${ofThing(division)}`, ending: 'a' };
}

function englishHeading(places: Deed['places']): string {
  const division = oneDivision(places, 'en');
  if (division === 'several') return 'headings';
  return division === null ? 'the heading' : `the heading of ${division.words}`;
}

function oneDivision(places: Deed['places'], language: 'it' | 'en'): Thing | 'several' | null {
  const [first = null, ...more] = new Set(divisionsOf(places));
  if (more.length > 0) return 'several';
  return first === null ? null : nameDivisions([first], language, { words: first, ending: 'o' });
}

/** `il comma 2`, `i commi 1 e 3`; without a number the plural, or some other words. */
function named(
  labels: readonly string[] | null,
  [one, several, ending]: readonly [string, string, 'o' | 'a'],
  mark: string,
  otherwise: string,
): Thing {
  if (labels === null) return { words: otherwise, ending: ending === 'o' ? 'i' : 'e' };
  const list = labels.map((label) => label + mark);
  if (list.length === 1) return { words: `${one} ${list[0]!}`, ending };
  return { words: `${several} ${joinList(list, 'e')}`, ending: ending === 'o' ? 'i' : 'e' };
}

function describeInEnglish({ places, rest }: Deed, kind: TextKind, reach: Reach, direction: Direction): string {
  const thing = englishThing(reach, places) + (rest === undefined ? '' : besideVerb.en);
  const isWords = reach === 'parole' || reach === 'periodo';
  if (direction === 'incoming') {
    return `has ${thing} ${{ abroga: isWords ? 'deleted' : 'repealed', sostituisce: 'replaced', inserisce: 'inserted' }[kind]} by`;
  }
  const verb = { abroga: isWords ? 'deletes' : 'repeals', sostituisce: 'replaces', inserisce: 'inserts' }[kind];
  return `${verb} ${thing} ${kind === 'inserisce' ? 'into' : isWords ? 'in' : 'of'}`;
}

function englishThing(reach: Reach, places: Deed['places']): string {
  const oneOrMore = isUncounted(places) ? 'one or more ' : '';
  const label = (level: 'paragraph' | 'point' | 'number', one: string, several: string, mark = '') => {
    const labels = labelsOf(places, level);
    if (labels === null) return oneOrMore + several;
    const list = labels.map((each) => each + mark);
    return list.length === 1 ? `${one} ${list[0]!}` : `${several} ${joinList(list, 'and')}`;
  };
  switch (reach) {
    case 'parole':
      return 'words';
    case 'periodo':
      return `${oneOrMore}sentences`;
    case 'rubrica':
      return englishHeading(places);
    case 'numero':
      return label('number', 'number', 'numbers', ')');
    case 'lettera':
      return label('point', 'point', 'points', ')');
    case 'comma':
      return label('paragraph', 'paragraph', 'paragraphs');
    case 'partizione':
      return nameDivisions(divisionsOf(places), 'en', { words: 'a division', ending: 'o' }).words;
    case 'allegato':
      return nameDivisions(divisionsOf(places), 'en', { words: 'an annex', ending: 'o' }).words;
    case 'articolo':
      return 'articles';
    case 'atto':
      return 'text';
  }
}
