// The ways to cite what a page shows: each form in a field, which can be selected without a script and copied with one.
import type { JSX } from 'preact';
import { citeInFull, citeInShort, knownName, shortName } from '../../../engine/index.js';
import { formats } from '../../formats/index.js';
import type { Frame } from '../document.js';
import { apiOf, dayOf, pageOf, paragraphOf } from './address.js';
import { takesArticle } from '../../formats/verb-before.js';

interface CiteProps {
  /** ELI of the act or article. */
  eli: string;
  /** The last day on which the text is known to stand; `null` where that is not known. */
  day: string | null;
  /** A paragraph of the article. */
  paragraph?: { number: string; isPrinted: boolean };
  /** Whether its text is loaded: the forms of the API are of texts. */
  hasText?: boolean;
  frame: Frame;
}

/** Forms of names that BibTeX and CSL-JSON carry are those of the API, which has them for paragraphs, too. */
const references = ['csl', 'bib'] as const;

export function Cite({ eli, day, paragraph, hasText = true, frame }: CiteProps): JSX.Element {
  const { words, publicUrl, basePath, language, summaries } = frame;
  const comma = paragraph?.number ?? null;
  const dayOfText = summaries === null ? day : null;
  const full = citeInFull(eli, comma, dayOfText);
  const linkedDay = frame.day ?? dayOfText;
  const page = linkedDay === null ? pageOf(eli) : dayOf(eli, linkedDay);
  const link = `${publicUrl ?? basePath}${comma === null ? page : paragraphOf(page, comma)}`;
  // The API knows paragraphs by their printed numbers.
  const answer = apiOf(eli) + (paragraph?.isPrinted === true ? `/com/${encodeURIComponent(paragraph.number)}` : '');
  const api = frame.day === undefined ? `${answer}?` : `${answer}?al=${frame.day}&`;
  const id = (form: string) => (comma === null ? `cita-${form}` : `cita-comma-${form}`);
  const title = comma === null ? words.cite.title : `${words.cite.paragraph} ${comma}`;
  return (
    <div class="cite" role="group" aria-label={title} lang={language}>
      <Form id={id('esteso')} label={title} name={words.cite.full} text={full} frame={frame} />
      {paragraph?.isPrinted === false ? <p class="soft">{words.article.isCounted}</p> : null}
      <details>
        <summary>{words.cite.more}</summary>
        <Form id={id('breve')} label={words.cite.short} text={citeInShort(eli, comma, dayOfText)} frame={frame} />
        <Form id={id('indirizzo')} label={words.cite.link} text={link} frame={frame} />
        <Form id={id('markdown')} label={words.cite.markdown} text={`[${full}](${link})`} frame={frame} />
        {hasText ? (
          <p>
            {words.cite.references}:{' '}
            {references.map((name, i) => (
              <>
                {i === 0 ? '' : ', '}
                <a href={`${api}formato=${name}&lang=${language}`} type={formats[name].mediaType} rel="nofollow">
                  {formats[name].label}
                </a>
              </>
            ))}
          </p>
        ) : null}
      </details>
    </div>
  );
}

interface FormProps {
  id: string;
  label: string;
  /** The name for screen readers, where the label is short. */
  name?: string;
  text: string;
  frame: Frame;
}

/** A form of the citation; the button is shown by the script that makes it work. */
function Form({ id, label, name, text, frame: { words } }: FormProps): JSX.Element {
  return (
    <p class="form">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        readonly
        value={text}
        lang="it"
        {...(name === undefined ? {} : { 'aria-label': `${label}: ${name}` })}
      />
      <button type="button" class="copy" data-from={id} data-done={words.cite.copied} hidden>
        {words.cite.copy}
      </button>
    </p>
  );
}

/** The name of an act in a sentence: `Codice penale`, `Statuto dei lavoratori`, where a name says what the act is; else its number. */
export function nameInSentence({ eli, sigla }: { eli: string; sigla: string }): string {
  const name = knownName(eli);
  return name !== null && takesArticle(name) ? name : sigla;
}

/** The name by which an act is known, where it leaves room for others in a drawing; else its label. @param longest in characters */
export function labelAsKnown({ id, label }: { id: string; label: string }, longest: number): string {
  return shortName(id, longest) ?? label;
}

/** Longest number of an act that a screen of 320 pixels has room for, in characters. */
const longestInLine = 24;

/**
 * The name by which an act is known and its number, `L. 241/1990`, which stays in one line; what a reader copies has a plain space. A number
 * alone begins its line.
 */
export function KnownSigla({ eli, sigla }: { eli: string; sigla: string }): JSX.Element {
  if (knownName(eli) === null || sigla.length > longestInLine)
    return (
      <>
        <KnownName eli={eli} />
        {sigla}
      </>
    );
  return (
    <>
      <KnownName eli={eli} />
      <span class="sigla">{sigla}</span>
    </>
  );
}

/** A name that may end with the number of its act, `art. 2, L. 241/1990`, which stays in one line. */
export function NameWithSigla({ name, sigla }: { name: string; sigla: string }): JSX.Element {
  return name.endsWith(sigla) && sigla.length <= longestInLine ? (
    <>
      {name.slice(0, -sigla.length)}
      <span class="sigla">{sigla}</span>
    </>
  ) : (
    <>{name}</>
  );
}

/** The name by which jurists know an act, before its number; nothing where they know it by its number. */
export function KnownName({ eli }: { eli: string }): JSX.Element | null {
  const name = knownName(eli);
  return name === null ? null : (
    <>
      <strong lang="it">{name}</strong>
      {' · '}
    </>
  );
}
