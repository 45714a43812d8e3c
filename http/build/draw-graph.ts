// A graph of acts as an SVG picture: one colour a type of act, larger the more relations an act has.
import { MultiDirectedGraph } from 'graphology';
import layout from 'graphology-layout-forceatlas2';

/** The part of an answer of `/api/public/graph` that is drawn. */
export interface Picture {
  /** Highest degree first. */
  nodes: { id: string; label: string; tipo: string; grado: number }[];
  links: { source: string; target: string; tipo: string }[];
}

interface Spot {
  x: number;
  y: number;
  radius: number;
}

// The package is CommonJS: its function is the member `default` of what is imported, or that itself.
const forceAtlas2 = layout as unknown as typeof layout.default;
const [width, height, margin] = [1200, 640, 44];
const mostLabels = 26;
const paper = '#0e1a2b';
const ink = '#eef3f9';
/** Colours of the types of act that the legend names, most frequent types first; the last is for all others. */
const colours = ['#7cc4ff', '#ffc06a', '#8fe3b0', '#ff9fb2', '#c9b2ff', '#c6d0da'];
const repeal = '#ff7d6b';
const amendment = '#8fa6c0';

/** An SVG document with text, readable by screen readers; the same for the same answer. */
export function drawGraph({ nodes, links }: Picture): string {
  const spots = placeNodes({ nodes, links });
  const types = rankTypes(nodes);
  const colourOf = (type: string) => colours[Math.min(types.indexOf(type), colours.length - 1)]!;
  const lines = links.map(({ source, target, tipo }) => drawLink(spots.get(source)!, spots.get(target)!, tipo));
  const circles = nodes.map(({ id, tipo }) => {
    const { x, y, radius } = spots.get(id)!;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colourOf(tipo)}"/>`;
  });
  const title = `${nodes.length} atti e ${links.length} legami di modifica`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">
<title id="t">${title}</title>
<rect width="${width}" height="${height}" rx="14" fill="${paper}"/>
<g fill="none" stroke-width="1.1">
${lines.join('\n')}
</g>
<g stroke="${paper}" stroke-width="1.5">
${circles.join('\n')}
</g>
<g font-family="system-ui, 'Segoe UI', Roboto, sans-serif" font-size="13" fill="${ink}" stroke="${paper}" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round">
${placeLabels(nodes, spots).join('\n')}
</g>
${drawLegend(types, title)}
</svg>
`;
}

/** Positions by ForceAtlas2 from a circle in the order of rank, fitted to the picture; no chance is involved. */
function placeNodes({ nodes, links }: Picture): Map<string, Spot> {
  const graph = new MultiDirectedGraph();
  nodes.forEach(({ id, grado }, i) => {
    const angle = i * 2.399963;
    const distance = Math.sqrt(i + 1);
    graph.addNode(id, { x: Math.cos(angle) * distance * 12, y: Math.sin(angle) * distance * 6, size: radiusOf(grado) });
  });
  for (const { source, target } of links) graph.addEdge(source, target);
  const settings = { gravity: 2.2, scalingRatio: 26, adjustSizes: true, slowDown: 4 };
  forceAtlas2.assign(graph, { iterations: 1500, settings });
  const linked = nodes.filter(({ id }) => graph.degree(id) > 0).map(({ id }) => graph.getNodeAttributes(id));
  const range = (key: 'x' | 'y') => {
    const values = linked.map((attributes) => Number(attributes[key])).sort((a, b) => a - b);
    return [values[0] ?? 0, values.at(-1) ?? 1] as const;
  };
  const [[left, right], [top, bottom]] = [range('x'), range('y')];
  const fit = (value: number, from: number, to: number, size: number) =>
    round(margin + Math.min(1, Math.max(0, (value - from) / (to - from || 1))) * (size - 2 * margin));
  return new Map(
    nodes.map(({ id, grado }) => {
      const { x, y } = graph.getNodeAttributes(id);
      const spot = { x: fit(Number(x), left, right, width), y: fit(Number(y), top, bottom, height - 40) };
      return [id, { ...spot, radius: radiusOf(grado) }];
    }),
  );
}

function radiusOf(degree: number): number {
  return round(2.5 + 1.6 * Math.sqrt(degree));
}

function rankTypes(nodes: Picture['nodes']): string[] {
  const counts = new Map<string, number>();
  for (const { tipo } of nodes) counts.set(tipo, (counts.get(tipo) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([type]) => type);
}

/** An arc that bends to the left of its direction, so that links in both directions do not overlap. */
function drawLink(from: Spot, to: Spot, kind: string): string {
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * 0.12, (from.y + to.y) / 2 - (to.x - from.x) * 0.12];
  const isRepeal = kind === 'abroga';
  return `<path d="M${from.x} ${from.y}Q${round(x)} ${round(y)} ${to.x} ${to.y}" stroke="${isRepeal ? repeal : amendment}" stroke-opacity="${isRepeal ? 0.75 : 0.38}"/>`;
}

/** Names of the acts with most relations, where they cover no other name. */
function placeLabels(nodes: Picture['nodes'], spots: Map<string, Spot>): string[] {
  const taken: { left: number; right: number; y: number }[] = [];
  const labels: string[] = [];
  for (const { id, label } of nodes) {
    if (labels.length === mostLabels) break;
    const { x, y, radius } = spots.get(id)!;
    const size = label.length * 7.2;
    const isRight = x + radius + size + 8 < width;
    const left = isRight ? x + radius + 4 : x - radius - 4 - size;
    const box = { left, right: left + size, y };
    if (taken.some((other) => Math.abs(other.y - y) < 17 && other.left < box.right && box.left < other.right)) continue;
    taken.push(box);
    labels.push(`<text x="${round(left)}" y="${round(y + 4.5)}">${escapeXml(label)}</text>`);
  }
  return labels;
}

function drawLegend(types: readonly string[], title: string): string {
  const named = types.slice(0, colours.length - 1);
  const entries = [...named.map((type) => type.replaceAll('-', ' ')), 'altri tipi'].map((name, i) => ({ name, i }));
  let x = margin - 12;
  const items = entries.map(({ name, i }) => {
    const item = `<circle cx="${round(x)}" cy="${height - 22}" r="5.5" fill="${colours[i]!}"/><text x="${round(x + 11)}" y="${height - 17.5}">${escapeXml(name)}</text>`;
    x += 30 + name.length * 6.3;
    return item;
  });
  items.push(
    `<path d="M${round(x)} ${height - 22}h22" stroke="${repeal}" stroke-width="2"/><text x="${round(x + 28)}" y="${height - 17.5}">abroga</text>`,
    `<text x="${width - margin + 12}" y="${height - 17.5}" text-anchor="end">${title}</text>`,
  );
  return `<g font-family="system-ui, 'Segoe UI', Roboto, sans-serif" font-size="12.5" fill="${ink}">\n${items.join('\n')}\n</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
