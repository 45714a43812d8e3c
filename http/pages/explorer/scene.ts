// The picture: sigma draws nodes and links of a drawing by WebGL.
import Sigma from 'sigma';
import { EdgeLineProgram, EdgeRectangleProgram } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types';
import { largestOf, makeGraph, nearBounds, shrinkIn, sizeOf } from './dots.js';
import type { Drawing } from './drawing.js';
import { changedKeys, showAll, type Filtered } from './filter.js';
import {
  collectNames,
  drawHover,
  readInks,
  writeName,
  type EdgeAttributes,
  type Inks,
  type NodeAttributes,
  type PossibleName,
} from './ink.js';
import { chooseNames, startOf, type Chosen, type Dot, type Name } from './names.js';
import { escapeXml, writeSvg } from './save.js';

export interface Spot {
  node: number;
  x: number;
  y: number;
  size: number;
}

/** The filtered drawing, with its emphasis and colours. */
export interface Look {
  filtered: Filtered;
  /** `null` where nothing is emphasised. */
  focus: Focus | null;
  /** Class of each node, and the colours of the classes. */
  classOf: Uint16Array;
  colours: readonly string[];
}

/** The nodes and links that are emphasised; everything else is then drawn pale. */
export interface Focus {
  nodes: ReadonlySet<number>;
  links: ReadonlySet<number>;
  /** Those whose names are always written. */
  named: ReadonlySet<number>;
}

export interface SceneEvents {
  select: (node: number | null) => void;
  /** The camera has come to rest. */
  moved: (camera: [number, number, number]) => void;
}

const restMilliseconds = 250;
/** Up to this many links, links are rectangles with smooth edges; others are lines of a pixel. Software takes seconds to draw 60,000 rectangles. */
const fewLinks = 4000;
/** About, of the 13 pixels of a name in a drawing that is saved. */
const letterWidth = 7;
/** Above this many links, links are hidden while the camera moves. */
const manyLinks = 20_000;

export class Scene {
  readonly #sigma: Sigma<NodeAttributes, EdgeAttributes>;
  readonly #inks: Inks;
  /** Names that may be written in this frame. */
  readonly #names: PossibleName[] = [];
  /** Nodes that names may not cover, by number. */
  readonly #large: readonly number[];
  #look: Look;
  #hovered: number | null = null;

  /** Draws all nodes and links. @param painted what they look like */
  constructor(
    private readonly drawing: Drawing,
    container: HTMLElement,
    painted: Pick<Look, 'classOf' | 'colours'>,
    describe: (node: number) => string,
    events: SceneEvents,
  ) {
    this.#look = { ...painted, filtered: showAll(drawing), focus: null };
    // Wide enough for all names: on a narrow screen it is scrolled, and not moved by touch.
    if (drawing.isNear) container.classList.add('near');
    this.#inks = readInks(container);
    this.#large = largestOf(drawing);
    const linkProgram = drawing.links > fewLinks ? EdgeLineProgram : EdgeRectangleProgram;
    this.#sigma = new Sigma<NodeAttributes, EdgeAttributes>(makeGraph(drawing), container, {
      allowInvalidContainer: true,
      hideEdgesOnMove: drawing.links > manyLinks,
      labelGridCellSize: 90,
      labelDensity: 0.06,
      labelRenderedSizeThreshold: 5,
      labelFont: getComputedStyle(container).fontFamily,
      labelSize: 13,
      // Names stand beside their dots.
      stagePadding: 48,
      zoomToSizeRatioFunction: (ratio) => Math.sqrt(ratio) * shrinkIn(container.clientWidth),
      minCameraRatio: 0.01,
      maxCameraRatio: 3,
      zoomDuration: this.#milliseconds(200),
      inertiaDuration: this.#milliseconds(200),
      doubleClickZoomingDuration: this.#milliseconds(200),
      defaultDrawNodeLabel: collectNames(this.#names),
      defaultDrawNodeHover: drawHover(this.#inks, (node) => [drawing.name[node]!, describe(node)]),
      // Without arrows, which sigma would make ready.
      edgeProgramClasses: { line: linkProgram, arrow: linkProgram },
      // A reducer gets a copy of the attributes.
      nodeReducer: (_, attributes) => this.#drawNode(attributes.number, attributes),
      edgeReducer: (_, attributes) => this.#drawLink(attributes.number, attributes),
    });
    this.#listen(container, events);
    if (drawing.isNear) {
      this.#sigma.setCustomBBox(nearBounds).refresh();
      this.#sigma.getTouchCaptor().enabled = container.clientWidth <= container.parentElement!.clientWidth;
    } else this.#writeNames();
  }

  /** Draws other nodes and links, or others emphasised, in other colours: only what looks different is drawn anew. */
  show(look: Look): void {
    const before = this.#look;
    this.#look = look;
    const isFocused = before.focus !== look.focus;
    const isPainted = before.classOf !== look.classOf || before.colours !== look.colours;
    const nodes = changedKeys(before.filtered.nodes, look.filtered.nodes, isFocused || isPainted);
    const edges = changedKeys(before.filtered.links, look.filtered.links, isFocused);
    if (nodes.length + edges.length === 0) return;
    this.#sigma.refresh({ partialGraph: { nodes, edges }, skipIndexation: true, schedule: true });
  }

  /** Looks at one node, or at everything. */
  fly(node: number | null, ratio = 0.15): void {
    const data = node === null ? undefined : this.#sigma.getNodeDisplayData(String(node));
    const { ratio: now } = this.#sigma.getCamera();
    this.#move(data ? { x: data.x, y: data.y, ratio: Math.min(ratio, now) } : { x: 0.5, y: 0.5, ratio: 1 });
  }

  /** Looks at all of some nodes, one at least. */
  frame(nodes: Iterable<number>): void {
    const spots = [...nodes].flatMap((node) => this.#sigma.getNodeDisplayData(String(node)) ?? []);
    const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
    const [[left, right], [bottom, top]] = [range(spots.map(({ x }) => x)), range(spots.map(({ y }) => y))];
    const ratio = Math.min(1, Math.max(0.05, right - left, top - bottom) * 1.3);
    // What is near may be drawn wider than what is seen of it.
    this.#move({ x: (left + right) / 2, y: (bottom + top) / 2, ratio: this.drawing.isNear ? ratio * 1.5 : ratio });
  }

  /** Shows a part of the drawing; where that is wider than what scrolls it, in the middle of what is seen. */
  #move(to: { x: number; y: number; ratio: number }): void {
    const { parentElement, clientWidth } = this.#sigma.getContainer();
    parentElement!.scrollLeft = (clientWidth - parentElement!.clientWidth) / 2;
    void this.#sigma.getCamera().animate(to, { duration: this.#milliseconds(500) });
  }

  place([x, y, ratio]: readonly [number, number, number]): void {
    this.#sigma.getCamera().setState({ x, y, ratio });
  }

  zoom(factor: number): void {
    const camera = this.#sigma.getCamera();
    void camera.animate(
      { ratio: camera.getBoundedRatio(camera.ratio * factor) },
      { duration: this.#milliseconds(150) },
    );
  }

  /** @param right @param down in shares of what is seen */
  pan(right: number, down: number): void {
    const camera = this.#sigma.getCamera();
    camera.setState({ x: camera.x + right * camera.ratio, y: camera.y - down * camera.ratio });
  }

  /** Emphasises a node as if the mouse were over it. */
  hover(node: number | null): void {
    const graph = this.#sigma.getGraph();
    for (const [one, isOn] of [
      [this.#hovered, false],
      [node, true],
    ] as const) {
      if (one !== null && graph.hasNode(one)) graph.setNodeAttribute(one, 'highlighted' as never, isOn as never);
    }
    this.#hovered = node;
  }

  /** The drawn nodes that are within the window, in pixels. */
  seen(): Spot[] {
    const { width, height } = this.#sigma.getDimensions();
    const spots: Spot[] = [];
    for (let node = 0; node < this.drawing.nodes; node++) {
      if (this.#look.filtered.nodes[node] === 0) continue;
      const { x, y } = this.#sigma.graphToViewport({ x: this.drawing.x[node]!, y: this.drawing.y[node]! });
      if (x < 0 || y < 0 || x > width || y > height) continue;
      spots.push({ node, x, y, size: this.#sigma.scaleSize(sizeOf(this.drawing, node)) });
    }
    return spots;
  }

  /** The visible picture as an SVG document. @param caption the words below it: the source and its days */
  toSvg(title: string, caption: string): string {
    const { width, height } = this.#sigma.getDimensions();
    const spots = this.seen();
    const at = (node: number) => this.#sigma.graphToViewport({ x: this.drawing.x[node]!, y: this.drawing.y[node]! });
    const round = (value: number) => Math.round(value * 10) / 10;
    const inside = new Set(spots.map(({ node }) => node));
    const lines: string[] = [];
    for (let link = 0; link < this.drawing.links; link++) {
      const [from, to] = [this.drawing.source[link]!, this.drawing.target[link]!];
      if (this.#look.filtered.links[link] === 0 || !(inside.has(from) || inside.has(to))) continue;
      const [a, b] = [at(from), at(to)];
      const { color } = this.#drawLink(link, {});
      lines.push(`<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${color ?? ''}"/>`);
    }
    const circles = spots.map(({ node, x, y, size }) => {
      const { color } = this.#drawNode(node, {});
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${color ?? ''}"/>`;
    });
    const names = this.#labelled(spots).map((name) => {
      const { left, middle } = startOf(name);
      return `<text x="${round(left)}" y="${round(middle + 4)}">${escapeXml(this.drawing.name[name.node]!)}</text>`;
    });
    const groups = { lines, circles: circles.reverse(), names };
    return writeSvg({ width, height }, groups, { title, caption }, this.#inks);
  }

  /** The largest that are seen, where names cover nothing. */
  #labelled(spots: readonly Spot[]): Chosen<Name & Spot>[] {
    const largest = spots
      .filter(({ node, size }) => this.drawing.isNear || size > 4 || node === this.drawing.centre)
      .sort((a, b) => b.size - a.size);
    const named = largest.slice(0, 400).map((spot) => ({
      ...spot,
      width: this.drawing.name[spot.node]!.length * letterWidth,
      isForced:
        this.drawing.isNear || spot.node === this.drawing.centre || this.#look.focus?.named.has(spot.node) === true,
    }));
    return this.#choose(named).slice(0, 80);
  }

  #writeNames(): void {
    for (const name of this.#choose(this.#names)) writeName(name, this.#inks);
  }

  #choose<Written extends Name>(names: readonly Written[]): Chosen<Written>[] {
    return chooseNames(names, this.#largeDots(), this.#sigma.getDimensions().width);
  }

  /** The large dots that are drawn, and not pale. */
  #largeDots(): Dot[] {
    return this.#large
      .filter((node) => this.#look.filtered.nodes[node] === 1 && this.#look.focus?.nodes.has(node) !== false)
      .map((node) => ({
        ...this.#sigma.graphToViewport({ x: this.drawing.x[node]!, y: this.drawing.y[node]! }),
        size: this.#sigma.scaleSize(sizeOf(this.drawing, node)),
      }));
  }

  /** @param attributes are changed */
  #drawNode(node: number, attributes: Partial<NodeDisplayData>): Partial<NodeDisplayData> {
    const { filtered, focus, colours, classOf } = this.#look;
    if (filtered.nodes[node] === 0) {
      attributes.hidden = true;
      return attributes;
    }
    attributes.color = colours[classOf[node]!] ?? this.#inks.soft;
    // The centre of a neighbourhood has a ring, and its name in a box.
    if (node === this.drawing.centre) attributes.highlighted = true;
    if (this.drawing.isNear) attributes.forceLabel = true;
    if (focus === null) return attributes;
    if (focus.nodes.has(node)) attributes.forceLabel = this.drawing.isNear || focus.named.has(node);
    else Object.assign(attributes, { color: this.#inks.faded, label: '' });
    return attributes;
  }

  /** @param attributes are changed */
  #drawLink(link: number, attributes: Partial<EdgeDisplayData>): Partial<EdgeDisplayData> {
    const { filtered, focus } = this.#look;
    if (filtered.links[link] === 0 || focus?.links.has(link) === false) {
      attributes.hidden = true;
      return attributes;
    }
    const isRepeal = this.drawing.kinds[this.drawing.kind[link]!] === 'abroga';
    attributes.color = isRepeal ? this.#inks.repeal : focus === null ? this.#inks.link : this.#inks.strong;
    return attributes;
  }

  #listen(container: HTMLElement, events: SceneEvents): void {
    this.#sigma.on('beforeRender', () => void this.#names.splice(0));
    this.#sigma.on('afterRender', () => this.#writeNames());
    this.#sigma.on('clickNode', ({ node }) => events.select(Number(node)));
    this.#sigma.on('clickStage', () => events.select(null));
    this.#sigma.on('enterNode', () => container.classList.add('over'));
    this.#sigma.on('leaveNode', () => container.classList.remove('over'));
    let rest = 0;
    this.#sigma.getCamera().on('updated', ({ x, y, ratio }) => {
      window.clearTimeout(rest);
      rest = window.setTimeout(() => events.moved([x, y, ratio]), restMilliseconds);
    });
  }

  /** None for those who want less motion. */
  #milliseconds(usual: number): number {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : usual;
  }
}
