// `l'articolo 5-bis, introdotto nella legge … dall'articolo 2 della legge …`: the act in which a provision was put, and the one that put it there.
import type { Span } from './span.js';

const brought = String.raw`,?\s(?:introdott|inserit|aggiunt|premess)[oaie],?\s(?:n?e|a)`;
const host = new RegExp(
  String.raw`(?<!(?:sono|e'|è|viene|vengono|siano|sia)(?:\s[a-z']{1,14})?)${brought}(l(?:l'|la\s|lo\s|le\s)?|i|gli)\s?(?=(?:articol|art\.|comm[ai]\s|legg|decret|regi[oa]|codice|testo\sunico|medesim|predett|citat|suddett|stess))`,
  'g',
);
const source =
  /,?\sd(?:al\s|alla\s|all'|agli\s|ai\s|alle\s)(?=articol|artt?\.|comm[ai]\s|lettera\s|decret|legg|regi[oa]\s|medesim|predett|citat)/;
/** What ends the words in which the source may be named: the main verb, another clause. */
const clauseEnd = /[;:«]|\s(?:sono|e'|è|siano|viene|vengono)\s/;

/** Lower-case words in which `introdotto nella legge …` leads as `della legge …` does, as many characters; and the spans of what put it there. */
export function hostFirst(text: string, acts: readonly Span[]): { text: string; skips: Span[] } {
  if (!/(?:introdott|inserit|aggiunt|premess)[oaie],?\s(?:ne|a)/.test(text)) return { text, skips: [] };
  const skips: Span[] = [];
  let own = text;
  for (const { index, 0: words, 1: ending } of text.matchAll(host)) {
    const after = index + words.length;
    const rest = text.slice(after, after + 300);
    const end = rest.search(clauseEnd);
    const found = source.exec(end === -1 ? rest : rest.slice(0, end));
    if (found === null) continue;
    const from = after + found.index;
    const within = from + found[0].length;
    const act = acts.find((span) => span.end > within && span.start <= within + 60);
    if (act === undefined) continue;
    skips.push({ start: from, end: act.end });
    const length = words.trimEnd().length;
    own = own.slice(0, index) + ` de${ending!.trimEnd()}`.padStart(length) + own.slice(index + length);
  }
  return { text: own, skips };
}
