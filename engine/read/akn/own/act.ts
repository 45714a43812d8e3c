// The act of a document that this program wrote: its days, its places and their texts, as they were.
import type { Act, Annex, Article } from '../../../law/act.js';
import { parseEli } from '../../../law/eli.js';
import { startOfVersion } from '../identity.js';
import type { OwnAct } from '../own-references.js';
import { readReferences } from '../read-references.js';
import { childElements, descendants, firstChild, Refusal, textContent, type XmlElement } from '../xml.js';

/**
 * Reads an act that this program wrote.
 * @param own what the document says in our vocabulary
 * @param path what a refusal calls the document
 */
export function readOwnAct(act: XmlElement, own: XmlElement, path: string): Act {
  const { eli = '', data: date, vigore, codice, ufficiale, testo, dal, al } = own.attributes;
  const parts = parseEli(eli);
  const work = firstChild(act, 'meta', 'identification', 'FRBRWork');
  if (parts === null || work === undefined || date === undefined)
    throw new Refusal(path, own.line, `eli "${eli}"`, 'the ELI of an act, and its day');
  const publication = firstChild(act, 'meta', 'publication')?.attributes;
  const notes = notesOf(act);
  const title = textContent(firstChild(act, 'preface', 'longTitle', 'p', 'docTitle') ?? empty);
  const urn = childElements(work, 'FRBRalias').find(({ attributes }) => attributes['name'] === 'urn:nir');
  const { articles, annexes } = readPlaces(act, { eli, title, date }, notes);
  const official = ufficiale ?? null;
  const foreign = [...articles, ...annexes].find((place) => !place.eli.startsWith(`${eli}/`));
  if (foreign !== undefined) throw new Refusal(path, own.line, `a text ${foreign.eli}`, `one of ${eli}`);
  return {
    eli,
    urn: urn?.attributes['value'] ?? null,
    type: parts.type,
    number: parts.number,
    date,
    title,
    publication: {
      date: publication?.['date'] ?? null,
      number: publication?.['number'] ?? null,
      editorialCode: codice ?? null,
      eli: official,
    },
    textDate: testo ?? null,
    begins: startOfVersion(official) ?? dal ?? null,
    textDays: {
      from: dal ?? null,
      until: al ?? null,
      isConsolidated: own.attributes['consolidato'] === 'true',
      isOriginal: own.attributes['originale'] === 'true' || /\/ORIGINAL(?:\/|$)/.test(official ?? ''),
    },
    entryIntoForce: vigore ?? null,
    preamble: blockOf(firstChild(act, 'preamble')),
    conclusions: blockOf(firstChild(act, 'conclusions')),
    articles,
    annexes,
  };
}

const empty: XmlElement = { name: '', prefix: '', namespace: undefined, attributes: {}, children: [], line: 0 };

/** The editors' notes, by the identifier of the place that each is about. */
function notesOf(act: XmlElement): ReadonlyMap<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const note of childElements(firstChild(act, 'meta', 'notes') ?? empty, 'note')) {
    const about = (note.attributes['placementBase'] ?? '').slice(1);
    notes.set(about, [...(notes.get(about) ?? []), linesOf(note)]);
  }
  return notes;
}

type Identity = Pick<OwnAct, 'eli' | 'title' | 'date'>;

/** Articles in the order in which they were, and annexes. */
function readPlaces(
  act: XmlElement,
  identity: Identity,
  notes: ReadonlyMap<string, string[]>,
): Pick<Act, 'articles' | 'annexes'> {
  const articles: { place: number; article: Article; law: XmlElement[] }[] = [];
  const annexes: Annex[] = [];
  const take = (element: XmlElement, part: string | null, path: readonly string[]): void => {
    for (const child of childElements(element)) {
      if (child.name === 'article') articles.push(readArticle(child, part, path, notes));
      else if (firstChild(child, 'content') === undefined) take(child, part, [...path, headingOf(child)]);
    }
  };
  take(firstChild(act, 'body') ?? empty, null, []);
  for (const attachment of childElements(firstChild(act, 'attachments') ?? empty)) {
    const content = firstChild(attachment, 'doc', 'mainBody') ?? empty;
    const name = textContent(firstChild(attachment, 'heading') ?? empty);
    const { eli } = attachment.attributes;
    if (eli === undefined) take(content, name, []);
    else annexes.push({ eli, name, text: linesOf(content), ...factsOf(attachment, notes) });
  }
  articles.sort((a, b) => a.place - b.place);
  const numbers = new Map<string | null, string[]>();
  for (const { article } of articles) numbers.set(article.part, [...(numbers.get(article.part) ?? []), article.number]);
  const known = {
    ...identity,
    articlesOf: (part: string | null) => numbers.get(part) ?? [],
    parts: [...numbers.keys()],
  };
  for (const { article, law } of articles) {
    const { part, number, text } = article;
    article.references = readReferences(law, { ...known, part, article: number }, text);
  }
  return { articles: articles.map(({ article }) => article), annexes };
}

/** Where the act has parts, each article says at which place it was. */
function readArticle(
  element: XmlElement,
  part: string | null,
  path: readonly string[],
  notes: ReadonlyMap<string, string[]>,
): { place: number; article: Article; law: XmlElement[] } {
  const { eli = '', posto, abrogato } = element.attributes;
  const heading = firstChild(element, 'heading');
  const law = childElements(element).filter(({ name }) => name !== 'num' && name !== 'heading');
  const article: Article = {
    eli,
    number: eli.slice(eli.lastIndexOf('/') + 1),
    part,
    heading: heading === undefined ? null : textContent(heading),
    division: [...path],
    text: law.map(provisionOf).join('\n'),
    repealed: abrogato === 'true',
    references: [],
    noted: [],
    ...factsOf(element, notes),
  };
  return { place: Number(posto ?? 0), article, law };
}

/** What is known of a text beside its words. */
function factsOf(
  { attributes: { eId = '', dal, modificato, grafico } }: XmlElement,
  notes: ReadonlyMap<string, string[]>,
): Pick<Annex, 'notes' | 'textSince' | 'amendedText' | 'graphic'> {
  return {
    notes: notes.get(eId) ?? [],
    textSince: dal ?? null,
    amendedText: modificato === 'true',
    graphic: grafico === 'true',
  };
}

/** The lines of a paragraph with its number, of content, or of what stands before the first paragraph. */
function provisionOf(element: XmlElement): string {
  const number = firstChild(element, 'num');
  const { fra = ' ', numero } = element.attributes;
  if (number === undefined || numero === 'aggiunto') return linesOf(element);
  return textContent(number) + decodeURIComponent(fra) + linesOf(firstChild(element, 'content') ?? empty);
}

/** A division as it was printed. */
function headingOf(division: XmlElement): string {
  return childElements(division)
    .filter(({ name }) => name === 'num' || name === 'heading')
    .map(textContent)
    .join(' ');
}

function blockOf(element: XmlElement | undefined): string | null {
  return element === undefined ? null : linesOf(element);
}

function linesOf(element: XmlElement): string {
  return descendants(element, 'p').map(textContent).join('\n');
}
