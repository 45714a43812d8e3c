// Provenance and proofs, shortened for models: where the words of an article come from, and what an act did to others.
import { nameEnd, partOfEli, type shapes } from '../../../engine/index.js';
import { formatWords } from '../../formats/words.js';
import type { Room, Short } from './short.js';
import { cutText } from './tokens.js';

/** Tokens of one stretch of words that are repeated. */
const mostWords = 60;

/** The origin of an article's words, or the operations of an act. */
export function shortenProof(answer: shapes.ProvenienzaAnswer | shapes.RiscontroAnswer, { language }: Room): Short {
  if ('tratti' in answer) {
    const { eli, norma, versione_dal, testo_al, modifiche_successive, avviso, caratteri_ignoti, tratti } = answer;
    return {
      facts: {
        eli,
        sigla: norma.sigla,
        ...{ versione_dal, testo_al, modifiche_successive: modifiche_successive.n },
        ...{ avviso, caratteri_ignoti },
      },
      lists: {
        tratti: tratti.map(({ inizio, fine, testo, origine }) => ({
          ...{ inizio, fine, testo: cutText(testo, mostWords) },
          ...(origine === null ? {} : { da: nameSource(origine.da, origine.norma.sigla), grado: origine.grado }),
        })),
      },
    };
  }
  const { norma, totale, per_grado, operazioni } = answer;
  return {
    facts: {
      ...{ eli: norma.eli, sigla: norma.sigla, testo_al: operazioni[0]?.da.testo_al ?? null },
      ...{ totale, per_grado, limiti: formatWords[language].stated },
    },
    lists: {
      operazioni: operazioni.map(({ da, a, operazione, prova }) => ({
        da: nameSource(da, norma.sigla),
        a: nameTarget(a),
        azione: operazione.azione,
        ...(operazione.vecchie === null ? {} : { vecchie: cutText(operazione.vecchie, mostWords) }),
        ...(operazione.nuove === null ? {} : { nuove: cutText(operazione.nuove, mostWords) }),
        grado: prova.grado,
        ...(prova.motivo === null ? {} : { motivo: prova.motivo }),
      })),
    },
  };
}

function nameSource({ eli, articolo, comma, lettera }: shapes.OperationEntry['da'], sigla: string): string {
  const place = nameEnd({ parte: partOfEli(eli), articolo, sigla });
  return [place, comma && `c. ${comma}`, lettera && `lett. ${lettera})`].filter((part) => part).join(', ');
}

function nameTarget(a: shapes.OperationEntry['a']): string {
  const { norma, parte, articolo, partizione, rubrica, commi, lettere, numeri, periodi } = a;
  return [
    nameEnd({ parte, articolo, sigla: norma.sigla }),
    partizione ?? false,
    rubrica && 'rubrica',
    commi.length > 0 && `c. ${commi.join(', ')}`,
    lettere.length > 0 && `lett. ${lettere.join('), ')})`,
    numeri.length > 0 && `n. ${numeri.join(', ')}`,
    periodi.length > 0 && `periodo ${periodi.join(', ')}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
