// Clauses written for this project: their labels, and the documents that they make.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEli } from '../../../engine/law/eli.js';

/** What a clause does, as it was labelled. */
export interface Expected {
  line: string;
  kind: string;
  /** `null` where any nature is right. */
  nature: string | null;
  /** `-` for none. */
  reach: string | null;
  from: string | null;
  paragraph: string | null;
  point: string | null;
  to: string;
  article: string | null;
  toParagraph: string[];
  toPoint: string[];
  toNumber: string | null;
  division: string | null;
  /** Day of effect; `-` for none, `null` where it is not labelled. */
  effect: string | null;
  gazette: string | null;
}

/** A clause with the act that it stands in. */
export interface Case {
  name: string;
  family: string;
  act: { type: string; date: string; number: string; title: string };
  articles: { number: string; heading: string; lines: string[]; notes: string[] }[];
  annexes: { name: string; lines: string[] }[];
  records: { article: string; urn: string; sentence: string }[];
  amenders: { day: string; eli: string }[];
  expected: Expected[];
  /** What may be served as well: kind, from, to, of each as far as it is given. */
  may: string[];
  /** What lives although a repeal of it is read. */
  alive: string[];
  dead: string[];
}

export const clauseSets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Reads the labelled clauses of one set; the first lines of its file say how it is written. */
export function readCases(set: string): Case[] {
  const text = readFileSync(join(import.meta.dirname, `../../../../test/engine/law/clauses/${set}.txt`), 'utf8');
  return text.split(/^# /m).slice(1).map(readCase);
}

function readCase(block: string): Case {
  const [first, ...lines] = block.trimEnd().split('\n');
  const [name, family] = first!.split(' ');
  const found: Case = {
    ...{ name: name!, family: family!, act: { type: 'legge', date: '2001-03-05', number: '57', title: 'Norme varie' } },
    ...{ articles: [], annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] },
  };
  let into: string[] = [];
  for (const line of lines) {
    const [word, ...rest] = line.split(' ');
    const value = rest.join(' ');
    if (word === 'act') [found.act.type, found.act.date, found.act.number] = rest as [string, string, string];
    else if (word === 'title') found.act.title = value;
    else if (word === 'art') {
      found.articles.push({ number: rest[0]!, heading: rest.slice(1).join(' '), lines: (into = []), notes: [] });
    } else if (word === 'annex') found.annexes.push({ name: value, lines: (into = []) });
    else if (word === 'note') into = found.articles.find(({ number }) => number === value)!.notes;
    else if (word === 'rec') {
      const [article, urn, sentence] = value.split(' | ');
      found.records.push({ article: article!, urn: urn!, sentence: sentence! });
    } else if (word === 'listed') {
      const [day, eli] = value.split(' | ');
      found.amenders.push({ day: day!, eli: `eli:/it/${eli}` });
    } else if (word === '>') found.expected.push(readExpected(value));
    else if (word === '?') found.may.push(value);
    else if (word === '!') found.alive.push(`eli:/it/${value}`);
    else if (word === 'dead') found.dead.push(`eli:/it/${value}`);
    else if (line !== '') into.push(line);
  }
  return found;
}

/** `kind[:nature] reach place act [art N] [c N] [l N] [n N] [d …] [@day] [Gday]`. */
function readExpected(line: string): Expected {
  const [kindAndNature, reach, place, to, ...rest] = line.split(' ');
  const [kind, nature] = kindAndNature!.split(':');
  const places = new Map<string, string>();
  // `l d`: a point, no division.
  let i = 0;
  for (; i < rest.length && rest[i] !== 'd'; i++)
    if (/^(?:art|[cln])$/.test(rest[i]!)) places.set(rest[i]!, rest[++i]!);
  const at = (word: string) => places.get(word) ?? null;
  const isOther = /\/\d{4}\/\d\d\/\d\d\//.test(place!);
  const [, act, article, paragraph] =
    /^(.*?\/\d{4}\/\d\d\/\d\d\/[^/]+)(?:\/art\/([^/]+))?(?:\/([^/]+))?$/.exec(place!) ?? [];
  const [own, ownParagraph, ownPoint] = place!.split('/');
  const day = rest.find((word) => /^@/.test(word));
  return {
    line,
    kind: kind!,
    nature: nature ?? natures[kind!] ?? null,
    reach: reach === '-' ? null : reach!,
    from: isOther ? `eli:/it/${act}${article === undefined ? '' : `/art/${article}`}` : own!,
    paragraph: (isOther ? paragraph : ownParagraph) ?? null,
    point: (isOther ? null : ownPoint) ?? null,
    to: `eli:/it/${to}`,
    article: at('art'),
    toParagraph: at('c')?.split(',') ?? [],
    toPoint: at('l')?.split(',') ?? [],
    toNumber: at('n'),
    division: i < rest.length ? rest.slice(i + 1).join(' ') : null,
    effect: day === undefined ? null : day.slice(1),
    gazette: rest.find((word) => /^G\d/.test(word))?.slice(1) ?? null,
  };
}

export const textual = 'testuale';
export const natures: Record<string, string> = {
  ...{ abroga: textual, sostituisce: textual, inserisce: textual, modifica: textual, converte: 'ordinamento' },
  ...{ proroga: 'efficacia', sospende: 'efficacia', interpreta: 'interpretazione' },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');

/** The act of a case as a document in the portal's dialect. */
export function documentOf({ act, articles, annexes, records, amenders }: Case): string {
  const uri = `/akn/it/act/${act.type}/stato/${act.date}/${act.number}`;
  const urn = `urn:nir:stato:${act.type.replaceAll('-', '.')}:${act.date};${act.number}`;
  const events = amenders.map(({ day }, i) => `<eventRef date="${day}" eId="e_${i}" source="#rp${i}"/>`).join('');
  const passive = amenders.map(({ eli }, i) => {
    const parts = parseEli(eli)!;
    return `<passiveRef eId="rp${i}" href="/akn/it/act/${parts.type}/stato/${parts.date}/${parts.number}/!main" showAs=""/>`;
  });
  const active = records.map(
    ({ article, urn: to, sentence }, i) =>
      `<textualMod eId="amod_${i}" type="insertion"><source href="${urn}#${article}"/><destination href="${to}"/><new><nakn:text>${escaped(sentence)}</nakn:text></new></textualMod>`,
  );
  const body = articles.map(({ number, heading, lines, notes }) => {
    const note = notes.length === 0 ? [] : ['---------------', ...notes];
    return `<article eId="art_${number}"><num>Art. ${number}.</num><heading>${escaped(heading)}</heading><paragraph><content>${paragraphs([...lines, ...note])}</content></paragraph></article>`;
  });
  const attached = annexes.map(
    ({ name, lines }) =>
      `<attachment><doc name="${name}"><meta/><mainBody><paragraph><content>${paragraphs(lines)}</content></paragraph></mainBody></doc></attachment>`,
  );
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nakn="http://normattiva.it/akn/vocabulary"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRdate date="${act.date}" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${act.date}" name=""/></FRBRExpression></identification>
<publication date="${act.date}" name="" number="34" showAs=""/><lifecycle source="#ro1"><eventRef date="${act.date}" eId="e_o" source="ro1"/>${events}</lifecycle>
<analysis source="#source"><activeModifications>${active.join('')}</activeModifications></analysis><references source="#source">${passive.join('')}</references></meta>
<preface><p><docTitle>${escaped(act.title)}</docTitle></p></preface><body>${body.join('')}</body>${attached.length > 0 ? `<attachments>${attached.join('')}</attachments>` : ''}</act></akomaNtoso>`;
}
