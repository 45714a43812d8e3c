// Documents in the portal's dialect, written here, for the tests that read them.
import * as assert from 'uvu/assert';
import type { Act, Article } from '../../../../engine/law/act.js';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { Refusal } from '../../../../engine/read/akn/xml.js';

export interface Fixture {
  uri?: string;
  work?: string;
  title?: string;
  preface?: string;
  body?: string;
  rest?: string;
  path?: string;
}

export const encode = (text: string) => new TextEncoder().encode(text);

/** A document in the portal's dialect, written here. */
export function read(fixture: Fixture): Act {
  return readDocument(encode(write(fixture)), fixture.path ?? 'a.xml').act;
}

export function write(fixture: Fixture): string {
  const { uri = '/akn/it/act/legge/stato/2001-02-03/45', work = '', title = 'Norme di prova.', preface = '' } = fixture;
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/>${work}<FRBRdate date="2001-02-03" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="2010-01-01" name=""/></FRBRExpression></identification>
<publication date="2001-02-10" name="" number="34" showAs=""/></meta>
<preface><p><docTitle>${title}</docTitle></p>${preface}</preface>
<body>${fixture.body ?? article('1', '<p>Testo.</p>')}</body>${fixture.rest ?? ''}</act></akomaNtoso>`;
}

export const paragraph = (content: string, number = '') =>
  `<paragraph>${number && `<num>${number}</num>`}<content>${content}</content></paragraph>`;

export const article = (number: string, ...contents: string[]) =>
  `<article eId="art_${number}"><num>Art. ${number}.</num><heading/>${contents
    .map((content) => (content.startsWith('<p>') ? paragraph(content) : content))
    .join('')}</article>`;

export const one = (...contents: string[]): Article => read({ body: article('1', ...contents) }).articles[0]!;

export const annex = (name: string, text: string) =>
  `<attachment><doc name="${name}"><meta/><mainBody>${paragraph(`<p>${text}</p>`)}</mainBody></doc></attachment>`;

export function refusal(document: string): string {
  try {
    readDocument(encode(document), 'a.xml');
  } catch (error) {
    assert.instance(error, Refusal);
    return (error as Refusal).message;
  }
  return 'was read';
}

export const foreign = (body: string, uri = '/akn/fi/act/statute/2024/123', prefix = '') =>
  `<${prefix}akomaNtoso${prefix ? ` xmlns:${prefix.slice(0, -1)}="http://docs.oasis-open.org/legaldocml/ns/akn/3.0/CSD13"` : ''}>`.concat(
    `<act><meta><identification><FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRdate date="2024-03-22" name=""/><FRBRcountry value="fi"/></FRBRWork></identification></meta><preface><p><docTitle>Asetus</docTitle></p></preface><body>${body}</body></act></${prefix}akomaNtoso>`
      .replaceAll(/<(\/?)(?!\/)(?=[a-z])/gi, `<$1${prefix}`)
      .replaceAll(`${prefix}${prefix}`, prefix),
  );
