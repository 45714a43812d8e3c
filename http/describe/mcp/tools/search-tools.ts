// The tools that find law by words.
import { nameEnd, nameFound, partOfEli, textOfHit, type Language, type shapes } from '../../../../engine/index.js';
import type { CercaAnswer } from '../../../questions/cerca.js';
import type { DefinizioniAnswer } from '../../../questions/definizioni.js';
import type { FoundCitation } from '../../../questions/risolvi.js';
import type { SimiliAnswer } from '../../../questions/simili.js';
import { sentenceBound, shortCitation, shortStatus } from '../short.js';
import { cutText } from '../tokens.js';
import { reference, type Tool } from './tool.js';

export const searchTools = {
  resolve: {
    title: 'Citations in a text',
    description:
      'Every citation of Italian acts in a text, what it leads to, and what is known of the status of what is cited. Ambiguous ones have candidates; nothing is guessed.',
    endpoint: 'risolvi',
    parameters: { testo: 'testo' },
    shorten: ({ totale, citazioni }: { totale: number; citazioni: FoundCitation[] }, { language }) => ({
      facts: { totale },
      lists: {
        citazioni: citazioni.map((citation) => shortCitation(citation, language)),
      },
    }),
  },
  search: {
    title: 'Search the law',
    description:
      'Acts and articles by words of the text, headings, titles and names (in=titoli for acts alone); best match first, each with its passage. Annexes and editors’ notes are found, too, and marked (tipo): a note is no text of law.',
    endpoint: 'cerca',
    parameters: {
      q: 'q',
      in: 'in',
      tipo: 'tipo',
      dal: 'dal',
      al: 'al',
      testo_al: 'testo_al',
      cessati: 'cessati',
      norma: 'norma',
      stato: 'stato',
      ordine: 'ordine',
      limit: 'limit',
      offset: 'offset',
    },
    shorten: ({ totale, totale_minimo, avviso, cercato, parole_affini, risultati }: CercaAnswer, { language }) => ({
      facts: {
        totale,
        ...(totale_minimo ? { totale_minimo } : {}),
        ...(cercato === null ? {} : { cercato }),
        ...(parole_affini.length === 0 ? {} : { parole_affini }),
        ...(avviso === null ? {} : { avviso }),
      },
      lists: {
        risultati: risultati.map(
          ({
            tipo_risultato,
            eli,
            comma,
            comma_eli,
            commi,
            norma,
            articolo,
            parte,
            rubrica,
            passo,
            motivo,
            stato,
            ...dated
          }) => ({
            eli: comma_eli ?? eli,
            nome: nameFound({ parte, articolo, comma, sigla: norma.sigla }),
            titolo: cutText(rubrica ?? norma.titolo, 60),
            ...(/^(?:atto|articolo)$/.test(tipo_risultato) ? {} : { tipo: tipo_risultato }),
            ...(tipo_risultato === 'atto' ? {} : { passo: cutText(passo.testo, 80) }),
            ...(commi.length === 0 ? {} : { commi: commi.map(({ num }) => num) }),
            ...(dated.testo_fino_al === null ? {} : { testo_fino_al: dated.testo_fino_al }),
            motivo,
            ...dayOf({ ...dated, stato }, language, textOfHit(dated)),
          }),
        ),
      },
    }),
  },
  definitions: {
    title: 'Legal definitions',
    description:
      'The terms that the law itself defines («si intende per …») in the articles loaded: the words of the definition, where it is, and for what it holds (ambito; absent where the sentence does not say). Without q, all of an act (norma). One act’s definition does not hold for another.',
    endpoint: 'definizioni',
    parameters: { q: 'q', norma: 'norma', limit: 'limit', offset: 'offset' },
    shorten: ({ totale, cercato, definizioni }: DefinizioniAnswer, { tokens, language }) => ({
      facts: { totale, ...(cercato === null ? {} : { cercato }) },
      lists: {
        definizioni: definizioni.map(({ termine, testo, eli, articolo, parte, comma, ambito, norma, ...place }) => ({
          termine,
          testo: cutText(testo, sentenceBound(tokens, definizioni.length)),
          nome: nameEnd({ parte, articolo, comma, sigla: norma.sigla }),
          eli: comma === null ? eli : `${eli}/com/${comma}`,
          ...(ambito === null ? {} : { ambito }),
          ...dayOf(place, language),
        })),
      },
    }),
  },
  similar: {
    title: 'Articles like one',
    description: `The loaded articles that are most like one: by the words that tell it from others (per_parole), or because the same articles cite both (citati_insieme says how many). To be alike is not to say the same. ${reference}`,
    endpoint: 'simili',
    says: { norma: 'Which article.' },
    parameters: { norma: 'eli', limit: 'limit' },
    shorten: ({ eli, norma, num, parole, simili }: SimiliAnswer, { language }) => ({
      facts: { eli, nome: nameEnd({ parte: partOfEli(eli), articolo: num, sigla: norma.sigla }), parole },
      lists: {
        simili: simili.map(({ eli, num, parte, rubrica, norma, per_parole, citati_insieme, ...place }) => ({
          eli,
          nome: nameEnd({ parte, articolo: num, sigla: norma.sigla }),
          titolo: cutText(rubrica ?? norma.titolo ?? '', 60),
          per_parole,
          citati_insieme,
          ...dayOf(place, language),
        })),
      },
    }),
  },
} as const satisfies Record<string, Tool>;

/** The day of a found text, whether it was amended since, and its status where one is known. */
function dayOf(
  { testo_al, modifiche_successive, stato }: shapes.DatedText & { stato: shapes.Stato | null },
  language: Language,
  shown: shapes.ShownText = {},
) {
  return {
    testo_al,
    modifiche_successive: modifiche_successive.n,
    successive_complete: modifiche_successive.complete,
    ...(stato === null ? {} : { stato: shortStatus(stato, language, null, shown) }),
  };
}
