// The sources of the MCP server's answers.
import type { Language } from '../../../engine/index.js';
import type { Place } from '../../formats/translate.js';
import type { Catalog, Endpoint } from '../../questions/endpoint.js';

/** The endpoints and the catalog that answer, and the prefix of the addresses that answers name. */
export interface McpSource extends Place {
  endpoints: readonly Endpoint[];
  catalog: Catalog;
  language: Language;
}
