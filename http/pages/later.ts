// The pages, loaded when one is first shown: a start waits for none.
import { once } from '../../engine/index.js';
import type { Pages, PageSite } from './site.js';

/** The pages, loaded when the first is asked for. */
export function openPagesLater(site: PageSite): Pages {
  const pages = once(async () => (await import('./index.js')).openPages(site));
  return {
    publicUrl: site.publicUrl,
    answer: async (...asked) => (await pages()).answer(...asked),
    busy: async (...asked) => (await pages()).busy(...asked),
    form:
      (path) =>
      async (...posted) =>
        (await pages()).form(path)(...posted),
  };
}
