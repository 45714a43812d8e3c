// A stretch of a clause.

export interface Span {
  start: number;
  end: number;
}

/** The span in which a place of the text lies. */
export function spanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  for (const span of spans) if (at >= span.start && at < span.end) return span;
  return undefined;
}
