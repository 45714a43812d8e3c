// The parts that schemas of answers are made of.

export type Schema = Readonly<Record<string, unknown>>;

/** Members of an answer, and those that it always has. */
export type AnswerSchema = readonly [members: Readonly<Record<string, Schema>>, always: readonly string[]];

export const text = { type: 'string' };
export const textOrNull = { type: ['string', 'null'] };
export const whole = { type: 'integer', minimum: 0 };
export const wholeOrNull = { type: ['integer', 'null'] };
export const share = { type: 'number', minimum: 0, maximum: 1 };
export const truth = { type: 'boolean' };
export const counts = { type: 'object', additionalProperties: whole };
export const texts = list(text);

export function list(items: Schema): Schema {
  return { type: 'array', items };
}

/** @param optional names of members that may be missing */
export function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** When a text stands. */
export const dated = {
  citazione: text,
  testo_al: textOrNull,
  versione_dal: textOrNull,
  modifiche_successive: object({
    n: whole,
    prima_data: textOrNull,
    senza_data: whole,
    relazioni: text,
    complete: truth,
    frase: text,
  }),
  url_fonte: textOrNull,
  stato: text,
};
/** The version of a text, where several are known or a day was asked for. */
export const versioned = {
  eli_versione: text,
  dal: textOrNull,
  al: textOrNull,
  posizione: text,
  in_vigore: truth,
  certezza: text,
  avviso_versione: text,
};
export const side = object({ eli: text, dal: textOrNull, al: textOrNull, certezza: text, presente: truth }, ['eli']);
export const historyEntry = object(
  {
    dal: textOrNull,
    dal_certo: truth,
    al: textOrNull,
    posizione: text,
    tipo: text,
    per: text,
    evidenza: text,
    metodo: text,
    confidenza: share,
    candidati: texts,
    parole: text,
    eli: text,
  },
  ['dal_certo', 'per', 'evidenza', 'metodo', 'confidenza', 'candidati', 'eli'],
);
