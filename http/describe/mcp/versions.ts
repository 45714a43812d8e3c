// The law in time for agents: which text an answer is of, the texts that an article has had, and what changed between two days.
import { nameEnd, type shapes } from '../../../engine/index.js';
import { marked } from '../../formats/outline-versions.js';
import { sentenceBound, type Room, type Short } from './short.js';
import { cutText } from './tokens.js';
import { mcpWords, type McpWords } from './words.js';

/** The version of a text; nothing where only one is known and no day was asked for. */
export function versionOf({
  eli_versione,
  dal,
  al,
  posizione,
  in_vigore,
  certezza,
  avviso_versione,
}: shapes.VersionOf): object {
  if (eli_versione === undefined) return {};
  const days = { eli_versione, dal, al, posizione, in_vigore, certezza };
  return avviso_versione == null ? days : { ...days, avviso_versione };
}

/** The texts of an article in time, or the versions of an act. */
export function shortenHistory(answer: shapes.StoriaAnswer | shapes.VersioniAnswer, { tokens, language }: Room): Short {
  const words = mcpWords[language];
  const { norma, totale, avviso } = answer;
  const told = avviso === null ? {} : { avviso };
  if ('versioni' in answer) {
    const { complete, versioni, escluse } = answer;
    const facts = { eli: norma.eli, sigla: norma.sigla, totale, certezza: complete ? 'completa' : 'parziale', ...told };
    return {
      facts: { ...facts, escluse: escluse.length },
      lists: { versioni: versioni.map((version) => shortVersion(version, words)) },
    };
  }
  const { eli, certezza, storia } = answer;
  const most = sentenceBound(tokens, storia.length);
  return {
    facts: { eli, sigla: norma.sigla, totale, certezza, ...told },
    lists: { storia: storia.map((entry) => shortEntry(entry, most, words)) },
  };
}

function shortVersion(
  { dal, al, posizione, certezza, articoli_modificati, cause, eventi }: shapes.VersionEntry,
  { unnamed }: McpWords,
): object {
  const named = (acts: readonly Pick<shapes.Cause, 'norma'>[]) =>
    [...new Set(acts.map(({ norma }) => norma?.sigla ?? unnamed))].join(', ');
  return {
    ...{ dal, al, posizione, certezza, articoli_modificati },
    ...(cause.length === 0 ? {} : { per: named(cause) }),
    // What the list of events says changed nothing that is known to be its own.
    ...(cause.length > 0 || eventi.length === 0 ? {} : { eventi: named(eventi) }),
  };
}

function shortEntry(entry: shapes.HistoryEntry, most: number, words: McpWords): object {
  const { dal, dal_certo, al, posizione, tipo, causa, candidati, parole, eli_versione } = entry;
  return {
    dal,
    ...(dal_certo ? {} : { dal_certo }),
    al,
    posizione,
    tipo,
    ...(causa === null ? {} : shortCause(causa, most, words)),
    ...(candidati.length === 0 ? {} : { candidati: candidati.map(({ sigla }) => sigla) }),
    parole: `+${parole.aggiunte} −${parole.tolte}`,
    ...(eli_versione === null ? {} : { eli: eli_versione }),
  };
}

function shortCause(
  { norma, articolo, convertito_da, evidenza, metodo, confidenza }: shapes.Cause,
  most: number,
  { unnamed }: McpWords,
): object {
  const by = norma === null ? unnamed : nameEnd({ parte: null, articolo, sigla: norma.sigla });
  return {
    per: convertito_da === null ? by : `${by} (${convertito_da.sigla})`,
    ...(evidenza === null ? {} : { evidenza: cutText(evidenza.replace(/\s+/g, ' '), most) }),
    metodo,
    confidenza,
  };
}

/** The differences between two days: the changed paragraphs of an article, or the changed articles of an act. */
export function shortenComparison(
  answer: shapes.ArticleComparison | shapes.ActComparison,
  { tokens, language }: Room,
): Short {
  const { norma, da, a } = answer;
  if ('articoli' in answer) {
    const { totale, per_tipo, articoli } = answer;
    return {
      facts: {
        eli: norma.eli,
        sigla: norma.sigla,
        da: shortSide(da),
        a: shortSide(a),
        totale,
        per_tipo: Object.fromEntries(per_tipo.map(({ tipo, n }) => [tipo, n])),
      },
      lists: {
        articoli: articoli.map(
          ({ num, parte, tipo, parole }) =>
            `art. ${num}${parte === null ? '' : ` (${parte})`}: ${tipo} (+${parole.aggiunte} −${parole.tolte})`,
        ),
      },
    };
  }
  const { eli, tipo, sostituito, parole, rubrica, commi, tappe } = answer;
  const changed = commi.filter(({ parti }) => parti.some(({ op }) => op !== '='));
  const most = Math.max(100, Math.floor(tokens / Math.max(3, changed.length)));
  return {
    facts: {
      eli,
      sigla: norma.sigla,
      da: shortSide(da),
      a: shortSide(a),
      tipo,
      sostituito,
      parole,
      ...(rubrica === null ? {} : { rubrica: cutText(marked(rubrica), 100) }),
      n_capoversi_uguali: commi.length - changed.length,
    },
    lists: {
      capoversi: changed.map(({ parti }) => cutText(marked(parti.map(foldRun)), most)),
      tappe: tappe.map((entry) =>
        shortEntry(entry, sentenceBound(tokens, tappe.length + changed.length), mcpWords[language]),
      ),
    },
  };
}

function shortSide({ eli_versione, dal, al, certezza, presente }: shapes.ComparedText): object {
  return { ...(eli_versione === null ? {} : { eli: eli_versione }), dal, al, certezza, presente };
}

type Run = shapes.ArticleComparison['commi'][number]['parti'][number];

/** Characters of common text that are shown beside a change. */
const around = 80;

/** Common text in the middle of which nothing changes is left out. */
function foldRun({ op, testo }: Run): Run {
  if (op !== '=' || testo.length <= 3 * around) return { op, testo };
  return { op, testo: `${testo.slice(0, around)} … ${testo.slice(-around)}` };
}
