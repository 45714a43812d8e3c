// Draws names, boxes and the colours of the page on the picture, beside dots and lines.
import { startOf, type Chosen, type Name } from './names.js';
import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering';

export interface NodeAttributes {
  number: number;
  x: number;
  y: number;
  size: number;
  label: string;
  color: string;
}

export interface EdgeAttributes {
  number: number;
  size: number;
  color: string;
}

/** Colours of what is not a node. */
export interface Inks {
  paper: string;
  ink: string;
  soft: string;
  link: string;
  repeal: string;
  strong: string;
  faded: string;
}

/** As the style of the page has them. */
export function readInks(container: HTMLElement): Inks {
  const style = getComputedStyle(container);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: read('graph-paper'),
    ink: read('ink'),
    soft: read('soft'),
    link: read('graph-link'),
    repeal: read('graph-repeal'),
    strong: read('graph-strong'),
    faded: read('graph-faded'),
  };
}

/** A name that may be written, and where. */
export interface PossibleName extends Name {
  label: string;
  context: CanvasRenderingContext2D;
  fontSize: number;
}

/** Collects the names that sigma would write, so that those that cover nothing can be chosen when all are known. */
export function collectNames(names: PossibleName[]): NodeLabelDrawingFunction<NodeAttributes, EdgeAttributes> {
  return (context, data, { labelSize, labelFont }) => {
    const { label, x, y, size } = data;
    // A highlighted node has its name in a box.
    if (!label || ('highlighted' in data && data.highlighted === true)) return;
    context.font = `${labelSize}px ${labelFont}`;
    const isForced = 'forceLabel' in data && data.forceLabel === true;
    names.push({ label, x, y, size, context, isForced, fontSize: labelSize, width: context.measureText(label).width });
  };
}

/** The name beside its node, or below, on a border of paper that keeps it readable on lines. */
export function writeName(name: Chosen<PossibleName>, { ink, paper }: Inks): void {
  const { label, context, fontSize } = name;
  const { left, middle } = startOf(name);
  const base = middle + fontSize / 3;
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = paper;
  context.strokeText(label, left, base);
  context.fillStyle = ink;
  context.fillText(label, left, base);
}

/** Name and counts in a box beside the node, which may have no label: it is pale. */
export function drawHover(
  inks: Inks,
  describe: (node: number) => readonly [name: string, facts: string],
): NodeHoverDrawingFunction<NodeAttributes, EdgeAttributes> {
  return (context, data, settings) => {
    // Sigma gives the key, which its types leave out.
    const [name, facts] = describe(Number((data as { key?: string }).key));
    const { labelSize: size, labelFont: font } = settings;
    context.font = `600 ${size}px ${font}`;
    const nameWidth = context.measureText(name).width;
    context.font = `${size - 1}px ${font}`;
    const width = Math.max(nameWidth, context.measureText(facts).width) + 20;
    const height = size * 2 + 20;
    const isRight = data.x + data.size + 6 + width < context.canvas.clientWidth;
    const left = isRight ? data.x + data.size + 6 : data.x - data.size - 6 - width;
    const top = Math.max(4, data.y - height / 2);
    context.fillStyle = inks.paper;
    context.strokeStyle = inks.soft;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(left, top, width, height, 6);
    context.fill();
    context.stroke();
    context.beginPath();
    context.arc(data.x, data.y, data.size + 2, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = inks.ink;
    context.fillStyle = data.color;
    context.fill();
    context.stroke();
    context.fillStyle = inks.ink;
    context.font = `600 ${size}px ${font}`;
    context.fillText(name, left + 10, top + size + 6);
    context.font = `${size - 1}px ${font}`;
    context.fillText(facts, left + 10, top + size * 2 + 10);
  };
}
