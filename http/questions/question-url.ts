// The address of a question, as its answer names its other pages.

/** Path and query: parameters in the order of `values`, those that are empty left out. */
export function questionUrl(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  let query = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    query += `${query === '' ? '?' : '&'}${name}=${typeof value === 'number' ? value : encodeURIComponent(value)}`;
  }
  return path + query;
}
