// Judgments, which must not be taken for acts.
import { actTypes } from '../../law/act-type.js';
import { foreign, type Found } from '../citation/found.js';
import { readUntyped } from './mentions.js';
import { Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Tokens that end the search for the number of a judgment. */
const otherBeginnings = kindSet(Kind.Semicolon, Kind.Article, Kind.Name, Kind.Whereof, Kind.Identifier);

/** A court with a number beside it: a judgment. */
export function readJudgment(tokens: Tokens, i: number): Found[] {
  for (let at = i + 1; at < i + 16 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (otherBeginnings.has(kind)) break;
    // `sentenza nel procedimento n. 4411/2021 R.G.N.R.`: the number of a case.
    if (kind === Kind.Word && /^(?:procediment|giudizi|ricors|caus[ae]$)/i.test(textOf(tokens, at))) break;
    if (kind === Kind.Type && actTypes[tokens.value[at]!]!.slug !== 'ordinanza') break;
    if (kind !== Kind.Numero && !(kind === Kind.Integer && tokens.kind[at + 1] === Kind.Slash)) continue;
    const number = readUntyped(tokens, at);
    const next = number?.next ?? (tokens.kind[at + 1] === Kind.Integer ? at + 2 : 0);
    if (next === 0) continue;
    return [
      foreign(tokens, i, next, null, {
        kind: 'judgment',
        name: tokens.text.slice(tokens.start[i], tokens.end[next - 1]),
        celex: null,
      }),
    ];
  }
  return [];
}
