// The tools of the MCP server, one row each: an endpoint, which of its parameters a model may set, and how its answer is shortened.
import { linkTools } from './tools/link-tools.js';
import { searchTools } from './tools/search-tools.js';
import { textTools } from './tools/text-tools.js';

export type { Tool } from './tools/tool.js';

export const tools = { ...textTools, ...linkTools, ...searchTools } as const;

export type ToolName = keyof typeof tools;
