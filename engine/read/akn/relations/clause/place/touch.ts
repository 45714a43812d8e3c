// What a verb does to a group of places that it touches.
import type { RelationKind } from '../../../../../law/relation.js';
import { reachOf } from '../token/token.js';
import { headOf, type Group } from './group.js';
import { newIn, withNew } from './insertion.js';
import type { Operation } from './place-groups.js';
import { annexesIn, merge, upTo, type Place } from './place.js';
import { touchedWords } from './quoted-words.js';

/** Of what gets another number (`modifica`) no more changes. `brought` are the new words, `fresh` their numbers. */
export function touch(
  kind: RelationKind,
  context: Place,
  group: Group,
  brought: readonly string[] = [],
  fresh: readonly number[] = [],
): Operation[] {
  const head = headOf(group);
  const isNone = head === 'words' && !group.quoted && group.place.words?.length === 0 && kind === 'altro';
  if (head === null || isNone) return [];
  const named = merge(context, group.place);
  const to = upTo(withNew(named, head, brought), group.goesOnAt);
  const isPart = (group.partial && head !== 'words') || group.goesOnAt !== null || kind === 'modifica';
  return [
    {
      kind,
      reach: isPart ? null : reachOf[head],
      to: head === 'annex' ? { ...upTo(to, 'article'), annex: annexesIn(context, to) } : to,
      quoted: false,
      quotations: touchedWords(kind, group, fresh),
      ...newIn(named, to, head),
    },
  ];
}
