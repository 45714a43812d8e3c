// The shape of what the tools answer that find law by words.
import { list, object, share, text, textOrNull, texts, truth, whole, type AnswerSchema } from '../schema-kinds.js';

/** The day of a found text, its later amendments and its status. */
const foundText = { testo_al: textOrNull, modifiche_successive: whole, successive_complete: truth, stato: text };

export const searchAnswers = {
  resolve: [
    {
      totale: whole,
      citazioni: list(
        object(
          {
            testo: text,
            sigla: text,
            articoli: texts,
            eli: textOrNull,
            stato: text,
            nel_corpus: truth,
            articoli_cessati: texts,
            avvisi: texts,
            candidati: texts,
            confidenza: share,
          },
          ['sigla', 'articoli', 'eli', 'stato', 'nel_corpus', 'articoli_cessati', 'avvisi', 'candidati'],
        ),
      ),
    },
    ['totale'],
  ],
  search: [
    {
      totale: whole,
      totale_minimo: truth,
      cercato: text,
      parole_affini: list({ type: 'object' }),
      avviso: text,
      risultati: list(
        object(
          {
            eli: text,
            nome: text,
            titolo: text,
            tipo: text,
            passo: text,
            commi: texts,
            testo_fino_al: text,
            motivo: text,
            ...foundText,
          },
          ['tipo', 'commi', 'testo_fino_al', 'passo', 'stato'],
        ),
      ),
    },
    ['totale'],
  ],
  definitions: [
    {
      totale: whole,
      cercato: text,
      definizioni: list(
        object({ termine: text, testo: text, nome: text, eli: text, ambito: text, ...foundText }, ['ambito', 'stato']),
      ),
    },
    ['totale'],
  ],
  similar: [
    {
      eli: text,
      nome: text,
      parole: texts,
      simili: list(
        object({ eli: text, nome: text, titolo: text, per_parole: truth, citati_insieme: whole, ...foundText }, [
          'stato',
        ]),
      ),
    },
    ['eli', 'nome', 'parole'],
  ],
} satisfies Record<string, AnswerSchema>;
