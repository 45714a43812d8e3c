// Names that jurists use and that are no statute of the Italian State: what they are, to refuse them with the reason.
import { once } from './remembering.js';
import { readTable } from './table.js';
import table from './tables/foreign-acts.tsv';

/** The kinds of reference that are not acts of the State. */
export type ForeignKind = (typeof foreignKinds)[number];

const foreignKinds = [
  'eu',
  'treaty',
  'regional',
  'foreign',
  'judgment',
  'administrative',
  'contract',
  'deontology',
  'historical',
] as const;

export interface ForeignAct {
  name: string;
  kind: ForeignKind;
  /** CELEX number of an act of the European Union. */
  celex: string | null;
  aliases: string[];
}

/** The table of acts that are not of the State. @throws {Error} at a kind that is none */
export const foreignActs = once((): readonly ForeignAct[] =>
  readTable('foreign-acts', table, ['name', 'kind', 'celex', 'aliases']).map(({ name, kind, celex, aliases }) => ({
    name,
    kind: readKind(kind),
    celex: celex || null,
    aliases: aliases.split('|'),
  })),
);

function readKind(word: string): ForeignKind {
  const kind = foreignKinds.find((each) => each === word);
  if (kind === undefined)
    throw new Error(`foreign-acts.tsv: kind “${word}” found, ${foreignKinds.join(', ')} expected`);
  return kind;
}
