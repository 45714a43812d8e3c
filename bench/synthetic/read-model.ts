// A synthetic act as reading its XML would give it, without the detour: for scales where only what follows is measured.
import type { Article } from '../../engine/law/act.js';
import type { ReadDocument } from '../../engine/read/akn/read-document.js';
import { noDates, relationMethods, type ClaimEnd, type RelationClaim } from '../../engine/law/relation.js';
import { partOf, urnOf, type ModelAct, type ModelArticle, type Segment } from './act-model.js';
import { officialEli } from './meta-xml.js';
import { narrate } from './narrative.js';
import { dateOf, kindOf, publicationOf, type Outline } from './outline.js';
import { closing, enactingFormula } from './xml.js';

/** The act and its claims; references of the law text are left out. */
export function readModel(model: ModelAct): ReadDocument {
  const { outline, index, kind } = model;
  const eli = eliOf(outline, index);
  const enacting = model.enacting.map((article) => articleOf(article, `${eli}/testo/art/`, 'testo'));
  return {
    act: {
      eli,
      urn: urnOf(outline, index),
      type: kind.eli,
      number: model.number,
      date: model.date,
      title: model.title,
      publication: {
        date: model.publicationDate,
        number: model.publicationNumber,
        editorialCode: model.editorialCode,
        eli: officialEli(model),
      },
      textDate: model.textDate,
      begins: model.textDate,
      textDays: { from: model.textDate, until: model.textDate, isConsolidated: true, isOriginal: false },
      entryIntoForce: model.inForce,
      preamble: `${model.preamble}\n${enactingFormula}`,
      conclusions: `${closing}\nDato a Roma, addi' ${model.date}`,
      articles: [
        ...enacting,
        ...model.articles.map((article) => ({
          ...articleOf(article, `${eli}/art/`, null),
          // Those of an annex say since when their text stands.
          textSince: enacting.length > 0 ? model.inForce : null,
        })),
      ],
      annexes: [],
    },
    claims: [...outgoingClaims(model), ...incomingClaims(model)],
    warnings: [],
    leftOut: [],
    wordings: [],
    generation: 'modern',
    unresolved: [],
  };
}

/** ELI of an act of the outline. */
export function eliOf(outline: Outline, act: number): string {
  return `eli:/it/${kindOf(outline, act).eli}/${dateOf(outline, act).replaceAll('-', '/')}/${outline.numbers[act]}`;
}

function articleOf(article: ModelArticle, prefix: string, part: string | null): Article {
  const { number, heading, paragraphs, note } = article;
  return {
    eli: prefix + number,
    number,
    part,
    heading,
    division: [],
    text: paragraphs
      .map((each) => (each.number === null ? '' : `${each.number}. `) + wordsOf(each.segments))
      .join('\n'),
    notes: note === null ? [] : [`AGGIORNAMENTO (${note.number})\n${wordsOf(note.segments)}`],
    repealed: article.repealedBy !== null,
    textSince: null,
    amendedText: article.repealedBy !== null || article.paragraphs.some(({ segments }) => segments.some(isInserted)),
    graphic: false,
    references: [],
    noted: [],
  };
}

const isInserted = (segment: Segment): boolean => typeof segment !== 'string' && 'inserted' in segment;

function wordsOf(segments: readonly Segment[]): string {
  return segments
    .map((segment) =>
      typeof segment === 'string' ? segment : 'inserted' in segment ? segment.inserted : segment.words,
    )
    .join('');
}

/** What is not known of an effect whose law text is made of random words: the reader may find a verb in it. */
const unsaid = { nature: null, reach: null, dates: noDates, effectEvidence: null, saving: null };

function* outgoingClaims({ outline, index, outgoing, publicationDate }: ModelAct): Generator<RelationClaim> {
  for (const { target, modifications } of outgoing) {
    for (const change of modifications) {
      // The document repeats the repeal of a whole act for every article; it is one.
      if (change.isWhole && change.article !== '1') continue;
      yield {
        ...unsaid,
        kind: change.kind,
        from: { ...wholeAct(outline, index), article: change.by, paragraph: String(change.comma) },
        to: change.isWhole
          ? wholeAct(outline, target)
          : { ...wholeAct(outline, target), part: partOf(outline, target), article: change.article },
        dates: { ...noDates, publication: publicationDate },
        evidence: narrate(change),
        method: change.isWhole ? 'intero-atto' : 'frase-sola',
        confidence: relationMethods[change.isWhole ? 'intero-atto' : 'frase-sola'].confidence,
      };
    }
  }
}

function* incomingClaims({ outline, index, incoming, enacting, articles }: ModelAct): Generator<RelationClaim> {
  for (const { source } of incoming) {
    yield {
      kind: 'altro',
      ...unsaid,
      from: wholeAct(outline, source),
      to: wholeAct(outline, index),
      dates: { ...noDates, publication: publicationOf(outline, source) },
      evidence: null,
      method: 'elenco',
      confidence: relationMethods.elenco.confidence,
    };
  }
  for (const { number, note } of [...enacting, ...articles]) {
    if (note === null) continue;
    yield {
      ...unsaid,
      kind: 'regola',
      nature: 'efficacia',
      from: { ...wholeAct(outline, note.source), article: '1', paragraph: '1' },
      to: { ...wholeAct(outline, index), article: number },
      dates: { ...noDates, publication: publicationOf(outline, note.source) },
      evidence: wordsOf(note.segments),
      method: 'nota',
      confidence: relationMethods.nota.confidence,
    };
  }
  for (const { number, paragraphs, repealedBy } of articles) {
    if (repealedBy === null) continue;
    yield {
      kind: 'abroga',
      nature: 'testuale',
      reach: 'articolo',
      dates: { ...noDates, publication: publicationOf(outline, repealedBy) },
      effectEvidence: null,
      saving: null,
      from: wholeAct(outline, repealedBy),
      to: { ...wholeAct(outline, index), article: number },
      evidence: wordsOf(paragraphs[0]!.segments),
      method: 'segno',
      confidence: relationMethods.segno.confidence,
    };
  }
}

function wholeAct(outline: Outline, act: number): ClaimEnd {
  return {
    act: eliOf(outline, act),
    part: null,
    article: null,
    paragraph: null,
    point: null,
    number: null,
    division: null,
  };
}
