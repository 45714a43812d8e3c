// An answer as a text for people: headings, paragraphs and list items, before Markdown or plain text is made of them.
import {
  endingOf,
  isMarked,
  nameAnnex,
  nameEnd,
  nameFound,
  namePlace,
  textless,
  textOfHit,
  titleArticle,
  transitionalNumber,
  words as said,
  type shapes,
} from '../../engine/index.js';
import type { Block } from './block.js';
import { formatWords, type FormatWords } from './words.js';
import type { CercaAnswer } from '../questions/cerca.js';
import type { Source } from './format.js';
import { outlineComparison, outlineHistory, outlineVersions } from './outline-versions.js';

type Act = shapes.ActAnswer;
type Article = Act['articoli'][number];
type Lists = Partial<Pick<Act, 'modifica' | 'modificata_da' | 'altri_effetti' | 'altri_effetti_subiti'>>;

/** By the name of the endpoint. */
const outlines: Readonly<Record<string, (source: Source, words: FormatWords) => Block[]>> = {
  norma: ({ answer }, words) => outlineText(answer.whole as Act | shapes.ArticleAnswer | shapes.ParagraphAnswer, words),
  relazioni: ({ answer }, words) => outlineRelations(answer.whole as shapes.RelazioniAnswer, words),
  versioni: outlineVersions,
  storia: outlineHistory,
  confronto: outlineComparison,
  cerca: ({ answer, query }, words) => outlineHits(answer.whole as CercaAnswer, query.get('q') ?? '', words),
};

/** The blocks of an answer, its source and licence last. @throws where the answer is no text */
export function outline(source: Source): Block[] {
  const words = formatWords[source.language];
  const write = outlines[source.endpoint];
  if (!write)
    throw new Error(
      `${source.endpoint}: an answer that is no text, expected one of ${Object.keys(outlines).join(', ')}`,
    );
  const { fonte, disclaimer, descrizione } = source.answer.whole as shapes.Envelope;
  // The notice that the texts are not the law comes first.
  const { summaries } = said[source.language];
  return [
    ...(descrizione.startsWith(summaries) ? [{ kind: 'note', text: summaries } as const] : []),
    ...write(source, words),
    {
      kind: 'note',
      text: `${words.source}: ${fonte.nome}, ${fonte.url}. ${words.licence}: ${fonte.licenza}, ${fonte.licenza_url}`,
    },
    { kind: 'note', text: `${fonte.avvertenza} ${disclaimer}` },
  ];
}

/** Blocks as text, a blank line between them; items that follow each other are one list. */
export function joinBlocks(blocks: readonly Block[], write: (block: Block) => string): string {
  let text = '';
  blocks.forEach((block, i) => {
    const isListed = block.kind === 'item' && blocks[i - 1]?.kind === 'item';
    if (i > 0) text += isListed ? '\n' : '\n\n';
    text += write(block);
  });
  return `${text}\n`;
}

function outlineText(answer: Act | shapes.ArticleAnswer | shapes.ParagraphAnswer, words: FormatWords): Block[] {
  if ('articoli' in answer) return outlineAct(answer, words);
  return 'articolo' in answer ? outlineParagraph(answer, words) : outlineArticle(answer, words);
}

function outlineAct(act: Act, words: FormatWords): Block[] {
  const { data, numero } = act.pubblicazione;
  const facts: [string, string?][] = [
    [act.eli],
    ...(data === null ? [] : ([[words.published(data, numero)]] as [string][])),
    ...(act.entrata_in_vigore === null ? [] : ([[words.entry(act.entrata_in_vigore)]] as [string][])),
    ...(act.conversione === null ? [] : ([[sayConversion(act.conversione, words)]] as [string][])),
    [act.modifiche_successive.frase],
    ...describeVersion(act, words),
    ...(act.url_fonte === null ? [] : ([[words.official, act.url_fonte]] as [string, string][])),
  ];
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: `${act.sigla}, ${act.titolo}` },
    ...facts.map(([text, address]): Block => ({ kind: 'item', text, ...(address === undefined ? {} : { address }) })),
    ...describeStatus(act.stato, words, act, { ...act, abrogato: isMarked(act.articoli) }),
  ];
  if (act.premessa !== null) blocks.push({ kind: 'heading', level: 2, text: words.preamble }, ...lines(act.premessa));
  let division = '';
  for (const article of act.articoli) {
    const path = [...(article.parte === null ? [] : [words.part(article.parte)]), ...article.partizione].join(' · ');
    if (path !== division && path !== '') blocks.push({ kind: 'heading', level: 2, text: path });
    division = path;
    blocks.push({ kind: 'heading', level: 3, text: titleOf(article) }, ...describeText(article, words));
  }
  if (act.conclusioni !== null)
    blocks.push({ kind: 'heading', level: 2, text: words.conclusions }, ...lines(act.conclusioni));
  for (const annex of act.allegati) {
    blocks.push(
      { kind: 'heading', level: 2, text: headAnnex(annex.nome, act.sigla, words) },
      ...lines(annex.testo),
      ...notes(annex.note, words),
    );
  }
  return [...blocks, ...listRelations(act, 2, words)];
}

/** `Convertito in legge, con modificazioni, dalla L. 120/2020 (Gazzetta Ufficiale del 14 settembre 2020)` */
export function sayConversion(
  { sigla, con_modificazioni, pubblicazione }: NonNullable<Act['conversione']>,
  { converted, published }: FormatWords,
): string {
  const day = pubblicazione === null ? '' : ` (${published(pubblicazione, null)})`;
  return `${converted(con_modificazioni, sigla)}${sigla}${day}`;
}

/** `Allegato: Tabella A`, `XVIII disposizione transitoria e finale` */
function headAnnex(annex: string, act: string, words: FormatWords): string {
  return transitionalNumber(annex, act) === null ? words.annex(annex) : nameAnnex(annex, act);
}

/** The version of a text, where the answer states it: its days, and what is not known of them. */
function describeVersion(
  { eli_versione, dal = null, al = null, avviso_versione }: shapes.VersionOf,
  words: FormatWords,
): [string][] {
  if (eli_versione === undefined) return [];
  const notice = avviso_versione == null ? '' : ` ${avviso_versione}`;
  return [[`${words.span(dal, al)}: ${eli_versione}.${notice}`]];
}

function outlineArticle(article: shapes.ArticleAnswer, words: FormatWords): Block[] {
  const { norma, cita } = article;
  const lacks = textless(article.testo);
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: `${titleOf(article)}, ${norma.sigla}` },
    ...(norma.titolo === null ? [] : [{ kind: 'paragraph', text: norma.titolo } as const]),
    { kind: 'item', text: article.eli },
    ...describeVersion(article, words).map(([text]): Block => ({ kind: 'item', text })),
    ...(article.partizione.length === 0 ? [] : [{ kind: 'item', text: article.partizione.join(' · ') } as const]),
    { kind: 'item', text: article.modifiche_successive.frase },
    ...describeStatus(article.stato, words, article.abrogato || lacks !== null ? null : article, article),
    ...(lacks === null || article.stato !== null || article.abrogato
      ? []
      : [{ kind: 'paragraph', text: words.textless[lacks] } as const]),
    ...describeText(article, words),
  ];
  return [...blocks, ...listRelations(article, 2, words), ...listCited(cita, words)];
}

function outlineParagraph(paragraph: shapes.ParagraphAnswer, words: FormatWords): Block[] {
  const { articolo, norma, num, eli, testo, cita, modifiche_successive } = paragraph;
  const title = `${titleOf(articolo)}, ${words.paragraph(num)}, ${norma.sigla}`;
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'item', text: eli },
    { kind: 'item', text: modifiche_successive.frase },
    ...describeVersion(paragraph, words).map(([text]): Block => ({ kind: 'item', text })),
    ...lines(testo),
    ...listRelations(paragraph, 2, words),
    ...listCited(cita, words),
  ];
}

function outlineRelations(answer: shapes.RelazioniAnswer, words: FormatWords): Block[] {
  const { norma, articolo, risoluzione } = answer;
  const { sigla, titolo, stato } = norma;
  return [
    { kind: 'heading', level: 1, text: titolo === null ? sigla : `${sigla}, ${titolo}` },
    { kind: 'item', text: articolo ?? norma.eli },
    ...describeStatus(stato, words),
    ...risoluzione.avvisi.map((text): Block => ({ kind: 'note', text })),
    ...listRelations(answer, 2, words),
  ];
}

function outlineHits({ totale, avviso, risultati }: CercaAnswer, q: string, words: FormatWords): Block[] {
  const items = risultati.flatMap((hit): Block[] => {
    const {
      norma,
      articolo,
      parte,
      comma,
      rubrica,
      passo,
      modifiche_successive,
      versione_dal,
      testo_al,
      testo_fino_al,
    } = hit;
    const eli = hit.comma_eli ?? hit.eli;
    const place = nameFound({ parte, articolo, comma, sigla: norma.sigla });
    const title = rubrica ?? norma.titolo;
    return [
      { kind: 'heading', level: 2, text: oneLine(`${place}: ${title}`) },
      {
        kind: 'item',
        text: testo_fino_al === null ? eli : `${eli}: ${words.span(versione_dal, testo_al ?? testo_fino_al)}`,
      },
      { kind: 'item', text: modifiche_successive.frase },
      ...(hit.stato === null ? [] : describeStatus(hit.stato, words, null, textOfHit(hit))),
      { kind: 'paragraph', text: oneLine(passo.testo) },
    ];
  });
  return [
    { kind: 'heading', level: 1, text: words.found(q, totale) },
    ...(avviso === null ? [] : [{ kind: 'note', text: avviso } as const]),
    ...items,
  ];
}

const listNames = ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'] as const;

/** The lists that an answer has; of the amendments an empty one says so. */
function listRelations(lists: Lists, level: 2 | 3, words: FormatWords): Block[] {
  return listNames.flatMap((name): Block[] => {
    const list = lists[name];
    const isOther = name.startsWith('altri');
    if (list === undefined || (isOther && list.length === 0)) return [];
    const items = list.map((relation): Block => ({
      kind: 'item',
      text: sayRelation(relation, isOutgoing(name), words),
    }));
    const title: Block = { kind: 'heading', level, text: `${words.lists[name]} (${list.length})` };
    return [title, ...(items.length > 0 ? items : [{ kind: 'paragraph', text: words.none } as const])];
  });
}

const isOutgoing = (name: (typeof listNames)[number]) => name === 'modifica' || name === 'altri_effetti';

/** `art. 2: è sostituito dall’art. 7, L. 69/2009 (4 luglio 2009): «…» (regola frase, confidenza 0.93)` */
function sayRelation(relation: shapes.Relation, outgoing: boolean, words: FormatWords): string {
  const { da, a, verbo, data, tipo_data, evidenza, salvo, metodo, confidenza } = relation;
  const [own, other] = outgoing ? [da, a] : [a, da];
  const place = own.articolo === null ? '' : `${namePlace({ parte: own.parte, articolo: own.articolo })}: `;
  const day = data === null ? '' : ` (${words.dated(data, tipo_data)})`;
  const sentence = evidenza === null ? '' : `: «${oneLine(evidenza)}»`;
  const beside = salvo === null || evidenza?.includes(salvo) ? '' : `, «${salvo}»`;
  const name = nameEnd(other);
  return `${place}${words.before(verbo, name)}${name}${day}${sentence}${beside} (${words.confidence(metodo, confidenza)})`;
}

function listCited(cited: shapes.ArticleAnswer['cita'], words: FormatWords): Block[] {
  if (cited.length === 0) return [];
  // Words that name several paragraphs of an article are one line.
  const lines = new Set(cited.map((end) => `${nameEnd(end)}: «${oneLine(end.testo)}»`));
  const items = [...lines].map((text): Block => ({ kind: 'item', text }));
  return [{ kind: 'heading', level: 2, text: words.cites }, ...items];
}

/** `Art. 2-bis. Conseguenze per il ritardo`, `Art. 4, allegato II.17. Buoni pasto` */
export function titleOf(article: Pick<Article, 'num' | 'parte' | 'rubrica'>): string {
  const name = titleArticle(article);
  return article.rubrica === null ? name : `${name}. ${oneLine(article.rubrica)}`;
}

function describeText({ testo, note }: Article, words: FormatWords): Block[] {
  return [...lines(testo), ...notes(note, words)];
}

function notes(texts: readonly string[], words: FormatWords): Block[] {
  return texts.map((text) => ({ kind: 'note', text: `${words.note}: ${oneLine(text)}` }));
}

/** @param dated the text, where it proves something of what no end is known of */
function describeStatus(
  stato: shapes.Stato | null,
  words: FormatWords,
  dated: Pick<shapes.DatedText, 'testo_al' | 'testo_consolidato'> | null = null,
  shown: shapes.ShownText = {},
): Block[] {
  if (stato !== null) return [{ kind: 'paragraph', text: sayStatus(stato, words, shown) }];
  const day = dated?.testo_consolidato === true ? dated.testo_al : null;
  return day === null ? [] : [{ kind: 'paragraph', text: words.notRepealed(day) }];
}

/** The status, since when and by what, as far as known. @param shown the text that is shown: what ended after it is said of today */
export function sayStatus(stato: shapes.Stato, words: FormatWords, shown: shapes.ShownText = {}): string {
  const { valore, dal, da } = stato;
  const { statusIs: ended, statusLater: later, statusUnknown: unknown } = words;
  const say = { ended, later, unknown }[endingOf(stato, shown)];
  return say(words.status[valore], dal, da === null ? null : nameEnd(da));
}

/** A text of the law, a paragraph a line. */
function lines(text: string): Block[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
