// The JSON schema that values of one kind have in common, as a serialiser wants it.

export interface InferredSchema {
  type: string | string[];
  properties?: Record<string, InferredSchema>;
  items?: InferredSchema;
}

/** @param values of one kind, JSON all */
export function inferSchema(values: readonly unknown[]): InferredSchema {
  const some = values.filter((value) => value !== null);
  const types = new Set(values.map(typeOf));
  // An integer that elsewhere has a fraction is a number.
  if (types.has('number')) types.delete('integer');
  const schema: InferredSchema = { type: types.size === 1 ? [...types][0]! : [...types] };
  const items = types.has('array') ? (some as unknown[][]).flat() : [];
  if (items.length > 0) schema.items = inferSchema(items);
  if (types.has('object')) {
    const objects = some as Record<string, unknown>[];
    const names = new Set(objects.flatMap((value) => Object.keys(value)));
    schema.properties = Object.fromEntries(
      [...names].map((name) => [
        name,
        inferSchema(objects.filter((value) => name in value).map((value) => value[name])),
      ]),
    );
  }
  return schema;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
