// Repeals that do not work from the entry into force of their act.

const own = String.raw`(?=.{0,90}?\bpresent[ei]\s(?:decreto|legge|codice|regolamento|testo\sunico|provvedimento|articolo|capo|titolo|disposizion))`;
const date = String.raw`\bdalla\sdata\s(?:di\s(?:entrata\sin\svigore|adozione|emanazione|pubblicazione|attuazione|efficacia|costituzione|insediamento|effettiv|cui)|in\scui|del(?:la|l')|stabilita|indicata|prevista|fissata)`;
const entry = String.raw`(?:\bcon|\ba(?:ll'|\sseguito\sde)l?l?'?)\s?(?:l')?entrata\sin\svigore\sde`;
/** `dalla data di entrata in vigore del regolamento di cui al comma 1`, `con l'entrata in vigore dei decreti`: nobody knows from here when. */
const event = new RegExp(`(?:${date}|${entry})(?!${own.slice(3, -1)})`, 'i');
/** `a decorrere dal sessantesimo giorno successivo`, `decorsi sei mesi`. */
const time = /\bdal\s[a-z]{4,20}esimo\sgiorno|\b(?:decors|trascors)[oi]\s(?:[a-z]{1,20}\s){1,3}(?:giorn|mes|ann)/i;

/**
 * The condition in the words of a repeal: an `event` whose day no document states, some `time` after the act enters into force, or `null`
 * for none.
 */
export function awaits(words: string): 'event' | 'time' | null {
  if (!/entrata\sin\svigore|\bdata\s|giorn|mesi|ann[oi]\s/i.test(words)) return null;
  if (time.test(words)) return 'time';
  return event.test(words) ? 'event' : null;
}
