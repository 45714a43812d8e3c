// A document that can't be read, and where.

/** A document that can't be read: `path:line: what was found, what was expected`. */
export class Refusal extends Error {
  /** `what was found, what was expected`. */
  readonly reason: string;
  constructor(
    readonly path: string,
    readonly line: number,
    found: string,
    expected: string,
  ) {
    super(`${path}:${line}: ${found}, expected ${expected}`);
    this.name = 'Refusal';
    this.reason = `${found}, expected ${expected}`;
  }
}
