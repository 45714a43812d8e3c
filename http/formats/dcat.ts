// The data set as DCAT-AP_IT, the vocabulary of Italian catalogues of open data, in JSON-LD.
import type { Catalog, Language } from '../../engine/index.js';
import { formats } from './index.js';
import { wholeFormats } from './whole-stream.js';
import { wholes } from './whole.js';
import { formatWords } from './words.js';

const authority = 'http://publications.europa.eu/resource/authority';

/** Whole in itself: reading it asks no other server for its terms. */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  dcatapit: 'http://dati.gov.it/onto/dcatapit#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const fileTypes = { csv: 'CSV', ndjson: 'JSON' } as const;

/** The catalogue, its one data set and the files of it. @param publicUrl `null`: addresses are relative */
export function describeDataset(catalog: Catalog, language: Language, publicUrl: string | null): string {
  const { disclaimer, fonte } = catalog.envelopes.notice(language);
  const { textDate } = catalog.facts;
  const words = formatWords[language];
  const page = `${publicUrl ?? ''}/dati`;
  const said = (text: string) => ({ '@value': text, '@language': language });
  const licence = {
    '@id': fonte.licenza_url,
    '@type': 'dcatapit:LicenseDocument',
    'dct:type': { '@id': 'http://purl.org/adms/licencetype/Attribution' },
    'foaf:name': fonte.licenza,
  };
  const holder = {
    '@id': fonte.url,
    '@type': ['dcatapit:Agent', 'foaf:Agent'],
    'dct:identifier': fonte.url,
    'foaf:name': said(fonte.nome),
  };
  // What nobody knows is not stated: the day of the newest text stands for the day of change.
  const modified = textDate === null ? {} : { 'dct:modified': { '@value': textDate, '@type': 'xsd:date' } };
  const distributions = Object.keys(wholes).flatMap((name) =>
    wholeFormats.map((format) => ({
      '@id': `${page}/${name}.${format}`,
      '@type': ['dcatapit:Distribution', 'dcat:Distribution'],
      'dct:title': said(words.tables[name as keyof typeof words.tables]),
      'dct:format': { '@id': `${authority}/file-type/${fileTypes[format]}` },
      'dcat:mediaType': formats[format].mediaType,
      'dcat:accessURL': { '@id': page },
      'dcat:downloadURL': { '@id': `${page}/${name}.${format}` },
      'dct:license': licence,
      ...modified,
    })),
  );
  return JSON.stringify({
    '@context': context,
    '@id': `${page}#catalogo`,
    '@type': ['dcatapit:Catalog', 'dcat:Catalog'],
    'dct:title': said('Legami'),
    'dct:description': said(words.catalogue),
    'dct:publisher': holder,
    'dct:language': { '@id': `${authority}/language/${language === 'it' ? 'ITA' : 'ENG'}` },
    'foaf:homepage': { '@id': publicUrl === null ? '/' : `${publicUrl}/` },
    'dcat:themeTaxonomy': { '@id': `${authority}/data-theme` },
    ...modified,
    'dcat:dataset': {
      '@id': `${page}#insieme`,
      '@type': ['dcatapit:Dataset', 'dcat:Dataset'],
      'dct:identifier': catalog.digest,
      'dct:title': said(words.dataset),
      'dct:description': said(`${words.catalogue} ${fonte.avvertenza} ${disclaimer}`),
      'dcat:theme': { '@id': `${authority}/data-theme/JUST` },
      'dct:accrualPeriodicity': { '@id': `${authority}/frequency/UNKNOWN` },
      'dct:rightsHolder': holder,
      'dct:language': { '@id': `${authority}/language/ITA` },
      'dcat:landingPage': { '@id': page },
      ...modified,
      'dcat:distribution': distributions,
    },
  });
}
