// «Segnala un errore»: a link to whoever runs the service, which says what it is about. Nothing is stored.
import type { JSX } from 'preact';
import type { PageWords } from '../words.js';

interface ReportProps {
  /** Address of the page, or of what it shows: `/norme/…?relazione=<id>`. */
  about: string;
  /** Id of a relation, or ELI of a text or hit, which stay the same where addresses change; absent where a page is about no one thing. */
  id?: string | undefined;
  /** The separator from the words before. */
  before?: string;
  /** The members of a page's frame that a report needs. */
  frame: Reported;
}

export interface Reported {
  words: Pick<PageWords, 'report'>;
  contact: { email?: string; url?: string };
  digest: string;
  publicUrl: string | null;
  basePath: string;
}

/** Nothing where nobody can be reached. */
export function ReportLink({ about, id, before = '', frame }: ReportProps): JSX.Element | null {
  const href = reportAddress(about, id, frame);
  return href === null ? null : (
    <>
      {before}
      <a href={href} rel="nofollow">
        {frame.words.report.link}
      </a>
    </>
  );
}

/** The address of the operator's page, told in its query what it is about; else a letter to the operator; `null` where neither is known. */
export function reportAddress(
  about: string,
  id: string | undefined,
  { contact: { url, email }, digest, publicUrl, basePath, words }: Reported,
): string | null {
  const place = `${publicUrl ?? basePath}${about}`;
  if (url !== undefined) {
    const to = new URL(url);
    to.searchParams.append('riferimento', place);
    if (id !== undefined) to.searchParams.append('id', id);
    to.searchParams.append('corpus', digest);
    return to.href;
  }
  if (email === undefined) return null;
  const lines = [place, ...(id === undefined ? [] : [id]), `corpus ${digest}`];
  const letter = { subject: words.report.subject(place), body: `${lines.join('\n')}\n` };
  const fields = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  // RFC 6068: the sign between the parts of an address stays as it is.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${fields.join('&')}`;
}
