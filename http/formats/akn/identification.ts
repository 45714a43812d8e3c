// The FRBR identification of an act, an article or an annex in Akoma Ntoso.
import { parseEli } from '../../../engine/index.js';
import { element, type XmlNode } from '../xml.js';

/** An act or a place in it, with the facts that identify it. */
export interface Identified {
  /** ELI of the act, article or paragraph. */
  eli: string;
  /** Day of the text, or `null` where it is not known. */
  textDate: string | null;
  /** Other names of it: kind and value. */
  aliases: readonly (readonly [string, string])[];
  /** Identifier of the annex within the act. */
  component?: string;
}

/** Work, expression and manifestation. The expression of an unknown day has the day of the act. */
export function identify({ eli, textDate, aliases, component = '!main' }: Identified): XmlNode {
  const act = parseEli(eli);
  const date = act?.date ?? `${act?.year ?? '0001'}-01-01`;
  const country = /^eli:\/([a-z]{2})\//.exec(eli)?.[1] ?? 'it';
  const language = country === 'it' ? 'ita' : 'und';
  const place = act?.article == null ? component : `~art_${act.article}`;
  const work = workIri(eli);
  const expression = `${work}/${language}@${textDate ?? ''}`;
  const level = (iri: string, day: string, name: string) => [
    element('FRBRthis', { value: `${iri}/${place}` }),
    element('FRBRuri', { value: iri }),
    ...(name === 'documento' ? [['eli', eli] as const, ...aliases] : []).map(([kind, value]) =>
      element('FRBRalias', { name: kind, value }),
    ),
    element('FRBRdate', { date: day, name }),
    element('FRBRauthor', { href: '#autore' }),
  ];
  return element('identification', { source: '#fonte' }, [
    element('FRBRWork', {}, [
      ...level(work, date, 'documento'),
      element('FRBRcountry', { value: country }),
      act?.number == null ? null : element('FRBRnumber', { value: act.number }),
    ]),
    element('FRBRExpression', {}, [
      ...level(expression, textDate ?? date, textDate === null ? 'atto' : 'vigenza'),
      element('FRBRlanguage', { language }),
    ]),
    element('FRBRManifestation', {}, [
      ...level(`${expression}.xml`, textDate ?? date, 'formato'),
      element('FRBRformat', { value: 'application/akn+xml' }),
    ]),
  ]);
}

/** `/akn/it/act/legge/stato/1990-08-07/241`; of an act that is not Italian its ELI, which is the only name that is known. */
function workIri(eli: string): string {
  const act = parseEli(eli);
  if (act?.date == null || !eli.startsWith('eli:/it/')) return eli;
  const number = act.number === null ? '' : `/${act.number}`;
  return `/akn/it/act/${act.type}/${act.authority ?? 'stato'}/${act.date}${number}`;
}
