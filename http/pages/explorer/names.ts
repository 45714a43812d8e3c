// Chooses the names that are written beside dots: none covers another one, nor a large dot.

/** A dot, from the left and the top of the window, in pixels. */
export interface Dot {
  x: number;
  y: number;
  /** Its radius. */
  size: number;
}

/** A name, which stands to the right of its dot, or below. */
export interface Name extends Dot {
  /** Width of the words. */
  width: number;
  /** Whether it comes before others, whatever the size of its dot. */
  isForced: boolean;
}

/** A name begins so far from the edge of its dot. */
const gap = 3;
/** Above and below the middle of its dot. */
const [above, below] = [9, 6];
/** Dots of this radius are not covered. */
const largeDot = 7;

/** A name that is written: beside its dot, or below it where another dot or name stands beside. */
export type Chosen<Written extends Name> = Written & { isBelow: boolean };

/** Those that can be written, the ones that are forced first, then those of the largest dots. @param dots that are drawn */
export function chooseNames<Written extends Name>(names: readonly Written[], dots: readonly Dot[]): Chosen<Written>[] {
  const large = dots.filter(({ size }) => size >= largeDot);
  const ranked = [...names].sort((a, b) => Number(b.isForced) - Number(a.isForced) || b.size - a.size);
  const chosen: Chosen<Written>[] = [];
  const taken: Box[] = [];
  for (const name of ranked) {
    for (const isBelow of name.size >= largeDot ? [false, true] : [false]) {
      const box = boxOf(name, isBelow);
      if (taken.some((other) => overlap(box, other)) || large.some((dot) => covers(box, dot, name))) continue;
      chosen.push({ ...name, isBelow });
      taken.push(box);
      break;
    }
  }
  return chosen;
}

/** The left end of a name, and the middle of its line. */
export function startOf({ x, y, size, width, isBelow }: Chosen<Name>): { left: number; middle: number } {
  return isBelow ? { left: x - width / 2, middle: y + size + gap + above } : { left: x + size + gap, middle: y };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(name: Name, isBelow: boolean): Box {
  const { left, middle } = startOf({ ...name, isBelow });
  return { left, right: left + name.width, top: middle - above, bottom: middle + below };
}

function overlap(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a name lies on a dot that is not its own. */
function covers({ left, right, top, bottom }: Box, { x, y, size }: Dot, name: Name): boolean {
  if (x === name.x && y === name.y) return false;
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return dx * dx + dy * dy < size * size;
}
