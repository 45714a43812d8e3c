// The filters of a page of relations, as a form that works without JavaScript; folded, so that the relations come first on a phone.
import type { JSX } from 'preact';
import { knownName, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { pageOf, type RelationsFilter } from './address.js';
import { groupBy } from './group-by.js';
import { listIds, listOrder, type Lists } from './relation-sections.js';
import { countYears } from './years.js';

interface FormProps {
  eli: string;
  lists: Lists;
  filter: RelationsFilter;
  frame: Frame;
}

export function FilterForm({ eli, lists, filter, frame }: FormProps): JSX.Element {
  const { language, words } = frame;
  return (
    <details class="filters-fold" open={filter.kind !== undefined || filter.year !== undefined}>
      <summary>{words.searchPage.filters.name}</summary>
      <form class="filters" action={pageOf(eli)} method="get" aria-label={words.relationsPage.filter}>
        {fieldsOf(lists, filter, words).map(({ label, name, value, choices }) => (
          <label key={name}>
            <span>{label}</span>
            <select name={name}>
              {choices.map(([choice, text]) => (
                <option key={choice} value={choice} selected={choice === value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {filter.article === undefined ? null : (
          <input type="hidden" name="articolo" value={filter.article.slice(eli.length + 1)} />
        )}
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{words.relationsPage.submit}</button>
      </form>
    </details>
  );
}

/** A filter, with the value and the text of each choice. */
interface Field {
  label: string;
  name: string;
  value: string;
  choices: [value: string, text: string][];
}

/** The filters, with the kinds, years and acts that the relations have. */
function fieldsOf(lists: Lists, { dir, kind, year, other }: RelationsFilter, words: Frame['words']): Field[] {
  const said = words.relationsPage;
  const all = listOrder.flatMap((list) => lists[list].map((relation) => ({ relation, side: listIds[list].side })));
  const kinds = [...groupBy(all, ({ relation }) => relation.tipo).keys()].map((one): [string, string] => [
    one,
    words.relation.kinds[one as shapes.Relation['tipo']],
  ]);
  const years = [...countYears(all.map(({ relation }) => relation)).keys()]
    .sort((a, b) => b - a)
    .map((one): [string, string] => [String(one), String(one)]);
  const nameOf = ({ eli, sigla }: shapes.Relation['da']) => [knownName(eli), sigla].filter(Boolean).join(' · ');
  const others = [...new Map(all.map(({ relation, side }) => [relation[side].eli, nameOf(relation[side])]))].sort(
    ([, a], [, b]) => a.localeCompare(b, 'it', { numeric: true }),
  );
  const directions: Field['choices'] = [
    ['entrambe', said.directions['']],
    ['in', said.directions.in],
    ['out', said.directions.out],
  ];
  return [
    { label: said.direction, name: 'relazioni', value: dir ?? 'entrambe', choices: directions },
    { label: said.kind, name: 'tipo', value: kind ?? '', choices: [['', said.anyKind], ...kinds] },
    { label: said.year, name: 'anno', value: String(year ?? ''), choices: [['', said.anyYear], ...years] },
    { label: said.other, name: 'con', value: other ?? '', choices: [['', said.anyOther], ...others] },
  ];
}
