// Texts of law for agents: never without their day, what amended them since, their notes, their source and how to cite them.
import { citeInFull, isMarked, nameEnd, portalUrl, type shapes } from '../../../engine/index.js';
import { sayConversion } from '../../formats/outline.js';
import { formatWords } from '../../formats/words.js';
import { listed, shortArticle, shortStatus, type Room, type Short } from './short.js';
import { countTokens, cutText, takeSentences } from './tokens.js';
import { versionOf } from './versions.js';
import { mcpWords, type McpWords } from './words.js';

/** An article, or one of its paragraphs with what the article says of itself. */
export type ArticleText =
  shapes.ArticleAnswer | (shapes.ParagraphAnswer & Pick<shapes.ArticleAnswer, 'note' | 'stato' | 'abrogato'>);

type Act = shapes.ActAnswer;

export function shortenAct(act: Act, room: Room): Short {
  const { eli, sigla, titolo, data, vigenza_al, entrata_in_vigore, n_articoli, n_relazioni_out, n_relazioni_in } = act;
  const { language, start } = room;
  const acts = (relations: readonly shapes.Relation[], side: 'da' | 'a') => {
    const counts = new Map<string, number>();
    for (const relation of relations) counts.set(relation[side].sigla, (counts.get(relation[side].sigla) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} (${count})`);
  };
  return {
    facts: {
      eli,
      sigla,
      titolo: cutText(titolo, 100),
      ...dayOf(act, eli, null, room),
      url_fonte: act.url_fonte,
      data,
      entrata_in_vigore,
      vigenza_al,
      ...(act.conversione === null ? {} : { conversione: sayConversion(act.conversione, formatWords[language]) }),
      stato: shortStatus(act.stato, language, provedAt(act), { ...act, abrogato: isMarked(act.articoli) }),
      n_articoli,
      ...(start === 0 ? {} : { inizio: start }),
      n_relazioni_out,
      n_relazioni_in,
      completezza: act.completezza,
      // No amendment found is not “never amended”.
      ...(n_relazioni_in > 0 ? {} : { limiti: formatWords[language].stated }),
    },
    lists: {
      articoli: act.articoli.slice(start).map((article) => shortArticle(article, mcpWords[language])),
      ultime_modifiche: latest(act.modificata_da),
      modificata_da: acts(act.modificata_da, 'da'),
      modifica: acts(act.modifica, 'a'),
    },
  };
}

/** The newest acts among relations, which are oldest first: `2024-11-14 L. 166/2024`. */
function latest(relations: readonly shapes.Relation[]): string[] {
  const dated = relations.filter(({ data }) => data !== null).map(({ data, da }) => `${data} ${da.sigla}`);
  return [...new Set(dated)].slice(-newest).reverse();
}

/** Acts that are named, at most. */
const newest = 5;

/** The text takes at most two thirds of the room that the rest leaves. */
export function shortenArticle(article: ArticleText, room: Room): Short {
  const { eli, norma, testo, cita, note, stato } = article;
  const { tokens, language, start } = room;
  const isParagraph = 'articolo' in article;
  const rubrica = isParagraph ? article.articolo.rubrica : article.rubrica;
  const facts = {
    eli,
    atto: norma.sigla,
    ...(isParagraph ? dayOf(article, article.articolo.eli, article.num, room) : dayOf(article, eli, null, room)),
    url_fonte: portalUrl(norma.eli),
    ...(rubrica === null ? {} : { rubrica: cutText(rubrica, 80) }),
    stato: shortStatus(stato, language, article.abrogato ? null : provedAt(article), article),
    limiti: formatWords[language].stated,
  };
  // A note stands whole where it can: rulings first, for they say what of the text may not be applied.
  const most = Math.max(100, Math.floor(tokens / 6));
  const rulingsFirst = [...note.filter(isRuling), ...note.filter((text) => !isRuling(text))];
  const notes = rulingsFirst.map((text) => cutText(text, most));
  const shortened = notes.filter((text, i) => text !== rulingsFirst[i]).length;
  const rest = tokens - countTokens(JSON.stringify(facts)) - 120;
  const wanted = testo.slice(start);
  const taken = takeSentences(
    wanted,
    Math.max(60, Math.floor((rest * (note.length > 0 ? 1 : 2)) / (note.length > 0 ? 2 : 3))),
  );
  const end = start + taken.length;
  return {
    facts: {
      ...facts,
      testo: end < testo.length ? `${taken} …` : taken,
      ...(testo === '' ? { testo_vuoto: whyEmpty(article, mcpWords[language]) } : {}),
      ...(start > 0 || end < testo.length
        ? {
            testo_parte: {
              inizio: start,
              fine: end,
              caratteri: testo.length,
              prosegue: end < testo.length ? end : null,
            },
          }
        : {}),
      n_note: note.length,
      ...(shortened === 0 ? {} : { note_abbreviate: shortened }),
    },
    lists: {
      note: notes,
      ...listed('modificata_da', article.modificata_da, 'da'),
      ...listed('modifica', article.modifica, 'a'),
      cita: [...new Set(cita.map(nameEnd))],
    },
  };
}

/** Whether an editors' note tells of the Constitutional Court. */
function isRuling(note: string): boolean {
  return /corte\s{1,3}costituzionale/i.test(note);
}

function whyEmpty(article: ArticleText, { empty }: McpWords): string {
  if ('parti_grafiche' in article && article.parti_grafiche) return empty.picture;
  const isEnded = article.stato !== null || article.abrogato;
  return isEnded ? empty.ended : empty.missing;
}

/** The day to which a text is consolidated; `null` where it is not. */
function provedAt({ testo_al, testo_consolidato }: shapes.DatedText): string | null {
  return testo_consolidato ? testo_al : null;
}

/** The day of a text, what came after, and how to cite it: the full form that is understood by itself, always in Italian. */
function dayOf(dated: shapes.DatedText & shapes.VersionOf, eli: string, comma: string | null, { isSummary }: Room) {
  const { testo_al, versione_dal, modifiche_successive } = dated;
  return {
    citazione: citeInFull(eli, comma, isSummary ? null : testo_al),
    testo_al,
    versione_dal,
    ...versionOf(dated),
    modifiche_successive,
  };
}
