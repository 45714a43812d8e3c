// Identifiers and links as citations: ELI, AKN IRI, URN, portal and Gazzetta links.
import type { Target } from '../../law/act.js';
import { articleNumber, eliFromIri, eliFromUrn, formatEli, parseEli, readLink, splitDay } from '../../law/eli.js';
import { emptyCitation, type Citation } from '../citation/citation.js';
import { celexOf, celexOfIri, foreignOfAuthority } from './foreign.js';

/** A CELEX number of legislation or of a treaty, alone: `32016R0679`, `CELEX:12016E267`. */
const celexNumber = /^(?:celex\s{0,3}(?:n\.)?[\s:]{0,3}[1-9]|[13])\d{4}[a-z]{1,2}\d{3,4}(?:\(\d\d\))?$/i;

/** An ELI of another country without its scheme: `de/bund/bgbl-1/2025/145`. */
const pathOfCountry = /^\/?[a-z]{2}(?:(?:\/|%2f)[a-z][a-z0-9-]{1,40}){1,3}(?:\/|%2f)[12]\d{3}(?:\/|%2f)/i;

/** Whether a text sets out to be an identifier, well formed or not. */
export function looksLikeIdentifier(text: string): boolean {
  return (
    celexNumber.test(text) ||
    pathOfCountry.test(text) ||
    /^(?:urn:|urn%3a|eli(?::|%3a)|\/?akn[/%]|https?:|https?%3a|\/?eli\/|\/?it(?:\/|%2f)[a-z-]{4,80}(?:\/|%2f)|www\.|(?:normattiva|gazzettaufficiale)\.it\/)/i.test(
      text,
    )
  );
}

/**
 * Reads one identifier; a malformed one, or one of another host, is a citation with the refusal `malformed-identifier`.
 * `start` is where it stands in the whole text.
 */
export function readIdentifier(identifier: string, start: number): Citation {
  const { reference: text, day } = splitDay(unescaped(identifier));
  const citation = { ...emptyCitation('identificatore', start, start + identifier.length), day };
  const foreign = foreignOf(text);
  if (foreign !== null) return { ...citation, method: 'non-statale', foreign };
  const link = /^(?:https?:|www\.|\/?eli\/id\/|[a-z]+\.it\/)/i.test(text) ? readLink(text) : null;
  if (link?.kind === 'publication')
    return { ...citation, publication: { date: link.date, editorialCode: link.editorialCode } };
  const target = link?.target ?? targetOf(text);
  const annex = target === null ? null : (parseEli(text)?.annex ?? null);
  if (target === null) return { ...citation, refusal: { code: 'malformed-identifier' } };
  const parts = parseEli(target.act);
  if (parts === null) return { ...citation, refusal: { code: 'malformed-identifier' } };
  return {
    ...citation,
    type: parts.type,
    authority: parts.authority,
    number: parts.number,
    year: Number(parts.year),
    date: parts.date,
    // Italian acts are known by their day; those of other countries may have none.
    eli: parts.date === null && parts.country === 'it' ? null : target.act,
    article: target.article,
    part: target.part,
    annex,
    paragraph: target.paragraph,
    point: target.point,
  };
}

function targetOf(text: string): Target | null {
  if (/^urn:/i.test(text)) return eliFromUrn(text);
  if (/^\/?akn\//i.test(text)) return eliFromIri(text.startsWith('/') ? text : `/${text}`);
  const [, ofArticle, number] = paragraphOfEli.exec(text) ?? [];
  const parts = parseEli(ofArticle ?? text);
  const paragraph = number === undefined ? null : articleNumber(number);
  if (parts === null || (number !== undefined && paragraph === null)) return null;
  const act = formatEli({ ...parts, part: null, article: null, annex: null });
  return { act, part: parts.part, article: parts.article, paragraph, point: null };
}

/** `…/art/2/com/3-bis`: the ELI of an article, and the number of its paragraph. */
const paragraphOfEli = /^([^]{1,2000}\/art\/[^/]{1,100})\/com\/([^/]{1,40})$/i;

/** `http://data.europa.eu/eli/reg/2016/679/oj`: the Union's own ELI. */
const unionEli =
  /^(?:https?:\/\/(?:data|eur-lex)\.europa\.eu)?\/?(?:eli[:/]\/?)(reg|dir|dec|reco)(?:_[a-z]{3,4})?\/(\d{4})\/(\d{1,5})(?:\/|$)/i;
const unionTypes: Record<string, string> = {
  reg: 'regolamento-ue',
  dir: 'direttiva-ue',
  dec: 'decisione-ue',
  reco: 'raccomandazione-ue',
};

/** Percent-escapes and the backslashes of JSON are undone; what can't be decoded stays. */
function unescaped(text: string): string {
  const plain = text.trim().replaceAll('\\/', '/');
  if (!plain.includes('%')) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Acts of the Union, regions and courts have URNs and IRIs of the same shape. */
function foreignOf(text: string): Citation['foreign'] {
  const urn =
    /^urn:nir:([^:]{1,200}):([^:]{1,200}):?([^~#@]{0,100})/i.exec(text) ??
    /urn:nir:([^:]{1,200}):([^:]{1,200}):?([^~#@]{0,100})$/i.exec(text.slice(0, 600));
  if (urn !== null) return foreignOfAuthority(urn[1]!, urn[2]!, urn[3]!);
  const iri = /^\/?akn\/it\/act\/([^/]{0,200})\/([^/]{0,200})\/([^/]{1,40})\/([^/#]{1,40})/i.exec(text);
  if (iri !== null)
    return (
      celexOfIri(iri[1]!, iri[2]!, iri[3]!, iri[4]!) ?? foreignOfAuthority(iri[2]!, iri[1]!, `${iri[3]};${iri[4]}`)
    );
  const numbered =
    celexNumber.test(text) || /^https?:\/\/(?:eur-lex|publications)\.europa\.eu\//i.test(text)
      ? /\d{5}[A-Z]{1,2}\d{3,4}/i.exec(text.slice(0, 300))?.[0].toUpperCase()
      : undefined;
  if (numbered !== undefined) return { kind: 'eu', name: `CELEX ${numbered}`, celex: numbered };
  const eli = unionEli.exec(text);
  return eli === null ? null : celexOf(unionTypes[eli[1]!.toLowerCase()]!, eli[2]!, eli[3]!);
}
