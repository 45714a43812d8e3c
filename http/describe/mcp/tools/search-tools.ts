// The tools that find law by words.
import { nameEnd } from '../../../../engine/index.js';
import type { CercaAnswer } from '../../../questions/cerca.js';
import type { FoundCitation } from '../../../questions/risolvi.js';
import { shortCitation, shortStatus } from '../short.js';
import { cutText } from '../tokens.js';
import type { Tool } from './tool.js';

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
      'Acts and articles by words of the text, headings, titles and names (in=titoli for acts alone); best match first, each with its passage.',
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
          ({ eli, comma, comma_eli, norma, articolo, parte, rubrica, passo, motivo, stato, ...dated }) => ({
            eli: comma_eli ?? eli,
            nome: nameEnd({ parte, articolo, comma, sigla: norma.sigla }),
            titolo: cutText(rubrica ?? norma.titolo, 60),
            ...(articolo === null ? {} : { passo: cutText(passo.testo, 80) }),
            testo_al: dated.testo_al,
            ...(dated.testo_fino_al === null ? {} : { testo_fino_al: dated.testo_fino_al }),
            modifiche_successive: dated.modifiche_successive.n,
            successive_complete: dated.modifiche_successive.complete,
            motivo,
            ...(stato === null ? {} : { stato: shortStatus(stato, language) }),
          }),
        ),
      },
    }),
  },
} as const satisfies Record<string, Tool>;
