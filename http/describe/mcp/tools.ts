// The tools of the MCP server, one row each: an endpoint, which of its parameters a model may set, and how its answer is shortened.
import { nameEnd, parseEli, type shapes, type Language } from '../../../engine/index.js';
import { formatWords } from '../../formats/words.js';
import type { CercaAnswer } from '../../questions/cerca.js';
import type { CitazioniAnswer } from '../../questions/citazioni.js';
import type { FoundCitation } from '../../questions/risolvi.js';
import {
  cutText,
  listAll,
  listed,
  sentenceBound,
  shortArticle,
  shortCitation,
  shortCiting,
  shortRelation,
  shortStatus,
  type Short,
} from './short.js';

/** A tool: a question that is asked of one endpoint. */
export interface Tool {
  title: string;
  description: string;
  /** Name of the endpoint. */
  endpoint: string;
  /** The description of a parameter for models, where it differs from the API's. */
  says?: Readonly<Record<string, string>>;
  /** Parameters that a model may set, by their name in the tool: the name in the endpoint. */
  parameters: Readonly<Record<string, string>>;
  /** Values that are set where the model sets none. */
  defaults?: Readonly<Record<string, string>>;
  /** @param tokens that the answer may have @returns what matters of an answer with status 200 */
  shorten: (body: never, tokens: number, language: Language) => Short;
}

const reference =
  'The act or article as jurists cite it ("L. 241/1990", "art. 2-bis l. 241/1990", "CAD", "codice civile"), or its ELI, URN or Normattiva link.';

export const tools = {
  act: {
    title: 'An act',
    description: `One act: identity, dates, what is known of its status, its table of articles, the newest amendments, and which acts amended it how often. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which act.' },
    parameters: { norma: 'eli' },
    shorten: (act: shapes.ActAnswer | shapes.ArticleAnswer, tokens, language) =>
      'articoli' in act ? shortenAct(act, language) : shortenArticle(act, tokens, language),
  },
  article: {
    title: 'An article',
    description: `The text of one article, or of one comma where the reference names it, what is known of its status, its amendments and what it cites. Name article and act. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which article, "art. 2-bis l. 241/1990", or comma, "art. 2, comma 1, l. 241/1990".' },
    parameters: { norma: 'eli' },
    shorten: (answer: shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer, tokens, language) =>
      'articoli' in answer ? shortenAct(answer, language) : shortenArticle(answer, tokens, language),
  },
  relations: {
    title: 'Amendment relations',
    description: `Who amends whom, oldest first, each with day, sentence and confidence: dir=out what the act amends, dir=in what amends it; con=another act: what one did to the other. Filters: tipo (kind), dal, al (days). ${reference}`,
    endpoint: 'relazioni',
    parameters: {
      norma: 'norma',
      con: 'con',
      dir: 'dir',
      tipo: 'tipo',
      dal: 'dal',
      al: 'al',
      limit: 'limit',
      offset: 'offset',
    },
    shorten: (
      { norma, articolo, totale, per_tipo, n_altri_effetti, risoluzione, ...lists }: shapes.RelazioniAnswer,
      tokens,
      language,
    ) => ({
      facts: {
        eli: articolo ?? norma.eli,
        sigla: norma.sigla,
        stato: shortStatus(norma.stato, language),
        totale,
        per_tipo,
        n_altri_effetti,
        limiti: norma.nel_corpus ? formatWords[language].stated : formatWords[language].notLoaded(norma.sigla),
        ...(risoluzione.avvisi.length === 0 ? {} : { avvisi: risoluzione.avvisi }),
      },
      lists: listAll(lists, sentenceBound(tokens, totale + n_altri_effetti)),
    }),
  },
  citations: {
    title: 'Citations of an act or article',
    description: `Which articles cite an act or article (dir=in), also one whose text is not loaded, or what it cites (dir=out), in the loaded texts; cessati=solo: only citations of what is no longer in force. A citation amends nothing. ${reference}`,
    endpoint: 'citazioni',
    parameters: { norma: 'norma', dir: 'dir', cessati: 'cessati', limit: 'limit', offset: 'offset' },
    shorten: ({ norma, articolo, totale, dir, citazioni, risoluzione }: CitazioniAnswer, _, language) => ({
      facts: {
        eli: articolo ?? norma.eli,
        sigla: norma.sigla,
        totale,
        ...(risoluzione.avvisi.length === 0 ? {} : { avvisi: risoluzione.avvisi }),
      },
      lists: { [dir === 'in' ? 'citata_da' : 'cita']: citazioni.map((citation) => shortCiting(citation, language)) },
    }),
  },
  resolve: {
    title: 'Citations in a text',
    description:
      'Every citation of Italian acts in a text, what it leads to, and what is known of the status of what is cited. Ambiguous ones have candidates; nothing is guessed.',
    endpoint: 'risolvi',
    parameters: { testo: 'testo' },
    shorten: ({ totale, citazioni }: { totale: number; citazioni: FoundCitation[] }, _, language) => ({
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
      cessati: 'cessati',
      limit: 'limit',
      offset: 'offset',
    },
    shorten: ({ totale, totale_minimo, avviso, cercato, parole_affini, risultati }: CercaAnswer, _, language) => ({
      facts: {
        totale,
        ...(totale_minimo ? { totale_minimo } : {}),
        ...(cercato === null ? {} : { cercato }),
        ...(parole_affini.length === 0 ? {} : { parole_affini }),
        ...(avviso === null ? {} : { avviso }),
      },
      lists: {
        risultati: risultati.map(({ eli, norma, articolo, parte, rubrica, passo, motivo }) => ({
          eli,
          nome: nameEnd({ parte, articolo, sigla: norma.sigla }),
          titolo: cutText(rubrica ?? norma.titolo, 60),
          ...(articolo === null ? {} : { passo: cutText(passo.testo, 80) }),
          motivo,
          ...(norma.stato === null ? {} : { stato: shortStatus(norma.stato, language) }),
        })),
      },
    }),
  },
  path: {
    title: 'Chains of amendments',
    description:
      'The shortest chains of amendment relations from one act or article (da) to another (a). A step shows one relation, n_relazioni counts them: relations with con lists them all.',
    endpoint: 'percorso',
    parameters: { da: 'da', a: 'a', livello: 'livello', verso: 'verso' },
    shorten: ({ catene, descrizione }: PathAnswer) => ({
      facts: catene.length === 0 ? { nessuna: descrizione } : {},
      lists: {
        catene: catene.map(({ nodi, legami }) => ({
          nodi: nodi.map(({ label }) => label).join(' – '),
          legami: legami.map(({ relazione, n_relazioni }) => ({ ...shortRelation(relazione, 'both'), n_relazioni })),
        })),
      },
    }),
  },
  impact: {
    title: 'Impact of an act',
    description:
      'What an act amends, what that amends in turn, and so on, step by step (dir=out), or by what it is amended (dir=in).',
    endpoint: 'impatto',
    parameters: { norma: 'norma', dir: 'dir', profondita: 'profondita', max_nodi: 'max_nodi' },
    defaults: { max_nodi: '200' },
    shorten: ({ passi }: ImpactAnswer) => ({
      facts: { passi: passi.map(({ distanza, n_nodi, n_relazioni }) => ({ distanza, n_nodi, n_relazioni })) },
      lists: Object.fromEntries(passi.map(({ distanza, nodi }) => [`passo_${distanza}`, nodi.map(nameNode)])),
    }),
  },
  graph: {
    title: 'Graph of relations',
    description:
      'The acts (or articles) with most amendment relations and the links between them; with norma, the neighbourhood of that act.',
    endpoint: 'graph',
    parameters: { norma: 'norma', profondita: 'profondita', livello: 'livello', max_nodi: 'max_nodi' },
    defaults: { max_nodi: '30' },
    shorten: ({ totale_nodi, totale_link, nodes, links }: shapes.GraphAnswer) => {
      const names = new Map(nodes.map(({ id, label }) => [id, label]));
      return {
        facts: { totale_nodi, totale_link },
        lists: {
          nodi: nodes.map(nameNode),
          legami: links.map(
            ({ source, target, tipo, peso }) => `${names.get(source)} ${tipo} ${names.get(target)} (${peso})`,
          ),
        },
      };
    },
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

interface PathAnswer {
  descrizione: string;
  catene: {
    nodi: { id: string; label: string }[];
    legami: { relazione: shapes.Relation; n_relazioni: number }[];
  }[];
}

interface ImpactAnswer {
  passi: { distanza: number; n_nodi: number; n_relazioni: number; nodi: shapes.GraphNode[] }[];
}

function shortenAct(act: shapes.ActAnswer, language: Language): Short {
  const { eli, sigla, titolo, data, vigenza_al, entrata_in_vigore, n_articoli, n_relazioni_out, n_relazioni_in } = act;
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
      data,
      entrata_in_vigore,
      vigenza_al,
      stato: shortStatus(act.stato, language),
      n_articoli,
      n_relazioni_out,
      n_relazioni_in,
      completezza: act.completezza,
      // No amendment found is not “never amended”.
      ...(n_relazioni_in > 0 ? {} : { limiti: formatWords[language].stated }),
    },
    lists: {
      articoli: act.articoli.map(shortArticle),
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

/** How many of them. */
const newest = 5;

/** The text takes at most two thirds of the room. */
function shortenArticle(
  article: shapes.ArticleAnswer | shapes.ParagraphAnswer,
  tokens: number,
  language: Language,
): Short {
  const { eli, norma, testo, cita } = article;
  const own = 'rubrica' in article ? article : null;
  return {
    facts: {
      eli,
      atto: norma.sigla,
      ...(own === null ? {} : { rubrica: own.rubrica, stato: shortStatus(own.stato, language) }),
      testo: cutText(testo, Math.floor((tokens * 2) / 3)),
      limiti: formatWords[language].stated,
    },
    lists: {
      ...listed('modificata_da', article.modificata_da, 'da'),
      ...listed('modifica', article.modifica, 'a'),
      cita: [...new Set(cita.map(nameEnd))],
    },
  };
}

function nameNode({ id, label, nel_corpus, abrogato }: shapes.GraphNode): string {
  const marks = [...(nel_corpus ? [] : ['fuori dal corpus']), ...(abrogato ? ['abrogato'] : [])];
  const name = parseEli(id) === null ? id : label;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
