// The view of the drawing, which is kept in the address so that it can be shared.
import { ways, type Way } from './classes.js';

export interface View {
  colour: Way;
  /** Keys of the classes that are hidden, by way. */
  hidden: Record<Way, Set<string>>;
  /** Kinds of relation that are hidden. */
  kinds: Set<string>;
  /** Years of the amending acts, inclusive; `null` for no bound. */
  from: number | null;
  to: number | null;
  /** ELI of the node that is selected, and of the one to which the path is shown. */
  selected: string | null;
  target: string | null;
  /** Position of the camera: x, y and ratio. */
  camera: readonly [number, number, number] | null;
}

export function readView(query: URLSearchParams): View {
  const set = (name: string) => new Set((query.get(name) ?? '').split(',').filter((key) => key !== ''));
  const year = (name: string) => (/^\d{4}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const camera = (query.get('vista') ?? '').split(',').map(Number);
  const [x, y, ratio] = camera;
  const isCamera = camera.length === 3 && camera.every(Number.isFinite) && ratio! > 0;
  return {
    colour: ways.find((way) => way === query.get('colore')) ?? 'tipo',
    hidden: Object.fromEntries(ways.map((way) => [way, set(`senza_${way}`)])) as View['hidden'],
    kinds: set('senza_genere'),
    from: year('dal'),
    to: year('al'),
    selected: query.get('atto'),
    target: query.get('fino_a'),
    camera: isCamera ? [x!, y!, ratio!] : null,
  };
}

/** The address of a view. @param query of the choice of nodes, which is kept */
export function writeView(view: View, query: URLSearchParams): string {
  const next = new URLSearchParams([...query].filter(([name]) => choiceNames.includes(name)));
  const put = (name: string, value: string | number | null | undefined) => {
    if (value) next.set(name, String(value));
  };
  put('colore', view.colour === 'tipo' ? null : view.colour);
  for (const way of ways) put(`senza_${way}`, [...view.hidden[way]].join());
  put('senza_genere', [...view.kinds].join());
  put('dal', view.from);
  put('al', view.to);
  put('atto', view.selected);
  put('fino_a', view.target);
  put('vista', view.camera?.map((number) => Number(number.toFixed(4))).join());
  // An address that people read on a picture: what a query may hold stands in it as it is.
  const text = next.toString().replace(/%(?:2F|3A|2C)/g, decodeURIComponent);
  return location.pathname + (text && `?${text}`);
}

const choiceNames = ['norma', 'profondita', 'livello', 'natura', 'legame', 'max', 'lang'];
