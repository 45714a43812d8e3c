// Chooses the names that are written beside dots: none covers another one, nor a large dot.

/** A dot, from the left and the top of the window, in pixels. */
export interface Dot {
  x: number;
  y: number;
  /** Its radius. */
  size: number;
}

/** A name, which stands beside its dot, or below. */
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

/** Where a name stands by its dot: right, below, or left. */
type Side = 1 | 0 | -1;

/** A name that is written. */
export type Chosen<Written extends Name> = Written & { side: Side };

/**
 * Those that can be written, the ones that are forced first, then those of the largest dots: to the right; where something else or the
 * edge is there, below a large dot; to the left at the edge and where the name is forced, whose dot may have a line of its own, else below.
 * @param dots that are drawn @param width of the picture, whose edges no name crosses
 */
export function chooseNames<Written extends Name>(
  names: readonly Written[],
  dots: readonly Dot[],
  width = Infinity,
): Chosen<Written>[] {
  const large = dots.filter(({ size }) => size >= largeDot);
  const ranked = [...names].sort((a, b) => Number(b.isForced) - Number(a.isForced) || b.size - a.size);
  const chosen: Chosen<Written>[] = [];
  const taken: Box[] = [];
  for (const name of ranked) {
    for (const side of sidesOf(name, width)) {
      const box = boxOf(name, side);
      if (taken.some((other) => overlap(box, other)) || large.some((dot) => covers(box, dot, name))) continue;
      chosen.push({ ...name, side });
      taken.push(box);
      break;
    }
  }
  return chosen;
}

/** The sides on which a name is within the picture, the best first. */
function sidesOf(name: Name, width: number): Side[] {
  const isInside = (side: Side) => {
    const { left, right } = boxOf(name, side);
    return left > 0 && right < width;
  };
  if (name.isForced || !isInside(1)) return ([1, -1, 0] as const).filter(isInside);
  return name.size < largeDot ? [1] : [1, 0];
}

/** The left end of a name, and the middle of its line. */
export function startOf({ x, y, size, width, side }: Chosen<Name>): { left: number; middle: number } {
  const left = x + side * (size + gap) + ((side - 1) * width) / 2;
  return { left, middle: side === 0 ? y + size + gap + above : y };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(name: Name, side: Side): Box {
  const { left, middle } = startOf({ ...name, side });
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
