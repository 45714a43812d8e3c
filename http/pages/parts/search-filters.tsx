// The filters of the search page.
import type { JSX } from 'preact';
import { knownName, type shapes } from '../../../engine/index.js';
import { addressOf, type Asked } from '../asked.js';
import type { Frame } from '../document.js';
import { localAddress } from './address.js';
import { formatNumber } from './days.js';
import { typeName } from './type-name.js';

interface FiltersProps {
  asked: Asked;
  facets: shapes.Facets;
  frame: Frame;
}

/** Filters as a form that works without JavaScript, with the types and decades of what was found. */
export function Filters({ asked, facets, frame }: FiltersProps): JSX.Element {
  const { language, words } = frame;
  const { filters } = words.searchPage;
  const to = (other: Partial<Asked>) => localAddress(addressOf({ ...asked, offset: 0, ...other }), language);
  const types = asked.type === '' || facets.tipo.some(({ valore }) => valore === asked.type);
  const choices = types ? facets.tipo : [{ valore: asked.type, n: 0 }, ...facets.tipo];
  return (
    <>
      <form class="filters" action="/cerca" method="get" aria-label={filters.name}>
        <input type="hidden" name="q" value={asked.q} />
        <Choice
          name="in"
          label={filters.within}
          options={(['tutto', 'titoli', 'testo'] as const).map((one) => [one, filters.places[one]])}
          chosen={asked.in}
        />
        <Choice
          name="tipo"
          label={filters.type}
          options={[
            ['', words.actsPage.all],
            ...choices.map(({ valore, n }) => [valore, `${typeName(valore)} (${formatNumber(n, language)})`] as const),
          ]}
          chosen={asked.type}
        />
        <Choice
          name="cessati"
          label={filters.status}
          options={(['tutti', 'esclusi', 'solo'] as const).map((one) => [one, filters.statuses[one]])}
          chosen={asked.ended}
        />
        <Choice
          name="ordine"
          label={filters.order}
          options={(['pertinenza', 'data'] as const).map((one) => [one, filters.orders[one]])}
          chosen={asked.order}
        />
        <div class="pair">
          <Year name="dal" label={filters.from} value={asked.from} />
          <Year name="al" label={filters.to} value={asked.to} />
        </div>
        <label>
          <span>{filters.textDay}</span>
          <input type="date" name="testo_al" value={asked.textDay ?? ''} />
        </label>
        {Object.entries({ norma: asked.within, parte: asked.part, emittente: asked.issuer, stato: asked.status }).map(
          ([name, value]) => (value === '' ? null : <input key={name} type="hidden" name={name} value={value} />),
        )}
        {asked.isExact ? <input type="hidden" name="esatto" value="true" /> : null}
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{filters.submit}</button>
      </form>
      {facets.decennio.length < 2 ? null : (
        <nav class="types" aria-label={filters.decade}>
          {facets.decennio.map(({ valore, n }) => (
            <a key={valore} href={to({ from: Number(valore), to: Number(valore) + 9 })}>
              {`${valore}–${Number(valore) + 9}`} <span>{formatNumber(n, language)}</span>
            </a>
          ))}
        </nav>
      )}
      <Narrower
        label={filters.act}
        chosen={asked.within}
        facets={facets.norma}
        to={(within) => to({ within })}
        name={(one) => knownName(one.valore) ?? one.sigla ?? one.valore}
        frame={frame}
      />
      <Narrower
        label={filters.part}
        chosen={asked.part}
        facets={facets.parte}
        to={(part) => to({ part })}
        name={({ valore }) => (valore === 'note' ? filters.notes : valore)}
        frame={frame}
      />
      <Narrower
        label={filters.issuer}
        chosen={asked.issuer}
        facets={facets.emittente}
        to={(issuer) => to({ issuer })}
        name={(one) => one.valore.replaceAll('-', ' ')}
        frame={frame}
      />
      <Narrower
        label={filters.status}
        chosen={asked.status}
        facets={facets.stato}
        to={(status) => to({ status: status as Asked['status'] })}
        name={({ valore }) => (isStatus(valore) ? words.status[valore] : valore)}
        frame={frame}
      />
    </>
  );
}

const isStatus = (value: string): value is shapes.Stato['valore'] =>
  ['abrogato', 'decaduto', 'non-convertito', 'incostituzionale'].includes(value);

/** Values of one filter that are listed. */
const mostValues = 8;

interface NarrowerProps {
  label: string;
  /** Empty for none. */
  chosen: string;
  facets: readonly (shapes.Facet & { sigla?: string })[];
  /** The address with the filter set, or empty. */
  to: (value: string) => string;
  name: (facet: shapes.Facet & { sigla?: string }) => string;
  frame: Frame;
}

/** Links to the results of one value of a filter; the chosen one leads back to all. */
function Narrower({ label, chosen, facets, to, name, frame: { language, words } }: NarrowerProps): JSX.Element | null {
  if (chosen === '' && facets.length < 2) return null;
  return (
    <nav class="types" aria-label={label}>
      {chosen === '' ? null : <a href={to('')}>{`${label}: ${words.searchPage.filters.drop}`}</a>}
      {facets.slice(0, mostValues).map((facet) => (
        <a key={facet.valore} href={to(facet.valore)} aria-current={facet.valore === chosen ? 'true' : undefined}>
          {name(facet)} <span>{formatNumber(facet.n, language)}</span>
        </a>
      ))}
    </nav>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
}

function Choice({ name, label, options, chosen }: ChoiceProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        {options.map(([value, said]) => (
          <option key={value} value={value} selected={value === chosen}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

function Year({ name, label, value }: { name: string; label: string; value: number | null }): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <input type="text" name={name} inputMode="numeric" pattern="[12][0-9]{3}" size={6} value={value ?? ''} />
    </label>
  );
}
