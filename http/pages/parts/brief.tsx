// A summary of an act in a few lines: how often it amends and is amended, and how complete that is.
import type { JSX } from 'preact';
import { isLapsed, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { checkOf, citationsFrom, feedOf, followOf, localAddress, newestOf, relationsOf } from './address.js';
import { formatDay, formatNumber } from './days.js';
import { isPutOff } from './relation.js';
import { countActs } from './relation-list.js';
import { listIds, type Lists } from './relation-sections.js';

/** The number of citations by an act, and of those of provisions no longer in force. */
export interface CitesCount {
  all: number;
  dead: number;
}

interface BriefProps {
  act: Lists & Partial<Pick<shapes.ActAnswer, 'completezza' | 'n_citata_da'>>;
  eli: string;
  /** Only for an act whose text is loaded. */
  cites?: CitesCount;
  frame: Frame;
}

export function Brief({ act, eli, cites, frame }: BriefProps): JSX.Element {
  const { words, language } = frame;
  const [out, inn] = [act.modifica, act.modificata_da];
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
              {words.act.amendedBy}: <a href="#modificata-da">{countOf(inn, 'da', frame)}</a>
            </>
          )}
        </li>
        {out.length === 0 ? null : (
          <li>
            {words.act.amends}: <a href="#modifica">{countOf(out, 'a', frame)}</a>
            {act.completezza === undefined ? null : (
              <>
                {', '}
                <a href={localAddress(checkOf(eli), language)}>{words.check.link}</a>
              </>
            )}
          </li>
        )}
        {others === 0 ? null : (
          <li>
            <a href={`#${listIds[effects].id}`}>{words.act.effects(say(others), others === 1)}</a>
          </li>
        )}
        {cites === undefined || cites.all === 0 ? null : <Cites count={cites} eli={eli} frame={frame} />}
        {act.n_citata_da === undefined || act.n_citata_da === 0 ? null : (
          <li>
            {words.citedBy.title}:{' '}
            <a href="#citato-da">{words.citing.count(say(act.n_citata_da), act.n_citata_da === 1)}</a>
          </li>
        )}
        <Latest amendments={inn} eli={eli} frame={frame} />
        {inn.length + out.length === 0 ? null : (
          <li class="onward">
            <a href={localAddress(newestOf(eli), language)}>{words.act.newest}</a>
            {', '}
            <a href={`${localAddress(feedOf(eli), language)}&formato=atom`} type="application/atom+xml">
              {words.act.feed}
            </a>
            {', '}
            <a href={localAddress(followOf(eli), language)}>{words.act.follow}</a>
          </li>
        )}
      </ul>
      {act.completezza === undefined ? null : <Completeness of={act.completezza} frame={frame} />}
    </div>
  );
}

/** `Che cosa cita: 1.650 citazioni, 7 di ciò che non è più in vigore`, each leading to its list. */
function Cites({ count: { all, dead }, eli, frame }: { count: CitesCount; eli: string; frame: Frame }): JSX.Element {
  const { words, language } = frame;
  const address = citationsFrom(eli);
  return (
    <li>
      {words.citing.title}:{' '}
      <a href={localAddress(address, language)}>{words.citing.count(formatNumber(all, language), all === 1)}</a>
      {dead === 0 ? null : (
        <>
          {', '}
          <a href={localAddress(`${address}&cessati=solo`, language)}>
            {words.citing.countDead(formatNumber(dead, language))}
          </a>
        </>
      )}
    </li>
  );
}

interface LatestProps {
  amendments: readonly shapes.Relation[];
  /** ELI of the amended act. */
  eli: string;
  frame: Frame;
}

/**
 * The act by which the newest amendment was made, of those whose day is known; it leads to what that act amends here, with the sentences.
 * An act that intervened later, though nobody states how, stands before it: a last amendment that is not the last would be false.
 */
function Latest({ amendments, eli, frame }: LatestProps): JSX.Element | null {
  const { words } = frame;
  const stated = newestOfAll(
    amendments.filter((one) => one.tipo !== 'altro' && !isPending(one) && !isLapsed(one.da.stato) && !isPutOff(one.da)),
  );
  const unstated = newestOfAll(amendments.filter(({ tipo }) => tipo === 'altro'));
  const isOvertaken = unstated !== null && (stated?.data ?? '') < unstated.data!;
  return (
    <>
      {isOvertaken ? <LatestBy label={words.act.latestUnstated} one={unstated} eli={eli} frame={frame} /> : null}
      {stated === null ? null : (
        <LatestBy
          label={isOvertaken ? words.act.latestStated : words.act.latest}
          one={stated}
          eli={eli}
          frame={frame}
        />
      )}
    </>
  );
}

function newestOfAll(relations: readonly shapes.Relation[]): shapes.Relation | null {
  return relations.reduce<shapes.Relation | null>(
    (best, one) => (one.data !== null && (best?.data ?? '') < one.data ? one : best),
    null,
  );
}

/** Whether it waits for something that has no known day: nobody can say that it is the last. */
const isPending = ({ evidenza_effetto, date }: shapes.Relation) => evidenza_effetto !== null && date.effetto === null;

interface LatestByProps {
  label: string;
  /** Its day is known. */
  one: shapes.Relation;
  eli: string;
  frame: Frame;
}

function LatestBy({
  label,
  one: { da, data, tipo_data },
  eli,
  frame: { words, language },
}: LatestByProps): JSX.Element {
  return (
    <li>
      {label}:{' '}
      <a class="sigla" href={localAddress(relationsOf(eli, { dir: 'in', other: da.eli }), language)}>
        {da.sigla}
      </a>
      , {words.relation.days[tipo_data!](formatDay(data!, language))}
    </li>
  );
}

/** `31 modifiche da 20 atti, 16 interventi di genere non detto`: what nobody states is no amendment, and is counted apart. */
function countOf(relations: readonly shapes.Relation[], side: 'da' | 'a', { words, language }: Frame): string {
  const stated = relations.filter(({ tipo }) => tipo !== 'altro');
  const unstated = relations.length - stated.length;
  const acts = countActs(stated, side);
  const times = side === 'da' ? words.act.timesUndergone : words.act.timesMade;
  const say = (n: number) => formatNumber(n, language);
  return [
    stated.length === 0 ? null : times(say(stated.length), say(acts), stated.length === 1, acts === 1),
    unstated === 0 ? null : words.act.unstated(say(unstated), unstated === 1),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** How many amenders the document lists, how many of them are loaded, and how many listed events name no act. */
function Completeness({ of, frame }: { of: shapes.ActAnswer['completezza']; frame: Frame }): JSX.Element {
  const { words, language } = frame;
  const { modificanti_elencati: listed, modificanti_caricati: loaded, eventi_senza_numero: events } = of;
  return (
    <p class="soft">
      {listed === 0
        ? words.act.listedNone
        : words.act.listed(
            formatNumber(listed, language),
            formatNumber(loaded, language),
            listed === 1,
            listed - loaded === 1,
          )}{' '}
      {events === 0 ? '' : words.act.unnumbered(formatNumber(events, language), events === 1)}
    </p>
  );
}
