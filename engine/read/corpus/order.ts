// The order in which acts are listed.

/** Newest first, then highest number, then ELI: total, so that pages neither overlap nor skip. */
export function compareActs(a: ListedAct, b: ListedAct): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return numeric(b.number) - numeric(a.number) || (a.eli < b.eli ? -1 : a.eli > b.eli ? 1 : 0);
}

interface ListedAct {
  eli: string;
  date: string;
  number: string | null;
}

function numeric(number: string | null): number {
  const value = Number.parseInt(number ?? '', 10);
  return Number.isNaN(value) ? -1 : value;
}
