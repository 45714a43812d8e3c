// What stands beside amendments: the status that is known, and effects that change no text.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { formatDay } from './days.js';
import { RelationList } from './relation.js';

/** That an act or article has ended, as far as the documents say; that this is not known, otherwise. */
export function StatusNote({ stato, frame }: { stato: shapes.ActAnswer['stato']; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  if (stato === null) return <p class="soft">{words.act.statusUnknown}</p>;
  const day = stato.dal === null ? null : formatDay(stato.dal, language);
  return (
    <p class="notice" role="note">
      {words.act.ended(stato.valore, day, stato.da === null ? null : stato.da.sigla)}
    </p>
  );
}

type WithEffects = Pick<shapes.ActAnswer, 'altri_effetti' | 'altri_effetti_subiti'>;

/** Effects without a change of text, in both directions; nothing where there are none. */
export function OtherEffects({ of, frame: { language, words } }: { of: WithEffects; frame: Frame }): JSX.Element {
  return (
    <>
      {of.altri_effetti_subiti.length === 0 ? null : (
        <section aria-labelledby="effetti-subiti">
          <h2 id="effetti-subiti">{words.act.otherEffectsUndergone}</h2>
          <RelationList relations={of.altri_effetti_subiti} side="da" language={language} words={words} />
        </section>
      )}
      {of.altri_effetti.length === 0 ? null : (
        <section aria-labelledby="effetti">
          <h2 id="effetti">{words.act.otherEffects}</h2>
          <RelationList relations={of.altri_effetti} side="a" language={language} words={words} />
        </section>
      )}
    </>
  );
}
