// How an endpoint is declared: two interfaces, from which everything else follows.
import type { IJsonSchemaCollection, IValidation } from 'typia';
import { unprocessable, type Answer } from '../message/answer.js';
import { once, type Catalog, type Language, type shapes, type Words } from '../../engine/index.js';
import { readParameters, type Parameter } from '../message/query.js';
import { readAnswerSchemas, readParameterSchemas, type AnswerSchemas } from './schema.js';
import { dayFault, describeFaults } from '../message/unprocessable.js';
import type { Cost } from './cost.js';
import type { PathTemplate } from './path-template.js';

export type { Catalog };

/** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
export type LanguageChoice = '' | Language;

/** The facts that an answer function gets beside the catalog and the question. */
export interface Context {
  language: Language;
  words: Words;
  /** Set once an answer met damage in what is served. */
  isDamaged?: boolean;
  /** Whether the newest text is older than the operator allows; absent where that is not asked, or not known. */
  isStale?: boolean;
  /** The snapshot that a mirror serves; absent for a service that is no mirror. */
  copy?: shapes.Copia;
  /** Whether nobody else waits for the thread that answers. */
  mayTakeLong?: boolean;
}

/** Headings under which the documentation lists endpoints. */
export type Tag = 'servizio' | 'norme' | 'relazioni' | 'riferimenti';

/** One GET under a path. Sentences of the declaration are Italian and English, ` / ` between them. */
export interface Declaration<Query> {
  /** operationId. */
  name: string;
  path: PathTemplate;
  tag: Tag;
  summary: string;
  description: string;
  /**
   * Addresses to ask the sample corpus, whose answers are the examples of the documentation: first the one whose answer is shown whole,
   * a short one, then some in which other fields have a value.
   */
  examples: readonly [string, ...string[]];
  /** `typia.json.schemas<[Query]>()`, made when the endpoint is first asked: a start waits for no schema. */
  query: () => IJsonSchemaCollection<'3.1'>;
  /** `typia.json.schemas<[Query, Answer, …]>()`: the query, then one type for each of `statuses`. */
  schemas: () => IJsonSchemaCollection<'3.1'>;
  /** Statuses that have an answer type of their own, in the order of `schemas`. */
  statuses: readonly number[];
  /** `typia.createValidate<Query>()` */
  validate: (values: unknown) => IValidation<Query>;
  /** The cost of an answer: the same for every question, or by its parameters and what is loaded. */
  cost: Cost | ((query: Query, catalog: Catalog) => Cost);
  /** The answer; asynchronous only where an index that comes up later is asked (`q`, walks) or a long text is read in steps (`risolvi`). */
  answer: (catalog: Catalog, query: Query, context: Context) => Answer | Promise<Answer>;
}

/** A declared endpoint, its query type sealed inside. */
export interface Endpoint {
  name: string;
  path: PathTemplate;
  tag: Tag;
  summary: string;
  description: string;
  examples: readonly [string, ...string[]];
  /** In order of declaration. @throws where its query has no schema */
  readonly parameters: readonly Parameter[];
  /** Its answers, for whoever wants them described: no request needs that. @throws where a schema doesn't fit its declaration */
  describe: () => AnswerSchemas;
  /** Judges the raw values. */
  read: (raw: ReadonlyMap<string, string>) => Question;
}

/** A question that passed validation and can be answered, or the 422. */
export type Question =
  | { refusal: Answer }
  | {
      refusal: null;
      /** Canonical form: the same for every spelling of the same question. */
      key: string;
      /** The cost of the answer, which may still turn out to be dear ({@link DearError}). */
      cost: (catalog: Catalog) => Cost;
      answer: (catalog: Catalog, context: Context) => Answer | Promise<Answer>;
    };

/** Seals a declaration. */
export function endpoint<Query>(declaration: Declaration<Query>): Endpoint {
  const { name, path, tag, summary, description, examples, statuses, validate, cost, answer } = declaration;
  const parametersOf = once(() => readParameterSchemas(declaration.query(), path));
  const daysOf = once(() => parametersOf().filter(({ schema }) => schema.format === 'date'));
  const read = (raw: ReadonlyMap<string, string>): Question => {
    const [parameters, days] = [parametersOf(), daysOf()];
    const values = readParameters(parameters, raw);
    const verdict = validate(values);
    // A schema knows no calendar.
    const notDays = days.filter(({ name }) => raw.has(name) && dayFault(raw.get(name)!) !== null);
    if (!verdict.success || notDays.length > 0) {
      const errors = verdict.success ? [] : verdict.errors;
      const refused = new Map([
        ...notDays.map(({ name }) => [name, 'string & Format<"date">'] as const),
        ...errors.map(({ path, expected }) => [parameterOf(path), expected] as const).reverse(),
      ]);
      return { refusal: unprocessable(describeFaults(parameters, refused, raw)) };
    }
    const key = canonicalKey(name, values);
    const costOf = typeof cost === 'string' ? () => cost : (catalog: Catalog) => cost(verdict.data, catalog);
    return { refusal: null, key, cost: costOf, answer: (catalog, context) => answer(catalog, verdict.data, context) };
  };
  const describe = () => readAnswerSchemas(declaration.schemas(), statuses);
  return {
    name,
    path,
    tag,
    summary,
    description,
    examples,
    get parameters() {
      return parametersOf();
    },
    describe,
    read,
  };
}

/** The parameter of a typia path, `$input.limit`; a name that is a word of JavaScript is `$input["in"]`. */
const parameterOf = (path: string): string => path.replace(/^\$input(?:\.|\[")/, '').replace(/"\]$/, '');

/** `["norme",{"tipo":"","limit":10}]`: every value, in the order of declaration; `lang` where it was given. */
function canonicalKey(endpointName: string, values: Readonly<Record<string, unknown>>): string {
  let members = '';
  for (const name in values) {
    // Links to other pages carry it on: with it the same question has another body.
    if (name === 'lang' && values[name] === '') continue;
    const value = values[name];
    members += `${members === '' ? '' : ','}"${name}":${typeof value === 'string' ? quote(value) : String(value)}`;
  }
  return `["${endpointName}",{${members}}]`;
}

/** JSON of a text; most need no escapes. */
function quote(text: string): string {
  return /^[\w :/.-]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}
