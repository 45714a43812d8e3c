// Types and authorities as Akoma Ntoso IRIs and NIR URNs spell them, brought to the types of an ELI.
import { remembering } from '../remembering.js';
import type { EliParts } from './parts.js';

/**
 * Types that name a code instead of the act that holds it, as the portal's references write them
 * (`/akn/it/act/codice.civile/stato/1942-03-16/262`); number and year of the act where the reference leaves them out.
 */
const codes: Record<string, { type: string; year: string; number: string; date: string }> = {
  'codice-civile': { type: 'regio-decreto', year: '1942', number: '262', date: '1942-03-16' },
  'codice-penale': { type: 'regio-decreto', year: '1930', number: '1398', date: '1930-10-19' },
  'codice-procedura-civile': { type: 'regio-decreto', year: '1940', number: '1443', date: '1940-10-28' },
  'codice-di-procedura-civile': { type: 'regio-decreto', year: '1940', number: '1443', date: '1940-10-28' },
  'codice-procedura-penale': { type: dpr(), year: '1988', number: '447', date: '1988-09-22' },
  'codice-di-procedura-penale': { type: dpr(), year: '1988', number: '447', date: '1988-09-22' },
  'codice-navigazione': { type: 'regio-decreto', year: '1942', number: '327', date: '1942-03-30' },
  'codice-della-navigazione': { type: 'regio-decreto', year: '1942', number: '327', date: '1942-03-30' },
  'codice-strada': { type: 'decreto-legislativo', year: '1992', number: '285', date: '1992-04-30' },
  'codice-della-strada': { type: 'decreto-legislativo', year: '1992', number: '285', date: '1992-04-30' },
  'codice-beni-culturali': { type: 'decreto-legislativo', year: '2004', number: '42', date: '2004-01-22' },
  'relazione-e-regio-decreto': { type: 'regio-decreto', year: '1941', number: '303', date: '1941-02-20' },
};

/** Authorities that are the State; beside each, the types that change their name under it. */
const state: Record<string, Record<string, string>> = {
  stato: {
    'decreto-presidente-repubblica': dpr(),
    'decreto-presidente-della-repubblica': dpr(),
    'decreto-del-presidente-repubblica': dpr(),
    'decreto-presidente-consiglio': dpcm(),
    'decreto-presidente-consiglio-ministri': dpcm(),
    'decreto-presidente-del-consiglio-dei-ministri': dpcm(),
    'decreto-del-presidente-del-consiglio': dpcm(),
    'decreto-del-capo-provvisorio-dello-status': 'decreto-del-capo-provvisorio-dello-stato',
    'decreto-del-re-imperatore': 'regio-decreto',
    dpr: dpr(),
    dpcm: dpcm(),
    dlgs: 'decreto-legislativo',
    delibera: 'deliberazione',
  },
  'presidente-repubblica': { decreto: dpr() },
  'presidente-della-repubblica': { decreto: dpr() },
  'presidente-consiglio': { decreto: dpcm() },
  'presidente-consiglio-ministri': { decreto: dpcm() },
  'presidente-del-consiglio': { decreto: dpcm() },
  'presidente-del-consiglio-dei-ministri': { decreto: dpcm() },
  'capo-provvisorio-stato': {
    decreto: 'decreto-del-capo-provvisorio-dello-stato',
    'decreto-legislativo': 'decreto-legislativo-del-capo-provvisorio-dello-stato',
  },
  'capo-provvisorio-dello-stato': {
    decreto: 'decreto-del-capo-provvisorio-dello-stato',
    'decreto-legislativo': 'decreto-legislativo-del-capo-provvisorio-dello-stato',
  },
  'capo-governo': { decreto: 'decreto-del-capo-del-governo' },
  'capo-del-governo': { decreto: 'decreto-del-capo-del-governo' },
};

/** Authorities whose acts are not Italian. */
const european = new Set(['eu', 'ue', 'comunita-europee', 'comunita-europea', 'unione-europea']);

/** `decretoLegislativo`, `DECRETO_LEGISLATIVO`, `decreto.legislativo` → `decreto-legislativo`; accents and apostrophes fold. */
export const slugOf = remembering(
  (segment) =>
    segment
      .replace(/([a-z])(?=[A-Z])/g, '$1-')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  2_000,
);

/**
 * Type, authority, date and number of an Italian act from the segments of an IRI or URN, as spelled there.
 * `date` is `YYYY-MM-DD` or `YYYY`; `number` is `null` where there is none.
 * `null` for an act of the European Union and for one without a type.
 */
export function actParts(type: string, authority: string, date: string, number: string | null): EliParts | null {
  const authoritySlug = slugOf(authority);
  let typeSlug = slugOf(type);
  if (
    typeSlug === '' ||
    european.has(authoritySlug) ||
    /^(?:direttiva|regolamento|decisione)-(?:ue|ce|cee)$/.test(typeSlug)
  )
    return null;
  const year = date.slice(0, 4);
  const day = date.length > 4 ? date : null;
  if (typeSlug === 'costituzione') return ofAct(typeSlug, null, '1947', '1947-12-27', null);
  const code = codes[typeSlug];
  if (code !== undefined) {
    // The code of criminal procedure before the one of 1988 stood in a royal decree (R.D. 1399/1930).
    typeSlug = Number(year) < 1946 ? 'regio-decreto' : code.type;
    if (number === null && year === code.year) return ofAct(typeSlug, null, year, code.date, code.number);
    return ofAct(typeSlug, null, year, day, number);
  }
  const ofState = state[authoritySlug];
  if (ofState !== undefined)
    return ofAct(ofState[typeSlug] ?? state['stato']![typeSlug] ?? typeSlug, null, year, day, number);
  return authoritySlug === '' ? null : ofAct(typeSlug, authoritySlug, year, day, number);
}

function ofAct(
  type: string,
  authority: string | null,
  year: string,
  date: string | null,
  number: string | null,
): EliParts {
  return { country: 'it', authority, type, year, date, number, part: null, article: null, annex: null };
}

function dpr(): string {
  return 'decreto-del-presidente-della-repubblica';
}

function dpcm(): string {
  return 'decreto-del-presidente-del-consiglio-dei-ministri';
}
