// The operations of an article as lines that a test can compare.
import { readActOperations } from '../../../../../../engine/read/akn/relations/clause/operations.js';
import { readOutline } from '../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { actFixture } from '../../act-fixture.js';

const law = 'eli:/it/legge/1990/08/07/241';

/** One line an operation: `abroga comma art 5 c 2`, with the paragraph and point of the amending article in front. @param date of the amending act */
export function readOperationLines(text: string, date?: string): string[] {
  const { act: made } = actFixture({ articles: [['1', text]] });
  const act = date === undefined ? made : { ...made, date };
  return readActOperations(act, (article) => readOutline(article.text)).map(
    ({ kind, reach, to, act: amended, paragraph, point }) => {
      const names = [
        ...[to.division?.join(' > '), to.annex?.join(), to.article && `art ${to.article.join()}`],
        ...[to.paragraph && `c ${to.paragraph.join()}`, to.point && `l ${to.point.join()}`],
        to.number && `n ${to.number.join()}`,
      ];
      const own = [paragraph, point].filter((one) => one !== null).join(' ');
      const place = names.filter((one) => one !== undefined).join(' ');
      return `${own}: ${kind} ${reach} ${place}${amended === law ? '' : ` of ${amended}`}`
        .replace(/^: /, '')
        .replace(/ {2,}/g, ' ')
        .trim();
    },
  );
}
