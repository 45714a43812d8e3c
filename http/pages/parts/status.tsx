// The status of an act or article that has ended: a badge, and a sentence with its day, its author and the relation.
import type { JSX } from 'preact';
import { endingOf, isMarked, nameAsKnown, type Ending, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf, relationsOf } from './address.js';
import { formatDay } from './days.js';
import { verbBefore } from '../../formats/verb-before.js';

/** One word; nothing where no end is known. */
export function StatusBadge({ stato, frame: { words } }: { stato: shapes.Stato | null; frame: Frame }) {
  return stato === null ? null : <span class="badge">{words.status[stato.valore]}</span>;
}

/** Whether an act had ended by the day of the text that is shown; `later` also where no end is known. */
export function endingOfAct(act: shapes.ActAnswer, { day }: Frame): Ending {
  return act.stato === null ? 'later' : endingOf(act.stato, { ...act, abrogato: isMarked(act.articoli) }, day);
}

interface NoteProps {
  stato: shapes.Stato;
  /** ELI of the act whose relations include the one that says so. */
  act: string;
  isArticle: boolean;
  /** Whether it is one of the text that is shown. */
  ending?: Ending;
  frame: Frame;
}

/** `Questo atto risulta abrogato dalla …, dal …`. */
export function StatusNote({
  stato,
  act,
  isArticle,
  ending = 'ended',
  frame: { language, words },
}: NoteProps): JSX.Element {
  const { valore, dal, da, relazione } = stato;
  const since = dal === null ? '' : words.status.since(formatDay(dal, language));
  return (
    <p class={ending === 'ended' ? 'notice ended' : 'notice'} role="note">
      {words.status[ending][isArticle ? 'article' : 'act']}{' '}
      <strong>{words.status[valore === 'incostituzionale' && da !== null ? 'struck' : valore]}</strong>
      {da === null ? (
        ` ${since}`.trimEnd()
      ) : (
        <>
          {' '}
          {verbBefore(nameAsKnown(da), words.status.by, language)}
          <a href={localAddress(pageOf(da.articolo_eli ?? da.eli), language)}>{nameAsKnown(da)}</a>
          {since === '' ? '' : `, ${since}`}
        </>
      )}
      {' ('}
      {relazione === null ? (
        words.status.mark
      ) : (
        <a href={localAddress(`${relationsOf(act, { relation: relazione })}#r-${relazione}`, language)}>
          {words.status.says}
        </a>
      )}
      ).
    </p>
  );
}
