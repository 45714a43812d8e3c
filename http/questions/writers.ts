// How the wire writes what the snapshot keeps written: handed to the engine when a snapshot is made.
import {
  parseEli,
  portalUrl,
  relationKinds,
  sigla,
  type ActCard,
  type RelationEnd as EngineEnd,
  type RelationKind,
  type Writers,
} from '../../engine/index.js';
import type { ActEntry } from './norme.js';
import type { ActAnswer, AnnexEntry, ArticleEntry, Cited, Version } from './norma.js';
import type { GraphLink, GraphNode } from './graph.js';
import { prose } from './prose.js';
import { relationsHead } from './relations-head.js';
import { resolutionOfEli } from './resolution.js';
import type { ActName, Envelope, Relation, RelationEnd } from './wire.js';

/** Members of the detail that stand before its relations and texts. */
type ActHead = Omit<
  ActAnswer,
  keyof Envelope | 'articoli' | 'allegati' | 'premessa' | 'conclusioni' | 'modifica' | 'modificata_da'
>;

export const writers: Writers = {
  edition: '5',

  article({ eli, number, part, division, heading, text, notes, repealed }) {
    return JSON.stringify({
      eli,
      num: number,
      parte: part,
      partizione: division,
      rubrica: heading,
      testo: text,
      note: notes,
      abrogato: repealed,
    } satisfies ArticleEntry);
  },

  rest({ preamble, conclusions, annexes }) {
    const allegati = annexes.map(
      ({ eli, name, text, notes }) => ({ eli, nome: name, testo: text, note: notes }) satisfies AnnexEntry,
    );
    return `${members({ allegati, premessa: preamble, conclusioni: conclusions })}}`;
  },

  head(act, { outbound, inbound }, versions) {
    const { date, number, editorialCode, eli } = act.publication;
    return members({
      eli: act.eli,
      urn: act.urn,
      tipo: act.type,
      numero: act.number,
      data: act.date,
      titolo: act.title,
      sigla: sigla(act.eli),
      pubblicazione: { data: date, numero: number, codice_redazionale: editorialCode, eli },
      vigenza_al: act.textDate,
      entrata_in_vigore: act.entryIntoForce,
      url_fonte: portalUrl(act.eli),
      n_articoli: act.articleCount,
      n_relazioni: outbound + inbound,
      n_relazioni_out: outbound,
      n_relazioni_in: inbound,
      versioni: versions.map(({ textDate, digest }) => ({ vigenza_al: textDate, impronta: digest }) satisfies Version),
    } satisfies ActHead);
  },

  articleFrame({ eli, title }) {
    return `,"norma":${JSON.stringify({ eli, titolo: title, sigla: sigla(eli) } satisfies ActName)},"cita":`;
  },

  entry(act, { outbound, inbound }) {
    return JSON.stringify({
      eli: act.eli,
      tipo: act.type,
      numero: act.number,
      data: act.date,
      titolo: act.title,
      sigla: sigla(act.eli),
      n_articoli: act.articleCount,
      n_relazioni: outbound + inbound,
      n_relazioni_out: outbound,
      n_relazioni_in: inbound,
    } satisfies ActEntry);
  },

  relation({ id, kind, from, to, date, dateKind, evidence, method, confidence }, fromCard, toCard) {
    const rest = {
      da: end(from, fromCard),
      a: end(to, toCard),
      data: date,
      tipo_data: dateKind,
      evidenza: evidence,
      metodo: method,
      confidenza: confidence,
    } satisfies Omit<Relation, 'id' | 'tipo' | 'verbo'>;
    return [`{${members({ id, tipo: kind })},"verbo":`, `,${members(rest)}}`];
  },

  relationsHead(act, lists) {
    const resolution = resolutionOfEli(act);
    return resolution === null ? null : members(relationsHead(act, null, resolution, 'entrambe', lists));
  },

  cited(references) {
    return JSON.stringify(
      references.map(
        ({ text, act, article }) => ({ eli: act, articolo: article, sigla: sigla(act), testo: text }) satisfies Cited,
      ),
    );
  },

  node({ eli, act, article, degree, inCorpus }, level) {
    const label = article === null ? sigla(act) : `${sigla(act)}, art. ${article}`;
    const node: GraphNode = { id: eli, label, tipo: parseEli(act)?.type ?? '', grado: degree, nel_corpus: inCorpus };
    if (level === 'article') node.articolo = article;
    return JSON.stringify(node);
  },

  link(source, target, kind, weight) {
    return JSON.stringify({ source, target, tipo: kind, peso: weight } satisfies GraphLink);
  },

  verbs: {
    it: { out: verbs('it', 'active'), in: verbs('it', 'passive') },
    en: { out: verbs('en', 'active'), in: verbs('en', 'passive') },
  },
};

/** An object's JSON without its braces. */
export function members(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

function end({ article, articleEli, paragraph, point }: EngineEnd, { eli, title, inCorpus }: ActCard): RelationEnd {
  return {
    eli,
    sigla: sigla(eli),
    titolo: title,
    articolo: article,
    articolo_eli: articleEli,
    comma: paragraph,
    lettera: point,
    nel_corpus: inCorpus,
  };
}

function verbs(language: 'it' | 'en', voice: 'active' | 'passive'): Record<RelationKind, string> {
  return Object.fromEntries(relationKinds.map((kind) => [kind, prose[language].verbs[kind][voice]])) as Record<
    RelationKind,
    string
  >;
}
