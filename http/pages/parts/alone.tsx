// The explorer around an act or article that no line joins to another.
import type { JSX } from 'preact';
import { labelOfEli } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { graphAddress, type GraphChoice } from '../drawn-graph.js';
import { localAddress, pageOf } from './address.js';
import { KnownSigla } from './cite.js';

/** In place of a drawing of one dot: what was looked for and not found, and where else to look. */
export function Alone({ eli, choice, frame }: { eli: string; choice: GraphChoice; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { legame, natura } = choice;
  const { sentence, page, all } = words.graphAlone;
  const whole: GraphChoice = { ...choice, natura: 'tutte', legame: 'tutti' };
  return (
    <>
      <p class="notice">{sentence[legame === 'modifiche' ? natura : legame]}</p>
      <ul>
        <li>
          {page}{' '}
          <a href={localAddress(pageOf(eli), language)}>
            <KnownSigla eli={eli} sigla={labelOfEli(eli)} />
          </a>
        </li>
        {legame === whole.legame && natura === whole.natura ? null : (
          <li>
            <a href={localAddress(graphAddress(whole), language)}>{all}</a>
          </li>
        )}
      </ul>
    </>
  );
}
