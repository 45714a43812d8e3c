// On what a clause is based, `in attuazione dell'articolo 5 della legge …`: acts and places that it names, and does nothing to.
import type { Span } from './span.js';

const bases = [
  'ai sensi',
  'a norma',
  'a termini',
  'a seguito',
  "in (?:attuazione|applicazione|esecuzione|adempimento|osservanza|ottemperanza|conseguenza|considerazione|relazione|deroga|base|virtu'|forza)",
  "in (?:conformita'|coerenza|armonia|linea)",
  'coerentemente|conformemente|compatibilmente',
  "per (?:effetto|gli effetti|le finalita')",
  "con le modalita'",
  'nel rispetto|nel quadro',
];
/** Behind it, the words that lead on: `dell'`, `di cui all'`, `con la`. */
const base = new RegExp(
  String.raw`(?:^|,?\s)(?:${bases.join('|')}),?\s(?=(d|a|con\s|quanto\s))(?:con\s(?:(?:il|lo|la|i|gli|le)\s|l'))?`.replaceAll(
    ' ',
    String.raw`\s`,
  ),
  'g',
);
const mayBe = /sensi|norma|termini|seguito|(?:^|\s)in\s[acdefolbrv]|mente\s|effett|finalita|modalita|nel\s[rq]/;

/**
 * What it must stand behind: a place or verb that is touched. Words in front of all that are left, for later ones may recall their act; but
 * none of a list does: `Ai sensi dell'articolo 20 della legge …, sono abrogate le seguenti disposizioni:`.
 */
const touched = /articol|artt?\.|comm[ai]\s|letter|legge|decret|codice|abrogat|soppress|sostituit/;
const leadsList = /\b(?:abrogat|soppress)[oaie](?:,?\s(?:i|le|gli)?\s?seguenti\s[^:;«]{1,80}|\s[^:;«]{0,60}):\s{0,30}$/;
const clauseStart = /[;:«»]|(?<!\b(?:n|artt?|lett|lgs|[dlrpsc]))\.\s/g;
/** The end of those words: the next object, lead, verb or quotation. */
const end =
  /[:;«]|,\s(?!comm|letter|numer|n\.|period|del|di\scui|convertit|con\smodif|come\s|success|recant|concernent)|\s(?:e'|è|sono|siano|sia)\s|\s(?:(?:il|la|i|gli|le)\s|l')(?=articol|artt?\.|comm|letter|numer|period|parol|disposizion|legg|decret)/;
const another = /^,?\s(?:e|ed|nonche')\s(?=d(?:ell'|el(?:l[ao])?\s|egli\s|ei\s|elle\s|i\scui\s)|all?['ao]|al\s|agli\s)/;

/** The spans of such words. */
export function spansOfBases(text: string, acts: readonly Span[]): Span[] {
  if (!mayBe.test(text)) return [];
  return [...text.matchAll(base)].flatMap(({ index, 0: words }) => {
    if (acts.some((act) => act.start <= index && act.end > index)) return [];
    const before = text.slice(0, index);
    const start = [...before.matchAll(clauseStart)].at(-1)?.index ?? 0;
    const isFirst = before.slice(start).trim() === '';
    return touched.test(before.slice(start)) || (isFirst && leadsList.test(text))
      ? [{ start: index, end: endOf(text, index + words.length, acts) }]
      : [];
  });
}

/** With the first act the words end, unless they go on to another place. */
function endOf(text: string, at: number, acts: readonly Span[]): number {
  const length = lengthOutside(text, at, acts);
  const act = acts.find(({ start, end: last }) => last > at && start < length);
  if (act === undefined) return length;
  const next = another.exec(text.slice(act.end, act.end + 20));
  return next === null ? act.end : endOf(text, act.end + next[0].length, acts);
}

/** Where the words end that begin at a place; a comma within the name of an act ends nothing. */
function lengthOutside(text: string, at: number, acts: readonly Span[]): number {
  const found = end.exec(text.slice(at));
  if (found === null) return text.length;
  const stop = at + found.index;
  const act = acts.find(({ start, end: last }) => start < stop && last > stop);
  return act === undefined ? stop : lengthOutside(text, act.end, acts);
}
