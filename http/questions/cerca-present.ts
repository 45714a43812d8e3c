// What a search finds among the articles and acts of the present.
import type { TextFilter } from '../../engine/index.js';
import { beforeOthers, citedActs, namedHit, type CitedHit, type Resolved } from './cerca-cited.js';
import type { Searched } from './cerca-english.js';
import { filterOf } from './cerca-filter.js';
import type { Catalog } from './endpoint.js';
import type { FoundNow } from './search-in-time.js';

type Choice = Parameters<typeof filterOf>[1];

/** The parameters of a search. @property whole the question without its choices, or `null` */
interface Asked extends Searched, Choice {
  limit: number;
  offset: number;
  esatto: boolean;
  whole: (Choice & { q: string }) | null;
}

/** The hits among the texts of the present, the place that the query cites or the act that it names before all others. */
export async function findHits(
  catalog: Catalog,
  query: Asked,
  { cited, citation, isStrict }: { cited: CitedHit | null; citation: Resolved | null; isStrict: boolean },
): Promise<FoundNow> {
  const { q, limit, offset, whole } = query;
  const filter: TextFilter = {
    ...filterOf(catalog, query),
    ...(whole === null ? {} : { unchosen: filterOf(catalog, whole) }),
    ...(citation === null || query.esatto ? {} : { cited: citedActs(catalog, q, citation) }),
    except: cited === null ? [] : [cited],
    isStrict,
    isLiteral: query.esatto,
    isTranslated: query.isTranslated,
  };
  const found = await catalog.search(q, offset + limit, filter);
  const first = cited ?? (await namedHit(catalog, query, filter, found));
  return beforeOthers(catalog, query, first, found);
}
