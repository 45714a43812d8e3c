// The amended act's own list of the acts that amended it: `passiveRef` and, with their dates, `eventRef`.
import type { Act } from '../../../../law/act.js';
import { isRealDate } from '../../../../law/eli.js';
import { firstChild, childElements, type XmlElement } from '../../xml.js';
import { claim, endNamed, publishedOn, reasonOf, wholeAct, type Findings } from '../claim.js';

/**
 * One claim per `passiveRef` (`rp1`, `rp2` …), dated by the `eventRef` that has it as its source: the day of the amending act's
 * Gazzetta; without one by its own day. An empty `href` is a judgment, a correction or a referendum; other ids are parliamentary papers.
 * @param meta the act's own `meta`, not that of an annex
 */
export function readListed(meta: XmlElement, act: Act, findings: Findings): void {
  const dates = new Map<string, string>();
  for (const event of childElements(firstChild(meta, 'lifecycle') ?? meta, 'eventRef')) {
    const { source, date } = event.attributes;
    if (source !== undefined && date !== undefined) dates.set(source.replace(/^#/, ''), date);
  }
  for (const reference of childElements(firstChild(meta, 'references') ?? meta, 'passiveRef')) {
    const id = reference.attributes['eId'] ?? reference.attributes['id'] ?? '';
    const href = reference.attributes['href'] ?? '';
    const target = /^rp\d+$/.test(id) ? endNamed(href) : null;
    if (target === null) {
      const reason = /^rp\d+$/.test(id) ? reasonOf(href) : 'parliamentary';
      const day = dates.get(id);
      const dated = day !== undefined && isRealDate(day) ? { date: day } : {};
      findings.unresolved.push({ reference: href, reason, element: id || 'passiveRef', ...dated });
      continue;
    }
    const date = dates.get(id);
    const sound = date !== undefined && isRealDate(date);
    if (!sound)
      findings.warnings.push(
        `${id}: ${date === undefined ? 'no event' : `the date ${date}`}, expected the day of ${href}`,
      );
    findings.claims.push(
      claim('elenco', 'altro', wholeAct(target.act), wholeAct(act.eli), publishedOn(sound ? date : null), null),
    );
  }
}
