// `/norme/<eli>?giorno=`: an act or article on another day: the official text of that day, and what has amended it since.
import type { JSX } from 'preact';
import { nameFirst, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { dayOf, localAddress, pageOf } from './parts/address.js';
import { DayForm } from './parts/day-form.js';
import { formatDay, formatNumber } from './parts/days.js';
import { officialOn } from './parts/official-text.js';
import { Overview, RelationList } from './parts/relation-list.js';
import { isShownWhole } from './parts/relation-sections.js';

/** The act or article that is shown on a day. */
export interface Dated {
  /** ELI of the act or article. */
  eli: string;
  /** ELI of the act. */
  act: string;
  /** `L. 241/1990`, `art. 2, L. 241/1990`. */
  name: string;
  /** Day of the act. */
  made: string | null;
  /** Day of the text that is shown. */
  textDate: string | null;
  amendments: readonly shapes.Relation[];
  /** ELI of what the portal has under a name of its own: the act for articles that stand in an annex, as those of codes do. */
  official: string;
}

/** The day that an address asks for; `null` where it is not a day. */
function readDay(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** @param asked what the address asks for, a day or not */
export function dayPage(dated: Dated, asked: string, frame: Frame): PageContent {
  const { language, words } = frame;
  const { eli, name, textDate } = dated;
  const day = readDay(asked);
  const title = day === null ? name : words.day.page(name, formatDay(day, language));
  const lead = textDate === null ? words.day.leadUndated : words.day.lead(formatDay(textDate, language));
  return {
    title,
    description: lead,
    path: day === null ? pageOf(eli) : dayOf(eli, day),
    isListed: false,
    printed: { eli, sigla: name, testo_al: null, ...(day === null ? {} : { day }) },
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(eli), language)}>{name}</a>
          </p>
          <h1>{title.charAt(0).toUpperCase() + title.slice(1)}</h1>
          <p class="lead">{lead}</p>
        </header>
        {day === null ? (
          <p class="notice" role="note">
            {words.day.notDay(asked.slice(0, 30))}
          </p>
        ) : (
          <OnDay dated={dated} day={day} frame={frame} />
        )}
        <DayForm eli={eli} {...(day === null ? {} : { day })} frame={frame} />
        {day === null ? null : <Amendments dated={dated} day={day} frame={frame} />}
      </>
    ),
  };
}

interface OnDayProps {
  dated: Dated;
  day: string;
  frame: Frame;
}

/** The two texts: the official one of the day, and the one that is shown. */
function OnDay({ dated, day, frame: { language, words } }: OnDayProps): JSX.Element {
  const { eli, made, official } = dated;
  if (made !== null && day < made)
    return (
      <p class="notice" role="note">
        {words.day.before(formatDay(made, language))}
      </p>
    );
  const url = officialOn(official, day);
  return (
    <ul class="facts">
      {url === null ? null : (
        <li>
          <a href={url}>{words.day.official(formatDay(day, language))}</a>
        </li>
      )}
      <li>
        <a href={localAddress(pageOf(eli), language)}>{words.day.shown}</a>
      </li>
    </ul>
  );
}

/** The amendments after the day, up to it, and on a day that is not known. */
function Amendments({ dated: { eli, act, amendments }, day, frame }: OnDayProps): JSX.Element {
  const { language, words } = frame;
  if (amendments.length === 0)
    return (
      <>
        <p class="empty">{words.day.none(eli !== act)}</p>
        {eli === act ? null : <OfAct act={act} day={day} frame={frame} />}
      </>
    );
  const said = formatDay(day, language);
  const later = amendments.filter((one) => (daySince(one) ?? '') > day);
  const lists = [
    { id: 'dopo', title: words.day.later(said), list: later },
    { id: 'prima', title: words.day.earlier(said), list: amendments.filter((one) => (daySince(one) ?? '9') <= day) },
    { id: 'senza-giorno', title: words.day.undated, list: amendments.filter((one) => daySince(one) === null) },
  ];
  const article = eli === act ? {} : { article: eli };
  return (
    <>
      <p class="soft">{words.day.days}</p>
      {later.length > 0 ? null : <p class="empty">{words.day.noneLater}</p>}
      {eli === act ? null : <OfAct act={act} day={day} frame={frame} />}
      {lists.map(({ id, title, list }) =>
        list.length === 0 ? null : (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span class="count">{formatNumber(list.length, language)}</span>
            </h2>
            {isShownWhole(list) ? (
              <RelationList relations={list} side="da" {...article} frame={frame} />
            ) : (
              <Overview relations={list} side="da" eli={act} {...article} frame={frame} />
            )}
          </section>
        ),
      )}
    </>
  );
}

/** Documents do not always name the article: the way to all that is known of the act. */
function OfAct({
  act,
  day,
  frame: { language, words },
}: Pick<Dated, 'act'> & { day: string; frame: Frame }): JSX.Element {
  return (
    <p>
      <a href={localAddress(dayOf(act, day), language)}>{words.day.ofAct(nameFirst(act))}</a>
    </p>
  );
}

/** Since when an amendment holds, as far as the documents say. */
function daySince({ date, data }: shapes.Relation): string | null {
  return date.effetto ?? date.vigore ?? data;
}
