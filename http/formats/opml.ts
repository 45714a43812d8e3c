// OPML 2.0 (opml.org/spec2): a list of feeds that feed readers import.
import type { Language } from '../../engine/index.js';
import { element, text, writeXml } from './xml.js';

/** A feed, with the page of the same. */
export interface Outline {
  /** Name that the reader shows. */
  title: string;
  /** Absolute addresses. */
  feed: string;
  page: string;
}

/** `type` is `rss` for feeds of any kind, Atom included, as the specification has it. */
export function writeOpml(title: string, language: Language, outlines: readonly Outline[]): string {
  return writeXml(
    element('opml', { version: '2.0' }, [
      element('head', {}, [element('title', {}, [text(title)])]),
      element(
        'body',
        {},
        outlines.map(({ title: name, feed, page }) =>
          element('outline', { type: 'rss', text: name, title: name, language, xmlUrl: feed, htmlUrl: page }),
        ),
      ),
    ]),
  );
}
