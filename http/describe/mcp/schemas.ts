// The shape of what each tool answers, as JSON Schema: what models and clients may count on.

import {
  counts,
  dated,
  historyEntry,
  list,
  object,
  share,
  side,
  text,
  textOrNull,
  texts,
  truth,
  versioned,
  whole,
  wholeOrNull,
  type AnswerSchema,
} from './schema-kinds.js';
import { searchAnswers } from './schemas/search-answers.js';

const relation = object(
  {
    data: text,
    tipo_data: text,
    fa: text,
    eli: text,
    natura: textOrNull,
    evidenza: text,
    salvo: text,
    confidenza: share,
  },
  ['data', 'tipo_data', 'natura', 'evidenza', 'salvo'],
);
const completeness = { type: 'object' };

const act = {
  sigla: text,
  titolo: text,
  data: textOrNull,
  entrata_in_vigore: textOrNull,
  conversione: text,
  vigenza_al: textOrNull,
  n_articoli: whole,
  inizio: whole,
  n_relazioni_out: whole,
  n_relazioni_in: whole,
  completezza: completeness,
  articoli: texts,
  ultime_modifiche: texts,
};
const article = {
  atto: text,
  rubrica: text,
  testo: text,
  testo_vuoto: text,
  testo_parte: object({ inizio: whole, fine: whole, caratteri: whole, prosegue: wholeOrNull }),
  n_note: whole,
  note_abbreviate: whole,
  note: texts,
  cita: texts,
};
const ofActOrArticle = {
  eli: text,
  ...dated,
  ...versioned,
  limiti: text,
  ...act,
  ...article,
  modificata_da: list({ anyOf: [text, relation] }),
  modifica: list({ anyOf: [text, relation] }),
};

/** By tool: its members, and those that an answer always has. */
const answers: Readonly<Record<string, AnswerSchema>> = {
  act: [ofActOrArticle, ['eli', ...Object.keys(dated)]],
  article: [ofActOrArticle, ['eli', ...Object.keys(dated)]],
  history: [
    {
      eli: text,
      sigla: text,
      totale: whole,
      certezza: text,
      avviso: text,
      escluse: whole,
      storia: list(historyEntry),
      versioni: list(
        object(
          {
            dal: textOrNull,
            al: textOrNull,
            posizione: text,
            certezza: text,
            articoli_modificati: whole,
            per: text,
            eventi: text,
          },
          ['per', 'eventi'],
        ),
      ),
    },
    ['eli', 'sigla', 'totale', 'certezza'],
  ],
  compare: [
    {
      eli: text,
      sigla: text,
      da: side,
      a: side,
      totale: whole,
      per_tipo: counts,
      articoli: texts,
      tipo: textOrNull,
      sostituito: truth,
      parole: object({ aggiunte: whole, tolte: whole }),
      rubrica: text,
      n_capoversi_uguali: whole,
      capoversi: texts,
      tappe: list(historyEntry),
    },
    ['eli', 'sigla', 'da', 'a'],
  ],
  coverage: [
    {
      ...ofActOrArticle,
      conteggi: counts,
      testi: object({ dal: textOrNull, al: textOrNull }),
      natura_testi: text,
      non_noto: texts,
      tipi: texts,
    },
    ['non_noto'],
  ],
  relations: [
    {
      eli: text,
      sigla: text,
      stato: text,
      totale: whole,
      per_tipo: counts,
      n_altri_effetti: whole,
      limiti: text,
      modifica: list(relation),
      modificata_da: list(relation),
      altri_effetti: list(relation),
      altri_effetti_subiti: list(relation),
    },
    ['eli', 'sigla', 'stato', 'totale', 'per_tipo', 'n_altri_effetti', 'limiti'],
  ],
  citations: [
    {
      eli: text,
      sigla: text,
      totale: whole,
      ...Object.fromEntries(
        ['citata_da', 'cita'].map((name) => [
          name,
          list(object({ da: text, a: text, testo: text, stato: text }, ['stato'])),
        ]),
      ),
    },
    ['eli', 'sigla', 'totale'],
  ],
  proof: [
    {
      eli: text,
      sigla: text,
      versione_dal: textOrNull,
      testo_al: textOrNull,
      modifiche_successive: whole,
      avviso: text,
      caratteri_ignoti: whole,
      tratti: list(object({ inizio: whole, fine: whole, testo: text, da: text, grado: textOrNull }, ['da', 'grado'])),
      totale: whole,
      per_grado: counts,
      limiti: text,
      operazioni: list(
        object({ da: text, a: text, azione: text, vecchie: text, nuove: text, grado: textOrNull, motivo: text }, [
          'vecchie',
          'nuove',
          'motivo',
        ]),
      ),
    },
    ['eli', 'sigla'],
  ],
  path: [
    {
      nessuna: text,
      catene: list(
        object({
          nodi: text,
          legami: list({ ...relation, additionalProperties: true }),
        }),
      ),
    },
    [],
  ],
  impact: [
    {
      passi: list(object({ distanza: whole, n_nodi: whole, n_relazioni: whole })),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((step) => [`passo_${step}`, texts])),
    },
    ['passi'],
  ],
  ...searchAnswers,
  graph: [{ totale_nodi: whole, totale_link: whole, nodi: texts, legami: texts }, ['totale_nodi', 'totale_link']],
};

/** Members of the answer to a reference that leads to no act, or to several. */
const refusal = {
  detail: { anyOf: [text, texts] },
  parametro: text,
  relazioni_url: text,
  tools: text,
  candidati: list(object({ sigla: text, eli: text, titolo: textOrNull })),
};

/** The schema of what a tool answers: the answer itself, or why there is none. @throws where it has none */
export function outputSchemaOf(tool: string) {
  const [members, always] = answers[tool] ?? [];
  if (members === undefined || always === undefined) throw new Error(`${tool}: no output schema, one expected`);
  const common = { avvertenza: text, avvisi: texts, omessi: counts, altro: text };
  return {
    type: 'object' as const,
    properties: { ...members, ...common, ...refusal },
    additionalProperties: false,
    anyOf: [{ required: [...always, 'altro'] }, { required: ['detail'] }],
  };
}
