// What the pieces of a history are deflated by: bytes that most of them repeat, and that the reader has, too.
import { restateArticle } from '../article.js';
import type { KeptChange } from '../version.js';

/** Bytes of the served entry that a past text is kept by: zlib looks back no further. */
const mostServedBytes = 32_000;

/** What happened to an article. */
export interface KeptHistory {
  changes: KeptChange[];
  notes: (string | null)[];
}

/** The entry of a served article, as past texts of it are kept by: a status, which may be stated later, plays no part. */
export const servedPart = (entry: Buffer): Buffer => restateArticle(entry, null).subarray(0, mostServedBytes);

/** What the changes of most articles have in common: it need not be kept with each. */
export const usualChanges = Buffer.from(
  JSON.stringify({
    changes: (['rimosso', 'abrogato', 'inserito', 'prima-nota', 'originale', 'soppresso', 'modificato'] as const).map(
      (tipo): KeptChange => ({
        dal: '2001-01-01',
        dal_certo: true,
        al: '2001-12-31',
        tipo,
        causa: {
          tipo: 'atto',
          norma: {
            eli: 'eli:/it/decreto-legge/2001/12/31/',
            sigla: 'D.L. ',
            titolo: 'Disposizioni in materia di ',
            nel_corpus: true,
          },
          articolo: '1',
          comma: '1',
          evidenza: null,
          metodo: 'testo',
          confidenza: 0.99,
          data_gazzetta: '2001-12-31',
          convertito_da: null,
          relazione: null,
        },
        candidati: [],
        parole: { aggiunte: 0, tolte: 0 },
        gia: null,
        impronta: '',
      }),
    ),
    notes: [],
  } satisfies KeptHistory),
);
