// Akoma Ntoso 3.0, valid against the schema of OASIS: the structure that was read and no other.
import { ownNamespace, readParagraphs, type shapes } from '../../engine/index.js';
import { identify, type Identified } from './akn/identification.js';
import { describeModifications, type Lists } from './akn/modifications.js';
import { ownOfAct, ownOfText } from './akn/own.js';
import type { Source } from './format.js';
import { element, text, writeXml, type XmlNode } from './xml.js';

const namespaces = {
  xmlns: 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0',
  'xmlns:legami': ownNamespace,
};

type Act = shapes.ActAnswer;
type Article = Act['articoli'][number];

/** An act, or an article or paragraph as a portion of it. */
export function write({ answer }: Source): string {
  const found = answer.whole as Act | shapes.ArticleAnswer | shapes.ParagraphAnswer;
  const document =
    'articoli' in found
      ? writeAct(found)
      : 'articolo' in found
        ? writeParagraphPortion(found)
        : writeArticlePortion(found);
  return writeXml(element('akomaNtoso', namespaces, [document]));
}

/** Gives out identifiers, each once in a document. */
class Identifiers {
  readonly #taken = new Set(['fonte', 'legami', 'autore']);
  /** By ELI of an article, annex or paragraph. */
  readonly places = new Map<string, string>();
  /** By ELI of an article its place among all, where that is not the one in the document. */
  readonly order = new Map<string, string>();

  /** @param wish may hold what no identifier can */
  take(wish: string): string {
    const base = wish.replace(/[^\p{L}\p{N}_.-]+/gu, '-');
    let id = base;
    for (let n = 2; this.#taken.has(id); n++) id = `${base}-${n}`;
    this.#taken.add(id);
    return id;
  }
}

function writeAct(act: Act): XmlNode {
  const ids = new Identifiers();
  const named: Identified = {
    eli: act.eli,
    // A version is the expression of the day on which it begins, whatever day was asked.
    textDate: act.dal ?? act.vigenza_al,
    aliases: act.urn === null ? [] : [['urn:nir', act.urn]],
  };
  const { body, others } = partsOf(act);
  if (others.length > 0) act.articoli.forEach(({ eli }, i) => ids.order.set(eli, String(i)));
  const articles = writeDivisions(body, ids);
  const attachments = [
    ...others.map(([name, part]) =>
      writeAttachment({ nome: name }, named, (inner) => writeDivisions(part, inner), ids),
    ),
    ...act.allegati.map((annex) => writeAttachment(annex, named, () => paragraphs(annex.testo), ids)),
  ];
  const { data, numero } = act.pubblicazione;
  return element('act', { name: act.tipo, contains: act.vigenza_al === null ? 'originalVersion' : 'singleVersion' }, [
    element('meta', {}, [
      identify(named),
      data === null
        ? null
        : element('publication', { date: data, name: 'Gazzetta Ufficiale', showAs: 'GU', number: numero }),
      ...describeKnown(act, [...act.articoli, ...act.allegati], ids, [ownOfAct(act)]),
    ]),
    element('preface', {}, [
      element('longTitle', { eId: ids.take('longTitle') }, [
        element('p', {}, [element('docTitle', {}, [text(act.titolo)])]),
      ]),
    ]),
    act.premessa === null ? null : element('preamble', {}, paragraphs(act.premessa)),
    // The schema wants a body; an act without articles has an empty one.
    element('body', {}, articles.length > 0 ? articles : [empty(ids)]),
    act.conclusioni === null ? null : element('conclusions', {}, paragraphs(act.conclusioni)),
    attachments.length === 0 ? null : element('attachments', {}, attachments),
  ]);
}

/** The main part is the body; the other parts, annexes and the articles that only enact, stand beside it. */
function partsOf({ articoli }: Act): { body: Article[]; others: [name: string, articles: Article[]][] } {
  const others = new Map<string, Article[]>();
  for (const article of articoli) {
    if (article.parte === null) continue;
    const part = others.get(article.parte);
    if (part) part.push(article);
    else others.set(article.parte, [article]);
  }
  return { body: articoli.filter(({ parte }) => parte === null), others: [...others] };
}

function writeArticlePortion(article: shapes.ArticleAnswer): XmlNode {
  const ids = new Identifiers();
  const body = writeArticle(article, ids);
  return element('portion', { includedIn: article.norma.eli }, [
    element('meta', {}, [
      // The day of an article is the one since which its own text stands, where it is known.
      identify({ eli: article.eli, textDate: article.dal ?? article.versione_dal, aliases: [] }),
      ...describeKnown(article, [article], ids),
    ]),
    element('portionBody', {}, [body]),
  ]);
}

function writeParagraphPortion(paragraph: shapes.ParagraphAnswer): XmlNode {
  const ids = new Identifiers();
  const [body] = writeParagraphs(paragraph.testo, '', ids, paragraph.articolo.eli);
  return element('portion', { includedIn: paragraph.articolo.eli }, [
    element('meta', {}, [
      identify({ eli: paragraph.eli, textDate: paragraph.dal ?? paragraph.versione_dal, aliases: [] }),
      ...describeKnown(paragraph, [], ids),
    ]),
    element('portionBody', {}, [body ?? empty(ids)]),
  ]);
}

/** The names of divisions, by the word that they begin with; one that begins otherwise is an `hcontainer`. */
const divisionNames: Readonly<Record<string, [name: string, prefix: string]>> = {
  parte: ['part', 'part'],
  libro: ['book', 'book'],
  titolo: ['title', 'title'],
  capo: ['chapter', 'chp'],
  sezione: ['section', 'sec'],
  sottosezione: ['subsection', 'subsec'],
};

/** Articles in their divisions. @param depth how many divisions are open */
function writeDivisions(articles: readonly Article[], ids: Identifiers, depth = 0): XmlNode[] {
  const nodes: XmlNode[] = [];
  for (let from = 0, to = 0; from < articles.length; from = to) {
    const heading = articles[from]!.partizione[depth];
    do to++;
    while (to < articles.length && articles[to]!.partizione[depth] === heading && heading !== undefined);
    const run = articles.slice(from, to);
    if (heading === undefined) nodes.push(writeArticle(run[0]!, ids));
    else nodes.push(writeDivision(heading, ids, () => writeDivisions(run, ids, depth + 1)));
  }
  return nodes;
}

function writeDivision(title: string, ids: Identifiers, write: () => XmlNode[]): XmlNode {
  const [, printed = '', word = '', number = '', heading = ''] =
    /^((\p{L}+)\s+([\p{L}\d]{1,8}(?:-[a-z]{3,12})?)[.:]?)(?:\s+([^]*))?$/u.exec(title) ?? [];
  const known = divisionNames[word.toLowerCase()];
  const eId = ids.take(known ? `${known[1]}_${number}` : 'hcontainer');
  const head = known
    ? [element('num', {}, [text(printed)]), heading === '' ? null : element('heading', {}, [text(heading)])]
    : [element('heading', {}, [text(title)])];
  const [name, attributes] = known ? [known[0], { eId }] : ['hcontainer', { name: 'partizione', eId }];
  return element(name, attributes, [...head, ...write()]);
}

function writeArticle(article: Article, ids: Identifiers): XmlNode {
  const { eli, num, rubrica, testo } = article;
  const eId = ids.take(`art_${num}`);
  ids.places.set(eli, eId);
  return element('article', { eId, ...ownOfText(article), 'legami:posto': ids.order.get(eli) ?? null }, [
    element('num', {}, [text(eli.startsWith('eli:/it/') ? `Art. ${num}` : num)]),
    rubrica === null ? null : element('heading', {}, [text(rubrica)]),
    ...writeParagraphs(testo, `${eId}__`, ids, eli),
  ]);
}

/** The paragraphs whose numbers are printed; a text without any is content. @param prefix of their identifiers @param eli of their article */
function writeParagraphs(words: string, prefix: string, ids: Identifiers, eli: string): XmlNode[] {
  const found = readParagraphs(words).map(({ number, start, end }) => ({ number, words: words.slice(start, end) }));
  const first = found.findIndex(({ number }) => number !== null);
  if (first === -1) return [element('content', {}, paragraphs(words))];
  const before = found
    .slice(0, first)
    .map(({ words: line }) => line)
    .join('\n');
  return [
    before === '' ? null : element('intro', { eId: ids.take(`${prefix}intro_1`) }, paragraphs(before)),
    ...found.slice(first).map(({ number, words: whole }) => {
      const [printed, rest] = splitNumber(whole, number ?? '');
      // Between a number and its words stands a blank; where it does not, or the number is not printed so, that is said.
      const between = whole.startsWith(printed) ? whole.slice(printed.length, whole.length - rest.length) : null;
      const own = {
        'legami:numero': between === null ? 'aggiunto' : null,
        'legami:fra': between === null || between === ' ' ? null : encodeURIComponent(between),
      };
      const eId = ids.take(`${prefix}para_${number}`);
      if (number !== null) ids.places.set(`${eli}/com/${number}`, eId);
      return element('paragraph', { eId, ...own }, [
        element('num', {}, [text(printed)]),
        element('content', {}, paragraphs(rest)),
      ]);
    }),
  ].filter((node) => node !== null);
}

/** `1-bis. Il presente` as `1-bis.` and `Il presente`. @param number as it was read, in the form of an ELI */
function splitNumber(paragraph: string, number: string): [printed: string, rest: string] {
  let end = paragraph.length - paragraph.trimStart().length;
  for (const character of number) {
    // Printed, a suffix may have a hyphen, a blank or nothing before it.
    if (paragraph[end]?.toLowerCase() === character) end++;
    else if (character === '-' && /\s/.test(paragraph[end] ?? '')) end++;
    else if (character !== '-') return [number, paragraph];
  }
  end += /^\s?\)?\s?\.?/.exec(paragraph.slice(end))![0].length;
  return [paragraph.slice(0, end).trim(), paragraph.slice(end).trimStart()];
}

/** A part of its own: a code that a decree approves, or an annex. */
function writeAttachment(
  annex: Pick<Act['allegati'][number], 'nome'> & Partial<Act['allegati'][number]>,
  { eli, textDate }: Identified,
  write: (ids: Identifiers) => XmlNode[],
  ids: Identifiers,
): XmlNode {
  const eId = ids.take('att');
  if (annex.eli !== undefined) ids.places.set(annex.eli, eId);
  const content = write(ids);
  return element('attachment', { eId, ...ownOfText(annex) }, [
    element('heading', {}, [text(annex.nome)]),
    element('doc', { name: 'allegato' }, [
      element('meta', {}, [identify({ eli, textDate, aliases: [], component: eId })]),
      element('mainBody', {}, content),
    ]),
  ]);
}

/** The parts of the metadata after the identification, in the order of the schema. */
function describeKnown(
  answer: Lists & shapes.Envelope,
  places: readonly Noted[],
  ids: Identifiers,
  own: readonly XmlNode[] = [],
): XmlNode[] {
  const { analysis, relations } = describeModifications(answer, ids.places, (name) => ids.take(name));
  const known = [...own, ...relations];
  const proprietary = known.length === 0 ? null : element('proprietary', { source: '#legami' }, known);
  const parts = [...analysis, describeAgents(answer.fonte), ...writeNotes(places, ids), proprietary];
  return parts.filter((part) => part !== null);
}

/** The origin of each statement: the source of the texts, this program, and the author that the documents leave open. */
function describeAgents({ nome, url }: shapes.Envelope['fonte']): XmlNode {
  const agent = (eId: string, href: string, showAs: string) => element('TLCOrganization', { eId, href, showAs });
  return element('references', { source: '#legami' }, [
    agent('fonte', url, nome),
    agent('legami', 'urn:x-legami', 'Legami'),
    agent('autore', '/akn/ontology/organization/it/stato', 'Stato'),
  ]);
}

interface Noted {
  eli: string;
  note: readonly string[];
}

/** The editors' notes, each with the place that it is about. */
function writeNotes(places: readonly Noted[], ids: Identifiers): XmlNode[] {
  const notes = places.flatMap(({ eli, note }) =>
    note.map((words) => {
      const about = ids.places.get(eli);
      return element(
        'note',
        { eId: ids.take('note'), placementBase: about === undefined ? null : `#${about}` },
        paragraphs(words),
      );
    }),
  );
  return notes.length === 0 ? [] : [element('notes', { source: '#fonte' }, notes)];
}

/** A paragraph a line; at least one, for the schema wants it. */
function paragraphs(words: string): XmlNode[] {
  return words.split('\n').map((line) => element('p', {}, line === '' ? [] : [text(line)]));
}

function empty(ids: Identifiers): XmlNode {
  return element('hcontainer', { name: 'vuoto', eId: ids.take('hcontainer') }, [
    element('content', {}, [element('p')]),
  ]);
}
