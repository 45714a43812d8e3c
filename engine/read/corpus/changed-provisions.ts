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
  /** Places that it surely touches, `20` or `20 a`; `whole` where the article has a new text. */
  places: ReadonlySet<string>;
}

const whole = 'whole';

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
      known.push({ relation, day, paragraphs, places: new Set(changing.flatMap(placesOf)) });
      this.#byArticle.set(to.articleEli, known);
    }
  }

  /**
   * The relation by which the conversion law gave other words to the provision of its decree that a relation rests on, where the words of
   * the time before were read; `null` where none did.
   */
  atConversion(relation: Relation): Relation | null {
    const { from } = relation;
    const law = this.#converting.get(from.act);
    const changes = from.articleEli === null || law === undefined ? undefined : this.#byArticle.get(from.articleEli);
    if (changes === undefined || !isBefore(relation, law!)) return null;
    const places = restingOn(relation);
    const found = changes.find(
      (change) =>
        change.relation.from.act === law &&
        !this.#isRead(relation, change) &&
        places.some((place) => change.places.has(place)),
    );
    return found?.relation ?? null;
  }

  /** Whether the text that a relation was read from has a change. The day of a provision that came in later is that of its own Gazzetta. */
  #isRead({ from, dates }: Relation, change: Change): boolean {
    return [this.#textDay(from.act), dates.publication].some((day) => day !== null && day >= change.day);
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
      const isConverted = this.#converting.get(from.act) === by.act;
      return (
        !this.#isRead(relation, change) &&
        (isConverted || (dates.effect !== null && change.day !== '' && change.day < dates.effect))
      );
    });
  }
}

/** Whether a provision of a decree is one of before its conversion: what the law itself brings into the decree has the days of the law. */
function isBefore({ dates }: Relation, law: string): boolean {
  const day = dates.publication ?? dates.force;
  const converted = parseEli(law)?.date ?? null;
  return day !== null && converted !== null && day < converted;
}

type Part = Pick<Relation, 'reach'> & { to: Pick<RelationPart['to'], 'paragraph' | 'point'> };

/** The places of an article that a change surely touches; none where it names no paragraph and the article has no new text. */
function placesOf({ reach, to: { paragraph, point } }: Part): string[] {
  if (paragraph === null) return reach === 'articolo' ? [whole] : [];
  const paragraphs = paragraph.split(', ');
  return point === null || paragraphs.length > 1 ? paragraphs : point.split(', ').map((one) => `${paragraph} ${one}`);
}

/** The places of its article on which a relation rests, each with those around it. */
function restingOn({ from, parts }: Relation): string[] {
  return (parts.length > 0 ? parts.map((part) => part.from) : [from]).flatMap(({ paragraph, point }) => {
    if (paragraph === null) return [whole];
    const points = point === null ? [] : point.split(', ').map((one) => `${paragraph} ${one}`);
    return [whole, ...paragraph.split(', '), ...points];
  });
}

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
