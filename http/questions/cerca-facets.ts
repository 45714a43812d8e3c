// How many of the hits of a search have each value of its filters.
import { sigla, type AppendedPlace, type shapes } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';
import type { Found } from './search-in-time.js';

/** Values that are listed of what may have very many. */
const mostValues = 20;

/** Counts the hits by what the filters choose. */
export function facetsOf(
  catalog: Catalog,
  { counts, articles, appended = [] }: Pick<Found, 'counts' | 'articles' | 'appended'>,
): shapes.Facets {
  const tallies = { types: new Tally(), decades: new Tally(), acts: new Tally(), issuers: new Tally() };
  const [statuses, parts] = [new Tally(), new Tally()];
  const { facets } = catalog;
  const ofActs = new Map(counts);
  for (const article of articles) {
    const { act } = catalog.text.articleAt(article);
    ofActs.set(act, ofActs.get(act)! - 1);
    statuses.add(facets.articleStatus(article), 1);
    parts.add(facets.partOf(article), 1);
  }
  for (const { act, text } of appended) {
    ofActs.set(act, ofActs.get(act)! - 1);
    statuses.add(appendedStatus(catalog, act, text), 1);
    parts.add(text.part, 1);
  }
  // The acts that remain are hits themselves, or have texts that are not served.
  for (const [act, n] of ofActs) statuses.add(facets.statusOf(act), n);
  for (const [act, n] of counts) {
    tallies.types.add(catalog.typeOf(act), n);
    tallies.decades.add(String(Math.floor(catalog.text.day(act) / 100_000) * 10), n);
    tallies.acts.add(String(act), n);
    tallies.issuers.add(facets.issuerOf(act), n);
  }
  return {
    tipo: tallies.types.list(),
    decennio: tallies.decades.list().sort((a, b) => Number(b.valore) - Number(a.valore)),
    norma: tallies.acts.list(mostValues).map(({ valore, n }) => {
      const eli = catalog.eli(Number(valore));
      return { valore: eli, n, sigla: sigla(eli) };
    }),
    emittente: tallies.issuers.list(mostValues),
    stato: statuses.list(),
    parte: parts.list(mostValues),
  };
}

/** The status of an article for a note of it; the status of the act for an annex, or for a note of an annex. */
export function appendedStatus(catalog: Catalog, act: number, { kind, owner }: AppendedPlace['text']) {
  const { facets, text } = catalog;
  return kind === 'note' ? facets.articleStatus(text.articlesOf(act)[0] + owner) : facets.statusOf(act);
}

/** Counts by value. */
class Tally {
  readonly #counts = new Map<string, number>();

  /** @param value `null` or empty is not counted */
  add(value: string | null, n: number): void {
    if (value !== null && value !== '' && n > 0) this.#counts.set(value, (this.#counts.get(value) ?? 0) + n);
  }

  /** Most frequent first. */
  list(most = Infinity): shapes.Facet[] {
    const all = [...this.#counts].map(([valore, n]) => ({ valore, n }));
    return all.sort((a, b) => b.n - a.n || (a.valore < b.valore ? -1 : 1)).slice(0, most);
  }
}
