// Repeals by provisions that had other words before they could take effect: a conversion law, or a later act, changed them.
import { parseEli } from '../../law/eli.js';
import type { Relation, RelationPart } from '../../law/relation.js';
import { revives } from './revived.js';

/** A change of the words of one article. */
interface Change {
  relation: Relation;
  /** Its day: of effect, of entry into force, or that of the act. */
  day: string;
  /** Paragraphs that it is of; `null` for all. */
  paragraphs: ReadonlySet<string> | null;
}

/** The changes of the articles from which relations come. */
export class ChangedProvisions {
  readonly #byArticle = new Map<string, Change[]>();
  /** Laws by the decree that they convert. */
  readonly #converting = new Map<string, string>();
  readonly #textDay: (act: string) => string | null;

  /** @param textDay the last day on which the loaded text of an act is known to stand; `null` where that is not known */
  constructor(relations: readonly Relation[], textDay: (act: string) => string | null) {
    this.#textDay = textDay;
    for (const relation of relations) {
      const { kind, nature, from, to } = relation;
      if (kind === 'converte') this.#converting.set(to.act, from.act);
      if (nature !== 'testuale' || to.articleEli === null || from.act === to.act) continue;
      const parts: readonly Part[] = relation.parts.length > 0 ? relation.parts : [relation];
      const changing = parts.filter((part) => !leavesRest(kind, part));
      if (changing.length === 0) continue;
      const named = changing.map((part) => part.to.paragraph);
      const paragraphs = named.includes(null) ? null : new Set(named.flatMap((one) => one!.split(', ')));
      const day = relation.dates.effect ?? relation.dates.force ?? parseEli(from.act)?.date ?? '';
      const known = this.#byArticle.get(to.articleEli) ?? [];
      known.push({ relation, day, paragraphs });
      this.#byArticle.set(to.articleEli, known);
    }
  }

  /**
   * Whether what a relation does may have been undone in the provision that does it: its conversion law gave that provision other words,
   * or another act did before the day of effect, and the text that was read is of the time before; or it was repealed with words that
   * bring back what it had ended.
   */
  mayBeUndone(relation: Relation): boolean {
    const { from, dates } = relation;
    const changes = from.articleEli === null ? undefined : this.#byArticle.get(from.articleEli);
    if (changes === undefined) return false;
    const paragraphs = paragraphsOf(relation);
    return changes.some((change) => {
      if (!meets(change.paragraphs, paragraphs)) return false;
      const { kind, from: by, evidence } = change.relation;
      if (kind === 'abroga' && evidence !== null && revives.test(evidence)) return true;
      // The day of a provision that came in later is that of its own Gazzetta.
      const isRead = [this.#textDay(from.act), dates.publication].some((day) => day !== null && day >= change.day);
      const isConverted = this.#converting.get(from.act) === by.act;
      return !isRead && (isConverted || (dates.effect !== null && change.day !== '' && change.day < dates.effect));
    });
  }
}

type Part = Pick<Relation, 'reach'> & { to: Pick<RelationPart['to'], 'paragraph'> };

/** New text beside that of a provision, or of its heading, leaves it what it says. */
function leavesRest(kind: Relation['kind'], { reach }: Part): boolean {
  if (reach === 'rubrica') return true;
  return kind === 'inserisce' && reach !== null && ['articolo', 'comma', 'lettera', 'numero'].includes(reach);
}

/** The paragraphs of its article from which a relation comes; `null` where one is not named. */
function paragraphsOf({ from, parts }: Relation): string[] | null {
  const named = parts.length > 0 ? parts.map((part) => part.from.paragraph) : [from.paragraph];
  return named.includes(null) ? null : named.flatMap((one) => one!.split(', '));
}

function meets(changed: ReadonlySet<string> | null, paragraphs: readonly string[] | null): boolean {
  return changed === null || paragraphs === null || paragraphs.some((one) => changed.has(one));
}
