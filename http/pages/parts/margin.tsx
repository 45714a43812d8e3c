// In the margin of an article: what changed it, a line each, with the way to the sentence that says so.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { PageWords } from '../words.js';
import { withoutNamed } from '../../formats/named-place.js';
import { placeWords } from './place.js';
import { isPutOff, Sign } from './relation.js';
import { verbBefore } from '../../formats/verb-before.js';
import { wholeVerb } from './sentence.js';

const maxNotes = 8;

interface MarginProps {
  relations: readonly shapes.Relation[];
  /** Address of a relation on the page. */
  addressOf: (relation: shapes.Relation) => string;
  /** Address of the full list. */
  all: string;
  words: PageWords;
}

export function MarginNotes({ relations, addressOf, all, words }: MarginProps): JSX.Element | null {
  if (relations.length === 0) return null;
  return (
    <ul class="margin" aria-label={words.act.amendedBy}>
      {relations.slice(0, maxNotes).map((relation) => {
        const { id, tipo, da, a, data, parti } = relation;
        const verbo = wholeVerb(a, relation.verbo);
        const place = placeWords({ ...withoutNamed(a, verbo, parti), articolo: null }, words);
        return (
          <li key={id} class={`kind-${tipo}`}>
            <a href={addressOf(relation)}>
              <Sign kind={tipo} /> {place === '' ? '' : `${place}: `}
              {verbBefore(da.sigla, verbo, words.lang)}
              {da.sigla}
            </a>
            {data === null || isPutOff(da) ? null : <span class="soft"> ({data.slice(0, 4)})</span>}
            {da.cambiata_da === undefined ? null : (
              <span class="soft"> ({words.relation.putOff(da.cambiata_da.sigla, da.cambiata_da.tipo)})</span>
            )}
          </li>
        );
      })}
      {relations.length > maxNotes ? (
        <li>
          <a href={all}>{words.relation.more(relations.length - maxNotes)}</a>
        </li>
      ) : null}
    </ul>
  );
}
