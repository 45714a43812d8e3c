// Ways from the head of a page to its lists of relations and citations, which a long text would keep from the keyboard.
import type { JSX } from 'preact';
import type { Frame } from '../document.js';
import { formatNumber } from './days.js';
import { listIds, listOrder, listTitle, type Lists } from './relation-sections.js';

interface SectionLinksProps {
  lists: Lists;
  /** The number of citations that name it. */
  citing: number;
  frame: Frame;
}

/** Those that have entries. */
export function SectionLinks({ lists, citing, frame }: SectionLinksProps): JSX.Element | null {
  const { words, language } = frame;
  const sections = [
    ...listOrder.map((name) => ({ id: listIds[name].id, title: listTitle(name, frame), count: lists[name].length })),
    { id: 'citato-da', title: words.citedBy.title, count: citing },
  ].filter(({ count }) => count > 0);
  if (sections.length === 0) return null;
  return (
    <p class="ways">
      {sections.map(({ id, title, count }, i) => (
        <>
          {i === 0 ? '' : ' · '}
          <a href={`#${id}`}>{title}</a> <span class="count">{formatNumber(count, language)}</span>
        </>
      ))}
    </p>
  );
}
