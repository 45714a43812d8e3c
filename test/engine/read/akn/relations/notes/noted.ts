// Update notes of an article of L. 45/2001, and what is read of them.
import type { RelationClaim } from '../../../../../../engine/law/relation.js';
import { readDocument } from '../../../../../../engine/read/akn/read-document.js';
import { encode } from '../../act-document.js';

export interface Noted {
  article?: string;
  text?: string;
  amenders?: [date: string, href: string][];
}

/** What a document of L. 45/2001 claims whose article has these notes. */
export function document(
  note: string,
  { article = '3', text = '<p>Resta.</p><p>Resta.</p>', amenders = [] }: Noted = {},
) {
  const lines = note
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
  const events = amenders.map(([date], i) => `<eventRef date="${date}" eId="e${i}" source="rp${i + 1}"/>`).join('');
  const acts = amenders.map(([, href], i) => `<passiveRef eId="rp${i + 1}" href="${href}" showAs=""/>`).join('');
  return readDocument(
    encode(`<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2001-02-03/45/!main"/><FRBRuri value="/akn/it/act/legge/stato/2001-02-03/45"/><FRBRdate date="2001-02-03" name=""/></FRBRWork>
<FRBRExpression><FRBRdate date="2020-01-01" name=""/></FRBRExpression></identification><publication date="2001-02-10" name="" number="34" showAs=""/>
<lifecycle source="#ro1">${events}</lifecycle><references source="#source">${acts}</references></meta>
<preface><p><docTitle>Norme di prova.</docTitle></p></preface><body><article eId="art_${article}"><num>Art. ${article}.</num><heading/>
<paragraph><content>${text}<p>-----------</p><p>AGGIORNAMENTO (4)</p>${lines}</content></paragraph></article></body></act></akomaNtoso>`),
    'a.xml',
  );
}

export const claims = (note: string, noted?: Noted): RelationClaim[] => document(note, noted).claims;

/** `author, article and paragraph -> target: kind nature reach day`. */
export function told(note: string, noted?: Noted): string[] {
  const at = (act: string, ...places: (string | null)[]) =>
    [act.replace('eli:/it/', ''), ...places.filter((place) => place !== null)].join(' ');
  return claims(note, noted).map(
    ({ from, to, kind, nature, reach, dates }) =>
      `${at(from.act, from.article, from.paragraph)} -> ${at(to.act, to.article, to.paragraph, to.point)}: ${kind} ${nature} ${reach} ${dates.effect}`,
  );
}

export const court =
  'La Corte costituzionale, con sentenza 3 marzo - 7 aprile 2009, n. 99 (in G.U. 1a s.s. 15/04/2009, n. 15)';
export const author = 'corte-costituzionale/sentenza/2009/04/07/99';
export const own = 'legge/2001/02/03/45 3';
