// Articles of a text that is no act, and that stands right before them or behind: `la convenzione, all'articolo 7`, `lo statuto (articolo 5)`.
import type { Provision } from '../provision/provisions.js';
import type { Tokens } from '../token/tokens.js';

const noun = String.raw`(?:statut[oi]|regolament[oi]|convenzion[ei]|accord[oi]|contratt[oi]|tariff(?:a|e|ari[oi]?)|protocoll[oi]|capitolat[oi]|disciplinar[ei]|intes[ae]|concordat[oi]|trattat[oi]|schem[ai](?:-tipo)?|modell[oi]|(?:norme|disposizioni)\sdi\sattuazione)`;
/** `contratto collettivo di lavoro`, `statuto speciale` */
const named = String.raw`(?<!\bpresent[ei]\s)(?<![\p{L}])${noun}(?![\p{L}-])(?:\s(?!di\scui\s|previst|e\s|o\s|che\s)[^\s.,;:()«»]{1,20}){0,4}`;
const states = String.raw`(?:stabilisc(?:e|ono)|preved(?:e|ono)|dispon(?:e|gono)|prescriv(?:e|ono)|disciplina(?:no)?|fissa(?:no)?|indica(?:no)?|consent(?:e|ono))`;
const at = String.raw`(?:(?:all|nell)['’]|(?:agli|negli)\s)`;

/** `lo statuto (`, `dell'accordo, `, `la convenzione, all'`, `il regolamento stabilisce all'`, in front of `articolo`. */
const before = new RegExp(String.raw`${named}(?:\s\(|,\s${at}?|\s${states}\s${at})$`, 'iu');
/** Characters before an article in which such words stand. */
const most = 110;

const of = String.raw`^,?\s(?:d(?:el|ei|ella|elle|ello|egli)\s|dell['’]\s?)`;
/** `dei relativi statuti`, `delle rispettive norme`, `di quest'ultimo`, `dello schema-tipo`, `del nuovo testo`, behind the article. */
const behind = new RegExp(
  String.raw`${of}(?:(?:relativ|rispettiv)[oaie]\s|(?:(?:nuov|vigent|citat|predett|medesim|stess|suddett)[oaie]\s)?(?:${noun}|testo\sprevigente)(?![\p{L}])|nuov[oi]\stest[oi](?![\p{L}]))|^,?\sdi\squest['’]ultim[oaie](?![\p{L}])`,
  'iu',
);

/** Whether an article is of a text that the words beside it name. */
export function isOfText(tokens: Tokens, { article, part, from, next }: Provision): boolean {
  if (article === null || part !== null) return false;
  const [start, end] = [tokens.start[from]!, tokens.end[next - 1]!];
  return (
    before.test(tokens.text.slice(Math.max(0, start - most), start)) || behind.test(tokens.text.slice(end, end + 60))
  );
}
