// Amounts as commands print them.

/** `1 act`, `1,234 acts`. */
export function counted(value: number, one: string, more = `${one}s`): string {
  return `${plain(value)} ${value === 1 ? one : more}`;
}

/** `1,234`. */
export function plain(value: number): string {
  return value.toLocaleString('en');
}

/** `12.3 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
