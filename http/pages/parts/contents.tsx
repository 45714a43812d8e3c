// The contents of an act: its articles under their divisions, folded where there are many.
import type { JSX } from 'preact';
import { endingOf, titleArticle, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { idOf, pageOnDay } from './address.js';
import { formatNumber } from './days.js';
import { groupBy } from './group-by.js';
import { shorten } from './shorten.js';
import { endingOfAct, StatusBadge } from './status.js';
import { textLanguage } from './text-language.js';

type Article = shapes.ActAnswer['articoli'][number];

interface ContentsProps {
  act: shapes.ActAnswer;
  frame: Frame;
}

/** Beside the text: links to the articles on the same page. */
export function ShortContents({ act, frame }: ContentsProps): JSX.Element {
  return (
    <ol>
      <Rows
        articles={act.articoli}
        depth={0}
        addressOf={({ eli }) => `#${anchorOf(eli, act.eli)}`}
        act={act}
        frame={frame}
      />
    </ol>
  );
}

/** Articles that are listed together where the document has no divisions. */
const perGroup = 50;

/** Instead of the text: links to the pages of the articles, folded by their widest division. */
export function LongContents({ act, frame }: ContentsProps): JSX.Element {
  const { language, words } = frame;
  const groups = groupArticles(act.articoli);
  const addressOf = ({ eli }: Article) => pageOnDay(eli, frame);
  return (
    <div class="index">
      {groups.map(({ name, depth, articles }) => {
        const [first, last] = [articles[0]!.num, articles.at(-1)!.num];
        const range = words.act.articles(first, last);
        const rows = (
          <ol>
            <Rows articles={articles} depth={depth} addressOf={addressOf} act={act} frame={frame} />
          </ol>
        );
        if (groups.length === 1 && name === '') return rows;
        return (
          <details key={addressOf(articles[0]!)} open={groups.length < 3}>
            <summary>
              {name === '' ? (
                range
              ) : (
                <strong lang={name === 'testo' ? language : textLanguage(act.eli)}>
                  {name === 'testo' ? words.act.enacting : name}
                </strong>
              )}{' '}
              <span class="soft">
                {name === '' ? null : range}
                {name === '' || articles.length === 1 ? null : ', '}
                {articles.length === 1 ? null : words.act.articleCount(formatNumber(articles.length, language), false)}
              </span>
              <Headings articles={articles} act={act} />
            </summary>
            {rows}
          </details>
        );
      })}
    </div>
  );
}

/** Characters of a heading in a summary. */
const longestHeading = 60;

/** What a group is about, as far as the headings of its first and last article say. */
function Headings({ articles, act }: Pick<RowsProps, 'articles' | 'act'>): JSX.Element | null {
  const ends = [articles[0]!, ...(articles.length === 1 ? [] : [articles.at(-1)!])];
  const said = ends.flatMap(({ rubrica }) => (rubrica === null ? [] : [shorten(rubrica, longestHeading)]));
  if (said.length < ends.length) return null;
  return (
    <span class="soft headings" lang={textLanguage(act.eli)}>
      {said.join(' – ')}
    </span>
  );
}

/** `Art. 1, allegato II.17`; of an article that only enacts what stands in the annexes, in the language of the page. */
export function titleInPage({ num, parte }: Pick<Article, 'num' | 'parte'>, { words }: Frame): string {
  if (parte !== 'testo') return titleArticle({ num, parte });
  return `${titleArticle({ num, parte: null })}, ${words.act.enactingPart}`;
}

/** Id of an article on the page of its act: `art-2-bis`, `art-25-octies_1`, `art-testo-1`. @param act ELI of the act */
export function anchorOf(eli: string, act: string): string {
  const parts = eli.slice(act.length + 1).split('/');
  return idOf(`art-${parts.filter((part) => part !== 'art').join('-')}`);
}

interface Group {
  /** Divisions, the widest first; empty for none. */
  name: string;
  /** Number of divisions in the name. */
  depth: number;
  articles: Article[];
}

/** Articles of one widest division are listed by the next ones, too, where they are more. */
const perDivision = 200;

function groupArticles(articles: readonly Article[]): Group[] {
  const byDivision = (some: readonly Article[], depth: number): Group[] =>
    groupRuns(some, (article) => divisionsOf(article).slice(0, depth).join(' · ')).map((group) => ({
      ...group,
      depth,
    }));
  return byDivision(articles, 1).flatMap((group): Group[] => {
    if (group.name !== '') return group.articles.length <= perDivision ? [group] : byDivision(group.articles, 2);
    if (group.articles.length <= 2 * perGroup) return [{ ...group, depth: 0 }];
    const starts = Array.from({ length: Math.ceil(group.articles.length / perGroup) }, (_, i) => i * perGroup);
    return starts.map((start) => ({ name: '', depth: 0, articles: group.articles.slice(start, start + perGroup) }));
  });
}

/** The part of the act that is not its body, if any, and the divisions of an article. */
function divisionsOf({ parte, partizione }: Article): string[] {
  return [...(parte === null ? [] : [parte]), ...partizione];
}

/** Neighbours of the same name together: a name may come again later. */
function groupRuns(
  articles: readonly Article[],
  nameOf: (article: Article) => string,
): Pick<Group, 'name' | 'articles'>[] {
  let run = 0;
  let before: string | null = null;
  const runs = groupBy(articles, (article) => {
    const name = nameOf(article);
    if (before !== null && name !== before) run++;
    before = name;
    return String(run);
  });
  return [...runs.values()].map((group) => ({ name: nameOf(group[0]!), articles: group }));
}

interface RowsProps extends ContentsProps {
  articles: readonly Article[];
  /** Number of divisions, outermost first, that the heading around the rows states already. */
  depth: number;
  addressOf: (article: Article) => string;
}

function Rows({ articles, depth, addressOf, act, frame }: RowsProps): JSX.Element {
  const path = (article: Article) => divisionsOf(article).slice(depth).join(' · ');
  return (
    <>
      {groupRuns(articles, path).flatMap(({ name, articles: group }) => [
        name === '' ? null : (
          <li
            key={`${group[0]!.eli} division`}
            class="division"
            lang={name === 'testo' ? frame.language : textLanguage(act.eli)}
          >
            {name === 'testo' ? frame.words.act.enacting : name}
          </li>
        ),
        ...group.map((article) => (
          <li key={article.eli}>
            <a href={addressOf(article)}>{titleInPage(article, frame)}</a>
            {article.rubrica === null ? null : (
              <span lang={textLanguage(act.eli)}> {shorten(article.rubrica, 90)}</span>
            )}
            {endingOfAct(act, frame) === 'ended' ? null : <ArticleBadge article={article} act={act} frame={frame} />}
          </li>
        )),
      ])}
    </>
  );
}

interface BadgeProps {
  article: Article;
  act: shapes.ActAnswer;
  frame: Frame;
}

/** How an article ended, or that its text is only a mark of that; nothing where it ended after the day of the text. */
export function ArticleBadge({ article, act, frame }: BadgeProps): JSX.Element | null {
  const { stato, abrogato } = article;
  if (stato !== null && endingOf(stato, { ...act, abrogato }, frame.day) === 'ended')
    return <StatusBadge stato={stato} frame={frame} />;
  return abrogato ? <span class="badge">{frame.words.act.repealed}</span> : null;
}
