// Own words of an amending act with what they quote, as evidence.

/** Characters of a quotation that are kept as evidence. */
const longestQuotation = 200;

/** A unit's own words with its quotations, shortened, in place. */
export function quoting(printed: string, quotations: readonly string[]): string {
  return printed.replace(/«(\d+)»/g, (_, index: string) => {
    const words = quotations[Number(index)]!.slice(0, 2 * longestQuotation).replace(/\s+/g, ' ');
    return words.length <= longestQuotation
      ? `«${words}»`
      : `«${words.slice(0, longestQuotation).replace(/\s\S*$/, '')} …»`;
  });
}
