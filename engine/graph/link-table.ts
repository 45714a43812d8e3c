// One table of all links: relations and citations by source, target, kind and reach. Views are masks of its sorts of links.
import type { Numbers } from '../store/columns.js';
import type { Snapshot } from '../store/snapshot.js';
import { openStrings } from '../store/strings.js';
import { linkKind, reaches, type LinkKind, type Reach } from '../law/relation.js';
import { nodeFlags, openNodes, type Nodes, type StoredNodes } from './nodes.js';
import { levels, masks, sorts, type Level } from './view.js';

/** How much of its target a link reaches; `''` where that is not known, or does not apply. */
export const linkReaches = ['', ...reaches] as const;

/**
 * Rows are sorted by sort, source, target, kind and reach; equal ones are one row. Of sort s (its place in {@link sorts}) and node n,
 * the outgoing rows are those from `starts[s * nodes + n]` up to the start that follows, and the incoming ones are those of `incoming` from
 * `incoming.starts[…]` on. No citation joins a node with itself. `totals`: how many nodes, and merged links, a view has, at {@link totalsAt}.
 */
export const tableColumns = [
  'source',
  'target',
  'kind',
  'reach',
  'weight',
  'starts',
  'incoming',
  'incoming.starts',
  'degrees.act',
  'degrees.article',
  'totals',
] as const;
type Columns = Readonly<Record<(typeof tableColumns)[number], Numbers>>;

export interface LinkTable extends Columns {
  nodes: Nodes;
  /** By number, as `kind` and `reach` have it. */
  kinds: readonly LinkKind[];
  reaches: readonly (Reach | '')[];
}

/** The table of an open snapshot: pages of its columns are read when they are first asked for. */
export function openLinkTable(snapshot: Snapshot): LinkTable & { nodes: StoredNodes } {
  const columns = tableColumns.map((name) => [name, snapshot.numbers(`graph.links.${name}`, Uint32Array)] as const);
  return {
    nodes: openNodes(snapshot),
    kinds: openStrings(snapshot, 'graph.kinds').all() as LinkKind[],
    reaches: openStrings(snapshot, 'graph.reaches').all() as (Reach | '')[],
    ...(Object.fromEntries(columns) as Columns),
  };
}

/** Masks are lower. */
export const masksBound = 1 << sorts.length;
export const totalsAt = (level: Level, mask: number): number => (levels.indexOf(level) * masksBound + mask) * 2;

/** The links of some sorts at a level, by its nodes: acts by their number among acts, or all nodes by theirs. */
export interface ViewLinks {
  level: Level;
  table: LinkTable;
  /** Upper bound of the nodes' numbers; only some of the numbers are in the view. */
  bound: number;
  /** Numbers of its nodes, and of its merged links. */
  order: number;
  linkCount: number;
  /** Whether a number is that of a node of the view: at the level of acts, of an act that is known too. */
  isMember: (node: number) => boolean;
  /** Relations and citations, in and out; one relation that joins a node with itself counts twice. */
  degree: (node: number) => number;
  /** Rows that are looked at from a node. */
  ends: (node: number) => number;
  /** The number of the kind of a row's link. @param target the node that it leads to */
  kindOf: (row: number, target: number) => number;
  /** Each row that leads from a node, or to it, with the node at its other end. */
  forEach: (node: number, direction: 'outgoing' | 'incoming', visit: (other: number, row: number) => void) => void;
}

export function linksOf(table: LinkTable, level: Level, mask: number): ViewLinks {
  const { nodes, source, target, starts, incoming } = table;
  const { count, actCount, act, first, flags } = nodes;
  const incomingStarts = table['incoming.starts'];
  const degrees = table[`degrees.${level}`];
  const isActs = level === 'act';
  const bound = isActs ? actCount : count;
  const chosen = sorts.flatMap((sort, place) => (mask & masks[sort] ? [place] : []));
  const degree = (node: number) => chosen.reduce((sum, place) => sum + degrees.at(place * bound + node)!, 0);
  const [from, to] = isActs
    ? [(node: number) => first.at(node)!, (node: number) => first.at(node + 1)!]
    : [(node: number) => node, (node: number) => node + 1];
  const rowsOf = (begins: Numbers, node: number) =>
    chosen.reduce(
      (sum, place) => sum + begins.at(place * count + to(node))! - begins.at(place * count + from(node))!,
      0,
    );
  return {
    level,
    table,
    bound,
    order: table.totals.at(totalsAt(level, mask))!,
    linkCount: table.totals.at(totalsAt(level, mask) + 1)!,
    degree,
    isMember: (node) => degree(node) > 0 || (isActs && (flags.at(first.at(node)!)! & nodeFlags.known) !== 0),
    kindOf: kindReader(table, level),
    ends: (node) => rowsOf(starts, node) + rowsOf(incomingStarts, node),
    forEach: (node, direction, visit) => {
      const isOut = direction === 'outgoing';
      const [begins, other] = isOut ? [starts, target] : [incomingStarts, source];
      for (const place of chosen) {
        const leavesOutOwn = isActs && sorts[place] === 'citations';
        const end = begins.at(place * count + to(node))!;
        for (let at = begins.at(place * count + from(node))!; at < end; at++) {
          const row = isOut ? at : incoming.at(at)!;
          const end = other.at(row)!;
          const found = isActs ? act.at(end)! : end;
          if (!leavesOutOwn || found !== node) visit(found, row);
        }
      }
    },
  };
}

function kindReader({ kinds, reaches: known, kind, reach, nodes }: LinkTable, level: Level): ViewLinks['kindOf'] {
  // By kind and reach: at an act, and at an article.
  const told = (target: Level) =>
    kinds.map((one) => known.map((far) => kinds.indexOf(linkKind(one, far === '' ? null : far, target))));
  const [ofActs, ofArticles] = [told('act'), told('article')];
  const isArticle = (node: number) => level === 'article' && nodes.first.at(nodes.act.at(node)!) !== node;
  return (row, target) => (isArticle(target) ? ofArticles : ofActs)[kind.at(row)!]![reach.at(row)!]!;
}
