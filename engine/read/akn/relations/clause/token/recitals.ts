// What a clause tells of other amendments in passing: `come modificato dall'articolo 3 della legge …`. Its acts and places are not touched.
import type { Span } from './span.js';

const stems = {
  changed: 'modificat|sostituit|introdott|inserit|aggiunt|abrogat|prorogat|integrat',
  also: 'risultant|riformulat|novellat|rideterminat|elevat|ridott|confermat|rinumerat|riscritt',
  other:
    'richiamat|novellat|disciplinat|regolat|istituit|confermat|recepit|ripristinat|coordinat|interpretat|fissat|attuat|aggiornat',
};
/** `e integrato`, behind one of them. */
const andAgain = String.raw`(?:\s(?:e|ed|o)\s(?:modificat|integrat|sostituit|prorogat|rettificat)[oaie])?`;
const by = String.raw`d(?:al|all'|alla|allo|alle|ai|agli|a)`;
const teller = String.raw`(?=\s?(?:articol|art\.|comm|decret|legg|regi|lettera|present))`;
const withAct = String.raw`\scon\s(?:(?:il|la|i|le|gli)\s|l')?(?=articol|decret|legg|regi|r\.)`;

/** Words whose provision is only mentioned, not amended. */
const told = new RegExp(
  [
    String.raw`,?\s?(?:(?:come|cosi' come|così come|gia'|già|da ultimo|nel testo|quale|cosi'|così)\s){1,3}(?:${stems.changed}|${stems.also})[oaie]{1,2}${andAgain}\s(?:da ultimo\s|in precedenza\s)?${by}\b`,
    String.raw`,?\sconvertit[oaie]\s?,?\s?(?:in legge\s?,?\s?)?(?:con modificazion[ei]\s?,?\s?)?(?:dalla|nella)\s(?=legge|l\.)`,
    String.raw`,?\s(?:(?:${stems.changed})[oaie]|(?:modificat|integrat|prorogat)[oaie]${andAgain})(?:,?\sda ultimo,?|\ssuccessivamente)?\s${by}${teller}`,
    String.raw`,\s(?:introdott|inserit|aggiunt|modificat|sostituit|prorogat|integrat)[oaie]${withAct}`,
    String.raw`\s(?:e|ed)\s(?:successivamente\s)?(?:modificat|integrat|prorogat)[oaie]${withAct}`,
    // `l'articolo 3 …, richiamato dall'articolo 4 della legge …`
    String.raw`,?\s(?:(?:${stems.other})[oaie]|(?:res|estes)[oaie]\s[^,;:.«]{1,40}?)\s${by}${teller}`,
    // `le disposizioni emanate in attuazione dell'articolo 25 della legge …`
    String.raw`\s(?:emanat|adottat|emess|approvat)[oaie]\s(?:in\s(?:attuazione|applicazione|esecuzione|base)|ai\ssensi|a\snorma|sulla\sbase|in\sforza)\s(?:de|a)(?:l|ll'|lla|llo|lle|gli|i)${teller}`,
    // `la legge …, e successive modificazioni di cui alle leggi … e …`
    String.raw`,?\s(?:(?:e|ed)\s)?(?:(?:le|alle)\s)?(?:relative\s|successive\s){0,2}(?:modifiche|modificazioni|integrazioni)(?:\s(?:e|ed)\s(?:integrazioni|modificazioni))?,?\s(?:di cui|apportate|introdotte|disposte|recate)\s(?:(?:con|d?a)(?:l(?:la|le)?|i|gli)?\s|d?all')${teller}`,
  ].join('|'),
  'g',
);

/** A cheap test that each of them passes. */
const mayTell = new RegExp(
  [
    'convertit',
    String.raw`(?:${stems.changed}|${stems.also})[oaie]{1,2}(?:\s(?:e|ed|o)\s[a-z]{5,12}|,|\ssuccessivamente)?\s(?:da|in\sp|con\s)`,
    String.raw`(?:emanat|adottat|emess|approvat)[oaie]\s(?:in|ai|a|sulla)\s`,
    String.raw`(?:${stems.other})[oaie]\sda|\b(?:res|estes)[oaie]\s`,
    String.raw`(?:modifiche|modificazioni|integrazioni),?\s(?:di\scui|apportat|introdott|dispost|recat)`,
  ].join('|'),
);

const amendedNow = '(?:sostituit|soppress|abrogat|inserit|aggiunt|modificat|apportat)[oaie]\\b';
/**
 * `, che rinvia all'articolo 5 della legge …,` before the main verb, with a comma or without; not `, che diventa comma 3,`, nor up to a verb of
 * its own, `che e' stato modificato dall'articolo 5`.
 */
const relative = new RegExp(
  String.raw`,\sche\s(?!(?:diven|divent|assum|prend))[^;:«]{3,400}?(?=,\s(?:e'|è|sono)\s(?:[a-z']{3,14}\s)?${amendedNow}|\s(?:e'|è|sono)\s(?!stat[oaie]\s)(?:[a-z']{3,14}\s)?${amendedNow}(?!\s(?:da|con|in|per|a)))`,
  'g',
);
/** `le clausole che prevedono che l'articolo 33 … e' abrogato`, `chiunque affermi che …`: what somebody says of an amendment. */
const saying =
  /\b(?:che|chi|chiunque|qualora|ove|se)\s(?:[a-z']{1,15}\s){0,3}(?:preved|afferm|dichiar|ritien|ritenga|sosten|attest|stabil|presuppon|assum|consider)[a-z]{0,8}\s(?:[a-z]{4,20}mente\s)?che\s[^;:«]{3,300}?(?:e'|è|sono|sia|siano)\s(?:[a-z']{3,14}\s)?(?:sostituit|soppress|abrogat|modificat)[oaie]\b/g;

/** The spans of such words, up to the end of the act or the clause. */
export function spansOfTold(text: string, acts: readonly Span[]): Span[] {
  const asides = [relative, saying].flatMap((pattern) =>
    text.includes('che ')
      ? [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      : [],
  );
  const recitals = mayTell.test(text) ? recitalsIn(text, acts) : [];
  // The spans are in order and apart: what stands within an aside is of it.
  const apart = recitals.filter(({ start }) => !asides.some((aside) => start >= aside.start && start < aside.end));
  return [...asides, ...apart].sort((a, b) => a.start - b.start);
}

function recitalsIn(text: string, acts: readonly Span[]): Span[] {
  return [...text.matchAll(told)].map((found) => {
    const start = found.index;
    const after = start + found[0].length;
    const comma = text
      .slice(after)
      .search(/,\s(?!(?:comma|commi|lettera|n\.|numero|del)\b)|;|«|\s(?:e'|sono|il|le|la|gli|i|dopo|al)\s/);
    const act = acts.find((span) => span.end > after && span.start <= after + Math.max(comma, 60));
    const limit = comma === -1 ? text.length : after + comma;
    const areMany = /^\s?(?:leggi|decreti|regi)\s/.test(text.slice(after, after + 9));
    return { start, end: act === undefined ? limit : endOfTellers(text, Math.max(act.end, after), acts, areMany) };
  });
}

/**
 * `come modificato dall'articolo 3 della legge … e articolo 9 della legge …`: more that changed it, without an article of its own; `dalle
 * leggi … e …`, `dalla legge … e dalla legge …`.
 */
function endOfTellers(text: string, end: number, acts: readonly Span[], areMany: boolean): number {
  const listed = acts.find((span) => span.start >= end && span.start <= end + 25);
  const between = listed === undefined ? null : text.slice(end, listed.start);
  if (between !== null && (areMany ? nextOfMany : nextTeller).test(between))
    return endOfTellers(text, listed!.end, acts, areMany);
  const length = /^\s(?:e|ed|nonche')\s(?:d(?:all'|agli\s))?(?:articol[oi]|artt?\.)\s/.exec(
    text.slice(end, end + 40),
  )?.[0].length;
  if (length === undefined) return end;
  const act = acts.find((span) => span.start >= end && span.start <= end + 60 && span.end > end + length);
  return act === undefined ? end : endOfTellers(text, act.end, acts, areMany);
}

const nextTeller = /^,?\s(?:(?:e|ed|nonche')\s)?(?:da ultimo\s)?d(?:al|alla|ai|agli|alle)\s$/;
const nextOfMany = /^,?\s(?:(?:e|ed|nonche')\s)?(?:d(?:al|alla|ai|agli|alle)\s)?$/;
