// The text of the law as a book prints it: paragraph numbers in the margin, letters and numbers as nested lines.
import type { ComponentChildren, JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { PageWords } from '../words.js';
import { linkWords, type CitedPhrase, type PlacedLink } from './cited-phrases.js';
import { anchorsOf, numberOf, type Line } from './law-lines.js';
import { isPutOff, Sign } from './relation.js';
import { verbBefore } from '../../formats/verb-before.js';
import { isDeferred } from './text-day.js';

interface TextProps {
  lines: readonly Line[];
  /** Empty where it is not known. */
  lang: string;
  /** Prefix of the anchors of paragraphs and letters: empty on the page of an article, `#com-2-bis`; absent where they have no anchors. */
  anchors?: string;
  /** The relations that changed the text; shown at the paragraphs that they name. */
  changes?: readonly shapes.Relation[];
  /** Those of them that the text does not contain, because they are later. */
  later?: readonly shapes.Relation[];
  /** Address of the sentence of a change. */
  addressOf?: (relation: shapes.Relation) => string;
  /** The last day on which the text is known to stand. */
  until?: string | null;
  /** Words that are links wherever they stand. */
  cited?: readonly CitedPhrase[];
  /** Links at their places in the text of the article. */
  placed?: readonly PlacedLink[];
  /** The page on which a paragraph is cited; absent where its number is no link. */
  citing?: (paragraph: string) => string;
  /** What stands below a paragraph and its points. */
  below?: { paragraph: string; block: ComponentChildren };
  words: PageWords;
}

export function LawText(props: TextProps): JSX.Element {
  const {
    lines,
    lang,
    anchors,
    changes = [],
    later = [],
    addressOf = ({ id }: shapes.Relation) => `#r-${id}`,
    until = null,
    cited = [],
    placed = [],
    citing,
    below,
    words,
  } = props;
  const ids = anchorsOf(lines);
  const idOf = (i: number) => (anchors === undefined || ids[i] == null ? undefined : anchors + ids[i]);
  // A text of one paragraph without a number needs no way to it.
  const isCounted = citing !== undefined && lines.filter(({ counted }) => counted !== null).length > 1;
  const isNumbered = isCounted || lines.some(({ kind }) => kind === 'comma');
  const lastBelow = below === undefined ? -1 : endOf(lines, below.paragraph);
  // A later amendment that names no paragraph of this text may concern all of it.
  const isVague = later.some(
    ({ a }) => !lines.some(({ kind, label }) => kind === 'comma' && namesParagraph(a.comma, label!)),
  );
  const classes = ['law', isNumbered ? 'numbered' : null, isVague ? 'touched' : null];
  return (
    <div class={classes.filter((name) => name !== null).join(' ')} lang={lang}>
      {lines.map((line, i) => (
        <>
          <TextLine
            key={i}
            line={line}
            id={idOf(i)}
            isFirst={ids[i] !== null}
            linked={linkWords(line.text, cited, placed, line.start)}
            later={later}
            addressOf={addressOf}
            until={until}
            changes={changes}
            citing={line.counted === null || isCounted ? citing : undefined}
            words={words}
          />
          {i === lastBelow ? below?.block : null}
        </>
      ))}
    </div>
  );
}

/** The index of the last line of a paragraph, -1 where there is none. */
function endOf(lines: readonly Line[], paragraph: string): number {
  const start = lines.findIndex((line) => numberOf(line) === paragraph);
  if (start === -1) return -1;
  const next = lines.findIndex((line, i) => i > start && numberOf(line) !== null);
  return (next === -1 ? lines.length : next) - 1;
}

interface LineProps extends Pick<TextProps, 'citing' | 'words'> {
  line: Line;
  id: string | undefined;
  /** Whether no line before has the same label. */
  isFirst: boolean;
  /** The text with its links. */
  linked: ComponentChildren;
  changes: readonly shapes.Relation[];
  later: readonly shapes.Relation[];
  addressOf: (relation: shapes.Relation) => string;
  until: string | null;
}

function TextLine(props: LineProps): JSX.Element {
  const { line, id, isFirst, linked, changes, later, addressOf, until, citing, words } = props;
  const { kind, label, counted, text } = line;
  if (kind === 'table') return <pre tabIndex={0}>{text}</pre>;
  if (kind !== 'comma' || label === null)
    return (
      <p class={counted !== null && citing !== undefined ? 'comma' : kind === 'plain' ? undefined : kind} id={id}>
        {counted === null || citing === undefined ? null : (
          <a class="label counted" href={citing(counted)} rel="nofollow" aria-label={words.article.counted(counted)}>
            ¶
          </a>
        )}
        {counted === null || citing === undefined ? null : ' '}
        {label === null ? null : <span class="label">{label.endsWith('°') ? label : `${label})`} </span>}
        {linked}
      </p>
    );
  const touching = isFirst ? later.filter(({ a }) => namesParagraph(a.comma, label)) : [];
  return (
    <p class={touching.length > 0 ? 'comma touched' : 'comma'} id={id}>
      {id === undefined || citing === undefined ? (
        <span class="label">{label}. </span>
      ) : (
        <a class="label" href={citing(label)} rel="nofollow" aria-label={`${words.cite.paragraph} ${label}`}>
          {label}.
        </a>
      )}{' '}
      {linked}
      <Later relations={touching} addressOf={addressOf} until={until} words={words} />
      {isFirst ? (
        <Marks
          relations={changes.filter(({ a }) => namesParagraph(a.comma, label))}
          addressOf={addressOf}
          words={words}
        />
      ) : null}
    </p>
  );
}

interface LaterProps extends Pick<LineProps, 'addressOf' | 'until' | 'words'> {
  relations: readonly shapes.Relation[];
}

/** Behind a paragraph: what changed it since, in words, for it is not what it says any more. */
function Later({ relations, addressOf, until, words }: LaterProps): JSX.Element | null {
  if (relations.length === 0) return null;
  const areDeferred = relations.some((relation) => isDeferred(relation, until));
  return (
    <span class="since" lang={words.lang}>
      {areDeferred ? words.textDay.changesLater : words.textDay.changedSince}{' '}
      {relations.map((relation, i) => (
        <>
          {i === 0 ? null : ', '}
          <a key={relation.id} href={addressOf(relation)}>
            {relation.da.sigla}
          </a>
        </>
      ))}
    </span>
  );
}

function namesParagraph(commas: string | null, label: string): boolean {
  return commas?.split(', ').includes(label) === true;
}

/** At a paragraph: what changed it, with the way to the sentence that says so. */
function Marks({ relations, addressOf, words }: Omit<LaterProps, 'until'>): JSX.Element | null {
  if (relations.length === 0) return null;
  return (
    <span class="marks">
      {relations.map((relation) => {
        const { id, tipo, verbo, da, data } = relation;
        const said = verbBefore(da.sigla, verbo, words.lang) + da.sigla;
        // What is seen is said, too: who speaks to the page says what he sees.
        const year = isPutOff(da) ? undefined : data?.slice(0, 4);
        return (
          <a
            key={id}
            class={`kind-${tipo}`}
            href={addressOf(relation)}
            aria-label={year === undefined || said.endsWith(year) ? said : `${year}: ${said}`}
            lang={words.lang}
          >
            <Sign kind={tipo} /> {year ?? da.sigla}
          </a>
        );
      })}
    </span>
  );
}
