// Texts that stand beside the act that names them: the statute that a law has as an annex, the agreement that it ratifies, the regulation that
// carries it out.
import type { Token } from './token.js';

const treaty = /^(?:accord|convenzion|trattat|protocoll|concordat|intes|scambi)[oaie]?$/;
/** `regolamento per l'esecuzione della legge …`, `norme di attuazione del decreto …` */
const carryingOut =
  /^(?:regolament|decret|norm|disposizion)[oaie](?: [a-z']{1,12}){0,5} (?:esecuzion|attuazion|applicazion)e$/;
const annexed =
  /^(?:accord|convenzion|trattat|protocoll|concordat|intes|scambi|statut|regolament|norm|disposizion|disciplinar|capitolat|ordinament|regol|istruzion|tariff|decret)[oaie]?$/;

/**
 * `dello statuto allegato alla legge …`, `dell'accordo ratificato con la legge …`: the places before it are of another text than the act that is
 * named. A code, or a `testo unico`, is known by its act; so is a regulation that an act approves.
 * @param isHeld whether the act would be that of the places before it
 */
export function isTextBeside(before: readonly Token[], isHeld: boolean): boolean {
  const words = before
    .slice(before.findLastIndex(({ type }) => type !== 'other') + 1)
    .map((token) => (token.type === 'other' ? token.word : ''));
  const noun = words.findLastIndex((word) => annexed.test(word));
  const [first, ...more] = noun === -1 ? [] : words.slice(noun + 1);
  // `dell'accordo di cui alla legge …`
  if (noun !== -1 && first === undefined && treaty.test(words[noun]!)) return true;
  if (first === undefined || words.some((word) => /^(?:codice|testo)$/.test(word))) return false;
  if (treaty.test(words[noun]!) && more.at(-1) === 'con')
    return [first, ...more].some((word) => /^(?:ratificat|res|approvat)[oaie]$/.test(word));
  if (carryingOut.test(words.slice(noun).join(' '))) return true;
  const led = before.findLast((token) => token.type === 'place' && token.lead !== 'of' && token.lead !== 'none');
  const isTouched = led?.type === 'place' && led.lead === 'object';
  return (isHeld || isTouched) && more.length === 0 && /^(?:allegat|anness|acclus|unit)[oaie]$/.test(first);
}

/** `dello statuto allegato alla medesima legge`, of an act that is not named again. */
export function isTextOfRecalled(before: readonly Token[], isHeld: boolean, text: string, at: number): boolean {
  return recalled.test(text.slice(at, at + 30)) && isTextBeside(before, isHeld);
}

const recalled = /^\s(?:al|alla|il|la)\s(?:medesim|stess|predett|suddett|citat)[oa]\s(?:legg|decret|regi)/;
