// The page for when too many dear questions wait: nothing is wrong with the address, and it leads to itself.
import type { Frame, PageContent } from './document.js';

export function busyPage({ words }: Frame): PageContent {
  const { title, lead, again } = words.busy;
  return {
    title,
    description: lead,
    path: '/',
    isListed: false,
    body: (
      <>
        <h1>{title}</h1>
        <p class="notice">{lead}</p>
        <p>
          <a href="">{again}</a>
        </p>
      </>
    ),
  };
}
