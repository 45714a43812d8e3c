// Lists of what is repealed that stand in an annex: `sono abrogate le disposizioni elencate nell'allegato A`.
import { partSlug } from '../../../../law/eli.js';
import type { Annex } from '../../../../law/act.js';
import { findCitations } from '../../../../cite/cite.js';
import { plainSpace, type Unit } from './unit/outline.js';

/** An annex that a unit repeals by, and its items as units below that one. */
export interface AnnexList {
  unit: Unit;
  items: Unit[];
}

const repeals = /\babrogat[ei]\b/;
/** The annex that is meant; not one of another act. */
const refers =
  /\b(?:elencat|indicat|riportat|contenut|inclus|individuat|di\scui)[aeio]?\s(?:a|ne)(?:ll'|l\s|lla\s)(allegat[oa]|tabella|elenco)(?:\s(?:n\.\s)?(?!al|del|sono|e\s)([a-z\d]{1,3}(?:\.\d{1,2})?)(?![a-z\d]))?(?!\s(?:al|alla|del|della)\s(?!present|medesim))/;

/** The lists of an act's annexes by which some units of an article repeal. */
export function annexLists(units: readonly Unit[], annexes: readonly Annex[]): AnnexList[] {
  if (annexes.length === 0) return [];
  return units.flatMap((unit): AnnexList[] => {
    const below = annexLists(unit.children, annexes);
    if (below.length > 0) return below;
    const found = repeals.test(unit.text) ? refers.exec(unit.text) : null;
    const annex = found === null ? undefined : annexOf(found, annexes);
    const items = annex === undefined ? [] : itemsOf(annex, unit);
    return items.length === 0 ? [] : [{ unit, items }];
  });
}

function annexOf([, noun, name]: RegExpExecArray, annexes: readonly Annex[]): Annex | undefined {
  if (name === undefined) return annexes.length === 1 ? annexes[0] : undefined;
  const slug = partSlug(`${noun} ${name}`);
  return annexes.find((annex) => partSlug(annex.name) === slug);
}

/** `1 - `, `12) `, `- ` */
const label = /^\s{0,9}(?:\(?\d{1,5}(?:\)|\.|\s[-–])?\s{1,9}(?=\D)|[-–•]\s{1,9})?/;
const act = /^(?:l[ae']?\s?)?(?:legge|decreto|regio|d\.|r\.|l\.|testo\sunico|articol|artt?\.)/i;
/** Words behind the act's name that limit a repeal; any other words there are its title. */
const limit =
  /^\s?[,:;(–-]?\s?\(?(?:limitatamente|articol|artt?\.|comm[ai]\s|ad\s(?:eccezione|esclusione)|eccetto|esclus|salv|tranne|fatt[ae]\s|nell[ae]\spart|titol[oi]\s[ivxl]|cap[oi]\s[ivxl]|part[ei]\s)/i;

/** The lines that begin with the name of an act, without its title. */
function itemsOf({ text }: Annex, { paragraph, point }: Unit): Unit[] {
  return text.split('\n').flatMap((line) => {
    const words = plainSpace(line.slice(label.exec(line)![0].length));
    const citation = act.test(words) ? findCitations(words)[0] : undefined;
    if (citation === undefined || citation.start > 3) return [];
    const behind = words.slice(citation.end);
    const printed = words.slice(0, citation.end) + (limit.test(behind) ? behind.split(/;|\.\s/, 1)[0]! : '');
    return [{ paragraph, point, text: printed.toLowerCase(), printed, children: [] }];
  });
}
