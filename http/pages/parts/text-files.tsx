// Links to the files that have all of an act that is too long for one page.
import type { JSX } from 'preact';
import { formats } from '../../formats/index.js';
import type { Frame } from '../document.js';
import { apiOf, localAddress } from './address.js';

const files = ['docx', 'epub', 'txt'] as const;

/** The whole text as files to read and to print. @param eli of the act */
export function TextFiles({ eli, frame: { language, words } }: { eli: string; frame: Frame }): JSX.Element {
  const address = localAddress(apiOf(eli), language);
  return (
    <p class="ways">
      {words.act.wholeText}{' '}
      {files.map((name, i) => (
        <>
          {i === 0 ? '' : ', '}
          <a href={`${address}&formato=${name}`} type={formats[name].mediaType} rel="nofollow">
            {formats[name].label}
          </a>
        </>
      ))}
    </p>
  );
}
