// The plain values that fields of answers and parameters of questions hold, as OpenAPI describes them.
import type { tags } from '#typia';

/** A whole number of 32 bits; OpenAPI wants the format stated. */
export type Int32 = number & tags.Type<'int32'> & tags.JsonSchemaPlugin<{ format: 'int32' }>;
/** A whole number of 64 bits. */
export type Int64 = number & tags.Type<'int64'> & tags.JsonSchemaPlugin<{ format: 'int64' }>;
export type Count = Int32 & tags.Minimum<0>;
/** `YYYY-MM-DD`. */
export type Day = string & tags.Format<'date'>;
/** From 0 to 1. */
export type Share = number &
  tags.Type<'double'> &
  tags.JsonSchemaPlugin<{ format: 'double' }> &
  tags.Minimum<0> &
  tags.Maximum<1>;

/** A text of this pattern, which has no `/`. typia's own tag makes the expression anew at every request. */
export type Matching<Pattern extends string> = tags.TagBase<{
  target: 'string';
  kind: 'pattern';
  value: Pattern;
  validate: `/${Pattern}/.test($input)`;
  exclusive: ['format', 'pattern'];
  schema: { pattern: Pattern };
}>;

/** One of several words, in the order that the 422 states; none is the default. */
export type OneOf<Words extends string[]> = tags.TagBase<{
  target: 'string';
  kind: 'oneOf';
  value: Joined<Words>;
  validate: AnyOf<Words>;
  exclusive: true;
  schema: { enum: Words };
}>;

/** `a|b` */
type Joined<Words extends string[]> = Words extends [infer First extends string, ...infer Rest extends string[]]
  ? Rest extends []
    ? First
    : `${First}|${Joined<Rest>}`
  : never;

/** `$input === 'a' || $input === 'b'` */
type AnyOf<Words extends string[]> = Words extends [infer First extends string, ...infer Rest extends string[]]
  ? Rest extends []
    ? `$input === '${First}'`
    : `$input === '${First}' || ${AnyOf<Rest>}`
  : never;

/** One of two words; the first is the default. A union of literals would lose their order, which the 422 states. */
export type EitherOf<First extends string, Second extends string> = tags.TagBase<{
  target: 'string';
  kind: 'either';
  value: `${First}|${Second}`;
  validate: `$input === '${First}' || $input === '${Second}'`;
  exclusive: true;
  schema: { enum: [First, Second]; default: First };
}>;
