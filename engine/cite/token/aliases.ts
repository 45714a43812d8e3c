// The names by which acts are found: those of the table and their short forms.
import type { Alias, NamedAct } from '../../law/named-acts.js';

/** The aliases of an act with their short forms, and its full name where a bracket in it distinguishes it from another: `TUE (edilizia)`. */
export function aliasesOf(act: NamedAct): Alias[] {
  const named = act.name.includes('(') ? [...act.aliases, { text: act.name, weak: false }] : act.aliases;
  return shortened(named, [act.eli]);
}

/**
 * `codice delle assicurazioni` is also `cod. delle assicurazioni`, `legge Pinto` is `l. Pinto`; `decreto Rilancio` is also `D.L. Rilancio` and
 * `decreto-legge Rilancio`, where only such decrees bear the name.
 * @param acts ELIs that bear the names
 */
export function shortened(full: Alias[], acts: readonly string[]): Alias[] {
  const aliases = full.flatMap((alias) => [alias, ...abbreviated(alias)]);
  if (!acts.every((eli) => eli.includes('/decreto-legge/'))) return aliases;
  return aliases.flatMap((alias) => {
    const [, nickname] = /^decreto (.+)$/i.exec(alias.text) ?? [];
    return nickname === undefined
      ? [alias]
      : [alias, ...['d.l.', 'decreto-legge'].map((type) => ({ ...alias, text: `${type} ${nickname}` }))];
  });
}

/** `l. Pinto` may be a person too: it needs an article beside it, unless two names are joined. */
function abbreviated({ text, weak }: Alias): Alias[] {
  const [, code] = /^codice (.+)$/i.exec(text) ?? [];
  if (code !== undefined) return [{ text: `cod. ${code}`, weak }];
  const [, nickname] = /^[Ll]egge (\p{Lu}.+)$/u.exec(text) ?? [];
  return nickname === undefined ? [] : [{ text: `l. ${nickname}`, weak: weak || !/\p{L}-\p{Lu}/u.test(nickname) }];
}

/** First words that show that an act is meant. */
const telling =
  /^(?:codic[ei] |cod\. |testo unico |t\.u\. |statuto |leggi |legge |decreti |decreto |d\.l\. |decreto-legge |regolamento |disposizioni |disp\. |norme |preleggi|carta |costituzione |riforma |jobs act|correttivo |nuovo |nuova |vecchio |lodo )/i;

/** Short forms and nicknames that are nothing else: `TUEL`, `Bossi-Fini`, `Porcellum`, `Cura Italia`. */
const nicknamed =
  /^(?:tuel|tub|tuf|tuir|tulps|tusl|tupi|tusp|ccii|t\.u\.(?:[a-z]\.){1,5}|\p{Lu}\p{L}{2,12}-\p{Lu}[\p{L} ]{2,16}|[a-z]{3,8}(?:ellum|licum)|spazzacorrotti|decretone|(?:salva|cura|sblocca|cresci) italia|sblocca cantieri)$/iu;

/** Whether the name alone means its act in running text, with no article beside it. */
export function isTelling(text: string): boolean {
  return telling.test(text) || nicknamed.test(text.replace(/^l\. /, ''));
}
