// Repeals and replacements that a sentence makes only if something happens, or only for some: rules, and no change of text.
import type { Nature } from '../../../../law/relation.js';
import { isOfEvent } from '../clause/token/exception-words.js';
import type { Rule } from './rule-forms.js';

/** What such a sentence does, and the words that name what it speaks of. */
export interface HangingRule extends Rule {
  subject: string;
}

const noun = String.raw`(?:l'|(?:il|la|le|gli|i|lo)\s)(?:articol|art\.|artt\.|comm[ai]\s|letter|legg|decret|regi[oa]|disposizion|norm)`;
const subject = String.raw`(?<subject>${noun}[^;:«]{3,500}?)`;
const event = String.raw`(?<event>qualora|se|ove|laddove|nel\scaso|nell'ipotesi|in\s(?:caso|assenza|mancanza|difetto)|a\scondizione|subordinatamente|salvo)(?![a-z])`;
const repealed = String.raw`(?:e'|è|sono|si\sintend(?:e|ono)|s'intende|resta|restano)\s(?:[a-z']{3,14}\s)?(?:abrogat|soppress)[oaie](?![a-z])`;

const patterns: readonly (readonly [RegExp, Nature])[] = [
  // `Se il decreto non e' adottato, l'articolo 4 della legge … si intende abrogato`
  [new RegExp(String.raw`^(?<before>)${event}[^;:«]{3,300}?,\s${subject},?\s${repealed}`, 'iu'), 'efficacia'],
  // `Qualora la regione non provveda, sono abrogati gli articoli 4 e 5 della legge …`
  [
    new RegExp(String.raw`^(?<before>)${event}[^;:«]{3,300}?,\s${repealed}\s${subject}(?=[.;]?$|;\s)`, 'iu'),
    'efficacia',
  ],
  // `L'articolo 4 della legge … e' abrogato, qualora la regione non provveda`
  [
    new RegExp(String.raw`^(?<before>${subject},?\s${repealed},?\s)${event}[^;:«]{3,300}?(?=[.;]?$|;\s)`, 'iu'),
    'efficacia',
  ],
  // `Per i comuni di cui all'articolo 3, l'articolo 6 della legge … e' sostituito dal presente articolo`
  [
    new RegExp(
      String.raw`^(?:per|nei|nelle|nel|limitatamente)\s[^;:«]{3,200}?,?\s${subject},?\s(?:e'|è|sono)\ssostituit[oaie]\sdal(?:le\sdisposizioni\sdel)?\spresente\s`,
      'iu',
    ),
    'ambito',
  ],
];

/** The rule of a sentence; `null` for none. */
export function hangingRule(sentence: string): HangingRule | null {
  if (!/abrogat|soppress|sostituit/i.test(sentence)) return null;
  const text = sentence.toLowerCase();
  for (const [pattern, nature] of patterns) {
    const { subject: found, before = '', event: words } = pattern.exec(sentence)?.groups ?? {};
    if (found === undefined) continue;
    if (words !== undefined && !isOfEvent(words.toLowerCase(), text, before.length + words.length)) continue;
    return { kind: 'regola', nature, subject: found };
  }
  return null;
}
