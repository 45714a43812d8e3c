// Words of one line that an amendment quotes without any mark: `la cifra 100 e' sostituita dalla cifra 200`.

const noun = '(?:parol[ae]|cifr[ae]|espression[ei]|dizion[ei]|locuzion[ei])';
const auxiliary = String.raw`(?:sono|e'|è|vengono|viene)\s(?:(?:rispettivamente|cosi'|inoltre)\s)?`;
/** Not `le parole seguenti`, `la cifra di cui all'articolo 3`. */
const words = String.raw`(?!seguent|di\scui|previst|contenut|indicat|recat|dell|nell|sono\s|e'\s|è\s|medesim|stess|predett)[^\s'«»"“”:;,.](?:[^«»"“”:;,.\n]|[.,](?=\d)){0,90}?`;
const brings = String.raw`(?:dall[ae]|con\sl[ae]|con\squell[ae]|l[ae])\s(?:(?:seguent[ei]|altr[ae])\s)?(?:${noun}\b)?:?`;

/** `dopo le parole x sono inserite le parole y`, `la parola x e' soppressa`, `alle parole: x, sono sostituite le parole: y` */
const ofWords = new RegExp(
  String.raw`\b${noun}:?\s(${words}),?\s(?=${auxiliary}(?:soppress|eliminat|cancellat|sostituit|aggiunt|inserit|premess)[aei]\b)` +
    String.raw`(?:${auxiliary}[a-z]{6,10}\s${brings}\s(${words})(?=[.;,](?:\s|$)|\n|$))?`,
  'dgi',
);

const measure = '(?:misura|importo|somma|limite|aliquota|percentuale|termine)';
const amount = String.raw`d(?:i|el|ell[ao]|ell'|a)\s?(?:(?:lire|euro|lit\.)\s)?\d(?:[\d.,]{0,14}\d)?(?:\s(?:per\scento|lire|euro|milioni|miliardi|giorni|mesi|anni))?`;

/** `la misura del 6 per cento e' sostituita da quella del 9 per cento`, also with `di cui all'articolo 4` between. */
const ofAmounts = new RegExp(
  String.raw`\b${measure}\s(${amount})(?=[\s,])(?:[^«»;:.\n]|\.(?!\s[A-Z]|\n)){0,200}?\s${auxiliary}sostituit[ao]\s(?:da|con)(?:ll'|l\s|lla\s|\sl'|\sil\s|\sla\s|\squell[oa]\s)(?:${measure}\s)?(${amount})(?=[\s.;,]|$)`,
  'dgi',
);

const mayBeUnmarked =
  /(?:parol|cifr|espression|dizion|locuzion|misur|import|somm|limit|aliquot|percentual|termin)[aeio]:?\s[^«"“']/i;

/**
 * Puts marks around words that have none.
 * @returns the text with them, and where in it they stand
 */
export function withMarks(printed: string): { text: string; put: number[] } {
  if (!mayBeUnmarked.test(printed)) return { text: printed, put: [] };
  const stretches = [...printed.matchAll(ofAmounts), ...printed.matchAll(ofWords)]
    .flatMap(({ indices }) => indices!.slice(1).filter((stretch) => stretch !== undefined))
    .sort(([a], [b]) => a - b)
    .filter(([start], i, all) => i === 0 || start >= all[i - 1]![1]);
  const put: number[] = [];
  let [text, from] = ['', 0];
  for (const [start, end] of stretches) {
    text += printed.slice(from, start);
    put.push(text.length, text.length + 1 + end - start);
    text += `«${printed.slice(start, end)}»`;
    from = end;
  }
  return { text: text + printed.slice(from), put };
}
