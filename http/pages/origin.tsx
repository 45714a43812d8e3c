// `/norme/<eli>/provenienza`: the text of an article, each stretch with the provision that brought it; a giant one a part at a time.
import type { JSX } from 'preact';
import { nameAsKnown, partOfEli, type shapes } from '../../engine/index.js';
import type { Frame, PageContent } from './document.js';
import { apiOf, localAddress, originOf, pageOf, relationsOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { splitParts, type TextPart } from './parts/law-lines.js';
import { PartContents, PartLinks } from './parts/part-contents.js';
import { textLanguage } from './parts/text-language.js';
import { TextDayBanner } from './parts/text-day.js';

type Origin = shapes.Origine;

/** Colours that tell acts apart; each stretch has its number, too. */
const hues = 6;

/** @param shown the part of a giant text, from 0 */
export function originPage(answer: shapes.ProvenienzaAnswer, shown: number, frame: Frame): PageContent {
  const { words, language } = frame;
  const said = words.origin;
  const { eli, num, norma, tratti, per_atto, caratteri_ignoti } = answer;
  const name = nameAsKnown({ ...norma, parte: partOfEli(eli), articolo: num });
  const title = said.title(name);
  const text = tratti.map(({ testo }) => testo).join('');
  const parts = splitParts(text);
  const part = parts[shown] ?? parts[0]!;
  const isLong = parts.length > 1;
  const stretches = isLong ? stretchesOf(part, tratti, text) : tratti;
  const sources = listSources(stretches);
  const path = originOf(eli);
  const acts = new Map(per_atto.map((share, i) => [share.norma.eli, i]));
  return {
    title,
    description: said.description,
    path: part === parts[0] ? path : `${path}?parte=${parts.indexOf(part) + 1}`,
    api: `${apiOf(eli)}/provenienza`,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
            {' · '}
            <a href={localAddress(pageOf(eli), language)}>{said.article}</a>
          </p>
          <h1>{title}</h1>
          <TextDayBanner
            dated={answer}
            href={localAddress(relationsOf(norma.eli, { dir: 'in', article: eli }), language)}
            frame={frame}
          />
          <p class="notice" role="note">
            {answer.avviso}
          </p>
        </header>
        {isLong ? <PartContents parts={parts} shown={part} path={path} frame={frame} /> : null}
        <div class="law origins" lang={textLanguage(norma.eli)}>
          {linesOf(stretches).map((line, i) => (
            <p key={i}>
              {line.map(({ testo, origine }, j) =>
                origine === null ? (
                  testo
                ) : (
                  <Brought
                    key={j}
                    text={testo}
                    number={sources.findIndex((one) => isSame(one, origine)) + 1}
                    hue={acts.get(origine.norma.eli)! % hues}
                    label={placeOf(origine)}
                    frame={frame}
                  />
                ),
              )}
            </p>
          ))}
        </div>
        {isLong ? <PartLinks parts={parts} shown={part} path={path} frame={frame} /> : null}
        <h2>{said.legend}</h2>
        {sources.length === 0 ? (
          <p>{per_atto.length === 0 ? said.none : said.noneHere}</p>
        ) : (
          <>
            <ul class="pages">
              {per_atto.map(({ norma: { eli: by, sigla }, caratteri }, i) => (
                <li key={by}>
                  <a class={`origin hue-${i % hues}`} href={localAddress(pageOf(by), language)}>
                    {sigla}
                  </a>
                  : {said.share(formatNumber(caratteri, language), caratteri === 1)}
                </li>
              ))}
            </ul>
            <ol class="origins">
              {sources.map((source, i) => (
                <Source key={i} number={i + 1} hue={acts.get(source.norma.eli)! % hues} origin={source} frame={frame} />
              ))}
            </ol>
          </>
        )}
        <p class="soft">
          {said.unknown(formatNumber(caratteri_ignoti, language), formatNumber(text.length, language))}
        </p>
      </>
    ),
  };
}

function isSame(one: Origin, other: Origin): boolean {
  return (
    one.da.eli === other.da.eli &&
    one.da.comma === other.da.comma &&
    one.da.lettera === other.da.lettera &&
    one.azione === other.azione
  );
}

/** The stretches of a part of the text, cut at its ends. */
function stretchesOf({ lines }: TextPart, all: readonly shapes.Tratto[], text: string): shapes.Tratto[] {
  // A line begins behind its label.
  const from = text.lastIndexOf('\n', lines[0]!.start - 1) + 1;
  const last = lines.at(-1)!;
  const to = last.start + last.text.length;
  return all
    .filter(({ inizio, fine }) => fine > from && inizio < to)
    .map((one) => ({ ...one, testo: text.slice(Math.max(one.inizio, from), Math.min(one.fine, to)) }));
}

/** The provisions that brought words, in the order in which the text shows them. */
function listSources(stretches: readonly shapes.Tratto[]): Origin[] {
  const sources: Origin[] = [];
  for (const { origine } of stretches)
    if (origine !== null && !sources.some((one) => isSame(one, origine))) sources.push(origine);
  return sources;
}

/** The lines of the text, each in its stretches. */
function linesOf(stretches: readonly shapes.Tratto[]): Pick<shapes.Tratto, 'testo' | 'origine'>[][] {
  const lines: Pick<shapes.Tratto, 'testo' | 'origine'>[][] = [[]];
  for (const { testo, origine } of stretches)
    testo.split('\n').forEach((words, i) => {
      if (i > 0) lines.push([]);
      if (words !== '') lines.at(-1)!.push({ testo: words, origine });
    });
  return lines.filter((line) => line.length > 0);
}

interface BroughtProps {
  text: string;
  number: number;
  hue: number;
  label: string;
  frame: Frame;
}

function Brought({ text, number, hue, label, frame }: BroughtProps): JSX.Element {
  return (
    <span class={`origin hue-${hue}`} title={label}>
      {text}
      <a class="origin-mark" href={`#da-${number}`} aria-label={frame.words.origin.from(label)}>
        {number}
      </a>
    </span>
  );
}

function placeOf({ norma, da }: Origin): string {
  const place = nameAsKnown({ ...norma, parte: partOfEli(da.eli), articolo: da.articolo });
  const [comma, lettera] = [da.comma && `c. ${da.comma}`, da.lettera && `lett. ${da.lettera})`];
  return [place, comma, lettera].filter((part) => part).join(', ');
}

function Source(props: { number: number; hue: number; origin: Origin; frame: Frame }): JSX.Element {
  const { number, hue, origin, frame } = props;
  const { language, words } = frame;
  const said = words.check;
  return (
    <li id={`da-${number}`}>
      <span class={`origin hue-${hue}`}>
        <a href={localAddress(pageOf(origin.da.eli), language)}>{placeOf(origin)}</a>
      </span>{' '}
      {said.actions[origin.azione]}
      {origin.data === null ? null : `, ${formatDay(origin.data, language)}`}
      {origin.norma.titolo === null ? null : (
        <p class="soft" lang="it">
          {origin.norma.titolo}
        </p>
      )}
    </li>
  );
}
