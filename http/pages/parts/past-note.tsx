// The banner above a text that was asked for by a day: whether it is today's, until when it was in force, and what is not known.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { formatDay } from './days.js';

type Dated = { eli: string } & Pick<shapes.ActAnswer, 'dal' | 'al' | 'posizione' | 'certezza' | 'avviso_versione'>;

interface NoteProps {
  /** The act or article as it is answered on that day. */
  text: Dated;
  day: string;
  /** Address of the official portal for that day; `null` where it has none. */
  official: string | null;
  frame: Frame;
}

/** A banner; of a text that is not today's it says so first, and of one beside which another may be missing that it may not be that day's. */
export function PastNote({ text, day, official, frame: { language, words } }: NoteProps): JSX.Element {
  const { dal = null, al = null, posizione = 'attuale', certezza = 'completa', avviso_versione = null } = text;
  const say = (one: string) => formatDay(one, language);
  const { history } = words;
  const days = dal === null ? history.noDay : al === null ? history.from(say(dal)) : history.fromTo(say(dal), say(al));
  return (
    <div class={`notice dated at-${posizione}`} role="note">
      <p>
        {certezza === 'completa' ? (
          <>
            <strong>{history.banners[posizione](say(day))}</strong> {history.stands(days)}
          </>
        ) : (
          <>
            <strong>{history.nearest(say(day))}</strong>{' '}
            {dal === null ? history.stands(history.noDay) : history.began(say(dal))} {history.uncertain}
          </>
        )}
      </p>
      {avviso_versione === null ? null : <p>{avviso_versione}</p>}
      <p class="pages">
        <a href={localAddress(pageOf(text.eli), language)}>{history.newest}</a>
        {official === null ? null : <a href={official}>{words.day.official(say(day))}</a>}
      </p>
    </div>
  );
}
