// The catalogue, its data set and the API as DCAT-AP_IT, the profile of Italian catalogues of open data, in JSON-LD.
import { createHash } from 'node:crypto';
import type { Catalog, Language } from '../../engine/index.js';
import { formats } from './index.js';
import { streamWhole, wholeFormats, type WholeFormat } from './whole-stream.js';
import { wholes } from './whole.js';
import { formatWords } from './words.js';

/** The operator of the service, who publishes the catalogue; the data are the portal's. */
export interface Operator {
  contact: { name?: string; email?: string; url?: string };
  /** Code of the operator in the index of public administrations. */
  ipaCode?: string;
  /** `null`: addresses are relative. */
  publicUrl: string | null;
  /** The base path, before every relative address; empty at the root of the host. */
  basePath: string;
}

const authority = 'http://publications.europa.eu/resource/authority';
const vocabulary = 'https://w3id.org/italia/controlled-vocabulary/licences';

/** The licences of the national vocabulary that a source may name, by the address of their text. */
const licences: Readonly<Record<string, string>> = {
  'https://creativecommons.org/licenses/by/4.0/': `${vocabulary}/A21_CCBY40`,
};

/** Whole in itself: reading it asks no other server for its terms. */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  owl: 'http://www.w3.org/2002/07/owl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  dcatapit: 'http://dati.gov.it/onto/dcatapit#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const fileTypes = { csv: 'CSV', ndjson: 'JSON' } as const;

/**
 * The catalogue, its one data set with its files, and the API. The size and the checksum of a file are known once all of it has been made,
 * so that this takes as long as downloading every table.
 */
export async function describeDataset(catalog: Catalog, language: Language, operator: Operator): Promise<string> {
  const { disclaimer, fonte } = catalog.envelopes.notice(language);
  const { textDate, oldestText } = catalog.facts;
  const words = formatWords[language];
  const root = operator.publicUrl ?? operator.basePath;
  const page = `${root}/dati`;
  const said = (text: string) => ({ '@value': text, '@language': language });
  // The portal links to the summary of the licence in the reader's language.
  const national = licences[fonte.licenza_url.replace(/deed\.[a-z]{2}$/, '')];
  const licence = {
    '@id': national ?? fonte.licenza_url,
    '@type': 'dcatapit:LicenseDocument',
    'dct:type': { '@id': 'http://purl.org/adms/licencetype/Attribution' },
    'foaf:name': fonte.licenza,
    ...(national === undefined ? {} : { 'skos:exactMatch': { '@id': fonte.licenza_url } }),
  };
  const holder = {
    '@id': fonte.url,
    '@type': ['dcatapit:Agent', 'foaf:Agent'],
    'dct:identifier': fonte.url,
    'foaf:name': said(fonte.nome),
  };
  const publisher = describeOperator(operator, `${page}#gestore`, said(words.operator));
  const contact = describeContact(operator, `${page}#contatto`, words.operator);
  const contactPoint = contact === null ? {} : { 'dcat:contactPoint': contact };
  // An identifier stays when the texts change; what changes is the version.
  const identified = (name: string) => ({
    'dct:identifier': operator.ipaCode === undefined ? name : `${operator.ipaCode}:${name}`,
  });
  const version = { 'owl:versionInfo': catalog.digest, 'dcat:version': catalog.digest };
  // An unknown day is left out; the day of the newest text stands for the day of change.
  const modified = textDate === null ? {} : { 'dct:modified': day(textDate) };
  const temporal = {
    '@type': 'dct:PeriodOfTime',
    ...(oldestText === null ? {} : { 'dcat:startDate': day(oldestText) }),
    ...(textDate === null ? {} : { 'dcat:endDate': day(textDate) }),
  };
  const service = { '@id': `${root}/api/public#servizio` };
  const distributions: object[] = [];
  for (const name of Object.keys(wholes))
    for (const format of wholeFormats) {
      const file = `${page}/${name}.${format}`;
      distributions.push({
        '@id': file,
        '@type': ['dcatapit:Distribution', 'dcat:Distribution'],
        'dct:title': said(words.tables[name as keyof typeof words.tables]),
        'dct:format': { '@id': `${authority}/file-type/${fileTypes[format]}` },
        'dcat:mediaType': formats[format].mediaType,
        'dcat:accessURL': { '@id': page },
        // The verbs of relations are in the language that is asked for.
        'dcat:downloadURL': { '@id': name === 'relazioni' ? `${file}?lang=${language}` : file },
        ...(await measureTable(name, format, catalog, language)),
        'dcat:accessService': service,
        'dct:license': licence,
        ...modified,
      });
    }
  const set = { '@id': `${page}#insieme` };
  return JSON.stringify({
    '@context': context,
    '@id': `${page}#catalogo`,
    '@type': ['dcatapit:Catalog', 'dcat:Catalog'],
    'dct:title': said('Legami'),
    'dct:description': said(catalog.envelopes.describe(language, words.catalogue)),
    'dct:publisher': publisher,
    'dct:language': { '@id': `${authority}/language/${language === 'it' ? 'ITA' : 'ENG'}` },
    'foaf:homepage': { '@id': `${root}/` },
    'dcat:themeTaxonomy': { '@id': `${authority}/data-theme` },
    ...contactPoint,
    ...modified,
    'dcat:dataset': {
      ...set,
      '@type': ['dcatapit:Dataset', 'dcat:Dataset'],
      ...identified('legami-norme'),
      ...version,
      'dct:title': said(words.dataset),
      'dct:description': said(
        catalog.envelopes.describe(language, `${words.catalogue} ${fonte.avvertenza} ${disclaimer}`),
      ),
      'dcat:theme': { '@id': `${authority}/data-theme/JUST` },
      'dct:accrualPeriodicity': { '@id': `${authority}/frequency/IRREG` },
      'dct:rightsHolder': holder,
      'dct:publisher': publisher,
      'dct:language': { '@id': `${authority}/language/ITA` },
      'dct:spatial': { '@id': `${authority}/country/ITA` },
      'dct:temporal': temporal,
      'dcat:landingPage': { '@id': page },
      ...contactPoint,
      ...modified,
      'dcat:distribution': distributions,
    },
    'dcat:service': {
      ...service,
      '@type': 'dcat:DataService',
      ...identified('legami-api'),
      'dct:title': said(words.api),
      'dct:publisher': publisher,
      'dct:license': licence,
      'dcat:endpointURL': { '@id': `${root}/api/public` },
      'dcat:endpointDescription': { '@id': `${root}/api/public/openapi.json` },
      'dcat:servesDataset': set,
      ...contactPoint,
    },
  });
}

/** The bytes of a file as it is sent without a coding. */
async function measureTable(name: string, format: WholeFormat, catalog: Catalog, language: Language): Promise<object> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of streamWhole(wholes[name]!, format, catalog, language)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return {
    'dcat:byteSize': { '@value': String(size), '@type': 'xsd:nonNegativeInteger' },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': { '@value': hash.digest('hex'), '@type': 'xsd:hexBinary' },
    },
  };
}

/** @param unnamed how an operator is called that does not say its name */
function describeOperator({ contact, ipaCode }: Operator, id: string, unnamed: object): object {
  return {
    '@id': id,
    '@type': ['dcatapit:Agent', 'foaf:Agent'],
    ...(ipaCode === undefined ? {} : { 'dct:identifier': ipaCode }),
    'foaf:name': contact.name ?? unnamed,
    ...(contact.url === undefined ? {} : { 'foaf:homepage': { '@id': contact.url } }),
  };
}

/** The contact of the operator; `null` where it states none. */
function describeContact({ contact }: Operator, id: string, unnamed: string): object | null {
  const { name = unnamed, email, url } = contact;
  if (email === undefined && url === undefined) return null;
  return {
    '@id': id,
    '@type': ['dcatapit:Organization', 'vcard:Organization', 'vcard:Kind'],
    'vcard:fn': name,
    ...(email === undefined ? {} : { 'vcard:hasEmail': { '@id': `mailto:${email}` } }),
    ...(url === undefined ? {} : { 'vcard:hasURL': { '@id': url } }),
  };
}

function day(date: string): object {
  return { '@value': date, '@type': 'xsd:date' };
}
