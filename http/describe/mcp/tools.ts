// The tools of the MCP server, one row each: an endpoint, which of its parameters a model may set, and how its answer is shortened.
import { nameEnd, parseEli, type shapes } from '../../../engine/index.js';
import { formatWords } from '../../formats/words.js';
import type { EndpointName } from '../../questions/answers.js';
import type { CercaAnswer } from '../../questions/cerca.js';
import type { CitazioniAnswer } from '../../questions/citazioni.js';
import type { FoundCitation } from '../../questions/risolvi.js';
import {
  listAll,
  sentenceBound,
  shortCitation,
  shortCiting,
  shortRelation,
  shortStatus,
  type Room,
  type Short,
} from './short.js';
import { shortenProof } from './proof.js';
import { shortenAct, shortenArticle, type ArticleText } from './texts.js';
import { cutText } from './tokens.js';
import { shortenComparison, shortenHistory } from './versions.js';
import { mcpWords } from './words.js';

/** A tool: a question that is asked of one endpoint. */
export interface Tool {
  title: string;
  description: string;
  /** Name of the endpoint. */
  endpoint: EndpointName;
  /** The description of a parameter for models, where it differs from the API's. */
  says?: Readonly<Record<string, string>>;
  /** Parameters that a model may set, by their name in the tool: the name in the endpoint. */
  parameters: Readonly<Record<string, string>>;
  /** Values that are set where the model sets none. */
  defaults?: Readonly<Record<string, string>>;
  /** Parameters of the tool itself, which its endpoint does not have. */
  own?: Readonly<Record<string, object>>;
  /** The endpoint that is asked where the model names an act. */
  endpointOfAct?: EndpointName;
  /** The endpoint that is asked where that one knows nothing of an act as a whole. */
  endpointOfWhole?: EndpointName;
  /** @returns what matters of an answer with status 200 */
  shorten: (body: never, room: Room) => Short;
}

const from = (description: string) => ({ type: 'integer', minimum: 0, default: 0, description });

const onDay = 'Day (YYYY-MM-DD) whose text is wanted, as loaded; today where absent.';

const reference =
  'The act or article as jurists cite it ("L. 241/1990", "art. 2-bis l. 241/1990", "CAD", "codice civile"), or its ELI, URN or Normattiva link.';

export const tools = {
  act: {
    title: 'An act',
    description: `One act: identity, dates, what is known of its status, its table of articles, the newest amendments, and which acts amended it how often. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which act.', al: onDay },
    parameters: { norma: 'eli', al: 'al' },
    own: { inizio: from('First article of the table of articles that is listed, from 0.') },
    shorten: shortenText,
  },
  article: {
    title: 'An article',
    description: `The text of one article, or of one comma where the reference names it, with its day (testo_al), the amendments after that day, the notes (rulings of the Constitutional Court first), what is known of its status, its amendments and what it cites, and a citation ready to be quoted. Name article and act. ${reference}`,
    endpoint: 'norma',
    says: { norma: 'Which article, "art. 2-bis l. 241/1990", or comma, "art. 2, comma 1, l. 241/1990".', al: onDay },
    parameters: { norma: 'eli', al: 'al' },
    own: { inizio: from('First character of the text that is wanted: testo_parte.prosegue of the answer before.') },
    shorten: shortenText,
  },
  history: {
    title: 'History of an article',
    description: `Each text that an article has had, among those loaded, oldest first: since and until when (al is the last day), what happened, which provision did it with its sentence and how that is known, or the acts among which nothing decides (candidati); of an act: its versions. ${reference}`,
    endpoint: 'storia',
    endpointOfWhole: 'versioni',
    says: { norma: 'Which article, or which act.' },
    parameters: { norma: 'eli' },
    shorten: shortenHistory,
  },
  compare: {
    title: 'Two texts compared',
    description: `What changed in an article between two days: the paragraphs that differ, words that went in [-…-], words that came in {+…+}, and by which acts; of an act: the articles that changed. ${reference}`,
    endpoint: 'confronto',
    says: { norma: 'Which article, or which act.' },
    parameters: { norma: 'eli', da: 'da', a: 'a' },
    shorten: shortenComparison,
  },
  coverage: {
    title: 'What is loaded',
    description: `What this service knows and what not: how many acts, articles and relations are loaded, of which days the texts are, what is not known; with norma, the same of one act: the day of its text, the amendments after that day, and how many of those who amend it are loaded. ${reference}`,
    endpoint: 'health',
    endpointOfAct: 'norma',
    says: { norma: 'Which act, if only that is asked for.' },
    parameters: { norma: 'eli' },
    shorten: shortenCoverage,
  },
  relations: {
    title: 'Amendment relations',
    description: `Who amends whom, oldest first, each with day (tipo_data says of what: effect, entry into force, publication, or only the signature), sentence and confidence: dir=out what the act amends, dir=in what amends it; con=another act: what one did to the other. Filters: tipo (kind), dal, al (days). ${reference}`,
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
      { tokens, language },
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
    shorten: ({ norma, articolo, totale, dir, citazioni, risoluzione }: CitazioniAnswer, { language }) => ({
      facts: {
        eli: articolo ?? norma.eli,
        sigla: norma.sigla,
        totale,
        ...(risoluzione.avvisi.length === 0 ? {} : { avvisi: risoluzione.avvisi }),
      },
      lists: { [dir === 'in' ? 'citata_da' : 'cita']: citazioni.map((citation) => shortCiting(citation, language)) },
    }),
  },
  proof: {
    title: 'Amendments proved by the words',
    description: `Of an article: its text in stretches, each with the provision that brought it, where that is known. Of an amending act: each operation on the words of other acts (old words, new words, place) with its grade: testo (before + words = after), presenza (the new words stand at their place), segno, coerente, discorde (the two texts differ: which is wrong is not said), or why it could not be checked. ${reference}`,
    endpoint: 'provenienza',
    endpointOfWhole: 'riscontro',
    says: { norma: 'Which article, or which amending act.' },
    parameters: { norma: 'eli' },
    shorten: shortenProof,
  },
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

function shortenText(answer: shapes.ActAnswer | ArticleText, room: Room): Short {
  return 'articoli' in answer ? shortenAct(answer, room) : shortenArticle(answer, room);
}

/** What is loaded, of all or of one act, and what is not known. */
function shortenCoverage(answer: shapes.HealthAnswer | shapes.ActAnswer | ArticleText, room: Room): Short {
  const { unknown } = mcpWords[room.language];
  if (!('conteggi' in answer)) {
    const { facts } = shortenText(answer, room);
    const kept = Object.entries(facts).filter(
      ([name]) => !/^(?:testo|testo_parte|n_note|note_abbreviate|inizio)$/.test(name),
    );
    return { facts: { ...Object.fromEntries(kept), non_noto: unknown }, lists: {} };
  }
  const { conteggi, corpus, tipi } = answer;
  return {
    facts: { conteggi, testi: corpus.testi, natura_testi: corpus.natura_testi, non_noto: unknown },
    lists: { tipi: tipi.map(({ tipo, norme }) => `${tipo} (${norme})`) },
  };
}

function nameNode({ id, label, nel_corpus, abrogato }: shapes.GraphNode): string {
  const marks = [...(nel_corpus ? [] : ['fuori dal corpus']), ...(abrogato ? ['abrogato'] : [])];
  const name = parseEli(id) === null ? id : label;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
