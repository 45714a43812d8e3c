// The tools that answer what links acts: relations, citations, chains and graphs.
import { kindTable, parseEli, type Language, type shapes } from '../../../../engine/index.js';
import { formatWords } from '../../../formats/words.js';
import type { CitazioniAnswer } from '../../../questions/citazioni.js';
import { listAll, sentenceBound, shortCiting, shortRelation, shortStatus } from '../short.js';
import { mcpWords } from '../words.js';
import { reference, type Tool } from './tool.js';

export const linkTools = {
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
    shorten: ({ passi }: ImpactAnswer, { language }) => ({
      facts: { passi: passi.map(({ distanza, n_nodi, n_relazioni }) => ({ distanza, n_nodi, n_relazioni })) },
      lists: Object.fromEntries(
        passi.map(({ distanza, nodi }) => [`passo_${distanza}`, nodi.map((node) => nameNode(node, language))]),
      ),
    }),
  },
  graph: {
    title: 'Graph of relations',
    description:
      'The acts (or articles) with most amendment relations and the links between them; with norma, the neighbourhood of that act.',
    endpoint: 'graph',
    parameters: { norma: 'norma', profondita: 'profondita', livello: 'livello', max_nodi: 'max_nodi' },
    defaults: { max_nodi: '30' },
    shorten: ({ totale_nodi, totale_link, nodes, links }: shapes.GraphAnswer, { language }) => {
      const names = new Map(nodes.map(({ id, label }) => [id, label]));
      return {
        facts: { totale_nodi, totale_link },
        lists: {
          nodi: nodes.map((node) => nameNode(node, language)),
          legami: links.map(
            ({ source, target, tipo, peso }) =>
              `${names.get(source)} ${sayLink(tipo, language)} ${names.get(target)} (${peso})`,
          ),
        },
      };
    },
  },
} as const satisfies Record<string, Tool>;

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

/** The words for a link; its kind states where the whole of a node is meant. */
function sayLink(kind: string, language: Language): string {
  return Object.hasOwn(kindTable, kind) ? kindTable[kind as keyof typeof kindTable][language].link : kind;
}

function nameNode({ id, label, nel_corpus, abrogato }: shapes.GraphNode, language: Language): string {
  const { outside, repealed } = mcpWords[language];
  const marks = [...(nel_corpus ? [] : [outside]), ...(abrogato ? [repealed] : [])];
  const name = parseEli(id) === null ? id : label;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
