// A paragraph (comma) of an article by its printed number: the shape of the answer, and how it is cut out of the article's.
import type { tags } from '#typia';
import { findParagraph, readParagraphs } from '../law/paragraph.js';
import { literal, type Piece } from '../store/piece.js';
import { members, type ActName } from './act-name.js';
import type { ArticleEntry, Cited } from './article.js';
import type { Envelope } from './envelope.js';
import type { Relation } from './relation.js';
import { listNames, type ListName, type RelationList } from './relation-list.js';
import type { DatedText } from './text-day.js';
import type { Day } from './values.js';
import type { VersionOf } from './version.js';
import type { Language } from './words.js';

/** The stored parts of an article: its entry in the list, the members between that and its citations, these, and how often it is cited. */
export interface ArticleParts {
  entry: Buffer;
  frame: Buffer;
  /** Inflated when it is asked for. */
  cited: () => Buffer;
  citedBy: number;
}

/** L’articolo di un comma. / The article of a paragraph. */
export interface ParagraphArticle {
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero, come nell’ELI. / Number, as in the ELI. */
  num: string & tags.Example<'2-bis'>;
  /** Nome della parte, o null nella parte principale. / Name of the part, or null in the main part. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Rubrica. / Heading. */
  rubrica: (string & tags.Example<'Conclusione del procedimento'>) | null;
  /** Vero dove il testo dell’articolo è solo un segno di abrogazione. / True where the text of the article is only a mark of repeal. */
  abrogato: boolean;
}

/** Un comma da solo. / A paragraph by itself. */
export interface ParagraphAnswer extends Envelope, DatedText, VersionOf {
  /** Indirizzo del comma: l’ELI dell’articolo e /com/ con il numero. / Address of the paragraph: the ELI of the article and /com/ with the number. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis/com/1'>;
  /** Numero stampato del comma. / Printed number of the paragraph. */
  num: string & tags.Example<'1'>;
  /** Il testo del comma, intero, con il suo numero. / The text of the paragraph, whole, with its number. */
  testo: string;
  /** Giorno da cui il testo dell’articolo è questo, dove il documento lo dice; altrimenti null. / Day since which the text of the article has been this, where the document says so; else null. */
  testo_dal: (Day & tags.Example<'2006-03-28'>) | null;
  /** L’articolo a cui appartiene. / The article it belongs to. */
  articolo: ParagraphArticle;
  /** L’atto a cui appartiene. / The act it belongs to. */
  norma: ActName;
  /** Fra ciò che l’articolo cita, quello le cui parole sono in questo comma. / Of what the article cites, that whose words are in this paragraph. */
  cita: Cited[];
  /** Le relazioni dell’articolo che nominano questo comma: che cosa modifica. / The relations of the article that name this paragraph: what it amends. */
  modifica: Relation[];
  /** Le relazioni dell’articolo che nominano questo comma: da che cosa è modificato. / The relations of the article that name this paragraph: by what it is amended. */
  modificata_da: Relation[];
  /** Gli effetti del comma che non sono modifiche. / The effects of the paragraph that are no amendments. */
  altri_effetti: Relation[];
  /** Gli effetti che subisce e che non sono modifiche. / The effects that it undergoes and that are no amendments. */
  altri_effetti_subiti: Relation[];
}

/** An answer's pieces after the envelope; or the numbers that the article's paragraphs have, where none is the one asked for. */
export type FoundParagraph = { pieces: Piece[] } | { numbers: string[] };

/** The record of the act, from which the answer is cut. */
export interface ParagraphSource {
  articleParts(key: string): ArticleParts | null;
  relations(name: ListName): RelationList;
}

/**
 * The answer about one paragraph.
 * @param key ELI suffix of an article that the act has
 * @param number in the form of an ELI, `2-bis`
 */
export function answerParagraph(
  record: ParagraphSource,
  key: string,
  number: string,
  language: Language,
): FoundParagraph {
  const { entry, frame, cited } = record.articleParts(key)!;
  const { eli, num, parte, rubrica, abrogato, testo, testo_dal } = JSON.parse(entry.toString()) as ArticleEntry;
  const found = findParagraph(testo, number);
  if (found === undefined) return { numbers: readParagraphs(testo).flatMap((paragraph) => paragraph.number ?? []) };
  const text = testo.slice(found.start, found.end);
  const own: Pick<ParagraphAnswer, 'eli' | 'num' | 'testo' | 'testo_dal' | 'articolo'> = {
    eli: `${eli}/com/${number}`,
    num: number,
    testo: text,
    testo_dal,
    articolo: { eli, num, parte, rubrica, abrogato },
  };
  const inText = (JSON.parse(cited().toString()) as Cited[]).filter((reference) => text.includes(reference.testo));
  return {
    pieces: [
      literal(`,${members(own)}`),
      literal(frame),
      literal(JSON.stringify(inText)),
      ...listNames.map((name) => record.relations(name).select({ article: key, paragraph: number }).piece(language)),
      literal('}'),
    ],
  };
}
