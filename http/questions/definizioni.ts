// GET /api/public/definizioni: the terms that the law defines.
import typia, { type tags } from '#typia';
import {
  definitionOf,
  inTurns,
  literal,
  members,
  nameAct,
  readParagraphs,
  type Language,
  type Purpose,
  type shapes,
} from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findTermsEnglish, readerOf } from './cerca-english.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';
import { resolveNorma } from './resolve-norma.js';
import { datedText } from './text-day.js';

/** Le definizioni della legge. / The definitions of the law. */
export interface DefinizioniQuery {
  /** Parole del termine definito, tutte, in ogni forma, l’ultima anche solo iniziata; anche termini inglesi (consumer), in italiano dove non trovano nulla; vuoto: tutti i termini. / Words of the defined term, all of them, in any form, the last one may be unfinished; English terms, too (consumer), in Italian where they find nothing; empty: all terms. */
  q: string & tags.MaxLength<200> & tags.Default<''> & tags.Example<'documento informatico'>;
  lang: LanguageChoice;
  /** Solo in questo atto: un riferimento; vuoto: in tutti. / Only in this act: a reference; empty: in all. */
  norma: string & tags.Default<''> & tags.Example<'D.Lgs. 82/2005'>;
  /** Quante definizioni. / How many definitions. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<100> & tags.Default<20>;
  /** Quante saltare. / How many to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

/** Una definizione, con le parole della legge. / A definition, in the words of the law. */
export interface DefinitionEntry extends shapes.DatedText {
  /** Il termine, come è scritto. / The term, as it is written. */
  termine: string & tags.Example<'documento informatico'>;
  /** Che cosa se ne intende, come sta nel testo. / What is meant by it, as it is in the text. */
  testo: string &
    tags.Example<'il documento elettronico che contiene la rappresentazione informatica di atti, fatti o dati giuridicamente rilevanti'>;
  /** Dove comincia nel testo dell’articolo, in unità UTF-16. / Where it begins in the text of the article, in UTF-16 units. */
  inizio: shapes.Count;
  /** Dove finisce, escluso. / Where it ends, exclusive. */
  fine: shapes.Count;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero dell’articolo. / Number of the article. */
  articolo: string & tags.Example<'2-bis'>;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Numero del comma, o null dove non è stampato. / Number of the paragraph, or null where none is printed. */
  comma: (string & tags.Example<'1'>) | null;
  /** Per che cosa vale, nelle parole della legge; null dove la frase non lo dice. / What it is for, in the words of the law; null where the sentence does not say. */
  ambito: (string & tags.Example<'Ai fini del presente codice'>) | null;
  /** Che cosa è accaduto all’articolo o all’atto; null se i documenti caricati non lo dicono. / What happened to the article or act; null where the loaded documents do not say. */
  stato: shapes.Stato | null;
  /** L’atto. / The act. */
  norma: shapes.KnownAct;
}

/** Le definizioni, il termine cercato per primo. / The definitions, the term looked for first. */
export interface DefinizioniAnswer extends shapes.Envelope {
  /** Quante definizioni. / How many definitions. */
  totale: shapes.Count;
  /** Definizioni per pagina. / Definitions a page. */
  limit: shapes.Int32;
  /** Definizioni saltate. / Definitions skipped. */
  offset: shapes.Int64;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: (string & tags.Example<'/api/public/definizioni?limit=20&offset=20'>) | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Ciò che si è cercato in italiano dove le parole inglesi non trovavano nulla; altrimenti null. / What was searched in Italian where the English words found nothing; otherwise null. */
  cercato: (string & tags.Example<'consumatore'>) | null;
  /** Che cosa non vuol dire che non se ne trovi alcuna; null dove se ne trova. / What it does not mean that none is found; null where one is. */
  avviso: string | null;
  /** Le definizioni. / The definitions. */
  definizioni: DefinitionEntry[];
}

const purpose: Purpose = {
  it: 'Le definizioni che gli articoli caricati danno con «si intende per …», ciascuna con l’ambito per cui vale; altre possono essere scritte in altro modo.',
  en: 'The definitions that the articles loaded give with “si intende per …”, each with the scope for which it holds; others may be written in other ways.',
};

/** One sentence for whatever was asked: a term that is defined in other words is not found either. */
const none: Readonly<Record<Language, string>> = {
  it: 'Negli articoli caricati non è stata letta alcuna definizione di un termine che abbia tutte queste parole: può essere scritta in altro modo, in un allegato, o in un atto che non è caricato.',
  en: 'In the loaded articles no definition was read of a term that has all of these words: it may be written in another way, in an annex, or in an act that is not loaded.',
};

export const definizioni = endpoint<DefinizioniQuery>({
  name: 'definizioni',
  path: '/api/public/definizioni',
  tag: 'norme',
  summary: 'Le definizioni della legge / The definitions of the law',
  description:
    'I termini che la legge definisce («ai fini del presente codice si intende per …», «per … si intende …»), con il testo, il luogo e l’ambito; non ciò che è citato in un altro atto. / The terms that the law defines (“ai fini del presente codice si intende per …”), with text, place and scope; not what is quoted into another act.',
  examples: [
    '/api/public/definizioni?q=procedimento&limit=2',
    '/api/public/definizioni?limit=1&offset=1&norma=D.Lgs.%2082%2F2005',
    '/api/public/definizioni?norma=l.%20114',
  ],
  query: () => typia.json.schemas<[DefinizioniQuery]>(),
  schemas: () => typia.json.schemas<[DefinizioniQuery, DefinizioniAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<DefinizioniQuery>(),
  cost: 'light',
  answer: async (catalog, query, context) => {
    const { q, norma, limit, offset } = query;
    const within = norma === '' ? null : resolveNorma(catalog, norma, context);
    if (within !== null && 'problem' in within) return within.problem;
    const act = within === null ? null : catalog.find(within.eli);
    const isWithin = ({ article }: { article: number }) =>
      within === null || catalog.text.articleAt(article).act === act;
    const { found, searched } = await findTermsEnglish(q, readerOf(catalog, context), async (words) =>
      (await inTurns(catalog.text.defined.find(words))).filter(isWithin),
    );
    const { next, previous, links } = pageOf(found.length, query, (from) => pageUrl(query, from));
    const shown = found.slice(offset, offset + limit).flatMap((one) => describe(catalog, one, context));
    const head = {
      totale: found.length,
      limit,
      offset,
      successiva: next,
      precedente: previous,
      cercato: searched,
      avviso: found.length > 0 ? null : none[context.language],
      definizioni: shown,
    } satisfies Omit<DefinizioniAnswer, keyof shapes.Envelope>;
    return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(head)}}`)], links);
  },
});

/** The definition of a term in an article; its text is read as when the snapshot was made. */
function describe(
  catalog: Catalog,
  { term, article }: { term: string; article: number },
  { language }: Context,
): DefinitionEntry[] {
  const at = catalog.text.articleAt(article);
  const record = catalog.record(at.act);
  const key = record.articleKey(at.article);
  const { eli, num, parte, testo } = record.articleEntry(key)!;
  const definition = definitionOf(testo, term);
  if (definition === null) return [];
  const { text, scope } = definition;
  const comma = readParagraphs(testo).find(({ start, end }) => start <= text.start && text.start < end);
  return [
    {
      termine: testo.slice(definition.term.start, definition.term.end),
      testo: testo.slice(text.start, text.end),
      inizio: text.start,
      fine: text.end,
      eli,
      articolo: num,
      parte,
      comma: comma?.number ?? null,
      ambito: scope === null ? null : testo.slice(scope.start, scope.end),
      stato: record.status(key),
      norma: nameAct(catalog.card(at.act)),
      ...datedText(catalog, { record, eli, key }, language),
    },
  ];
}

/** The same question at another offset. */
function pageUrl({ q, norma, limit, lang, formato }: DefinizioniQuery, offset: number): string {
  return questionUrl('/api/public/definizioni', { q, norma, limit, offset: offset === 0 ? '' : offset, lang, formato });
}
