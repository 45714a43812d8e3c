// «Segnala un errore»: a link to whoever runs the service, which says what it is about. Nothing is stored.
import type { JSX } from 'preact';
import type { PageWords } from '../words.js';

interface ReportProps {
  /** Address of the page, or of what it shows: `/norme/…#r-<id>`. */
  about: string;
  /** What stands between it and the words before. */
  before?: string;
  /** What the frame of a page knows of the service. */
  frame: Reported;
}

interface Reported {
  words: Pick<PageWords, 'report'>;
  contact: { email?: string; url?: string };
  digest: string;
  publicUrl: string | null;
}

/** Nothing where nobody can be reached. */
export function ReportLink({ about, before = '', frame }: ReportProps): JSX.Element | null {
  const href = addressOf(about, frame);
  return href === null ? null : (
    <>
      {before}
      <a href={href} rel="nofollow">
        {frame.words.report.link}
      </a>
    </>
  );
}

/** The address of the operator's page, told in its query what it is about; else a letter to the operator. */
function addressOf(about: string, { contact: { url, email }, digest, publicUrl, words }: Reported): string | null {
  const place = `${publicUrl ?? ''}${about}`;
  if (url !== undefined) {
    const to = new URL(url);
    to.searchParams.append('riferimento', place);
    to.searchParams.append('corpus', digest);
    return to.href;
  }
  if (email === undefined) return null;
  const letter = { subject: words.report.subject(place), body: `${place}\ncorpus ${digest}\n` };
  const fields = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${fields.join('&')}`;
}
