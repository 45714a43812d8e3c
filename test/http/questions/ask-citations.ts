// Asks a service for the citations of its corpus.
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import type { CitazioniAnswer } from '../../../http/questions/citazioni.js';
import type { Service } from '../service.js';

/** A citation as the citing article states it. */
export interface StatedCitation {
  /** ELI of the citing article. */
  from: string;
  /** ELI of the cited act, and of the cited article where there is one. */
  act: string;
  target: string;
  text: string;
  isDead: boolean;
}

interface Provision {
  eli: string;
  articolo: string | null;
}

/** Whether what cites is of the act that ended something, or, where both are of one act, the provision that did. */
export function isBy(author: Provision, citing: Provision, cited: Provision): boolean {
  if (author.eli !== citing.eli) return false;
  return citing.eli !== cited.eli || author.articolo === null || author.articolo === citing.articolo;
}

export function askCitations(service: Service) {
  async function get<Body>(target: string, status = 200): Promise<Body> {
    const reply = await service.get(target);
    assert.is(reply.status, status, `${target}: ${reply.text.slice(0, 200)}`);
    return JSON.parse(reply.text) as Body;
  }

  /** Who cites an act or article; with `&dir=out`, what it cites. */
  const ask = (norma: string, rest = '') =>
    get<CitazioniAnswer>(`/api/public/citazioni?norma=${encodeURIComponent(norma)}&limit=1000${rest}`);

  /** All citations of the corpus, as articles state them. */
  async function allCited(): Promise<StatedCitation[]> {
    const cited: StatedCitation[] = [];
    const { norme } = await get<shapes.NormeAnswer>('/api/public/norme?limit=1000');
    for (const { eli } of norme) {
      const { articoli } = await get<shapes.ActAnswer>(`/api/public/norme/${eli.replace('eli:/', '')}`);
      for (const { eli: from } of articoli) {
        const { cita } = await get<shapes.ArticleAnswer>(`/api/public/norme/${from.replace('eli:/', '')}`);
        for (const { eli: act, articolo, testo, bersaglio_cessato } of cita) {
          const target = articolo === null ? act : `${act}/art/${articolo}`;
          cited.push({ from, act, target, text: testo, isDead: bersaglio_cessato === true });
        }
      }
    }
    return cited;
  }

  return { get, ask, allCited };
}
