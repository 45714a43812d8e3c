// Names that need no article beside them to mean their act in running text.

/** First words that show that an act is meant. */
const telling =
  /^(?:codic[ei] |cod\. |testo unico |t\.u\. |statuto |leggi |legge |decreti |decreto |d\.l\. |decreto-legge |regolamento |disposizioni |disp\. |norme |preleggi|carta |costituzione |riforma |jobs act|correttivo |nuovo |nuova |vecchio |lodo )/i;

/** Short forms and nicknames that are nothing else: `TUEL`, `Bossi-Fini`, `Porcellum`, `Cura Italia`. */
const nicknamed =
  /^(?:tuel|tub|tuf|tuir|tulps|tusl|tupi|tusp|ccii|t\.u\.(?:[a-z]\.){1,5}|\p{Lu}\p{L}{2,12}-\p{Lu}[\p{L} ]{2,16}|[a-z]{3,8}(?:ellum|licum)|spazzacorrotti|decretone|(?:salva|cura|sblocca|cresci) italia|sblocca cantieri)$/iu;

/** Words that show that an act is meant, so that the name needs no article beside it. */
export function isTelling(text: string): boolean {
  return telling.test(text) || nicknamed.test(text.replace(/^l\. /, ''));
}
