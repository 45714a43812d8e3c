// Acts known by name: names that jurists use, with the act that carries them.
import { once } from './remembering.js';
import { readTable } from './table.js';
import annualTable from './tables/annual-names.tsv';
import actTable from './tables/named-acts.tsv';
import nicknameTable from './tables/nicknames.tsv';
import sharedTable from './tables/shared-names.tsv';

export interface NamedAct {
  name: string;
  /** ELI of the act. */
  eli: string;
  /** Part of the act that the name means, where it is not the main part. */
  part: string | null;
  /** Other names and abbreviations, the official name among them. */
  aliases: Alias[];
  /** Date and editorial code of the publication, as links to the Gazzetta name it; `null` if unknown. */
  publication: { date: string; editorialCode: string } | null;
}

export interface Alias {
  text: string;
  /** True where the words are also a subject (`orario di lavoro`) or something else (`CAP`): they name the act only beside an article. */
  weak: boolean;
}

/** A name that several acts carry. */
export interface SharedName {
  aliases: string[];
  /** ELIs of the acts, best known first. */
  acts: string[];
  /** True where the first is the one in force and the others had the name before it (or will have it). */
  inForce: boolean;
}

/** The table of named acts. */
export const namedActs = once((): readonly NamedAct[] =>
  readTable('named-acts', actTable, ['name', 'act', 'part', 'aliases', 'gazette', 'code']).map(
    ({ name, act, part, aliases, gazette, code }) => ({
      name,
      eli: eliOf(act),
      part: part || null,
      aliases: aliases.split('|').map((text) => ({ text: text.replace('~', ''), weak: text.endsWith('~') })),
      publication: gazette === '' ? null : { date: gazette, editorialCode: code },
    }),
  ),
);

/** Names that several acts carry. */
export const sharedNames = once((): readonly SharedName[] =>
  readTable('shared-names', sharedTable, ['aliases', 'acts', 'in_force']).map((row) => ({
    aliases: row.aliases.split('|'),
    acts: row.acts.split(' ').map(eliOf),
    inForce: row.in_force === 'first',
  })),
);

/** Numbers by which newspapers call an act, `la 231`, with the acts that may be meant, best known first: never one silently. */
export const nicknames = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      readTable('nicknames', nicknameTable, ['number', 'acts']).map(({ number, acts }) => [
        number,
        acts.split(' ').map(eliOf),
      ]),
    ),
);

/** Names that a new act carries each year: with the year they are in {@link namedActs}, without it they name no act. */
export const annualNames = once((): readonly string[] =>
  readTable('annual-names', annualTable, ['name']).map(({ name }) => name),
);

function eliOf(act: string): string {
  return `eli:/it/${act}`;
}
