// Lines of a text that somebody pasted: which end what they say, and which go on in the next because the text was wrapped.
import { foldPhrase } from './fold.js';

/** Texts that are wrapped have longer lines than that, in letters. */
const leastWidth = 40;
/** Letters differ in width: a line had room for the next word where both would have taken less than this part of the longest line. */
const fullLine = 0.9;
/** Letters of a line that are looked at on either side of its end. */
const nearby = 32;

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';
/** Words that join what stands before them to what stands behind. */
const joining = `e ed o od ovvero nonche di del dello dell della dei degli delle a al allo all alla ai agli alle da dal dallo dall
  dalla dai dagli dalle in nel nello nell nella nei negli nelle su sul sulla per con n nn num numero numeri comma commi co lett
  lettera lettere par paragrafo paragrafi punto capoverso periodo citato citata medesimo medesima`;
/** Behind one of these at its end a line goes on, also with a number and a full stop, `n.⏎241.`. */
const leads = words(`${joining} ${months} art artt articolo articoli`);
/** Behind these, too, but not with what looks like the label of a paragraph: `legge⏎7 agosto 1990`, not `decreto⏎2-bis. `. */
const openEnds = words(`il lo la l i gli le legge leggi l dl dlgs lgs decreto legislativo regio
  reale presidente repubblica costituzionale cost ministeriale dpr rd dm codice cod testo unico tu regolamento reg direttiva statuto
  lr disp disposizioni disposizione att proc ex v cfr predetto predetta stesso stessa`);
/** With one of these a line goes on from the one before it, `art. 2⏎comma 1`. */
const goingOn =
  words(`${joining} ${months} cit c cc primo secondo terzo quarto quinto sesto settimo ottavo ultimo conv convertito convertita smi
  ss bis ter quater quinquies sexies`);

const label = /^\d{1,3}(?:-[a-z]{3,12})?[.)](?:\s|$)/;
/** Beginnings of lines that have something of their own, however full the line before is: `• `, `Legge 7 …`; labels, too. */
const begins = /^(?:[\u2022\u25aa\u25cf*\u2010-\u2015-]|Leggi|Legge|Decreto|Regio|Articol[oi]|Artt?\.)\s/u;

/** Beginnings of a citation, which the lines of a list have and those of prose have now and then: `art. 2`, `d.lgs. 81/08`. */
const citing =
  /^(?:artt?[.\s]|articol[oi]\s|legge\s|decret[oi]\s|regio\s|codice\s|d\.|l\.|r\.|dlgs|dl\s|dpr|d[mp]\s|dpcm|rd\s|costituzione)/i;

/**
 * A pasted text with a blank where a line was only wrapped, so that its line feeds end what is said: a citation takes nothing from
 * the next line. An empty line is such an end. So is that of a line where no word beside it shows that a citation goes on, if the
 * next word had room in the line, where wrapping would have put it, or if the lines are a list: most had room, or begin a citation.
 * @returns a text of the same length
 */
export function unwrap(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const lengths = lines.map((line) => line.trim().length);
  const width = lengths.reduce((a, b) => Math.max(a, b), 0);
  const breaks = lines.slice(1).map((line, i): Break => {
    const next = line.trimStart().slice(0, nearby);
    const isEmpty = lengths[i] === 0 || lengths[i + 1] === 0;
    if (!isEmpty && isOpen(lines[i]!, next)) return 'wrapped';
    if (isEmpty || begins.test(next) || label.test(next) || width < leastWidth) return 'end';
    return lengths[i]! + 1 + next.search(/\s|$/) <= fullLine * width ? 'with room' : 'full';
  });
  const count = (kind: Break) => breaks.reduce((sum, one) => sum + Number(one === kind), 0);
  const entries = lines.filter((line) => citing.test(line.trimStart().slice(0, nearby))).length;
  const isList = count('with room') > count('full') || entries * 3 >= lengths.filter((length) => length > 0).length * 2;
  const isEnd = (kind: Break) => kind === 'end' || kind === 'with room' || (kind === 'full' && isList);
  return lines.map((line, i) => (i === 0 ? line : `${isEnd(breaks[i - 1]!) ? '\n' : ' '}${line}`)).join('');
}

/** What breaks a line: wrapping, as its words show, or an end; else whether the next word had room in it. */
type Break = 'wrapped' | 'end' | 'with room' | 'full';

/** Whether the end of a line, or the beginning of the next, shows that what is said goes on. */
function isOpen(line: string, next: string): boolean {
  const end = line.trimEnd().slice(-nearby);
  if (/[,(/\u2010-\u2015-]$/.test(end) || /^(?:[,.;)/]|\d{1,6}[/ ])/.test(next)) return true;
  const last = end
    .replace(/['\u2019]$/, '')
    .split(/[^\p{L}.]/u)
    .at(-1)!;
  const said = foldPhrase(last);
  // A full stop behind a whole word, which ends with a vowel, ends a sentence.
  if (/\p{L}{3}[aeio]\.$/u.test(last)) return false;
  if (leads.has(said) || (openEnds.has(said) && !label.test(next))) return true;
  const [first = ''] = /^[^\s'\u2019]*/.exec(next)!;
  return goingOn.has(foldPhrase(first)) && !begins.test(next);
}
