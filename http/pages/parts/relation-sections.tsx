// The four lists of relations of an act or article: short ones whole, long ones act by act.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, relationsOf } from './address.js';
import { formatNumber } from './days.js';
import { FindAct } from './find-act.js';
import { countActs, Overview, RelationList } from './relation-list.js';

/** The lists, as answers have them. */
export type Lists = Required<
  Pick<shapes.RelazioniAnswer, 'modifica' | 'modificata_da' | 'altri_effetti' | 'altri_effetti_subiti'>
>;

/** Lists of more relations than this are shown act by act on the page of an act. */
const maxWhole = 60;

/** Whether a list of an act is shown with all its sentences. */
export function isShownWhole(list: readonly shapes.Relation[]): boolean {
  return list.length <= maxWhole;
}

/** Where the sentence of each relation of a list stands: below, where the list is shown whole, else on a page of its own. @param eli of the act */
export function addressIn(list: readonly shapes.Relation[], eli: string, { language }: Frame) {
  const isHere = isShownWhole(list);
  return ({ id }: shapes.Relation): string =>
    isHere ? `#r-${id}` : localAddress(`${relationsOf(eli, { relation: id })}#r-${id}`, language);
}

/** From this many acts on, an act's list has a field that finds one. */
const manyActs = 12;

/** The lists in the order in which they are shown. */
export const listOrder = ['modificata_da', 'modifica', 'altri_effetti_subiti', 'altri_effetti'] as const;

/** Id of the section of a list, and which end of its relations is the other act. */
export const listIds = {
  modificata_da: { id: 'modificata-da', side: 'da' },
  modifica: { id: 'modifica', side: 'a' },
  altri_effetti_subiti: { id: 'effetti-subiti', side: 'da' },
  altri_effetti: { id: 'effetti', side: 'a' },
} as const satisfies Record<(typeof listOrder)[number], { id: string; side: 'da' | 'a' }>;

/** Heading of a list. */
export function listTitle(name: (typeof listOrder)[number], { words }: Frame): string {
  const { amends, amendedBy, otherEffects, otherEffectsUndergone } = words.act;
  return {
    modifica: amends,
    modificata_da: amendedBy,
    altri_effetti: otherEffects,
    altri_effetti_subiti: otherEffectsUndergone,
  }[name];
}

interface SectionsProps {
  lists: Lists;
  /** ELI of the act. */
  eli: string;
  /** ELI of its article, where these are that article's relations. */
  article?: string;
  /** Whether no text of the act is loaded: nobody looked for what it amends. */
  isUnread?: boolean;
  /** All lists of the article, where these are those of a part of it. */
  whole?: Lists;
  frame: Frame;
}

/** All lists of an act; of those that are empty only what is known of amendments is said. */
export function RelationSections({ lists, ...of }: SectionsProps): JSX.Element {
  const { words } = of.frame;
  if (lists.modifica.length + lists.modificata_da.length === 0) {
    return (
      <>
        <section aria-labelledby="modificata-da">
          <h2 id="modificata-da">{words.act.relations}</h2>
          <p>{words.act.none}</p>
          <p class="soft">{words.act.noneText}</p>
        </section>
        <EffectSections lists={lists} {...of} />
      </>
    );
  }
  return (
    <>
      <ListSection name="modificata_da" list={lists.modificata_da} {...of} />
      <ListSection name="modifica" list={lists.modifica} {...of} />
      <EffectSections lists={lists} {...of} />
    </>
  );
}

/** The lists of effects that change no text; nothing where there are none. */
export function EffectSections({ lists, ...of }: SectionsProps): JSX.Element {
  return (
    <>
      {(['altri_effetti_subiti', 'altri_effetti'] as const).map((name) =>
        (of.whole ?? lists)[name].length === 0 ? null : (
          <ListSection key={name} name={name} list={lists[name]} {...of} />
        ),
      )}
    </>
  );
}

interface SectionProps extends Omit<SectionsProps, 'lists'> {
  name: (typeof listOrder)[number];
  list: readonly shapes.Relation[];
}

/** One list, whole or act by act. */
export function ListSection({ name, list, eli, article, isUnread = false, whole, frame }: SectionProps): JSX.Element {
  const { words, language } = frame;
  const { id, side } = listIds[name];
  const of = article === undefined ? {} : { article };
  const filter = { dir: side === 'a' ? ('out' as const) : ('in' as const), ...of };
  const all = whole?.[name] ?? list;
  const isPart = list.length < all.length;
  const isEffects = name === 'altri_effetti' || name === 'altri_effetti_subiti';
  const amendsNone = isUnread ? words.act.amendsUnknown : words.act.amendsNone;
  const none = name === 'modifica' ? amendsNone : words.act.amendedNone;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {listTitle(name, frame)}
        {list.length === 0 ? null : <span class="count"> {formatNumber(list.length, language)}</span>}
      </h2>
      {isEffects ? <p class="soft">{words.act.otherEffectsText}</p> : null}
      {isPart ? (
        <p class="soft">
          {list.length === 0 ? words.article.partNone : words.article.partRelations}{' '}
          <a href={localAddress(relationsOf(eli, filter), language)}>
            {words.article.allRelations(formatNumber(all.length, language), all.length === 1)}
          </a>
        </p>
      ) : null}
      {list.length === 0 ? (
        isPart ? null : (
          <p class="empty">{none}</p>
        )
      ) : isShownWhole(list) ? (
        <RelationList relations={list} side={side} {...of} frame={frame} />
      ) : (
        <>
          {countActs(list, side) < manyActs ? null : (
            <FindAct eli={eli} {...of} dir={filter.dir} list={id} label={listTitle(name, frame)} frame={frame} />
          )}
          <Overview relations={list} side={side} eli={eli} {...of} frame={frame} />
          <p class="onward">
            <a href={localAddress(relationsOf(eli, filter), language)}>
              {words.relationsPage.all}, {words.relationsPage.open}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
