// `/norme/<eli>?come=`: the text of an article as an act that it does not contain yet would make it, under a banner that says so.
import type { JSX } from 'preact';
import { nameAsKnown, nameEli, nameFirst, partOfEli, sigla, type shapes } from '../../engine/index.js';
import { Operations } from './check.js';
import type { Refusal } from '../questions/answers.js';
import { sentenceOf } from '../questions/ask.js';
import type { Frame, PageContent } from './document.js';
import { actOf } from './parts/act-of.js';
import { apiOf, checkOf, localAddress, pageOf } from './parts/address.js';
import { splitLines } from './parts/law-lines.js';
import { LawText } from './parts/law-text.js';
import { textLanguage } from './parts/text-language.js';

/** @param asked the act as it was asked for */
export function toComePage(answer: shapes.TextToCome, asked: string, frame: Frame): PageContent {
  const { words, language } = frame;
  const said = words.toCome;
  const { eli, num, norma, come, rubrica, testo, operazioni } = answer;
  const name = nameAsKnown({ ...norma, parte: partOfEli(eli), articolo: num });
  const title = said.title(name, come.sigla);
  const query = `?come=${encodeURIComponent(asked)}`;
  return {
    title,
    description: answer.avviso,
    path: `${pageOf(eli)}${query}`,
    api: `${apiOf(eli)}${query}`,
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
            {' · '}
            <a href={localAddress(pageOf(eli), language)}>{said.base}</a>
            {' · '}
            <a href={localAddress(checkOf(come.eli), language)}>{words.check.title(nameFirst(come.eli))}</a>
          </p>
          <h1>{title}</h1>
          <p class="notice dated" role="note">
            <strong>{answer.avviso}</strong>
          </p>
        </header>
        {rubrica === null ? null : <h2 lang={textLanguage(norma.eli)}>{rubrica}</h2>}
        <LawText lines={splitLines(testo)} lang={textLanguage(norma.eli)} words={words} />
        <h2>{said.operations}</h2>
        <Operations entries={operazioni} frame={frame} isOfMany />
      </>
    ),
  };
}

/** Why the text cannot be made, and which operation stands in the way. */
export function notToComePage(
  path: string,
  { operazione, ...refusal }: Refusal,
  eli: string,
  frame: Frame,
): PageContent {
  const { words, language } = frame;
  const said = sentenceOf(refusal) ?? words.toCome.notMade;
  return {
    title: words.toCome.notMade,
    description: said,
    path,
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(eli), language)}>{nameEli(eli)}</a>
            {operazione ? (
              <>
                {' · '}
                <a href={localAddress(checkOf(actOf(operazione.da.eli)), language)}>
                  {words.check.title(nameFirst(actOf(operazione.da.eli)))}
                </a>
              </>
            ) : null}
          </p>
          <h1>{words.toCome.notMade}</h1>
          <p class="notice" role="note">
            {said}
          </p>
        </header>
        {operazione ? <Operations entries={[operazione]} frame={frame} isOfMany /> : null}
        <p>
          <a href={localAddress(pageOf(eli), language)}>{words.toCome.base}</a>
        </p>
      </>
    ),
  };
}

/** Links to the text as each act that it does not contain yet would make it. */
export function ToComeLinks({
  eli,
  acts,
  frame,
}: {
  eli: string;
  acts: readonly string[];
  frame: Frame;
}): JSX.Element | null {
  const { language, words } = frame;
  return acts.length === 0 ? null : (
    <p class="pages">
      {acts.map((act) => (
        <a key={act} href={localAddress(`${pageOf(eli)}?come=${encodeURIComponent(sigla(act))}`, language)}>
          {words.toCome.link(sigla(act))}
        </a>
      ))}
    </p>
  );
}
