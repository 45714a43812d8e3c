// The ways to cite what a page shows: each form in a field, which can be selected without a script and copied with one.
import type { JSX } from 'preact';
import { citeInFull, citeInShort, knownName } from '../../../engine/index.js';
import { formats } from '../../formats/index.js';
import type { Frame } from '../document.js';
import { apiOf, dayOf, pageOf } from './address.js';

interface CiteProps {
  /** ELI of the act or article. */
  eli: string;
  /** The last day on which the text is known to stand; `null` where that is not known. */
  day: string | null;
  frame: Frame;
}

/** Forms of names that BibTeX and CSL-JSON carry are those of the API, which has them for paragraphs, too. */
const references = ['csl', 'bib'] as const;

export function Cite({ eli, day, frame }: CiteProps): JSX.Element {
  const { words, publicUrl, basePath, language, summaries } = frame;
  const full = citeInFull(eli, null, summaries === null ? day : null);
  const path = frame.day === undefined ? pageOf(eli) : dayOf(eli, frame.day);
  const link = `${publicUrl ?? basePath}${path}`;
  const api = frame.day === undefined ? `${apiOf(eli)}?` : `${apiOf(eli)}?al=${frame.day}&`;
  return (
    <div class="cite" role="group" aria-label={words.cite.title}>
      <Form id="cita-esteso" label={words.cite.title} name={words.cite.full} text={full} frame={frame} />
      <details>
        <summary>{words.cite.more}</summary>
        <Form id="cita-breve" label={words.cite.short} text={citeInShort(eli, null)} frame={frame} />
        <Form id="cita-indirizzo" label={words.cite.link} text={link} frame={frame} />
        <Form id="cita-markdown" label={words.cite.markdown} text={`[${full}](${link})`} frame={frame} />
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
