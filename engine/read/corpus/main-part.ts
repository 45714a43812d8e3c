// Tells whether the name of a part means the part of an act whose articles have plain ELIs.
import { approvedPart } from './resolve-end.js';
import { partSlug } from '../../law/eli.js';
import { namedActs, sharedNames } from '../../law/named-acts.js';

/** The facts about an act that its main part is told by. */
export interface PartedAct {
  eli: string;
  /** `null` for an act known only from relations. */
  title: string | null;
  /** Whether the articles of its body stand apart, so that what they approve is the main part. */
  approves: boolean;
}

/** Names that a relation gives the main part of an act where it uses no name of its own. */
const bareName = /^(?:codice|testo-unico|regolamento|statuto|ordinamento)$/;

/**
 * Whether a name is that of the act's main part: a name the act is known by (`codice-penale` of R.D. 1398/1930), or words of the title
 * of an act that approves what its annex holds. Of an act without a text, a bare `regolamento` is enough.
 * @param slug as in an ELI
 */
export function isMainPart(slug: string, { eli, title, approves }: PartedAct): boolean {
  const names = [
    ...namedActs().flatMap((act) => (act.eli === eli && act.part === null ? act.aliases.map(({ text }) => text) : [])),
    ...sharedNames().flatMap(({ acts, aliases }) => (acts.includes(eli) ? aliases : [])),
  ];
  const isName = names.some((name) => partSlug(name) === slug);
  if (isName || title === null) return isName || bareName.test(slug);
  return approves && approvedPart.test(slug) && `-${partSlug(title)}-`.includes(`-${slug}-`);
}
