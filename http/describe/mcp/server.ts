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
import { parseCitation, words, type shapes, type Language } from '../../../engine/index.js';
import { translate } from '../../formats/translate.js';
import { openAsk, type Ask } from '../../questions/ask.js';
import type { Catalog, Endpoint } from '../../questions/endpoint.js';
import { version } from '../../questions/version.js';
import { splitSentence } from '../bilingual.js';
import { cutText, fit, tokenBounds, usualTokens } from './short.js';
import { tools, type Tool, type ToolName } from './tools.js';

/** What a server answers from. */
export interface McpSource {
  endpoints: readonly Endpoint[];
  catalog: Catalog;
  language: Language;
  /** For addresses of whole answers; `null`: they are relative. */
  publicUrl: string | null;
}

/** Longest text of a resource, in tokens. */
const resourceTokens = 30_000;
/** Resources that are listed: the acts of most relations. */
const listedResources = 20;

const instructions = `Italian law: acts, the text of their articles, who amends whom with the sentence that states it, and the graph of amendments. References are understood as jurists write them and never guessed: where several acts fit, candidates are listed. A status that is not known is not "in force". Answers are short (at most ${usualTokens} tokens unless max_token says otherwise); "omessi" counts what was left out, "altro" is the address of the whole answer. Texts are not official: the authentic one is printed in the Gazzetta Ufficiale.`;

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
        uriTemplate: 'eli:/{+eli}',
        name: 'eli',
        title: 'An act or article by its ELI',
        description: 'eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>, with /art/<n> an article, as Markdown.',
        mimeType: 'text/markdown',
      },
    ],
  }));
  server.setRequestHandler(ListResourcesRequestSchema, async () => {
    const { body } = await openAsk(
      source.endpoints,
      source.catalog,
      contextOf(source.language),
    )('graph', { max_nodi: '100' });
    const acts = (body as shapes.GraphAnswer).nodes.filter(({ nel_corpus }) => nel_corpus).slice(0, listedResources);
    return { resources: acts.map(({ id, label }) => ({ uri: id, name: label, mimeType: 'text/markdown' })) };
  });
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readResource(params.uri, source));
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

function contextOf(language: Language) {
  // Tools are answered in threads of their own, or for one client alone.
  return { language, words: words[language], mayTakeLong: true };
}

/** The schema of a tool is that of its endpoint's parameters; descriptions are English. */
function describeTool(
  name: string,
  { title, description, endpoint, says, parameters, defaults }: Tool,
  endpoints: readonly Endpoint[],
) {
  const { parameters: known, path } = endpoints.find((one) => one.name === endpoint)!;
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
        lang: { type: 'string', enum: ['it', 'en'], description: 'Language of the prose; names of acts stay Italian.' },
        max_token: {
          type: 'integer',
          ...tokenBounds,
          default: usualTokens,
          description: 'How many tokens the answer may have.',
        },
      },
      required: described.filter(([, , required]) => required).map(([own]) => own),
    },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** What a model sent for a parameter, as the address of the API would have it. */
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
  const ask = openAsk(source.endpoints, source.catalog, contextOf(language));
  const answer = await ask(tool.endpoint, values);
  if (answer.status !== 200) return { ...say(explain(answer.body as Failure, tool)), isError: answer.status !== 300 };
  const { body, eli, notices } =
    name === 'article' ? await narrow(values['eli'] ?? '', answer.body, ask) : { ...answer, eli: null, notices: [] };
  const { facts, lists } = tool.shorten(body as never, tokens, language);
  const short = { facts: notices.length === 0 ? facts : { ...facts, avvisi: notices }, lists };
  return say(fit(short, tokens, addressOf(tool, eli === null ? values : { ...values, eli }, source)));
}

/** The paragraph of an article, where the reference names one that is numbered; else what was answered, with the reason. */
async function narrow(reference: string, body: unknown, ask: Ask) {
  const article = (body as { eli?: string }).eli ?? '';
  const paragraph = /\/art\/[^/]+$/.test(article) ? parseCitation(reference).paragraph : null;
  if (paragraph === null) return { body, eli: null, notices: [] };
  const eli = `${article}/com/${paragraph}`;
  const numbered = await ask('norma', { eli });
  if (numbered.status === 200) return { body: numbered.body, eli, notices: [] };
  return { body, eli: null, notices: [(numbered.body as { detail: string }).detail] };
}

function say(text: string) {
  return { content: [{ type: 'text' as const, text }] };
}

/** The body of a refusal; of a 422, a list of what is wrong. */
type Failure = Partial<Omit<shapes.UnresolvedParameter, 'detail'> & shapes.UnknownAct> & {
  detail?: string | readonly { loc: readonly string[]; msg: string; input: unknown }[];
};

/** Why there is no answer, in the tool's own words for its parameters, with the acts that may be meant. */
function explain({ detail, parametro, risoluzione, relazioni_url }: Failure, { parameters }: Tool): string {
  const own = (theirs: string) => Object.keys(parameters).find((name) => parameters[name] === theirs) ?? theirs;
  const candidates = (risoluzione?.candidati ?? []).map(({ sigla, eli, titolo }) => ({ sigla, eli, titolo }));
  return JSON.stringify({
    ...(parametro === undefined ? {} : { parametro: own(parametro) }),
    detail: Array.isArray(detail)
      ? detail.map(
          ({ loc, msg, input }) =>
            `${own(loc.at(-1) ?? '')}: ${msg}${input === null ? '' : `; found ${JSON.stringify(input)}`}`,
        )
      : detail,
    ...(relazioni_url === undefined ? {} : { relazioni_url, tools: 'relations, citations' }),
    ...(candidates.length === 0 ? {} : { candidati: candidates.slice(0, 10) }),
  });
}

/** Address of the whole answer in the API. */
function addressOf(
  { endpoint }: Tool,
  values: Readonly<Record<string, string>>,
  { endpoints, publicUrl }: McpSource,
): string {
  const { path } = endpoints.find((one) => one.name === endpoint)!;
  const inPath = /\{(\w+)\}/.exec(path)?.[1] ?? '';
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => name !== inPath)).toString();
  const place = path.replace(/\{\w+\}/, encodeURIComponent(values[inPath] ?? '').replaceAll('%2F', '/'));
  // The sender of a pasted text does not need it back.
  return `${publicUrl ?? ''}${place}${query === '' || query.length > 300 ? '' : `?${query}`}`;
}

async function readResource(uri: string, { endpoints, catalog, language, publicUrl }: McpSource) {
  const question = endpoints.find(({ name }) => name === 'norma')!.read(new Map([['eli', uri]]));
  const answer = question.refusal ?? (await question.answer(catalog, contextOf(language)));
  if (answer.status !== 200) throw new McpError(ErrorCode.InvalidParams, `${uri}: not in the corpus`);
  const order = { name: 'md', endpoint: 'norma', query: [], language, publicUrl } as const;
  const made = await translate({ ...order, query: [] }, answer.body);
  const text = cutText(Buffer.concat(made.flatMap((piece) => piece.plain())).toString(), resourceTokens);
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}

function promptOf(text: string): string {
  return `Check every citation of Italian law in the text between the lines. Call the tool "resolve" with the text (in parts of at most 20,000 characters). For each citation say: the words; the act or article that they lead to; whether it is in the corpus; its status, where "not known" is never "in force"; what was repaired or assumed; for an ambiguous one the candidates. Where an article is cited, call "article" if its text has to be compared with what the text claims. Do not guess what the tools do not say.

---
${text}
---`;
}
