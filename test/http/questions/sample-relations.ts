// All relations of the sample corpus as relazioni answers them, for tests that hold the graph against them.
import type { Service } from '../service.js';

export interface WireRelation {
  id: string;
  tipo: string;
  verbo: string;
  confidenza: number;
  da: { eli: string; articolo_eli: string | null };
  a: { eli: string; articolo_eli: string | null };
}

/** What stands in `modifica` of every act, of the corpus or known from relations. */
export async function allRelations(service: Service, lang = 'it'): Promise<WireRelation[]> {
  const { nodes } = JSON.parse((await service.get('/api/public/graph?max_nodi=20000')).text) as {
    nodes: { id: string }[];
  };
  const lists = await Promise.all(
    nodes.map(async ({ id }) => {
      const reply = await service.get(`/api/public/relazioni?norma=${id}&dir=out&lang=${lang}`);
      return (JSON.parse(reply.text) as { modifica: WireRelation[] }).modifica;
    }),
  );
  return lists.flat();
}

/** The ELI of the node at an end of a relation. */
export function nodeAt({ eli, articolo_eli }: WireRelation['da'], livello: 'norma' | 'articolo'): string {
  return livello === 'norma' ? eli : (articolo_eli ?? eli);
}
