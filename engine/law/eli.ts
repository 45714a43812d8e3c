// The identifier of acts and articles: its parts, and every spelling that leads to it.
export { articleNumber, compareArticleNumbers, rankKey } from './eli/article-number.js';
export { eliFromIri } from './eli/iri.js';
export { eliFromLink, readLink } from './eli/link.js';
export {
  annexEli,
  articleEli,
  articleOfEli,
  actOfEli,
  formatEli,
  isRealDate,
  parseEli,
  partOfEli,
  partSlug,
  type EliParts,
} from './eli/parts.js';
export { isDayOfCalendar, splitDay, type DatedReference } from './eli/day.js';
export { eliFromUrn, portalUrl, urnOf } from './eli/urn.js';
