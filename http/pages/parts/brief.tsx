// What is known of an act, in a few lines: how often it amends and is amended, and how complete that is.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { feedOf, localAddress, newestOf } from './address.js';
import { formatNumber } from './days.js';
import { listIds, type Lists } from './relation-sections.js';

interface BriefProps {
  act: Lists & Partial<Pick<shapes.ActAnswer, 'completezza'>>;
  eli: string;
  frame: Frame;
}

export function Brief({ act, eli, frame }: BriefProps): JSX.Element {
  const { words, language } = frame;
  const [out, inn] = [act.modifica, act.modificata_da];
  const [madeTo, undergoneBy] = [countActs(out, 'a'), countActs(inn, 'da')];
  const others = act.altri_effetti.length + act.altri_effetti_subiti.length;
  const effects = act.altri_effetti_subiti.length > 0 ? 'altri_effetti_subiti' : 'altri_effetti';
  const say = (n: number) => formatNumber(n, language);
  return (
    <div class="brief">
      <ul aria-label={words.act.inBrief}>
        <li>
          {inn.length === 0 ? (
            words.act.amendedNone
          ) : (
            <>
              {words.act.amendedBy}:{' '}
              <a href="#modificata-da">
                {words.act.timesUndergone(say(inn.length), say(undergoneBy), inn.length === 1, undergoneBy === 1)}
              </a>
            </>
          )}
        </li>
        {out.length === 0 ? null : (
          <li>
            {words.act.amends}:{' '}
            <a href="#modifica">{words.act.timesMade(say(out.length), say(madeTo), out.length === 1, madeTo === 1)}</a>
          </li>
        )}
        {others === 0 ? null : (
          <li>
            <a href={`#${listIds[effects].id}`}>{words.act.effects(say(others), others === 1)}</a>
          </li>
        )}
        {inn.length + out.length === 0 ? null : (
          <li>
            <a href={localAddress(newestOf(eli), language)}>{words.act.newest}</a>
            {frame.publicUrl === null ? null : (
              <>
                {', '}
                <a href={`${localAddress(feedOf(eli), language)}&formato=atom`} type="application/atom+xml">
                  {words.act.feed}
                </a>
              </>
            )}
          </li>
        )}
      </ul>
      {act.completezza === undefined ? null : <Completeness of={act.completezza} frame={frame} />}
    </div>
  );
}

function countActs(relations: readonly shapes.Relation[], side: 'da' | 'a'): number {
  return new Set(relations.map((relation) => relation[side].eli)).size;
}

/** How many amenders the document lists, how many of them are loaded, and what has no act at all. */
function Completeness({ of, frame }: { of: shapes.ActAnswer['completezza']; frame: Frame }): JSX.Element {
  const { words, language } = frame;
  const { modificanti_elencati: listed, modificanti_caricati: loaded, eventi_senza_numero: events } = of;
  return (
    <p class="soft">
      {listed === 0
        ? words.act.listedNone
        : words.act.listed(formatNumber(listed, language), formatNumber(loaded, language), listed === 1)}{' '}
      {events === 0 ? '' : words.act.unnumbered(formatNumber(events, language), events === 1)}
    </p>
  );
}
