// One synthetic act, before it is written as XML or given as data.
import { amendmentOf, type Amendment } from './modifications.js';
import { dateOf, isCode, kindOf, publicationOf, type Outline } from './outline.js';
import { drawQuantile, randomAt, type Random } from './random.js';
import type { ActKind } from './act-kinds.js';
import { heading, passage, place, sentence, title } from './text.js';

/** Words, words that an amendment put there, or a reference with its link. */
export type Segment = string | { inserted: string } | { words: string; href: string };

export interface ModelParagraph {
  /** `1`, `2-bis`, or `null` in old acts. */
  number: string | null;
  segments: Segment[];
}

export interface ModelArticle {
  number: string;
  heading: string | null;
  paragraphs: ModelParagraph[];
  /** Index of the act that repealed it, or `null`. */
  repealedBy: number | null;
  /** Editorial note: its number, the act that it tells of, its text. */
  note: { number: number; source: number; segments: Segment[] } | null;
}

export interface ModelAct {
  outline: Outline;
  index: number;
  kind: ActKind;
  date: string;
  number: string;
  title: string;
  editorialCode: string;
  publicationDate: string;
  publicationNumber: string;
  textDate: string;
  inForce: string;
  /** `3 marzo 2001`. */
  dateInWords: string;
  preamble: string;
  /** Name of the part that the articles form, for a code in annexes. */
  part: string | null;
  /** Articles that only approve the code; none in other acts. */
  enacting: ModelArticle[];
  articles: ModelArticle[];
  outgoing: Amendment[];
  incoming: Amendment[];
  /** Amending events without an act, such as judgments. */
  namelessEvents: string[];
}

/** Characters of law per article: the quantiles of the real acts, less what makes their sample heavier than the corpus. */
const articleCharacters = [
  [0, 12],
  [0.1, 170],
  [0.25, 300],
  [0.5, 580],
  [0.75, 1_300],
  [0.9, 2_600],
  [0.95, 3_900],
  [0.99, 8_300],
  [1, 40_000],
] as const;
const financeLawCharacters = { large: 640_000, small: 20_000 };

export function modelAct(outline: Outline, index: number): ModelAct {
  const random = randomAt(outline.seed ^ 0xac7, index);
  const date = dateOf(outline, index);
  const part = partOf(outline, index);
  const outgoing = Array.from(range(outline.starts, index), (pair) => amendmentOf(outline, pair)).filter(
    ({ isListedBySource }) => isListedBySource,
  );
  const changes = Array.from(range(outline.inboundStarts, index), (at) => amendmentOf(outline, outline.inbound[at]!));
  const incoming = changes.filter(({ isListedByTarget }) => isListedByTarget);
  const namelessEvents = incoming
    .filter(() => random.chance(0.28))
    .map(({ source }) => dateOf(outline, source, random.below(300)));
  const last = changes.reduce((latest, { source }) => Math.max(latest, source), index);
  const number = String(outline.numbers[index]);
  return {
    outline,
    index,
    kind: kindOf(outline, index),
    date,
    number,
    title: title(random),
    editorialCode: `0${date.slice(2, 4)}${date < '1985' ? 'U' : 'G'}${number.padStart(4, '0')}`,
    publicationDate: publicationOf(outline, index),
    publicationNumber: String(1 + random.below(300)),
    inForce: dateOf(outline, index, 30),
    dateInWords: dateInWords(date),
    preamble: `Visto l'articolo 87 della Costituzione; ${passage(200, random)}`,
    textDate: last === index ? dateOf(outline, index, 30) : dateOf(outline, last, 20),
    part,
    enacting: part === null ? [] : ['1', '2'].map((number) => enactingArticle(number, part)),
    articles: modelArticles(outline, index, incoming, random),
    outgoing,
    incoming,
    namelessEvents,
  };
}

/** The act as a jurist writes it with its full date: `D.L. 3 marzo 2001, n. 12`. */
function spell(outline: Outline, act: number): string {
  return `${kindOf(outline, act).abbreviation} ${dateInWords(dateOf(outline, act))}, n. ${outline.numbers[act]}`;
}

/** Name of the part that the articles of a code form, `CODICE DI MONTERVIA`, or `null` for other acts. */
export function partOf(outline: Outline, act: number): string | null {
  return isCode(outline, act) ? `CODICE DI ${place(randomAt(outline.seed ^ 0xc0de, act)).toUpperCase()}` : null;
}

/** Path of an act in a link, its kind in the spelling that the place asks for. */
export function linkTo(
  outline: Outline,
  act: number,
  spelling: 'camel' | 'upper' | 'iri',
  date = dateOf(outline, act),
): string {
  return `/akn/it/act/${kindOf(outline, act)[spelling]}/stato/${date}/${outline.numbers[act]}`;
}

export function urnOf(outline: Outline, act: number): string {
  return `urn:nir:stato:${kindOf(outline, act).urn}:${dateOf(outline, act)};${outline.numbers[act]}`;
}

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

function enactingArticle(number: string, part: string): ModelArticle {
  const text =
    number === '1'
      ? `E' approvato il testo del ${part}, allegato al presente atto.`
      : 'Il testo ha effetto dal giorno stabilito dalla legge.';
  return { number, heading: null, paragraphs: [{ number: null, segments: [text] }], repealedBy: null, note: null };
}

function* range(starts: Uint32Array, act: number): Generator<number> {
  for (let at = starts[act]!; at < starts[act + 1]!; at++) yield at;
}

function modelArticles(outline: Outline, index: number, changes: readonly Amendment[], random: Random): ModelArticle[] {
  const changesByArticle = new Map<string, { source: number; kind: string }[]>();
  for (const { source, modifications } of changes) {
    for (const { kind, article, isWhole } of modifications) {
      if (isWhole && article !== '1') continue;
      const known = changesByArticle.get(article);
      if (known) known.push({ source, kind: isWhole ? 'modifica' : kind });
      else changesByArticle.set(article, [{ source, kind: isWhole ? 'modifica' : kind }]);
    }
  }
  const inserted = [...changesByArticle.keys()].filter((number) => number.includes('-'));
  const numbers = Array.from({ length: outline.articles[index]! }, (_, at) => String(at + 1));
  const isNew = outline.days[index]! > 0;
  return numbers
    .flatMap((number) => [number, ...inserted.filter((extra) => extra.startsWith(`${number}-`)).sort()])
    .map((number) =>
      modelArticle({ outline, index, number, isNew, changes: changesByArticle.get(number) ?? [], random }),
    );
}

interface ArticlePlan {
  outline: Outline;
  index: number;
  number: string;
  /** Acts after 1970 number their commi and have headings apart. */
  isNew: boolean;
  changes: { source: number; kind: string }[];
  random: Random;
}

function modelArticle({ outline, index, number, isNew, changes, random }: ArticlePlan): ModelArticle {
  const repeal = changes.find(({ kind }) => kind === 'abroga');
  const lastChange = changes.at(-1);
  const note = lastChange ? modelNote(outline, lastChange.source, number, random) : null;
  if (repeal) {
    const repealer = spell(outline, repeal.source).toUpperCase();
    const mark = `ARTICOLO ABROGATO ${repealer.startsWith('L') ? 'DALLA' : 'DAL'} ${repealer}`;
    return {
      number,
      heading: null,
      paragraphs: [{ number: null, segments: [{ inserted: mark }] }],
      repealedBy: repeal.source,
      note,
    };
  }
  const isFinanceLaw = index === outline.financeLaw;
  const size = outline.acts >= 1_000 ? 'large' : 'small';
  let left = isFinanceLaw ? financeLawCharacters[size] : drawQuantile(articleCharacters, random);
  const paragraphs: ModelParagraph[] = [];
  while (left > 40 || paragraphs.length === 0) {
    const text = passage(Math.min(left, 120 + random.below(600)), random);
    left -= text.length;
    const segments: Segment[] = [text];
    if (random.chance(0.25) && index > 0) segments.push(' ', ...reference(outline, index, random));
    paragraphs.push({ number: isNew ? String(paragraphs.length + 1) : null, segments });
  }
  if (changes.length > 0) paragraphs.at(-1)!.segments.push(' ', { inserted: sentence(random) });
  return { number, heading: isNew ? heading(random) : null, paragraphs, repealedBy: null, note };
}

function modelNote(
  outline: Outline,
  source: number,
  article: string,
  random: Random,
): NonNullable<ModelArticle['note']> {
  return {
    number: 1 + random.below(99),
    source,
    segments: [
      'Il ',
      { words: spell(outline, source), href: `${linkTo(outline, source, 'camel')}/!main` },
      ` ha disposto (con l'art. 1, comma 1) che la modifica dell'art. ${article} ha effetto dalla data ivi stabilita. ${sentence(random)}`,
    ],
  };
}

/** A reference to an earlier act; three in a hundred name it by its year alone. */
function reference(outline: Outline, index: number, random: Random): Segment[] {
  const cited = random.below(index);
  const article = 1 + random.below(outline.articles[cited]!);
  const date = random.chance(0.03) ? dateOf(outline, cited).slice(0, 4) : dateOf(outline, cited);
  const href = `${linkTo(outline, cited, 'camel', date)}/!main#art_${article}`;
  return ["Si applica l'", { words: `articolo ${article} del ${spell(outline, cited)}`, href }, '.'];
}
