// Which names are written beside dots: none covers another one, nor a large dot.

/** A dot, from the left and the top of the window, in pixels. */
export interface Dot {
  x: number;
  y: number;
  /** Its radius. */
  size: number;
}

/** A name, which stands to the right of its dot. */
export interface Name extends Dot {
  /** Of the words. */
  width: number;
  /** Whether it comes before others, whatever the size of its dot. */
  isForced: boolean;
}

/** A name begins so far from the edge of its dot. */
export const gap = 3;
/** Above and below the middle of its dot. */
const [above, below] = [9, 6];
/** Dots of this radius are not covered. */
const largeDot = 7;

/** Those that can be written, the ones that are forced first, then those of the largest dots. @param dots that are drawn */
export function chooseNames<Written extends Name>(names: readonly Written[], dots: readonly Dot[]): Written[] {
  const large = dots.filter(({ size }) => size >= largeDot);
  const ranked = [...names].sort((a, b) => Number(b.isForced) - Number(a.isForced) || b.size - a.size);
  const chosen: Written[] = [];
  for (const name of ranked) {
    const isFree = chosen.every((other) => !overlap(name, other)) && large.every((dot) => !covers(name, dot));
    if (isFree) chosen.push(name);
  }
  return chosen;
}

const leftOf = ({ x, size }: Name) => x + size + gap;

function overlap(name: Name, other: Name): boolean {
  const [left, right] = [leftOf(name), leftOf(other)];
  const isBeside = left + name.width < right || right + other.width < left;
  return !isBeside && Math.abs(name.y - other.y) < above + below;
}

/** Whether a name lies on a dot that is not its own. */
function covers(name: Name, { x, y, size }: Dot): boolean {
  if (x === name.x && y === name.y) return false;
  const left = leftOf(name);
  const [dx, dy] = [Math.max(left - x, 0, x - left - name.width), Math.max(name.y - above - y, 0, y - name.y - below)];
  return dx * dx + dy * dy < size * size;
}
