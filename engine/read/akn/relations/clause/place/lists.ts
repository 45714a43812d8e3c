// Places of one level that a group names together.
import type { Group } from './group.js';
import { upTo } from './place.js';
import type { Level, PlaceToken, Token } from '../token/token.js';

/** `gli articoli 3 e 4, comma 5`, `lettere a), b), numero 2)`: what is narrower is of the last one, the others are meant whole. */
export function isOfLast(token: PlaceToken, group: Group): boolean {
  const { level, lead } = token;
  const { order, place } = group;
  if (isPeriodOfLast(token, group)) return true;
  const list = order.at(-1);
  return lead === 'none' && endsInList({ order, place }) && listed.indexOf(level) > listed.indexOf(list!);
}

/**
 * `i commi 1 e 2, secondo periodo, sono abrogati`: the period is of the last paragraph; how much of the others goes is not said, for some
 * drafters mean that period of each.
 */
function isPeriodOfLast({ level, lead }: PlaceToken, { lead: led, order, place }: Group): boolean {
  return (
    level === 'sentence' &&
    lead === 'none' &&
    led === 'object' &&
    order.at(-1) === 'paragraph' &&
    place.paragraph!.length > 1
  );
}

/**
 * Whether a group ends with several articles, paragraphs, points or numbers.
 * @param isAnywhere whether their act or article may stand behind them: `gli articoli 3 e 4 della legge …, quest'ultimo …`
 */
export function endsInList({ order, place }: Pick<Group, 'order' | 'place'>, isAnywhere = false): boolean {
  const list = isAnywhere ? listIn({ order, place }) : order.at(-1);
  return list !== undefined && listed.includes(list) && place[list]!.length > 1;
}

function listIn({ order, place }: Pick<Group, 'order' | 'place'>): Level | undefined {
  return order.findLast((level) => listed.includes(level) && place[level]!.length > 1);
}

const listed: readonly Level[] = ['article', 'paragraph', 'point', 'number'];

/** Takes the last place of a list into a group of its own. */
export function lastOfList(group: Group, token?: PlaceToken): Group {
  const list = listIn(group)!;
  const values = group.place[list]!;
  const whole = { ...group };
  group.place[list] = values.slice(0, -1);
  if (token?.level === 'sentence') group.partial = true;
  return {
    ...whole,
    place: { ...group.place, [list]: values.slice(-1) },
    order: [...group.order],
    plurals: new Set(group.plurals),
    joined: true,
  };
}

/**
 * `la lettera d) … dell'articolo 9 della legge …, e i commi 7 e 8 del medesimo articolo`: what names no article is of that of the group before.
 * @param before the token before the noun: the word that recalls, or the act that it recalls with the article
 */
export function shareRecalled(groups: readonly Group[], { level }: PlaceToken, before: Token | undefined): void {
  const [known, last] = [groups.at(-2), groups.at(-1)];
  const isRecalled =
    before?.type === 'other'
      ? /^(?:medesim|stess|predett|suddett|citat)/.test(before.word)
      : before?.type === 'place' && before.level === 'act';
  if (level !== 'article' || !isRecalled || known === undefined || last === undefined) return;
  const isSameAct = last.place.act === undefined || last.place.act[0] === known.place.act?.[0];
  if (last.place.article !== undefined || !isSameAct || known.place.article?.length !== 1) return;
  last.place = { ...upTo(known.place, 'heading'), ...last.place };
}
