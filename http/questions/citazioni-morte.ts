// GET /api/public/citazioni/morte: the acts and articles known to be no longer in force that are still cited.
import typia, { type tags } from '#typia';
import { literal, members, type shapes, type Purpose } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { describeCitation, describeEnd } from './citazioni.js';
import { endpoint, type Catalog, type LanguageChoice } from './endpoint.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Riferimenti morti. / Dead references. */
export interface MorteQuery {
  lang: LanguageChoice;
  /** Quanti bersagli per pagina. / How many targets a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<1000> & tags.Default<50>;
  /** Quanti bersagli saltare. / How many targets to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

/** Un testo che lo cita. / A text that cites it. */
export interface MorteExample {
  /** ELI dell’articolo che cita. / ELI of the citing article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Il suo atto come lo scrivono i giuristi. / Its act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Numero dell’articolo. / Number of the article. */
  articolo: string & tags.Example<'2-bis'>;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  /** Le parole della citazione. / The words of the citation. */
  testo: string & tags.Example<'articolo 54-bis del decreto legislativo 30 marzo 2001, n. 165'>;
}

/** Un atto o articolo non più in vigore, e quante volte è citato. / An act or article no longer in force, and how often it is cited. */
export interface DeadTarget {
  /** ELI dell’atto o dell’articolo. / ELI of the act or article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Numero dell’articolo, o null per l’atto. / Number of the article, or null for the act. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  stato: shapes.Stato;
  /** Quante citazioni lo nominano, senza quelle della disposizione che lo ha fatto cessare; di un atto, anche quelle dei suoi articoli. / How many citations name it, without those of the provision by which it ended; of an act, those of its articles too. */
  n_citazioni: shapes.Count;
  /** Quante di queste sono del suo stesso atto. / How many of these are of its own act. */
  n_interne: shapes.Count;
  /** I primi testi che lo citano. / The first texts that cite it. */
  esempi: MorteExample[];
}

/** Gli atti e articoli non più in vigore, dal più citato. / The acts and articles no longer in force, most cited first. */
export interface MorteAnswer extends shapes.Envelope {
  /** Quanti bersagli. / How many targets. */
  totale: shapes.Count;
  /** Bersagli per pagina. / Targets a page. */
  limit: shapes.Int32;
  /** Bersagli saltati. / Targets skipped. */
  offset: shapes.Int64;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: (string & tags.Example<'/api/public/citazioni/morte?limit=50&offset=50'>) | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** I bersagli. / The targets. */
  bersagli: DeadTarget[];
}

/** Citing texts that are shown with each. */
const shownExamples = 3;

const purpose: Purpose = {
  it: 'Gli atti e gli articoli non più in vigore che sono ancora citati, dal più citato.',
  en: 'The acts and articles no longer in force that are still cited, most cited first.',
};

export const citazioniMorte = endpoint<MorteQuery>({
  name: 'citazioni-morte',
  path: '/api/public/citazioni/morte',
  tag: 'relazioni',
  summary: 'Riferimenti morti / Dead references',
  description:
    'Gli atti e gli articoli che, secondo i documenti caricati, non sono più in vigore e che i testi caricati citano ancora, dal più citato: altri, o del loro stesso atto (n_interne). La disposizione che li ha fatti cessare non conta. Un testo può citare a ragione ciò che non è più in vigore: per i fatti di allora. / The acts and articles that, according to the loaded documents, are no longer in force and that the loaded texts still cite, most cited first: others, or of their own act (n_interne). The provision by which they ended does not count. A text may rightly cite what is no longer in force: for facts of that time.',
  examples: ['/api/public/citazioni/morte?limit=2', '/api/public/citazioni/morte?limit=1&offset=1'],
  query: () => typia.json.schemas<[MorteQuery]>(),
  schemas: () => typia.json.schemas<[MorteQuery, MorteAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<MorteQuery>(),
  cost: 'light',
  answer: (catalog, { limit, offset, lang, formato }, { language }) => {
    const total = catalog.citations.deadCount;
    const page = (from: number) =>
      questionUrl('/api/public/citazioni/morte', { limit, offset: from === 0 ? '' : from, lang, formato });
    const { next, previous, links } = pageOf(total, { limit, offset }, page);
    const count = Math.max(0, Math.min(limit, total - offset));
    const head = {
      totale: total,
      limit,
      offset,
      successiva: next,
      precedente: previous,
      bersagli: Array.from({ length: count }, (_, i) => describeDead(catalog, catalog.citations.deadAt(offset + i))),
    } satisfies Omit<MorteAnswer, keyof shapes.Envelope>;
    return ok([catalog.envelopes.open(language, purpose), literal(`,${members(head)}}`)], links);
  },
});

function describeDead(
  catalog: Catalog,
  { eli, count, internal }: { eli: string; count: number; internal: number },
): DeadTarget {
  const { sigla, articolo, parte, stato } = describeEnd(catalog, eli, null);
  const list = catalog.citations.of(eli)!;
  const examples: MorteExample[] = [];
  for (let i = 0; examples.length < Math.min(shownExamples, count); i++) {
    if (!list.isOfDead(i)) continue;
    const { da, testo } = describeCitation(catalog, list.at(i));
    examples.push({ eli: da.articolo_eli!, sigla: da.sigla, articolo: da.articolo!, parte: da.parte, testo });
  }
  // It is listed because it has a status.
  return { eli, sigla, articolo, parte, stato: stato!, n_citazioni: count, n_interne: internal, esempi: examples };
}
