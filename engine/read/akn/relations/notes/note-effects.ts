// The effect on the article of the act that an update note tells of: seldom on its words, mostly on when or on what it has effect.
import { natureOfNoun, type ClaimEnd, type Nature, type Reach, type RelationKind } from '../../../../law/relation.js';
import { remembering } from '../../../../law/remembering.js';
import { dateOfWords, namedDay } from '../dated-number.js';
import { ruleOf } from '../own/rules.js';
import { kindOfNoun } from '../editors/words.js';

type Within = Pick<ClaimEnd, 'paragraph' | 'point' | 'number'>;

/** An effect, as far as the words of a note carry it. */
export interface NoteEffect {
  kind: RelationKind;
  nature: Nature | null;
  reach: Reach | null;
  /** Since when, where the words state a day. */
  day: string | null;
  /** Whether the day is that of an amendment which the same act makes: `le presenti modifiche si applicano a decorrere dal …`. */
  isOfAmendment: boolean;
  /** Articles of the amending act of which that is said; empty for all. */
  articles: string[];
  /** An amnesty or a pardon: its act amends nothing. */
  isClemency: boolean;
}

const clemency = /\bamnisti[ae]\b|\bindult[oi]\b/i;
/** `e' abrogato`, `sono inoltre aggiunte`; of the law that the note quotes or retells. */
const textual =
  /(?:(?<![\p{L}\d'])(?:e'|è)|\bsono|\bviene|\bvengono|\bs'intendono)\s(?:[a-z']{4,15},?\s){0,2}(abrogat|soppress|sostituit|inserit|aggiunt)[oaie]\b/u;
const kindOfStem: Record<string, RelationKind> = {
  abrogat: 'abroga',
  soppress: 'abroga',
  sostituit: 'sostituisce',
  inserit: 'inserisce',
  aggiunt: 'inserisce',
};
/** Parts of a text, as the subject of a change: a fund, a sum or a punishment that is `soppressa` is not one. */
const unit = String.raw`(articol[oi]|art\.|comm[ai]|letter[ae]|numer[oi]|period[oi](?!\sd'imposta)|parol[ae]|capovers[oi]|rubrica|alinea|allegat[oi])\b`;
const ordinal = '(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oaie]';
const article = String.raw`(?:il|l[ae]|l'|i|gli)\s?(?:${ordinal}(?:,\s|\s(?:e\s)?)(?:(?:il|l[ae]|i|gli)\s)?|(?:presente|seguenti)\s){0,4}`;
const subjectBefore = new RegExp(
  String.raw`^[^,]{0,60}?(?:^|\s|,\s)(?:dopo\s)?${article}${unit}|,\s(?:dopo\s)?${article}${unit}[^,]*$`,
);
const subjectAfter = new RegExp(String.raw`^(?:,\s[^,]{1,30},)?:?\s(?:[a-z]\)\s)?${article}${unit}`);
const reachOfUnit: Record<string, Reach> = {
  arti: 'articolo',
  'art.': 'articolo',
  comm: 'comma',
  lett: 'lettera',
  nume: 'numero',
  peri: 'periodo',
  paro: 'parole',
  capo: 'periodo',
  rubr: 'rubrica',
  alin: 'parole',
  alle: 'allegato',
};
/** Statements that a rule applies or has effect: most notes add since when, until when, or to which cases that began earlier. */
const applies =
  /\bsi applica|\bapplicabil|\bsi osserva|\bha(?:nno)?\s(?:effetto|efficacia)|\bl'efficacia\b|\bproduc(?:e|ono)\seffett|\brest(?:a|ano)\sefficac|\bapportate fino\b|\bdecorr(?:e|ono)\s(?:a\s(?:partire|decorrere)\s)?dal(?:l')?\s?\d/;
const temporal =
  /\bdopo\b|successiv|a decorrere|a partire|far data|\bdecors|in corso|pendent|\bdal\s\d|\bprima\b|anterior|antecedent|alla data|entrata in vigore|\bfino\s|iniziat|subordinat/;
const extended = /\bcontinua(?:no)? ad applicarsi\b.{0,120}?\b[fs]ino\sal/;
const understood = /\bsi intend(?:e|ono)\s(?:riferit|estes)|\bdeve intendersi\b|\bdev(?:e|ono) essere interpretat/;
const amendment =
  /\b(?:l[ea]|tal[ei]|dette|suddett[ea]|presenti|entrata in vigore dell[ea])\s(?:\w{3,12}\s){0,1}(?:modific(?:a|he)|modificazion[ei]|disposizion[ei]\s(?:di cui al(?:l[aeo']?|i)?\s?(?:present[ei]|artt?)|del present|introdott))|\bil presente decreto\b|\bla presente legge\b/;
/** `hanno effetto a decorrere dal 1° gennaio 2011`, `si applicano dal …`, `entra in vigore il …`, `e' prorogata al …`, of an entry into force. */
const stated = new RegExp(
  String.raw`\b(?:effett[oi]|efficaci[ae]?|applican?o?|applicano|decorr(?:e|ono)|vigore)\b(?:(?!\b(?:[fs]ino|entro)\s|;|\bper (?:i|le|gli)\b).){0,90}?\b(?:(?:a\s(?:decorrere|partire|far data)\s)?dal(?:la data del)?|il|(?:differit|prorogat|rinviat|spostat)[aeio]\sal)\s${namedDay}(?!,?\s(?:e\s)?(?:(?:fino|sino)\s)?al\s)`,
);
const dayLast = new RegExp(String.raw`^[^"]{0,200}?\ba\s(?:decorrere|partire)\sdal\s${namedDay}\s?"?\.?$`);
/** `sono abrogati … a decorrere dal 1° settembre 2003, con esclusione …`: the one day of a change of words. */
const ofChange = new RegExp(
  String.raw`\b(?:a\s(?:decorrere|partire)|con\s(?:effetto|decorrenza))\sdal(?:l')?\s?${namedDay}`,
  'g',
);
/** `emessi dopo il`, `instaurati a decorrere dal`: the day of what happens. */
const events =
  /(?:[aiu]t|ess|ost|ort|ert|int|unt|ett|itt|utt)[ie],?\s(?:\w{1,15}\s){0,3}(?:a\sdecorrere|a\spartire|dal)\s|\b(?:dopo|successiv|anterior)/;

/**
 * @param words what the act orders, behind the place where it does
 * @param to the place that the words name in the article
 */
export function effectOf(words: string, { paragraph, point, number }: ClaimEnd): NoteEffect {
  return effectAt(JSON.stringify([words.slice(0, longestRead), paragraph, point, number]));
}

/** Characters that are read: a note first says what the act does; the quotation after that may be long. */
const longestRead = 2_000;

/** The same statement stands with article after article. */
const effectAt = remembering((key) => {
  const [words, paragraph, point, number] = JSON.parse(key) as [string, string | null, string | null, string | null];
  return readEffect(words, { paragraph, point, number });
}, 500);

function readEffect(words: string, to: Within): NoteEffect {
  const said = words
    .replace(/[’‘´`]/g, "'")
    .toLowerCase()
    // `ha disposto, in esito al referendum indetto …, l'abrogazione dell'art. 9`
    .replace(/^,?\s?in esito a[^,"]{1,120},\s/, '');
  const day = dayOf(said);
  const effect = (kind: RelationKind, nature: Nature | null, reach: Reach | null = null): NoteEffect => ({
    kind,
    nature,
    reach,
    day: nature === 'testuale' || nature === 'efficacia' || nature === 'vigenza' || nature === null ? day : null,
    isOfAmendment: nature !== 'testuale' && amendment.test(said),
    articles: articlesOf(said),
    isClemency: false,
  });
  if (clemency.test(said) && /concess|condon|applica|esclus|estint|efficacia/.test(said))
    return { ...effect('regola', 'efficacia'), day: null, isClemency: true };
  const isQuoted = /^(?:che|quanto segue)\b|^"/.test(said);
  if (!isQuoted) {
    const kind = kindOfNoun(/^(?:l'|l[ao]\s|il\s|le\s)\s?([a-z]{5,20})\b/.exec(said)?.[1] ?? '');
    // Of the kind `regola`, notes use a noun only for rules on efficacy.
    const nature = kind === null ? null : kind === 'regola' ? 'efficacia' : natureOfNoun(kind);
    if (kind !== null && nature !== null) return effect(kind, nature);
    // `la soppressione della commissione di cui al presente articolo`: nothing is said of its text.
    if (kind === 'abroga' && endsOther.test(said)) return effect('regola', 'ambito');
    if (kind !== null) {
      const reach = kind === 'modifica' || kind === 'altro' ? null : reachOf(to, said);
      return { ...effect(kind, null, reach), day: day ?? dayOfChange(said) };
    }
  }
  const change = changeOf(said);
  if (change !== null) return { ...effect(change.kind, 'testuale', change.reach), day: day ?? dayOfChange(said) };
  if (understood.test(said)) return effect('interpreta', 'interpretazione');
  if (extended.test(said)) return effect('proroga', 'efficacia');
  const rule = ruleOf(said, null);
  if ((rule === null || rule.nature === 'ambito') && applies.test(said) && temporal.test(said))
    return effect('regola', 'efficacia');
  return effect(rule?.kind ?? 'regola', rule?.nature ?? 'ambito');
}

/** The end of what is no unit of a text. */
const endsOther =
  /^(?:l'|la\s)(?:abrogazione|abolizione|soppressione)\sd(?:ell'|(?:el|ell[aeo]|ei|egli|i)\s)(?!(?:artt?\.|articol[oi]|comm[ai]|co\.|lett(?:er[ae]|\.)|numer[oi]|n\.|period[oi]|parol[ae]|espression[ei]|(?:present|medesim|stess|predett|suddett|citat|inter|ultim|penultim|prim|second|terz|quart|quint|sest|settim|ottav|non|decim)[aeoi]|titol[oi]|cap[oi]|sezion[ei]|part[ei]|libr[oi]|allegat[oi]|tabell[ae]|elenc(?:o|hi)|rubric(?:a|he)|disposizion[ei]|norm[ae]|legg[ei]|decret[oi]|d\.|l\.|r\.|punt[oi]|alinea|capovers[oi]|inciso)(?![a-z])|\d|')/;

/** The change of words that the law states of a unit of text; a note tells of many others that are none. */
function changeOf(said: string): { kind: RelationKind; reach: Reach | null } | null {
  const text = said.replace(/«[^»]{0,2000}»/g, '«»');
  const found = textual.exec(text);
  if (found === null) return null;
  const kind = kindOfStem[found[1]!]!;
  const lead = text.slice(Math.max(0, found.index - 220), found.index);
  if (/\bparol[ae]\b|\bespression[ei]\b/.test(lead.slice(-120))) return { kind, reach: 'parole' };
  const subject = lead.slice(
    Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; '), lead.lastIndexOf('"'), lead.lastIndexOf(': ')) + 1,
  );
  const behind = subjectAfter.exec(text.slice(found.index + found[0].length))?.[1];
  const before = subjectBefore.exec(subject.replace(/^\s?(?:che\s)?/, ''));
  const named = behind ?? before?.[2] ?? before?.[1];
  // `e' abrogato il presente articolo, con esclusione del comma 4`
  const isPart = kind === 'abroga' && /esclusion|eccezion|limitatamente|\btranne\b|\bsalvo\b|nella parte/.test(text);
  return named === undefined ? null : { kind, reach: isPart ? null : (reachOfUnit[named.slice(0, 4)] ?? null) };
}

function reachOf({ number, point, paragraph }: Within, said: string): Reach | null {
  if (/limitatamente|ad eccezione|nella parte|\bparol[ae]\b/.test(said))
    return /\bparol[ae]\b/.test(said) ? 'parole' : null;
  if (/\bperiod[oi]\b(?!\sd'imposta)/.test(said)) return 'periodo';
  if (number !== null) return 'numero';
  if (point !== null) return 'lettera';
  if (paragraph !== null) return 'comma';
  return /\b(?:presente|intero) articolo\b/.test(said) ? 'articolo' : null;
}

/** The day since which something has effect; none where the words speak of what happens since a day, or until one. */
function dayOf(said: string): string | null {
  const found = stated.exec(said) ?? dayLast.exec(said);
  return found === null || events.test(found[0]) ? null : dateOfWords(found.at(-3)!, found.at(-2)!, found.at(-1)!);
}

function dayOfChange(said: string): string | null {
  const [found, ...more] = said.matchAll(ofChange);
  return found === undefined || more.length > 0 ? null : dateOfWords(found[1]!, found[2]!, found[3]!);
}

const ownArticles =
  /^(?:che\s)?["«]?l[ea]\sdisposizion[ei]\s(?:di\scui\s)?(?:all'|agli\s|dell'|degli\s)(?:articol[oi]|artt?\.)\s(.{1,200})/;
const afterArticles = /\s(?:si|hanno|ha|sono|acquist\w{1,6}|entr\w{1,6}|del(?:la)?\spresente)\s/;

/** `le disposizioni di cui agli articoli 2, 3 e 5 si applicano`: articles of the amending act, where no other act is named behind them. */
function articlesOf(said: string): string[] {
  const list = ownArticles.exec(said)?.[1]?.split(afterArticles, 1)[0];
  if (list === undefined || /\b(?:de[il]|dell[ao'])\b/.test(list)) return [];
  const articles = list.replace(/\bcomm[ai]\s\d{1,4}(?:-[a-z]{3,12})?/g, '');
  return [...articles.matchAll(/\d{1,4}(?:-[a-z]{3,12})?/g)].map(([number]) => number);
}
