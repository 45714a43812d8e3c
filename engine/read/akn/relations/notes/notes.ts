// Update notes of the editors, which tell what other acts and the Constitutional Court did to the article that they stand with.
import type { Act } from '../../../../law/act.js';
import type { ClaimEnd, RelationClaim } from '../../../../law/relation.js';
import { remembering } from '../../../../law/remembering.js';
import { claim, joined, publishedOn, wholeAct, type Findings } from '../claim.js';
import { datedNumber } from '../dated-number.js';
import { readNarrative } from '../editors/narrative.js';
import { effectOf, type NoteEffect } from './note-effects.js';
import { statementsOf, type NoteStatement } from './note-statements.js';
import { actNamed } from './repeal-mark.js';
import { namesakeMeant, ownEnd, speaksOfOthers } from './own-place.js';
import { judgmentOf, rulingsIn, struckSince, type Judgment } from './rulings.js';

/** `Il D.L. 30 dicembre 2019, n. 162`, `Successivamente la L. 28 dicembre 2015, n. 208`: the first act that a subject names. */
const author = new RegExp(
  String.raw`^(?:[A-Za-z',\s-]{0,30}?\b)?(?:[Ii]l|[Ll]a|[Ll]o|[Ll]')\s?([A-Z][A-Za-z.\s-]{0,70}?)\s?${datedNumber}`,
);

/**
 * One claim a statement of the notes of an article or annex: of the act that orders something, by its article, and of a judgment of the
 * Constitutional Court. The place is the article itself, or the paragraph of it that the words name; what a judgment strikes elsewhere
 * (the provision that amended the article) is a claim of its own.
 * @param listed the amending acts that the document lists, by `<date> <number>`
 * @param published the Gazzetta day of listed acts, by their ELI
 */
export function readNotes(
  act: Act,
  listed: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  const ofActs: NoteClaim[] = [];
  const places = [
    ...act.articles.map(({ eli, notes, part, number, amendedText: isAmended }) => ({
      eli,
      notes,
      isAmended,
      end: { ...wholeAct(act.eli), part, article: number },
    })),
    ...act.annexes.map(({ eli, notes, name, amendedText: isAmended }) => ({
      eli,
      notes,
      isAmended,
      end: { ...wholeAct(act.eli), division: name },
    })),
  ];
  for (const { eli: element, notes, isAmended, end } of places) {
    for (const note of notes) {
      const ofNote: NoteClaim[] = [];
      for (const statement of statementsOf(note)) {
        const judgment = judgmentOf(statement);
        if (judgment !== null) {
          findings.claims.push(...claimsOfJudgment(judgment, statement, end));
          continue;
        }
        const found = author.exec(statement.subject);
        const { eli, doubted } = found === null ? { eli: null, doubted: false } : actNamed(found.slice(1), listed);
        if (eli === null)
          findings.unresolved.push({ reference: statement.subject.slice(0, 200), reason: 'unreadable', element });
        if (eli === null || eli === act.eli) continue;
        const of = claimOfAct(eli, doubted, statement, end, published.get(eli) ?? null);
        // Of when its own act enters into force nothing follows for the article, unless it is a day.
        if (of.effect.day === null && entersIntoForce.test(statement.words)) continue;
        ofNote.push({ ...of, isAmended });
      }
      ofActs.push(...ofNote.map((one) => narrowed(one, ofNote)));
    }
  }
  findings.claims.push(...withoutAmendments(ofActs));
}

/** `la presente modifica` is the one that the same note tells of its act, where that names paragraphs: it dates no other one. */
function narrowed(one: NoteClaim, ofNote: readonly NoteClaim[]): NoteClaim {
  const { claim: said, effect } = one;
  if (said.told?.datesAmendments !== true || !/\bla\spresente\smodifica\b/i.test(said.evidence ?? '')) return one;
  const amended = ofNote.flatMap(({ claim: { from, to, nature }, effect: { kind } }) =>
    from.act === said.from.act && (nature === 'testuale' || nature === null) && kind !== effect.kind
      ? [to.paragraph]
      : [],
  );
  if (amended.length === 0 || amended.includes(null)) return one;
  const paragraphs = amended.flatMap((paragraph) => paragraph!.split(', '));
  return { ...one, claim: { ...said, told: { ...said.told, paragraphs } } };
}

const entersIntoForce =
  /^(?:\([^)]{0,160}\)\)?,?\s)?che\s["«]?(?:il\spresente\s(?:decreto|provvedimento|regolamento)|la\spresente\slegge)\sentra\sin\svigore\b/i;

/** Statements whose reading is kept: the same ones stand with article after article. */
const remembered = 500;

/** A claim of a note about an act, with the effect that it was made from. */
interface NoteClaim {
  claim: RelationClaim;
  effect: NoteEffect;
  /** Whether the text of the article has marks of amendment. */
  isAmended: boolean;
}

function claimOfAct(
  eli: string,
  doubted: boolean,
  { words, evidence }: NoteStatement,
  end: ClaimEnd,
  printed: string | null,
): Omit<NoteClaim, 'isAmended'> {
  const [lead = ''] = /^\([^)]{0,160}\)\)?,?/.exec(words) ?? [];
  const source = sourceOf(lead);
  const from: ClaimEnd = {
    ...wholeAct(eli),
    article: source?.article ?? null,
    paragraph: joined(source?.paragraphs ?? []),
    point: (source?.paragraphs.length ?? 0) <= 1 ? joined(source?.points ?? []) : null,
  };
  const said = words.slice(lead.length).trim();
  const namesake = namesakeMeant(said, end);
  const to = namesake ?? ownEnd(said, end);
  const read = effectOf(said, to);
  const effect = namesake === null && speaksOfOthers(said, end) ? ofOthers(read) : read;
  const isAdded = isByConversion(from);
  const isDated = effect.isOfAmendment || effect.articles.length > 0;
  return {
    effect: read,
    claim: {
      ...claim(
        doubted ? 'discorde' : 'nota',
        effect.kind,
        from,
        to,
        { ...publishedOn(isAdded ? null : printed), effect: effect.day },
        evidence,
      ),
      nature: effect.nature,
      reach: effect.reach,
      ...(isAdded ? { isAdded } : {}),
      effectEvidence: effect.day === null ? null : evidence,
      told: {
        datesAmendments: isDated && effect.day !== null && effect.nature !== 'testuale',
        articles: effect.articles,
        paragraphs: [],
        amendsNothing: false,
      },
    },
  };
}

/** `(con l'art. 15-quater)`, `(con l'art. 3, comma 1-bis)` of a decree-law: its conversion brought that in, and not in the decree's Gazzetta. */
function isByConversion({ act, article, paragraph, point }: ClaimEnd): boolean {
  return act.startsWith('eli:/it/decreto-legge/') && (/[a-z]/.test(article ?? '') || /-/.test(`${paragraph} ${point}`));
}

/**
 * `il termine di cui all'articolo 10 del decreto-legge … e' prorogato`, in a note of another act: it governs the effects of the article that
 * has the note, but the term is not that article's, and no word of it is interpreted.
 */
function ofOthers(effect: NoteEffect): NoteEffect {
  if (!/^(?:proroga|interpreta|sospende)$/.test(effect.kind)) return effect;
  return { ...effect, kind: 'regola', nature: effect.nature === 'interpretazione' ? 'ambito' : effect.nature };
}

/** The place of a statement in its act: `(con l'art. 3, comma 1)`. Many articles have a note of the same provision. */
const sourceOf = remembering((lead) => readNarrative(lead.replace(/^\((?=l')/, '(con '))[0]?.sources[0], remembered);

/**
 * Marks acts that, as the notes show, amend nothing: those that grant an amnesty, and those of which only one article is told of, which
 * extends time limits or interprets, always beside a text without marks of amendment.
 */
function withoutAmendments(found: readonly NoteClaim[]): RelationClaim[] {
  const byAct = new Map<string, NoteClaim[]>();
  for (const one of found) {
    const known = byAct.get(one.claim.from.act);
    if (known === undefined) byAct.set(one.claim.from.act, [one]);
    else known.push(one);
  }
  return [...byAct.values()].flatMap((ofAct) => {
    const changesText = ofAct.some(({ effect: { nature } }) => nature === 'testuale' || nature === null);
    const isAlone = new Set(ofAct.map(({ claim: { from } }) => from.article)).size === 1;
    const amendsNothing =
      !changesText &&
      (ofAct.some(({ effect }) => effect.isClemency) ||
        (isAlone &&
          ofAct.every(
            ({ effect: { kind, isOfAmendment }, isAmended }) =>
              (kind === 'proroga' || kind === 'interpreta') && !isOfAmendment && !isAmended,
          )));
    return ofAct.map(({ claim: one }) => ({ ...one, told: { ...one.told!, amendsNothing } }));
  });
}

function claimsOfJudgment(judgment: Judgment, statement: NoteStatement, end: ClaimEnd): RelationClaim[] {
  const rulings = rulingsIn(statement, end);
  const dates = {
    ...publishedOn(judgment.printed),
    effect: struckSince(judgment, statement),
  };
  const from = wholeAct(judgment.eli);
  const claims = rulings.flatMap(({ to, strikes, reach }): RelationClaim[] =>
    to === null
      ? []
      : [
          {
            ...claim('nota', 'altro', from, to, strikes ? dates : publishedOn(judgment.printed), statement.evidence),
            nature: strikes ? 'vigenza' : null,
            reach,
          },
        ],
  );
  // Of this act the judgment is told at the article that it names, wherever the note stands.
  if (rulings.some(({ to, isOwn }) => isOwn || to?.act === end.act)) return claims;
  // Another provision is struck, mostly the one that amended this article.
  return [...claims, { ...claim('nota', 'altro', from, end, dates, statement.evidence), nature: 'efficacia' }];
}
