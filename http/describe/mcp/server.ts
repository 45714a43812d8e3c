// The MCP server: tools, resources and a prompt, made from the list of questions; over whatever transport.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { parseCitation, splitDay, words, type shapes, type Language } from '../../../engine/index.js';
import type { Refusal } from '../../questions/answers.js';
import { openAsk, sentenceOf, type Ask } from '../../questions/ask.js';
import type { Endpoint } from '../../questions/endpoint.js';
import { fillPath, readPathTemplate } from '../../questions/path-template.js';
import { version } from '../../questions/version.js';
import { splitSentence } from '../bilingual.js';
import { listResources, readResource } from './resources.js';
import { outputSchemaOf } from './schemas.js';
import type { McpSource } from './source.js';
import { fit, tokenBounds, usualTokens, type Room } from './short.js';
import { tools, type Tool, type ToolName } from './tools.js';

const instructions = `Italian law: acts, the text of their articles, who amends whom with the sentence that states it, and the graph of amendments. References are understood as jurists write them and never guessed: where several acts fit, candidates are listed. A status that is not known is not "in force". A text stands at a day (testo_al): modifiche_successive counts what amended it since, and quote it with "citazione". Answers are short (about ${usualTokens} tokens at most unless max_token says otherwise); "omessi" counts what was left out, "altro" is the address of the whole answer. The tool coverage says what is loaded and what is not known. Texts are not official: the authentic one is printed in the Gazzetta Ufficiale.`;

/** A server for one connection, or for one request. */
export function createMcpServer(source: McpSource): Server {
  const server = new Server(
    { name: 'legami', title: 'Legami', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(tools).map(([name, tool]) => describeTool(name, tool, source.endpoints)),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, source),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: 'eli:/{+eli}{?pagina}',
        name: 'eli',
        title: 'An act or article by its ELI',
        description:
          'eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>, with /art/<n> an article, as Markdown. What is long comes in pages: ?pagina=2, and so on.',
        mimeType: 'text/markdown',
      },
    ],
  }));
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
    listResources(params?.cursor, source).catch(refuse),
  );
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readResource(params.uri, source).catch(refuse));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [
      {
        name: 'check_citations',
        title: 'Check the citations of a text',
        description:
          'Checks every citation of Italian law in a text: whether it exists, and what is known of its status.',
        arguments: [{ name: 'testo', description: 'The text.', required: true }],
      },
    ],
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name !== 'check_citations')
      throw new McpError(ErrorCode.InvalidParams, `${params.name}: no prompt of that name`);
    return {
      messages: [{ role: 'user', content: { type: 'text', text: promptOf(params.arguments?.['testo'] ?? '') } }],
    };
  });
  return server;
}

/** Reports a thing that does not exist as the client's fault; passes other errors on. */
function refuse(error: unknown): never {
  throw error instanceof RangeError ? new McpError(ErrorCode.InvalidParams, error.message) : error;
}

function contextOf(language: Language) {
  // Tools are answered in threads of their own, or for one client alone.
  return { language, words: words[language], mayTakeLong: true };
}

/** The schema of a tool is that of its endpoint's parameters; descriptions are English. */
function describeTool(
  name: string,
  { title, description, endpoint, endpointOfAct = endpoint, says, parameters, defaults, own = {} }: Tool,
  endpoints: readonly Endpoint[],
) {
  const { parameters: known, path } = endpoints.find((one) => one.name === endpointOfAct)!;
  const described = Object.entries(parameters).flatMap(([own, theirs]) => {
    const parameter = known.find((one) => one.name === theirs);
    if (parameter === undefined) return [];
    const { type = 'string', minimum, maximum, maxLength, pattern, description: sentence = '' } = parameter.schema;
    const choices = parameter.schema.enum ?? /^\^\(([\w|]+)\)\$$/.exec(pattern ?? '')?.[1]?.split('|');
    const bounds = Object.entries({ minimum, maximum, maxLength, enum: choices }).filter(
      ([, value]) => value !== undefined,
    );
    const usual = defaults?.[own] ?? parameter.schema.default;
    const schema = {
      type,
      description: says?.[own] ?? splitSentence(sentence, path).en,
      ...Object.fromEntries(bounds),
      ...(usual === undefined || usual === '' ? {} : { default: type === 'integer' ? Number(usual) : usual }),
    };
    return [[own, schema, parameter.required] as const];
  });
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: {
        ...Object.fromEntries(described.map(([own, schema]) => [own, schema])),
        ...own,
        lang: { type: 'string', enum: ['it', 'en'], description: 'Language of the prose; names of acts stay Italian.' },
        max_token: {
          type: 'integer',
          ...tokenBounds,
          default: usualTokens,
          description: 'How many tokens the answer may have, about: counted high, without the tables of a model.',
        },
      },
      required: endpointOfAct === endpoint ? described.filter(([, , required]) => required).map(([own]) => own) : [],
    },
    outputSchema: outputSchemaOf(name),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** The value of a parameter from a model, as in an address of the API; `null` for an object or nothing. */
function valueOf(value: unknown): string | null {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;
}

async function callTool(name: string, given: Readonly<Record<string, unknown>>, source: McpSource) {
  if (!Object.hasOwn(tools, name)) throw new McpError(ErrorCode.InvalidParams, `${name}: no tool of that name`);
  const tool: Tool = tools[name as ToolName];
  const asked = given['lang'];
  const language: Language = asked === 'it' || asked === 'en' ? asked : source.language;
  const wanted = Number(given['max_token'] ?? usualTokens);
  const { minimum, maximum } = tokenBounds;
  const tokens = Number.isFinite(wanted) ? Math.min(maximum, Math.max(minimum, Math.trunc(wanted))) : usualTokens;
  const values: Record<string, string> = {};
  for (const [own, theirs] of Object.entries(tool.parameters)) {
    const value = valueOf(given[own]) ?? tool.defaults?.[own];
    if (value !== undefined) values[theirs] = value;
  }
  const ask = openAsk(source.endpoints, source.catalog, contextOf(language), source.basePath);
  const endpoint =
    tool.endpointOfAct !== undefined && Object.keys(values).length > 0 ? tool.endpointOfAct : tool.endpoint;
  const first = await ask(endpoint, values);
  const whole =
    tool.endpointOfWhole !== undefined && first.status === 404 ? await ask(tool.endpointOfWhole, values) : first;
  const isWhole = whole !== first && whole.status === 200;
  const answer = isWhole ? whole : first;
  if (answer.refusal !== null) return { ...say(explain(answer.refusal, tool)), isError: answer.status !== 300 };
  const { body, eli, notices } =
    name === 'article' && 'eli' in answer.body
      ? await narrow(values, answer.body, ask)
      : { body: answer.body, eli: null, notices: [] };
  const isSummary = source.catalog.envelopes.hasSummaries;
  const room: Room = { tokens, language, start: startOf(given['inizio']), isSummary };
  const { facts, lists } = tool.shorten(body as never, room);
  const short = {
    facts: {
      ...(isSummary ? { avvertenza: words[language].summaries } : {}),
      ...facts,
      ...(notices.length === 0 ? {} : { avvisi: notices }),
    },
    lists,
  };
  return say(
    fit(
      short,
      tokens,
      addressOf(isWhole ? tool.endpointOfWhole! : endpoint, eli === null ? values : { ...values, eli }, source),
    ),
  );
}

/** The paragraph of an article, where the reference names one that is numbered; else what was answered, with the reason. */
async function narrow({ eli: reference = '', al }: Readonly<Record<string, string>>, body: { eli: string }, ask: Ask) {
  const article = body.eli;
  const paragraph = /\/art\/[^/]+$/.test(article) ? parseCitation(reference).paragraph : null;
  if (paragraph === null) return { body, eli: null, notices: [] };
  const { day, isOriginal } = splitDay(reference);
  const eli = `${article}${isOriginal ? '@originale' : day === null ? '' : `@${day}`}/com/${paragraph}`;
  const numbered = await ask('norma', { eli, ...(al === undefined ? {} : { al }) });
  // Notes and status are the article's.
  const { note, stato, abrogato } = body as shapes.ArticleAnswer;
  if (numbered.refusal === null) return { body: { ...numbered.body, note, stato, abrogato }, eli, notices: [] };
  return { body, eli: null, notices: [sentenceOf(numbered.refusal)] };
}

/** An answer twice: as text, which models read, and as data, which programs check against the schema. */
function say(answer: Readonly<Record<string, unknown>>) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], structuredContent: answer };
}

/** The index at which a list or text is to begin: 0 for anything but a positive whole number. */
function startOf(value: unknown): number {
  const start = Number(value ?? 0);
  return Number.isSafeInteger(start) && start > 0 ? start : 0;
}

/** The body of a refusal; of a 422, a list of what is wrong. */
/** Why there is no answer, in the tool's own words for its parameters, with the acts that may be meant. */
function explain({ detail, parametro, risoluzione, relazioni_url }: Refusal, { parameters }: Tool) {
  const own = (theirs: string) => Object.keys(parameters).find((name) => parameters[name] === theirs) ?? theirs;
  const candidates = (risoluzione?.candidati ?? []).map(({ sigla, eli, titolo }) => ({ sigla, eli, titolo }));
  return {
    ...(parametro === undefined ? {} : { parametro: own(parametro) }),
    detail: Array.isArray(detail)
      ? detail.map(
          ({ loc, msg, input }) =>
            `${own(loc.at(-1) ?? '')}: ${msg}${input === null ? '' : `; found ${JSON.stringify(input)}`}`,
        )
      : (detail ?? ''),
    ...(relazioni_url === undefined ? {} : { relazioni_url, tools: 'relations, citations' }),
    ...(candidates.length === 0 ? {} : { candidati: candidates.slice(0, 10) }),
  };
}

/** Address of the whole answer in the API. */
function addressOf(
  endpoint: string,
  values: Readonly<Record<string, string>>,
  { endpoints, publicUrl, basePath }: McpSource,
): string {
  const { path } = endpoints.find((one) => one.name === endpoint)!;
  const { parameter } = readPathTemplate(path);
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => name !== parameter)).toString();
  const place = fillPath(path, (name) => values[name] ?? '');
  // The sender of a pasted text does not need it back.
  return `${publicUrl ?? basePath}${place}${query === '' || query.length > 300 ? '' : `?${query}`}`;
}

function promptOf(text: string): string {
  return `Check every citation of Italian law in the text between the lines. Call the tool "resolve" with the text (in parts of at most 20,000 characters). For each citation say: the words; the act or article that they lead to; whether it is in the corpus; its status, where "not known" is never "in force"; what was repaired or assumed; for an ambiguous one the candidates. Where an article is cited, call "article" if its text has to be compared with what the text claims. Do not guess what the tools do not say.

---
${text}
---`;
}
