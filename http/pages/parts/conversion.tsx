// The law that converted a decree-law, among the facts of its header.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import { formatWords } from '../../formats/words.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf, relationsOf } from './address.js';

/** `Convertito, con modificazioni, dalla L. 120/2020 (Gazzetta Ufficiale del …; la relazione che lo dice)`; nothing where none is known. */
export function ConvertedBy({ act, frame }: { act: shapes.ActAnswer; frame: Frame }): JSX.Element | null {
  const { language, words } = frame;
  const { converted, published } = formatWords[language];
  if (act.conversione === null) return null;
  const { eli, sigla, con_modificazioni, pubblicazione, relazione } = act.conversione;
  return (
    <li>
      {converted(con_modificazioni, sigla)}
      <a href={localAddress(pageOf(eli), language)}>{sigla}</a>
      {` (${pubblicazione === null ? '' : `${published(pubblicazione, null)}; `}`}
      <a href={localAddress(`${relationsOf(act.eli, { relation: relazione })}#r-${relazione}`, language)}>
        {words.status.says}
      </a>
      )
    </li>
  );
}
