// The place where a relation begins or ends: the article, the paragraph, the point that it names.
import type { JSX } from 'preact';
import { namePart, namePlace, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import type { PageWords } from '../words.js';
import { localAddress, pageOf } from './address.js';

type End = shapes.Relation['da'];
type Names = Partial<Pick<End, 'parte' | 'articolo' | 'partizione' | 'comma' | 'lettera' | 'numero'>>;

/** `art. 2-bis, commi 1 e 3, lettera a)`, `art. 33, allegato I.7`; empty for an act as a whole. */
export function placeWords(place: Names, { relation }: PageWords): string {
  const { parte = null, articolo = null, partizione = null, comma = null, lettera = null, numero = null } = place;
  const list = (labels: string | null, one: string, several: string, mark = '') =>
    countPlaces(labels, { one, several, mark }, relation.fromEnd);
  return [
    ...(articolo === null ? [] : [namePlace({ articolo })]),
    ...(partizione === null ? [] : [partizione]),
    ...list(comma, relation.paragraph, relation.paragraphs),
    ...list(lettera, relation.point, relation.points, ')'),
    ...list(numero, relation.number, relation.numbers, ')'),
    ...(parte === null ? [] : [namePart(parte)]),
  ].join(', ');
}

/** The sentences of a place by their ordinals: `sentences 1, 2`, `last sentence`; empty for none. @param ordinals `1, ultimo` */
export function sentenceWords(ordinals: string, { check, relation }: PageWords): string {
  const nouns = { one: check.sentence, several: check.sentences, mark: '' };
  return countPlaces(ordinals === '' ? null : ordinals, nouns, relation.fromEnd).join(', ');
}

interface Nouns {
  one: string;
  several: string;
  /** What follows a number: the bracket of `a)`. */
  mark: string;
}

/** Numbers behind their noun, ordinals before it: `commi 1, 3`, `ultimo comma`. */
function countPlaces(
  labels: string | null,
  { one, several, mark }: Nouns,
  fromEnd: PageWords['relation']['fromEnd'],
): string[] {
  if (labels === null) return [];
  const all = labels.split(', ');
  const numbers = all.filter((label) => fromEnd[label] === undefined).map((label) => label + mark);
  const ordinals = all.flatMap((label) => (fromEnd[label] === undefined ? [] : [`${fromEnd[label]} ${one}`]));
  return [
    ...(numbers.length === 0 ? [] : [`${numbers.length === 1 ? one : several} ${numbers.join(', ')}`]),
    ...ordinals,
  ];
}

interface PlaceProps {
  /** The end that is named. */
  end: End;
  /** The target of the link, if that is narrower than `end`. */
  to?: End;
  frame: Frame;
}

/** A link to the place where the act is loaded, else its name; the act where no article is named. */
export function Place({ end, to = end, frame: { language, words } }: PlaceProps): JSX.Element {
  const name = placeWords(end, words);
  if (name === '')
    return (
      <a class="sigla" href={localAddress(pageOf(end.eli), language)}>
        {end.sigla}
      </a>
    );
  const target = placeEli(to);
  if (target === null) return <span class="place">{name}</span>;
  return <a href={localAddress(pageOf(target), language)}>{name}</a>;
}

/** ELI of the nearest thing with a page: the paragraph, the article, or the act; `null` where its text is not loaded. */
function placeEli({ eli, nel_corpus, articolo_eli, comma }: End): string | null {
  if (!nel_corpus) return null;
  if (articolo_eli === null) return eli;
  const [first = ''] = (comma ?? '').split(', ');
  return /^[\w.-]+$/.test(first) ? `${articolo_eli}/com/${first}` : articolo_eli;
}
