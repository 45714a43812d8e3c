// What the MCP server answers from.
import type { Language } from '../../../engine/index.js';
import type { Catalog, Endpoint } from '../../questions/endpoint.js';

/** What a server answers from. */
export interface McpSource {
  endpoints: readonly Endpoint[];
  catalog: Catalog;
  language: Language;
  /** For addresses of whole answers; `null`: they are relative. */
  publicUrl: string | null;
}
