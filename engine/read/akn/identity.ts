// Identifies the act of a document: ELI, URN, title, dates and publication, from its metadata and preface.
import { dateInName, isOriginalByName, startInName } from '../sources/name.js';
import type { Act, TextDays } from '../../law/act.js';
import { eliFromIri, eliFromUrn, formatEli, isRealDate, parseEli, partSlug, urnOf } from '../../law/eli.js';
import { stripMarkers, stripMarks } from '../marks.js';
import { isTitledLapsed } from './relations/notes/lapsed.js';
import { foldSpace, readInline } from './text.js';
import { childElements, descendants, firstChild, Refusal, textContent, type XmlElement } from './xml.js';

/** The identity and the dates of an act. */
export type Identity = Pick<
  Act,
  | 'eli'
  | 'urn'
  | 'type'
  | 'number'
  | 'date'
  | 'title'
  | 'publication'
  | 'textDate'
  | 'begins'
  | 'textDays'
  | 'entryIntoForce'
  | 'otherForces'
  | 'isLapsed'
>;

/**
 * Reads `act/meta` and the preface.
 * @param path name of the file; a date in it (`…_VIGENZA_20250130.xml`) is the date of the text
 * @throws Refusal without `FRBRWork`, or where it names no act (empty values, a placeholder date)
 */
export function readIdentity(act: XmlElement, path: string): Identity {
  const work = firstChild(act, 'meta', 'identification', 'FRBRWork');
  if (work === undefined) throw new Refusal(path, act.line, 'an act without FRBRWork', 'its identification');
  const eli = eliOf(work);
  const parts = eli === null ? null : parseEli(eli);
  if (eli === null || parts === null) {
    const found = ['FRBRuri', 'FRBRthis'].map(
      (name) => `${name} "${firstChild(work, name)?.attributes['value'] ?? ''}"`,
    );
    throw new Refusal(path, work.line, `no identity in ${found.join(' and ')}`, 'type, date and number of the act');
  }
  const date =
    parts.date ?? dates(work, 'FRBRdate').find((own) => own.startsWith(parts.year)) ?? docDate(act, parts.year);
  if (date === undefined) throw new Refusal(path, work.line, `no date for ${eli}`, 'FRBRdate or docDate');
  const officialEli = aliases(work).find(({ value }) => /^eli\/id\//.test(value))?.value ?? null;
  const code = officialEli === null ? null : (officialEli.split('/')[5] ?? null);
  const published = firstChild(act, 'meta', 'publication');
  const publication = {
    date: realDate(published?.attributes['date']),
    number: published?.attributes['number']?.trim() || null,
    editorialCode: code,
    eli: officialEli,
  };
  const force = readForce(act);
  const starts = startsOf(officialEli, path, date);
  return {
    eli,
    urn: parts.country === 'it' ? urnOfAct(work, eli) : null,
    type: parts.type,
    number: parts.number,
    date,
    title: titleOf(act, work, code) ?? eli,
    publication,
    textDate: textDateOf(act, path, starts),
    begins: starts.stated ?? starts.named,
    textDays: textDaysOf(act, path, starts, { publication, entryIntoForce: force.day }),
    entryIntoForce: force.day,
    ...(force.ofSome !== null && { otherForces: force.ofSome }),
    ...(parts.type === 'decreto-legge' && isTitledLapsed(prefaceOf(act)) && { isLapsed: true }),
  };
}

function eliOf(work: XmlElement): string | null {
  const iris = ['FRBRuri', 'FRBRthis'].map((name) => firstChild(work, name)?.attributes['value']?.trim() ?? '');
  const country = countryOf(work);
  for (const iri of iris) {
    // An Italian IRI without authority is the State's: `/akn/it/act/legge/2015-05-22/68`.
    const full = iri.replace(/^(\/akn\/it\/act\/[^/]+)(\/\d{4}-\d\d-\d\d\/)/, '$1/stato$2');
    const target = /^\/(?:akn\/)?[a-z]{2}\//.test(full) ? eliFromIri(full) : null;
    if (target !== null) return target.act;
  }
  const urn = urnAlias(work);
  const target = urn === null ? null : eliFromUrn(urn.replace(/^urn:nir:(?=[^:]+:\d{4}-)/, 'urn:nir:stato:'));
  if (target !== null) return target.act;
  if (country === null || country === 'it') return null;
  for (const iri of iris) {
    const eli = foreignEli(country, iri);
    if (eli !== null) return eli;
  }
  return null;
}

/** Segments that name no type or authority in other countries' identifiers. */
const filler = new Set(['eli', 'id', 'akn', 'act', 'etat', 'leg', 'resource', 'authority']);

/** `http://data.legilux.public.lu/eli/etat/leg/loi/2006/07/31/n2/jo` → `eli:/lu/loi/2006/07/31/n2`; `null` without year or number. */
function foreignEli(country: string, iri: string): string | null {
  const segments = iri
    .slice(0, 300)
    .replace(/^https?:\/\/[^/]+/, '')
    .split('/')
    .filter((segment) => segment !== '');
  const at = segments.findIndex((segment) => /^\d{4}(?:-\d\d-\d\d)?$/.test(segment));
  if (at === -1) return null;
  const [month, day] = segments.slice(at + 1);
  const apart = segments[at]!.length === 4 && /^\d\d$/.test(month ?? '') && /^\d\d$/.test(day ?? '');
  const date = apart ? `${segments[at]}-${month}-${day}` : segments[at]!;
  const names = segments
    .slice(0, at)
    .map(partSlug)
    .filter((name) => name !== country && !filler.has(name));
  const number = partSlug(segments[at + (apart ? 3 : 1)] ?? '');
  if (number === '' || !isRealDate(date.length === 4 ? `${date}-01-01` : date)) return null;
  return formatEli({
    country,
    authority: names.at(-2) ?? null,
    type: names.at(-1) ?? 'act',
    year: date.slice(0, 4),
    date: date.length === 4 ? null : date,
    number,
    part: null,
    article: null,
    annex: null,
  });
}

/** `fi`, `GB-UKM` → `gb`, `…/country/LUX` → the domain of the identifier. */
function countryOf(work: XmlElement): string | null {
  const stated = firstChild(work, 'FRBRcountry')?.attributes['value'] ?? '';
  const short = /^([A-Za-z]{2})(?:-|$)/.exec(stated)?.[1];
  if (short !== undefined) return short.toLowerCase();
  const domain = /^https?:\/\/[^/]{1,100}\.([a-z]{2})(?:\/|$)/.exec(
    firstChild(work, 'FRBRthis')?.attributes['value'] ?? '',
  );
  return domain?.[1] ?? null;
}

function aliases(work: XmlElement): { name: string; value: string }[] {
  return childElements(work, 'FRBRalias').map(({ attributes }) => ({
    name: attributes['name'] ?? '',
    value: (attributes['value'] ?? '').trim(),
  }));
}

function urnAlias(work: XmlElement): string | null {
  return aliases(work).find(({ value }) => value.startsWith('urn:nir:'))?.value ?? null;
}

/** As the document writes it, if that names the act (`urn:nir:stato:costituzione`). */
function urnOfAct(work: XmlElement, eli: string): string | null {
  const stated = urnAlias(work);
  return stated !== null && eliFromUrn(stated)?.act === eli ? stated : urnOf(eli);
}

function realDate(text: string | undefined): string | null {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && isRealDate(text) ? text : null;
}

function dates(parent: XmlElement | undefined, name: string): string[] {
  const all =
    parent === undefined ? [] : childElements(parent, name).map(({ attributes }) => realDate(attributes['date']));
  return all.filter((date) => date !== null);
}

function docDate(act: XmlElement, year: string): string | undefined {
  const stated = descendants(act, 'docDate').map(({ attributes }) => realDate(attributes['date']));
  return stated.find((date) => date?.startsWith(year) === true) ?? undefined;
}

/**
 * The day of which a text is. The portal's file name has the day that was asked, on which this text stood; the official ELI that on
 * which its version began, which may be earlier, as has the name of a version in a pack (`…_V2.xml`). Without either the Expression has it.
 */
function textDateOf(act: XmlElement, path: string, { stated, named }: Starts): string | null {
  return (
    (startInName(path) === null ? dateInName(path) : null) ??
    stated ??
    named ??
    dates(firstChild(act, 'meta', 'identification', 'FRBRExpression'), 'FRBRdate')[0] ??
    null
  );
}

/**
 * When a text stands. A version begins on the day of its official ELI; as published, on the entry into force that its preface states, or on
 * the day of its Expression, which exports of 2021 give as that of the last change; else on the day of its name in a pack. The day that
 * was asked of the portal is later than that, and only in the name.
 */
function textDaysOf(
  act: XmlElement,
  path: string,
  { stated, named }: Starts,
  { publication, entryIntoForce }: Pick<Act, 'publication' | 'entryIntoForce'>,
): TextDays {
  const isOriginal = publication.eli === null ? isOriginalByName(path) : /\/ORIGINAL(?:\/|$)/.test(publication.eli);
  const expression = dates(firstChild(act, 'meta', 'identification', 'FRBRExpression'), 'FRBRdate')[0] ?? null;
  const asked = startInName(path) === null ? dateInName(path) : null;
  const official = startOfVersion(publication.eli);
  // Where the start is wrong, what is known is the day on which the portal was asked.
  const known = official !== null && stated === null ? asked : null;
  const from = stated ?? (isOriginal ? entryIntoForce : named) ?? known ?? expression ?? publication.date;
  const isConsolidated = official !== null || (!isOriginal && dateInName(path) !== null);
  return { from, until: asked ?? from, isConsolidated: isConsolidated || asked !== null, isOriginal };
}

/** The days on which a version begins, by its official ELI and by its name in a pack. */
interface Starts {
  stated: string | null;
  named: string | null;
}

/** No version begins before its act: a day that does counts for nothing. @param date of the act */
function startsOf(officialEli: string | null, path: string, date: string): Starts {
  const possible = (day: string | null) => (day !== null && day < date ? null : day);
  return { stated: possible(startOfVersion(officialEli)), named: possible(startInName(path)) };
}

/**
 * The doubt where a version's official ELI and its name in a pack state different days: the ELI counts, unless its day lies before the
 * act; `null` where there is none.
 */
export function doubtOfStart({ publication, date }: Pick<Act, 'publication' | 'date'>, path: string): string | null {
  const [stated, named] = [startOfVersion(publication.eli), startInName(path)];
  const early = [stated, named].filter((day) => day !== null && day < date);
  if (early.length > 0)
    return `a start on ${early.join(' and ')}, none before the act of ${date} expected: it counts for nothing`;
  if (stated === null || named === null || stated === named) return null;
  return `the start ${named} in the name, ${stated} in the official ELI, which counts`;
}

/** `eli/id/2012/05/16/012G0081/CONSOLIDATED/20120714` → `2012-07-14`, the day on which a consolidated version began; else `null`. */
export function startOfVersion(officialEli: string | null): string | null {
  const [, year, month, day] = /\/CONSOLIDATED\/(\d{4})(\d\d)(\d\d)$/.exec(officialEli ?? '') ?? [];
  return realDate(`${year}-${month}-${day}`);
}

/** The title on one line, without marks and without the editorial code at its end (`(030U1398)`). */
function titleOf(act: XmlElement, work: XmlElement, code: string | null): string | null {
  const preface = firstChild(act, 'preface');
  const top = [firstChild(act, 'coverPage'), preface, firstChild(act, 'preamble')].filter((part) => part !== undefined);
  const alias = aliases(work).find(
    ({ name, value }) => /^(?:title|titolo|intitule-?\S*|)$/i.test(name) && value.includes(' '),
  );
  const printed = ['docTitle', 'longTitle'].flatMap((name) => top.flatMap((part) => descendants(part, name)));
  // The first that says something is read, the others not even fetched.
  const candidates = [
    ...printed.map((element) => () => titleText(element)),
    () => alias?.value ?? '',
    () => prefaceOf(act).slice(0, 300),
  ];
  for (const candidate of candidates) {
    let title = foldSpace(stripMarks(stripMarkers(candidate().normalize('NFC').trim(), new Set())));
    title = title.replace(/\s?\((?:\d{2,3}[A-Z]{1,2}\d{4,5}[A-Z]?)\)$/, '');
    if (code !== null && title.endsWith(`(${code})`)) title = title.slice(0, -code.length - 2).trim();
    if (title !== '') return title;
  }
  return null;
}

function titleText(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'authorialNote' ? '' : textContent(child)))
    .join('');
}

/** The words before the preamble, with the notes under the title. */
function prefaceOf(act: XmlElement): string {
  const preface = firstChild(act, 'preface');
  return preface === undefined ? '' : readInline(preface);
}

/** `Entrata in vigore del provvedimento: 1/7/1931`, the note under the title; day and month in one or two digits. */
function readForce(act: XmlElement): { day: string | null; ofSome: string | null } {
  const found = /Entrata in vigore[^:\d]{0,80}:\s{0,5}(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?<rest>.{0,800})/.exec(
    prefaceOf(act),
  );
  if (found === null) return { day: null, ofSome: null };
  const [, day, month, year] = found as unknown as [string, string, string, string];
  const rest = found.groups!['rest']!;
  return {
    day: realDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
    // `1/1/2007, ad eccezione dei commi 966, 967, 968 e 969 che entrano in vigore il 27/12/2006`
    ofSome: /^[\s,;]{0,3}(?:(?:ad|fatta)\seccezione|salvo|tranne|esclus)/i.test(rest) ? rest : null,
  };
}
