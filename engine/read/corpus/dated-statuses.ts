// The day since which a document states a status: where it states none, that of the version with which it began to.
import type { StatedStatus } from '../../law/status.js';
import type { Series, Text } from './series.js';

/** A document and the statuses that it states. */
type Stating = Text & { summary: { eli: string; statuses: StatedStatus[] } };

/** The statuses of the version that is served. One that the text before does not state began with its version, where none can be missing between. */
export function datedStatuses<Document extends Stating>({
  document,
  series: { versions },
}: {
  document: Document;
  series: Series<Document>;
}): StatedStatus[] {
  const { statuses } = document.summary;
  const served = versions.findIndex((version) => version.document === document);
  if (served < 1 || statuses.length === 0) return statuses;
  return statuses.map((status) => {
    // A note about another act was not written on the day on which that act lapsed.
    if (status.since !== null || !status.of.startsWith(document.summary.eli)) return status;
    const isStated = ({ summary }: Document) =>
      summary.statuses.some(({ of, value }) => of === status.of && value === status.value);
    let first = served;
    while (first > 0 && versions[first - 1]!.isCertain && isStated(versions[first - 1]!.document)) first--;
    const before = versions[first - 1];
    return before === undefined || !before.isCertain ? status : { ...status, since: versions[first]!.start };
  });
}
