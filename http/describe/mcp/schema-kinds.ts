// What schemas of answers are made of.

export type Schema = Readonly<Record<string, unknown>>;

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
