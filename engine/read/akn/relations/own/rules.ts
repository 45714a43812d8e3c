// The effect of a paragraph without amending words on the act that it names: it suspends, postpones, interprets, delimits.
import type { Nature, RelationKind } from '../../../../law/relation.js';

/** The effect of a provision that changes no text. */
export interface Rule {
  kind: RelationKind;
  nature: Nature;
}

/** `e' altresi'`, `sono, fino al 31 dicembre,`: before the participle of a main clause; not in `se il termine e' sospeso …`. */
const auxiliary = String.raw`(?<!\b(?:se|quando|qualora|ove|laddove)\s[^,;.]{0,120})(?:\b(?:sono|viene|vengono|rest(?:a|ano)|rimang(?:a|ono)|si\sintend(?:e|ono))|(?<![\p{L}\d])(?:e'|è))(?:\s?,?\s(?:altresi'|inoltre|comunque|pertanto|[a-z]{3,20}mente)){0,2}(?:\s?,[^,;.]{1,80},)?\s?,?\s`;

/** Tried in this order on the words of the paragraph. */
const rulesByWords: readonly (readonly [RegExp, Rule])[] = [
  [
    /si interpreta(?:no)?\b|interpretazione autentica|nel senso che\b/,
    { kind: 'interpreta', nature: 'interpretazione' },
  ],
  [
    // `i versamenti sospesi` only reports what another provision suspended.
    new RegExp(String.raw`${auxiliary}sospes[oaie](?!\p{L})|\bdispost[ae]\s(?:la|le)\ssospension`, 'u'),
    { kind: 'sospende', nature: 'efficacia' },
  ],
  [
    // `in caso di proroga`, `i rapporti prorogati` report what another provision postponed.
    new RegExp(
      String.raw`${auxiliary}(?:prorogat|differit|posticipat|rinviat|riapert|spostat)[oaie](?!\p{L})|\bdispost[ao]\s(?:la\sproroga|il\sdifferimento|il\srinvio)|termin[ei].{0,120}(?:sono|e') fissat[oaie]|sono notificati entro`,
      'u',
    ),
    { kind: 'proroga', nature: 'efficacia' },
  ],
  [/\bin deroga\b|\bderogh[ei]\b/, { kind: 'regola', nature: 'ambito' }],
  [
    /\bsi applica(?:no)? (?:a decorrere|ai procediment|alle impugnazion|agli att|ai giudiz|dal\b|a partire)|\bhanno effetto\b|\bha effetto\b|acquista(?:no)? efficacia|continua(?:no)? ad applicarsi|procedimenti pendenti|\bin (?:sede di )?prima applicazione\b|non si applica(?:no)? per (?:gli|l')\s?ann/,
    { kind: 'regola', nature: 'efficacia' },
  ],
  [/entra(?:no)? in vigore/, { kind: 'regola', nature: 'vigenza' }],
  [
    /si applica(?:no)?\b|\b(?:e'|sono) estes[oaie]|non (?:e'|sono) dovut|\besent[ei]|\besclus[oaie]|incrementat|rifinanziat|elevat[oaie]|\bridott[oaie]|\bsi intend(?:e|ono)\b|\bfermo restando|\bnei limiti\b/,
    { kind: 'regola', nature: 'ambito' },
  ],
];

const suspending = /^sospension/i;
const postponing = /^(?:proroga|differiment|rinvio|rideterminazione dei termini)/i;
const transitional = /transitori|decorrenza|efficacia|procedimenti pendenti/i;
const commencement = /entrata in vigore/i;

/** The rule that the words state; that of the heading where they state none; `null` where neither does. */
export function ruleOf(words: string, heading: string | null): Rule | null {
  const own = words.replace(/«\d+»/g, ' ');
  const found = rulesByWords.find(([pattern]) => pattern.test(own))?.[1];
  if (heading !== null && transitional.test(heading) && (found === undefined || found.nature === 'ambito'))
    return { kind: 'regola', nature: 'efficacia' };
  if (heading !== null && (found === undefined || found.kind === 'regola')) {
    if (suspending.test(heading)) return { kind: 'sospende', nature: 'efficacia' };
    if (postponing.test(heading)) return { kind: 'proroga', nature: 'efficacia' };
  }
  if (found !== undefined) return found;
  return heading !== null && commencement.test(heading) ? { kind: 'regola', nature: 'vigenza' } : null;
}
