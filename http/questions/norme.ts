// GET /api/public/norme: the list of acts.
import typia, { type tags } from '#typia';
import { actType, literal, parseCitation, resolveCitation, sigla, type Piece } from '../../engine/index.js';
import { ok, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { openEnvelope } from './envelope.js';
import { link } from '../deliver/headers.js';
import type { Count, Day, Envelope, Int32, Int64, LanguageChoice } from './wire.js';

/** Elenco. / List. */
export interface NormeQuery {
  /** Tipo ELI dell’atto, anche abbreviato (legge, dl, D.Lgs.); vuoto: tutti. / ELI type of the act, abbreviations accepted (legge, dl, D.Lgs.); empty: all. */
  tipo: string & tags.Default<''> & tags.Example<'legge'>;
  /** Parole del titolo, dei nomi o della sigla: tutte, l’ultima anche iniziata; o un riferimento (l. 241/1990), che viene per primo. / Words of the title, the names or the short citation: all of them, the last one may be unfinished; or a reference (l. 241/1990), which comes first. */
  q: string & tags.Default<''> & tags.Example<'procedimento amministrativo'>;
  /** Quante voci per pagina. / How many entries a page. */
  limit: Int32 & tags.Minimum<1> & tags.Maximum<1000> & tags.Default<100>;
  /** Quante voci saltare. / How many entries to skip. */
  offset: Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

/** Un atto nell’elenco. / An act in the list. */
export interface ActEntry {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Numero; null per la Costituzione. / Number; null for the Constitution. */
  numero: (string & tags.Example<'241'>) | null;
  /** Data dell’atto. / Date of the act. */
  data: Day;
  /** Titolo, nella lingua dell’atto. / Title, in the language of the act. */
  titolo: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Quanti articoli. / How many articles. */
  n_articoli: Count;
  /** Quante relazioni di modifica, nei due versi. / How many amendment relations, both directions. */
  n_relazioni: Count;
  /** Quante in cui l’atto modifica. / How many in which the act amends. */
  n_relazioni_out: Count;
  /** Quante in cui l’atto è modificato. / How many in which the act is amended. */
  n_relazioni_in: Count;
}

/** Una pagina dell’elenco degli atti. / A page of the list of acts. */
export interface NormeAnswer extends Envelope {
  /** Quanti atti passano i filtri. / How many acts pass the filters. */
  totale: Count;
  /** Voci per pagina. / Entries a page. */
  limit: Int32;
  /** Voci saltate. / Entries skipped. */
  offset: Int64;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: string | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Solo con q: avvisa che nessun atto ha tutte le parole e che si elencano gli atti che ne hanno di più, o che l’atto citato non è nel corpus; altrimenti null. / Only with q: says that no act has all the words and that those with most of them are listed, or that the act cited is not in the corpus; otherwise null. */
  avviso?: string | null;
  /** Le voci: senza q le più recenti per prime, con q le più pertinenti. / The entries: newest first without q, best match first with it. */
  norme: ActEntry[];
}

export const norme = endpoint<NormeQuery>({
  name: 'norme',
  path: '/api/public/norme',
  tag: 'norme',
  summary: 'Elenco degli atti / List of acts',
  description:
    'Gli atti del corpus, filtrati per tipo e cercati per titolo, nome, numero e anno, a pagine che non si sovrappongono e non saltano nulla. / The acts of the corpus, filtered by type and searched by title, name, number and year, in pages that neither overlap nor skip.',
  schemas: typia.json.schemas<[NormeQuery, NormeAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<NormeQuery>(),
  answer: (catalog, query, context) => {
    const type = query.tipo === '' ? null : (actType(query.tipo) ?? query.tipo.trim().toLowerCase());
    if (query.q.trim() === '') {
      const { total, entries } = catalog.page(type, query.offset, query.limit);
      return answerPage(catalog, query, context, total, entries, '');
    }
    return search(catalog, query, type, context).then(({ acts, notice }) => {
      const page = Array.from(acts.subarray(query.offset, query.offset + query.limit));
      const entries = catalog.entries(page);
      return answerPage(catalog, query, context, acts.length, entries, `,"avviso":${JSON.stringify(notice)}`);
    });
  },
});

/** The acts that `q` asks for, best first; those that it may cite stand before all. The notice says what `q` missed. */
async function search(catalog: Catalog, { q }: NormeQuery, type: string | null, { prose }: Context) {
  const titles = await catalog.titles();
  const isOfType = type === null ? () => true : catalog.isOfType(type);
  const found = await titles.search(q, type === null ? undefined : isOfType);
  const cited = citedActs(catalog, q);
  const first = cited.acts.filter(isOfType);
  if (first.length > 0) {
    const others = found.match === 'most' ? [] : found.acts.filter((act) => !first.includes(act));
    return { acts: Uint32Array.from([...first, ...others]), notice: null };
  }
  const notices = [
    ...(cited.outside === null ? [] : [prose.citedOutside(sigla(cited.outside))]),
    ...(found.match === 'most' && found.acts.length > 0 ? [prose.mostWords] : []),
  ];
  return { acts: found.acts, notice: notices.length === 0 ? null : notices.join(' ') };
}

/** The acts of the corpus that the text may cite, best known first; or the one act outside it that it cites, by its ELI. */
function citedActs(catalog: Catalog, text: string): { acts: number[]; outside: string | null } {
  const found = resolveCitation(parseCitation(text, { suggests: false }), catalog.index);
  const known = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const acts = known.flatMap(({ eli, inCorpus }) => (inCorpus ? catalog.find(eli)! : []));
  if (found.kind === 'one') return { acts, outside: acts.length === 0 ? found.act.eli : null };
  return { acts, outside: found.kind === 'unknown' && found.act === null ? found.eli : null };
}

/** @param notice member that only a search has, with a comma before it */
function answerPage(
  catalog: Catalog,
  query: NormeQuery,
  context: Context,
  total: number,
  entries: Piece,
  notice: string,
): Answer {
  const { limit, offset } = query;
  const lastOffset = Math.max(0, Math.floor((total - 1) / limit) * limit);
  const next = offset + limit < total ? pageUrl(query, offset + limit) : null;
  const previous = offset > 0 ? pageUrl(query, Math.max(0, Math.min(offset - limit, lastOffset))) : null;
  const counts = `"totale":${total},"limit":${limit},"offset":${offset}`;
  const neighbours = `"successiva":${quote(next)},"precedente":${quote(previous)}`;
  const body = [
    openEnvelope(catalog, context, 'norme'),
    literal(`,${counts},${neighbours}${notice},"norme":[`),
    entries,
    end,
  ];
  let links = link('first', pageUrl(query, 0)) + link('last', pageUrl(query, lastOffset));
  if (next !== null) links += link('next', next);
  if (previous !== null) links += link('prev', previous);
  return ok(body, links);
}

const end = literal(']}');

/** JSON of an address, which is percent-encoded and so has nothing to escape, here as in a header. */
function quote(url: string | null): string {
  return url === null ? 'null' : `"${url}"`;
}

/** The same question at another offset; what has its default value is left out. */
function pageUrl({ tipo, q, limit, lang }: NormeQuery, offset: number): string {
  let parameters = `limit=${limit}`;
  if (q !== '') parameters = `q=${encodeURIComponent(q)}&${parameters}`;
  if (tipo !== '') parameters = `tipo=${encodeURIComponent(tipo)}&${parameters}`;
  if (offset > 0) parameters += `&offset=${offset}`;
  if (lang !== '') parameters += `&lang=${lang}`;
  return `/api/public/norme?${parameters}`;
}
