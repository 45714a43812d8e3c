// The explorer in the browser: loads the drawing and keeps picture, legend, panel, list and address in step.
import { Brush } from './brush.js';
import { classify, ways, type Classes, type Way } from './classes.js';
import { fetchDrawing, type Drawing } from './drawing.js';
import { aroundAddress, fill, formatNumber, hasWebGL, link, part } from './elements.js';
import { filterDrawing, type Filtered } from './filter.js';
import { openFind } from './find.js';
import { countKinds, showLegend } from './legend.js';
import { NodeTable } from './list.js';
import { Panel } from './panel.js';
import { saveFile, toPng } from './save.js';
import { Scene, type Focus } from './scene.js';
import { readView, writeView, type View } from './view.js';
import { placed } from '../browser/place.js';
import type { ExplorerWords } from '../words.js';
import { typeName } from '../parts/type-name.js';

const asked = new URLSearchParams(location.search);
/** Time without a change of filters after which the list follows. */
const listMilliseconds = 120;

class Explorer {
  readonly #view: View = readView(asked);
  readonly #classes: Readonly<Record<Way, Classes>>;
  readonly #brush: Brush;
  readonly #panel: Panel;
  readonly #table: NodeTable;
  readonly #scene: Scene | null;
  #filtered: Filtered;
  #chains: readonly (readonly string[])[] = [];
  #listTimer = 0;

  constructor(
    private readonly drawing: Drawing,
    private readonly canDraw: boolean,
    private readonly words: ExplorerWords,
  ) {
    const classes = ways.map((way) => [way, classify(drawing, way, words)]);
    this.#classes = Object.fromEntries(classes) as Record<Way, Classes>;
    this.#filtered = filterDrawing(drawing, this.#classes, this.#view);
    part('explorer').hidden = false;
    this.#scene = this.#openScene();
    this.#panel = new Panel(part('panel'), drawing, words, {
      close: () => this.#select(null),
      select: (eli) => this.#find(eli),
      path: (target, chains) => this.#showPath(target, chains),
    });
    this.#table = new NodeTable(drawing, { rows: part('rows'), said: part('list-of'), more: part('more') }, words, {
      select: (node) => this.#select(drawing.id[node]!, true),
      hover: (node) => this.#scene?.hover(node),
    });
    this.#brush = new Brush(part('brush'), drawing, this.#view, words, () => this.#draw());
    openFind(part('find-field') as HTMLInputElement, drawing, (eli) => this.#find(eli));
    this.#listen();
    this.#refilter();
    this.#open();
  }

  /** The selection and the camera that the address names. */
  #open(): void {
    const { selected, camera } = this.#view;
    if (selected !== null && this.drawing.numberOf.has(selected)) this.#select(selected, camera === null);
    if (camera !== null) this.#scene?.place(camera);
  }

  #openScene(): Scene | null {
    if (!this.canDraw) {
      part('stage').hidden = true;
      showNotice(this.words.noWebGL);
      return null;
    }
    return new Scene(this.drawing, part('stage'), this.#painted(), (node) => this.#describe(node), {
      select: (node) => this.#select(node === null ? null : this.drawing.id[node]!),
      moved: (camera) => {
        this.#view.camera = camera;
        this.#keepAddress();
        this.#list();
      },
    });
  }

  #listen(): void {
    const colour = part('colour') as HTMLSelectElement;
    colour.value = this.#view.colour;
    colour.addEventListener('change', () => {
      this.#view.colour = ways.find((way) => way === colour.value) ?? 'tipo';
      this.#refilter();
    });
    part('reset').addEventListener('click', () => {
      for (const way of ways) this.#view.hidden[way].clear();
      this.#view.kinds.clear();
      this.#brush.reset();
      this.#refilter();
    });
    for (const button of document.querySelectorAll<HTMLElement>('[data-do]')) {
      button.hidden = this.#scene === null;
      button.addEventListener('click', () => void this.#do(button.dataset['do']!));
    }
    part('stage').addEventListener('keydown', (event) => {
      const action = keys[event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      void this.#do(action);
    });
  }

  async #do(action: Action): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    if (typeof action !== 'string') scene.pan(...action);
    else if (action === 'zoomIn') scene.zoom(1 / 1.5);
    else if (action === 'zoomOut') scene.zoom(1.5);
    else if (action === 'fit') scene.fly(null);
    else if (action === 'svg') saveFile('legami.svg', new Blob([this.#toSvg(scene)], { type: 'image/svg+xml' }));
    else if (action === 'png') saveFile('legami.png', await toPng(this.#toSvg(scene)));
    else this.#select(null);
  }

  /** A picture names its source, the days of its texts, and the address that shows the same. */
  #toSvg = (scene: Scene) => scene.toSvg(document.title, `${part('graph-source').textContent} ${location.href}`);

  /** The legends and the picture. */
  #refilter(): void {
    const { list } = this.#classes[this.#view.colour];
    showLegend(part('legend'), list, this.#view.hidden[this.#view.colour], () => this.#refilter());
    showLegend(part('kinds'), countKinds(this.drawing, this.words), this.#view.kinds, () => this.#refilter());
    this.#draw();
  }

  /** Draws what passes the filters; a slider asks for it many times a second. */
  #draw(): void {
    this.#filtered = filterDrawing(this.drawing, this.#classes, this.#view);
    const [{ nodeCount, linkCount }, { nodes, links }] = [this.#filtered, this.drawing.total];
    part('counts').textContent = fill(this.words.shown, {
      n: formatNumber(nodeCount),
      total: formatNumber(nodes),
      m: formatNumber(linkCount),
      links: formatNumber(links),
    });
    this.#show();
    this.#listSoon();
    this.#keepAddress();
  }

  #show(): void {
    this.#scene?.show({ ...this.#painted(), filtered: this.#filtered, focus: this.#focus() });
  }

  #painted(): { classOf: Uint16Array; colours: readonly string[] } {
    const { of, colours } = this.#classes[this.#view.colour];
    return { classOf: of, colours };
  }

  /** The selected node and its neighbours, or the chains of the path from it. */
  #focus(): Focus | null {
    const { selected } = this.#view;
    const node = selected === null ? undefined : this.drawing.numberOf.get(selected);
    if (node === undefined) return null;
    const { source, target } = this.drawing;
    const [nodes, links] = [new Set([node]), new Set<number>()];
    if (this.#chains.length > 0) {
      for (const chain of this.#chains) {
        let before: number | undefined;
        for (const eli of chain) {
          const number = this.drawing.numberOf.get(eli);
          if (number !== undefined) {
            nodes.add(number);
            if (before !== undefined)
              for (const link of this.drawing.linksOf(number))
                if (source[link] === before || target[link] === before) links.add(link);
          }
          before = number;
        }
      }
      return { nodes, links, named: nodes };
    }
    for (const link of this.drawing.linksOf(node)) {
      if (this.#filtered.links[link] === 0) continue;
      links.add(link);
      nodes.add(source[link]!).add(target[link]!);
    }
    return { nodes, links, named: nodes.size <= 30 ? nodes : new Set([node]) };
  }

  /** After the picture, which answers at once. */
  #listSoon(): void {
    window.clearTimeout(this.#listTimer);
    this.#listTimer = window.setTimeout(() => this.#list(), listMilliseconds);
  }

  /** Lists the nodes on the screen; without a picture, all that are drawn. */
  #list(): void {
    const all = Array.from({ length: this.drawing.nodes }, (_, node) => node);
    const seen = this.#scene?.seen().map(({ node }) => node) ?? all.filter((node) => this.#filtered.nodes[node] === 1);
    this.#table.show(seen);
  }

  /** Selects a node that is drawn; of any other act, or of words, what lies around it is opened. */
  #find(words: string): void {
    if (this.drawing.numberOf.has(words)) return this.#select(words, true);
    location.assign(aroundAddress(words));
  }

  #select(eli: string | null, flies = false): void {
    const isOther = eli !== this.#view.selected;
    this.#view.selected = eli;
    if (isOther) {
      this.#chains = [];
      this.#view.target = null;
    }
    const node = eli === null ? undefined : this.drawing.numberOf.get(eli);
    if (eli === null || node === undefined) this.#panel.hide();
    else this.#panel.show(eli, this.drawing.label[node]!, this.#describe(node), this.#view.target);
    this.#show();
    if (flies && node !== undefined) this.#scene?.fly(node);
    this.#keepAddress();
  }

  #showPath(target: string | null, chains: readonly (readonly string[])[]): void {
    this.#view.target = target;
    this.#chains = chains;
    this.#show();
    const drawn = chains.flat().flatMap((eli) => this.drawing.numberOf.get(eli) ?? []);
    if (drawn.length > 1) this.#scene?.frame(drawn);
    this.#keepAddress();
  }

  /** `decreto legislativo, 12 relazioni`. */
  #describe(node: number): string {
    const { types, type, degree } = this.drawing;
    const n = degree[node]!;
    const { one, several } = this.words.counted[link];
    return `${typeName(types[type[node]!]!)}, ${n === 1 ? one : fill(several, { n: formatNumber(n) })}`;
  }

  #keepAddress(): void {
    history.replaceState(null, '', writeView(this.#view, asked));
  }
}

/** What a button or key does; shares of what is seen, right and down, by which the picture moves. */
type Action = string | readonly [number, number];

const keys: Readonly<Record<string, Action>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  Escape: 'close',
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, -0.1],
  ArrowDown: [0, 0.1],
};

/** @param text nothing takes the notice away @param passes whether it stands above the page, which does not move when it goes */
function showNotice(text: string | null, passes = false): void {
  const notice = part('graph-notice');
  notice.classList.toggle('passing', passes);
  notice.hidden = text === null;
  notice.textContent = text;
}

async function start(): Promise<void> {
  const form = part('graph-choice') as HTMLFormElement;
  for (const select of form.querySelectorAll('select')) select.addEventListener('change', () => form.requestSubmit());
  if (document.getElementById('explorer') === null) return;
  const words = JSON.parse(part('explorer-words').textContent ?? '') as ExplorerWords;
  showNotice(words.loading, true);
  let canDraw: boolean | null = null;
  for (;;) {
    const coming = fetchDrawing(placed(`/grafo/dati?${asked.toString()}`));
    // The first context takes long: while the drawing comes.
    canDraw ??= hasWebGL();
    const drawing = await coming;
    if (typeof drawing === 'number') {
      showNotice(words.waiting, true);
      await new Promise((resolve) => window.setTimeout(resolve, drawing * 1000));
      continue;
    }
    if (drawing !== null && drawing.nodes > 0) {
      showNotice(null);
      new Explorer(drawing, canDraw, words);
      return;
    }
    part('explorer').remove();
    return showNotice(drawing === null ? words.failed : words.nothing);
  }
}

void start();
