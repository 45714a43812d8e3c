// The links between versions of an act or article (RFC 5829).
import type { Standing } from '../../engine/index.js';
import { link, quoteUrl } from '../message/answer.js';

/**
 * @param eli of the act or article @param start of the text that is answered
 * @param key ELI suffix of the article; absent for an act
 */
export function versionLinks(eli: string, { kept, index }: Standing, start: string | null, key?: string): string {
  const { versions } = kept;
  const plain = eli.replace(/@[\d-]{10}/, '');
  const at = (day: string | null | undefined) =>
    day == null ? null : `/api/public/norme/${quoteUrl(`${plain}@${day}`)}`;
  const starts = versions.map((version) => version.start).filter((day) => day !== null);
  const before = start === null ? null : at(starts.findLast((day) => day < start));
  const after = at(versions[index + 1]?.start);
  const history = `/api/public/norme/${quoteUrl(plain.split('/com/', 1)[0]!)}/${key === undefined ? 'versioni' : 'storia'}`;
  return [
    before === null ? '' : link('predecessor-version', before),
    after === null ? '' : link('successor-version', after),
    link('latest-version', `/api/public/norme/${quoteUrl(plain)}`),
    link('version-history', history),
  ].join('');
}
