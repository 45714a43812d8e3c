// The words of an amending clause as tokens: places, verbs, quotations, acts.
import { articleNumber, latinSuffixes } from '../../../../law/eli/article-number.js';
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { spansOfActs, spansOfRecitals, type Span } from './spans.js';

/** What a place is a part of, the widest first. */
export const levels = [
  'act',
  'division',
  'annex',
  'article',
  'heading',
  'paragraph',
  'point',
  'number',
  'sentence',
  'words',
] as const;
export type Level = (typeof levels)[number];

/** How much is changed where a place of that level is touched whole. */
export const reachOf: Record<Level, Reach> = {
  act: 'atto',
  division: 'partizione',
  annex: 'allegato',
  article: 'articolo',
  heading: 'rubrica',
  paragraph: 'comma',
  point: 'lettera',
  number: 'numero',
  sentence: 'periodo',
  words: 'parole',
};

/** The act that says `del presente decreto`. */
export const own = 'own';

/** How words lead to a place: `il comma` is an object, `al comma` where it is, `dell'articolo` what it is part of. */
export type Lead = 'object' | 'in' | 'of' | 'after' | 'none';

export type Token =
  /** `values` are empty for nouns that name none (`la rubrica`, `le parole`, `il seguente periodo`). */
  | { type: 'place'; level: Level; values: string[]; plural: boolean; lead: Lead; isNew: boolean }
  /** Further values of a list, whose level the noun before it says. */
  | { type: 'value'; values: string[]; of: 'digits' | 'letter' | 'roman' | 'range' }
  | { type: 'verb'; kind: RelationKind | null; bare: boolean }
  | { type: 'quotation'; index: number }
  | { type: 'seguente'; words: string }
  | { type: 'except' }
  | { type: 'only' }
  | { type: 'stop' }
  | { type: 'other'; word: string };

const suffixes = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
const initials = [...new Set(latinSuffixes.map((suffix) => suffix[0]))].join('');
const suffix = String.raw`(?:[-\s]?(?=[${initials}])(?:${suffixes})(?![a-z])){1,3}`;
const digits = String.raw`\d{1,5}(?:°|o(?![a-z]))?(?:${suffix})?(?:\.\d{1,3}(?!\d))?`;
const letter = String.raw`[a-z]{1,2}(?:${suffix})?(?:\.\d{1,2})?(?=\s?\))|[a-z]{1,2}${suffix}(?![a-z'])`;
const ordinals = 'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'.split(' ');
const ordinal = String.raw`(?:${ordinals.map((word) => word.slice(0, -1)).join('|')}|ultim|penultim|antipenultim)[oaie]`;
const roman = String.raw`[ivxl]{1,7}(?:${suffix})?(?![a-z])`;
const annexName = String.raw`(?:n\.\s?)?(?:[ivxl]{1,5}|[a-z]{1,2}|\d{1,3}|unic[oa])(?:\.\d{1,3})?(?:${suffix})?(?![a-z'])`;

const auxiliary = String.raw`(?:e'|e|è|sono|siano|sia|viene|vengono|restano|rimangono|intendono|si intendono|s'intende)\s(?:(?:o|e|restano|sono|altresi'|inoltre|cosi'|conseguentemente|espressamente|invece|pertanto|rispettivamente|infine|in fine|,)\s){0,3}?`;
const participle = String.raw`(?:sostituit|soppress|abrogat|inserit|aggiunt|premess|antepost|introdott|modificat|rinominat|rinumerat|eliminat|riformulat|cancellat|apportat)[oaie]\b`;
const mainVerb = new RegExp(`${auxiliary}${participle}|soppressione d|«|seguent`);

/** Whether lower-case words may have a main verb: it has an auxiliary or stands beside what it quotes. */
export function mayHaveMainVerb(text: string): boolean {
  return mainVerb.test(text);
}

/** What separates pieces of text. */
const space = /[\s,:()–-]+/y;

/** What a piece of text can be, tried in this order. */
const patterns = {
  // Inside a list of places: `gli articoli 6, comma 2; 8; 9; del decreto …`.
  semicolon: String.raw`;(?=\s(?:\d|del\b|dell'|e\s\d))`,
  stop: String.raw`;(?!\s(?:\d|del\b|dell'|e\s\d))|\.(?=\s|$)`,
  quotation: String.raw`«\d+»`,
  number: String.raw`(?:numer[oi]|punt[oi]|nn?\.)(?=\s?(?:\d|[a-z]\)))\s?`,
  self: String.raw`present[ei]\s(?:decreto|legge|articolo|comma|provvedimento|codice|regolamento|testo unico|capo|titolo)\b`,
  article: String.raw`(?:artt?\.|articol[oi]\b|art(?=\s\d))\s?`,
  paragraph: String.raw`(?:sotto)?comm[ai]\b`,
  point: String.raw`(?:letter[ae]\b|lett\.)`,
  numberNew: String.raw`numer[oi]\b|punt[oi]\b`,
  // `al capoverso Articolo 121, comma 1`: of the text that the place quotes, not of the act.
  sentence: String.raw`period[oi]\b|capovers[oi](?:\s[«"]?articolo\s${digits}(?:,\scomma\s${digits})?)?(?![a-z])`,
  heading: String.raw`rubric(?:a|he)\b`,
  words: String.raw`(?:parol[ae]|cifr[ae]|espression[ei]|dizion[ei]|locuzion[ei]|segn[oi] di interpunzione|alinea)\b`,
  division: String.raw`(?:libr[oi]|part[ei]|titol[oi]|cap[oi]|sezion[ei])\s(?:${roman}|${ordinal}\b)`,
  annex: String.raw`(?:allegat[oi]|tabell[ae]|elenc(?:o|hi)|prospett[oi])\s(?:${annexName})`,
  annexNew: String.raw`(?:allegat[oi]|tabell[ae])\b(?=\s?[,:«]|\s(?:e'|sono))`,
  verb: `(?:${auxiliary})?${participle}`,
  infinitive: String.raw`(?:sopprimere|sostituire|inserire|aggiungere|premettere|abrogare|apportare|anteporre|soppressione d[a-z']{1,5})(?=\s|$)`,
  next: String.raw`(?:il|la|i|le|lo|gli|l'|dal|dalla|dai|dalle|con|con la|con il|con le)?\s?(?:seguent[ei]|eseguent[ei])\b`,
  except: String.raw`(?:ad eccezione|ad esclusione|fatta eccezione|con esclusione|con l'esclusione|con l'eccezione|fatt[oaie] salv[oaie]|salv[oaie]|eccett[ou][a-z]{0,4}|tranne|escluso|esclusi|esclusa|escluse)\b`,
  only: String.raw`limitatamente\b`,
  range: String.raw`d(?:a|al|all'|alla)\s?(?:${digits}|${letter})\)?\s(?:a|al|all'|alla|ad)\s?(?:${digits}|${letter})\)?`,
  ordinal: String.raw`${ordinal}(?![a-z])`,
  digits: String.raw`(?:${digits}|unico\b)\)?`,
  letter: String.raw`(?:${letter})\s?\)?`,
  after: String.raw`dopo\b|prima d|successivamente al|di seguito al`,
  in: String.raw`(?:all'|al|allo|alla|ai|agli|alle|nell'|nel|nello|nella|nei|negli|nelle|ad)(?:(?<=')|(?=\s))`,
  of: String.raw`(?:dell'|del|dello|della|dei|degli|delle|di cui all'|di cui al|di cui alla|di cui ai|di cui agli|di cui alle|d[ei])(?:(?<=')|(?=\s))`,
  object: String.raw`(?:l'|il|lo|la|i|gli|le)(?:(?<=')|(?=\s))`,
  and: String.raw`(?:e|ed|o|nonche')(?=\s)`,
  roman: String.raw`${roman}(?!\s?\))`,
} as const;
type PatternName = keyof typeof patterns;
const patternNames = Object.keys(patterns) as PatternName[];
const pattern = new RegExp(patternNames.map((name) => `(${patterns[name]})`).join('|'), 'y');

const kindOfStem: [RegExp, RelationKind | null][] = [
  [/sostitui|riformulat/, 'sostituisce'],
  [/soppr|abrog|eliminat|cancellat/, 'abroga'],
  [/inseri|aggiun|premett|premess|antep|introdott/, 'inserisce'],
  [/rinominat|rinumerat|modificat/, 'modifica'],
  [/./, null],
];

/** `Allegato I.5 (Articolo 37, comma 6)`: what stands in parentheses is not the place. */
const remark = /\((?=[^()]{0,300}[a-z]{3})[^()]{0,300}\)/gi;

/**
 * Tokens of a unit's own words.
 * @param words lower case, quotations masked
 * @param names the same in the document's case, for names of acts
 */
export function tokenizeClause(words: string, names: string): Token[] {
  // Remarks keep their length, so that places in both texts agree.
  const [text, printed] = [words, names].map((whole) => whole.replace(remark, (own) => ' '.repeat(own.length))) as [
    string,
    string,
  ];
  const acts = spansOfActs(printed);
  const skips = spansOfRecitals(text, acts);
  const tokens: Token[] = [];
  let lead: Lead = 'none';
  let isNew = false;
  const pending: string[] = [];
  for (let at = 0; at < text.length;) {
    const skip = spanAt(skips, at);
    if (skip !== undefined) {
      at = skip.end;
      continue;
    }
    space.lastIndex = at;
    if (space.test(text)) {
      at = space.lastIndex;
      continue;
    }
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const name = found === null ? null : nameOf(found);
    const act = spanAt(acts, at);
    if (act !== undefined && !(name !== null && isPlace(name)) && isActWord(text, at, act)) {
      tokens.push({ type: 'place', level: 'act', values: [act.eli], plural: false, lead, isNew: false });
      [lead, isNew] = ['none', false];
      pending.length = 0;
      at = act.end;
      continue;
    }
    if (found === null || name === null) {
      plainWord.lastIndex = at;
      const word = plainWord.exec(text)?.[0] ?? ' ';
      tokens.push({ type: 'other', word });
      at += word.length;
      if ((lead !== 'none' || isNew) && !/^(?:medesim|stess|predett|citat|suddett|nuov|contestual)/.test(word))
        [lead, isNew] = ['none', false];
      continue;
    }
    const words = found[0];
    at += words.length;
    switch (name) {
      case 'stop':
        tokens.push({ type: 'stop' });
        break;
      case 'quotation':
        tokens.push({ type: 'quotation', index: Number(/\d+/.exec(words)![0]) });
        break;
      case 'verb':
      case 'infinitive':
        tokens.push({ type: 'verb', kind: kindOfStem.find(([stem]) => stem.test(words))![1], bare: isBare(words) });
        break;
      case 'next':
        tokens.push({ type: 'seguente', words });
        isNew = true;
        continue;
      case 'self':
        tokens.push({ type: 'place', level: 'act', values: [own], plural: false, lead, isNew: false });
        break;
      case 'except':
      case 'only':
        tokens.push({ type: name });
        break;
      case 'after':
      case 'in':
      case 'of':
      case 'object':
        if (!(lead === 'after' && (name === 'object' || name === 'of'))) lead = name;
        continue;
      case 'and':
        tokens.push({ type: 'other', word: 'e' });
        continue;
      case 'semicolon':
        tokens.push({ type: 'other', word: ';' });
        continue;
      case 'ordinal':
        pending.push(String(ordinals.indexOf(`${words.slice(0, -1)}o`) + 1 || words.replace(/.$/, 'o')));
        continue;
      case 'digits':
      case 'letter':
      case 'roman':
        tokens.push({ type: 'value', values: [valueOf(words)], of: name });
        continue;
      case 'range':
        tokens.push({ type: 'value', values: expand(found), of: name });
        continue;
      default: {
        const level = name === 'numberNew' ? 'number' : name === 'annexNew' ? 'annex' : name;
        const values = name === 'division' || name === 'annex' ? [printedName(words)] : pending.splice(0);
        const plural =
          /^(?:artt|articoli|commi|lettere|numeri|punti|nn|periodi|capi|titoli|libri|sezioni|allegati|parole)/.test(
            words,
          );
        tokens.push({ type: 'place', level, values, plural, lead, isNew });
      }
    }
    pending.length = 0;
    [lead, isNew] = ['none', false];
  }
  return tokens;
}

const plainWord = /[\p{L}\p{N}']{1,60}|./uy;

function spanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  for (const span of spans) if (at >= span.start && at < span.end) return span;
  return undefined;
}

/** Names of acts have values of their own: `5 luglio`, `titolo V`. */
function isPlace(name: PatternName): boolean {
  return name !== 'digits' && name !== 'letter' && name !== 'roman' && name !== 'ordinal' && name !== 'division';
}

/** Each pattern is one group, in their order. */
function nameOf(found: RegExpExecArray): PatternName | null {
  for (let group = 1; group < found.length; group++) if (found[group] !== undefined) return patternNames[group - 1]!;
  return null;
}

function isBare(words: string): boolean {
  return !/\s/.test(words);
}

function valueOf(words: string): string {
  return articleNumber(words) ?? words;
}

/** `Capo VI`, `Allegato I.7`: the noun capitalised, Roman numbers in capitals. */
function printedName(words: string): string {
  const [noun, ...rest] = words.split(/\s/);
  const name = rest
    .join(' ')
    .replace(/^(?:[ivxl]{1,7}|[a-z]{1,2})(?![a-z])/, (roman) => roman.toUpperCase())
    .replace(/\s([a-z]{1,20})$/, '-$1');
  return `${noun!.charAt(0).toUpperCase()}${singular(noun!.slice(1))} ${name}`;
}

function singular(noun: string): string {
  return noun
    .replace(/^(ap|itol|ibr|llegat)i$/, '$1o')
    .replace(/^ezioni$/, 'ezione')
    .replace(/^abelle$/, 'abella');
}

function expand(found: RegExpExecArray): string[] {
  const ends = found[0].split(/\s(?:a|al|alla|ad)\s|\sall'/);
  const [first, last] = ends.map((end) =>
    valueOf(/(?:\d|[a-z]{1,2}(?=\)|-))[^\s)]{0,40}(?:\s[a-z]{1,20})?\)?$/.exec(end)?.[0] ?? end),
  ) as [string, string];
  const [low, high] = [first, last].map((value) => Number.parseInt(value, 10)) as [number, number];
  if (Number.isNaN(low) || Number.isNaN(high) || high < low || high - low > 300) return [first, last];
  const between = Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => String(low + 1 + i));
  return low === high ? [first, last] : [first, ...between, ...(/^\d+$/.test(last) ? [last] : [String(high), last])];
}

const placeWord = new RegExp(
  String.raw`^(?:comm[ai]|articol|artt?\.|letter|numer|capovers|period|\d{1,4}(?:-[a-z]+)?(?:\.\d{1,2})?[,\s)]|[a-z]\)|${ordinal}[,\s])`,
);

/** Inside a citation its places come first: the act is what follows them. */
function isActWord(text: string, at: number, { end }: Span): boolean {
  return !placeWord.test(text.slice(at, end));
}
