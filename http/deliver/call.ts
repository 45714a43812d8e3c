// A request in progress: its question, its edition and its outcome.
import { DearError, words, type Language, type shapes } from '../../engine/index.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeResponse, type Response } from './response.js';
import { problem, unavailable, type Answer } from '../message/answer.js';
import { useEdition, type Edition } from './edition.js';
import { chooseLanguage, type Conditions } from './negotiation.js';
import type { Send } from './outbox.js';
import { findPrepared, keepPrepared, keepQuestion, keepSpelling, questionKey } from './prepared.js';
import { readForm } from './form.js';
import { decodeQuery } from '../message/query.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import { readClient } from './client-address.js';
import { deadlines } from './connections.js';
import type { DearQuestion } from './dear-order.js';
import type { Route } from './routes.js';
import type { Target } from './target.js';

/** The copy that a mirror serves, as it is now. */
export type ReadCopy = () => shapes.Copia;

export interface Call {
  method: string;
  target: Target;
  /** The edition that was current when the request arrived; it is answered from this one whatever changes. */
  edition: Edition;
  conditions: Conditions;
  /** Whether a proxy in front says whose request it is. */
  trustsProxy: boolean;
  /** Reads the copy that a mirror serves; `undefined` for a service that is no mirror. */
  readCopy: ReadCopy | undefined;
  /** Number of the route that answers, for counting; 0 where none does. */
  route: number;
  /** Key of its response in the cache. */
  key: string;
  request: IncomingMessage;
  reply: ServerResponse;
  send: Send;
}

const tooLong = problem(414, 'URI Too Long');

/** The page that tells a person that the service is busy. */
export type BusyPage = (status: number, catalog: Catalog, language: Language) => Promise<Answer>;

/** Answers a call of a route. A promise only if an index is still loading or the body must be compressed. */
export function answerCall(route: Route, call: Call, busyPage: BusyPage): void | Promise<void> {
  const { edition, target, key, conditions } = call;
  const { prepared } = edition;
  if (target.length > route.maxTarget()) return sendError(call, tooLong);
  const raw = decodeQuery(target.search);
  const question = route.ask(target.path, raw, conditions);
  if (question.refusal) return sendError(call, question.refusal);
  const { preference, validators } = conditions;
  const language = chooseLanguage(raw, preference);
  const { variesByAccept } = route;
  const asked = { key: question.key, language, encodings: preference.encodings, validators, variesByAccept };
  const finish = (response: Response) => call.send(response, call.request, validators, call.reply);
  const answerDear = () => {
    const { media, accept } = conditions;
    const order = { kind: 'get', path: target.path, query: [...raw], wanted: { media, accept } } as const;
    return askPool(call, `${question.key} ${language}`, language, order, busyPage);
  };
  const make = async (answer: Answer | Promise<Answer>) => makeResponse(await answer, asked, edition);
  const cost = question.cost(edition.catalog);
  const whole = cost === 'stored' ? '' : questionKey(question.key, language, preference.codings);
  const known = cost === 'stored' ? undefined : findPrepared(prepared, whole);
  if (known !== undefined) {
    keepSpelling(prepared, key, whole, known);
    return finish(known);
  }
  if (cost === 'dear') return respond(make(answerDear()));
  // Most answers are synchronous and are sent in the same turn.
  const context: Context = { language, words: words[language], isDamaged: edition.isDamaged };
  if (edition.isStale !== null) context.isStale = edition.isStale;
  if (call.readCopy !== undefined) context.copy = call.readCopy();
  let answer: Answer | Promise<Answer>;
  try {
    answer = question.answer(edition.catalog, context);
  } catch (error) {
    if (error instanceof DearError) return respond(make(answerDear()));
    throw error;
  }
  if (answer instanceof Promise) return respond(make(answer));
  const response = makeResponse(answer, asked, edition);
  return response instanceof Promise ? respond(response) : finish(keepPrepared(prepared, key, response, call.route));

  /** Answers; if the answer turns out to be dear on the way, a thread makes it anew. */
  async function respond(begun: Promise<Response>): Promise<void> {
    const response = await useEdition(edition, () =>
      begun.catch((error: unknown) => {
        if (error instanceof DearError) return make(answerDear());
        throw error;
      }),
    );
    // An answer from stored bytes is kept where its request comes again: cutting it out is as fast as finding it by its question.
    if (cost === 'stored') return finish(keepPrepared(prepared, key, response, call.route));
    keepSpelling(prepared, key, whole, response);
    finish(keepQuestion(prepared, whole, response, call.route));
  }
}

/** Has a thread answer; a 503 where too many questions wait for one, or this one has waited too long. @param busyPage for a person who is refused */
export async function askPool(
  call: Call,
  key: string | null,
  language: Language,
  order: DearQuestion,
  busyPage?: BusyPage,
): Promise<Answer> {
  const { edition, request, trustsProxy } = call;
  const client = readClient(request, trustsProxy);
  const { isDamaged, isStale } = edition;
  // The client waits for the service, and not the other way round: its connection is not idle.
  request.socket.setTimeout(0);
  try {
    const answered = await edition.pool.answer(key, client, { ...order, language, isDamaged, isStale });
    if (answered !== null) return answered;
    const refused = unavailable(words[language].error.busy, busySeconds);
    if (busyPage === undefined || !isPerson(call)) return refused;
    return { ...(await busyPage(refused.status, edition.catalog, language)), headers: refused.headers };
  } finally {
    request.socket.setTimeout(deadlines.timeout);
  }
}

/** After which a place in the queue is likely. */
const busySeconds = 2;

/** Answers a form that was posted; what was posted is kept nowhere. */
export function answerForm(call: Call, busyPage: BusyPage): Promise<void> {
  const { edition, request } = call;
  return useEdition(edition, async () => {
    const fields = await readForm(request);
    // The client is gone.
    if (fields === 'unfinished') return;
    if (typeof fields !== 'string') return sendError(call, await ask(fields));
    const refused = fields === 'too-long' ? await ask(null) : formRefusals[fields];
    return sendError(call, { ...refused, headers: ['connection', 'close', ...(refused.headers ?? [])] });
  });

  async function ask(fields: ReadonlyMap<string, string> | null): Promise<Answer> {
    const posted = { kind: 'form', path: call.target.path, fields: fields && [...fields] } as const;
    return { ...(await askPool(call, null, languageOf(call), posted, busyPage)), cache: 'error' };
  }
}

const formRefusals = {
  'no-form': problem(415, 'application/x-www-form-urlencoded expected'),
  'too-many': unavailable('Service Unavailable', 1),
} as const;

/** Sends a response that has no ETag and is not cached. */
export async function sendError(call: Call, answer: Answer): Promise<void> {
  const { preference, validators } = call.conditions;
  const language = languageOf(call);
  const asked = { key: '', language, encodings: preference.encodings, validators, variesByAccept: false };
  call.send(await makeResponse(answer, asked, call.edition), call.request, null, call.reply);
}

/** Answers after earlier requests of the connection, and closes the connection. */
export function refuse(call: Call, answer: Answer): void {
  void sendError(call, { ...answer, headers: ['connection', 'close'] });
}

/** Damage found while answering gives a 503, never a wrong text. */
export function damaged(call: Call): Answer {
  return unavailable(words[languageOf(call)].error.damaged);
}

/** Browsers get pages with links; other clients, and all paths below the API, get only the error. */
export function isPerson({ conditions, target }: Call): boolean {
  return conditions.media === 'html' && !target.path.startsWith('/api/');
}

/** Whether the method only reads. */
export function isReading({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function languageOf({ target, conditions }: Call) {
  return chooseLanguage(decodeQuery(target.search), conditions.preference);
}
