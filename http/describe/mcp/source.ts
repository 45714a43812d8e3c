// What the MCP server answers from.
import type { Language } from '../../../engine/index.js';
import type { Place } from '../../formats/translate.js';
import type { Catalog, Endpoint } from '../../questions/endpoint.js';

/** What a server answers from, and what stands before the addresses that it names. */
export interface McpSource extends Place {
  endpoints: readonly Endpoint[];
  catalog: Catalog;
  language: Language;
}
