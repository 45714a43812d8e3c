// The tree of an XML document, built tag by tag within bounds.

/** An element; `name` is local (`ref` for `akn:ref`), the namespace resolved, `undefined` where none is bound. */
export interface XmlElement {
  name: string;
  prefix: string;
  namespace: string | undefined;
  /** By local name (`schemaLocation` for `xsi:schemaLocation`); an unprefixed attribute wins. Null prototype. */
  attributes: Record<string, string>;
  /** Elements and non-empty strings in document order; no two strings stand side by side. */
  children: XmlNode[];
  /** One-based line at which the start tag ends. */
  line: number;
}

export type XmlNode = XmlElement | string;

/** The bounds of a document; a larger one is refused. The largest known act is about 60 MB with 900,000 elements. */
export const xmlBounds = {
  /** Bytes of the whole document. */
  bytes: 128 * 1024 * 1024,
  /** Nested elements; real acts reach 13, foreign ones 40. */
  depth: 200,
  /** In one document; bounds the memory of the tree to about 1 GB. */
  elements: 2_000_000,
  /** On one element. */
  attributes: 1_000,
  /** Characters between two tags or in one attribute; the longest known article has one million. */
  run: 16 * 1024 * 1024,
} as const;

/** Takes what a parser reads, in order; every method calls `refuse`, which throws, where a bound is exceeded. */
export class Tree {
  readonly #names = new Map<string, QualifiedName>();
  readonly #open: OpenElement[] = [];
  // The nodes whose parents are still open, in order; those of the innermost one begin at `#first`. Cut off at its end, they are as long
  // as they need be: an array that grows node by node keeps room for seventeen.
  readonly #nodes: XmlNode[] = [];
  #first = 0;
  #namespaces = noNamespaces;
  // The start tag that is being read.
  #attributes = noAttributes;
  #declared = noNamespaces;
  #attributeCount = 0;
  #elements = 0;

  constructor(private readonly refuse: (found: string, expected: string) => never) {}

  /** The root, once it is closed. */
  get root(): XmlElement {
    return this.#nodes[0] as XmlElement;
  }

  /** Number of open elements. */
  get depth(): number {
    return this.#open.length;
  }

  /** An attribute of the element that `enter` is called for next. */
  attribute(name: string, value: string): void {
    if (++this.#attributeCount > xmlBounds.attributes)
      this.refuse('an element with more attributes', `at most ${xmlBounds.attributes}`);
    if (value.length > xmlBounds.run) this.refuse('a longer run of text', `at most ${xmlBounds.run} characters`);
    if (name.startsWith('xmlns') && (name.length === 5 || name[5] === ':')) {
      if (this.#declared === noNamespaces)
        this.#declared = Object.assign(Object.create(null), this.#namespaces) as Namespaces;
      this.#declared[name.slice(6)] = value;
    } else {
      if (this.#attributes === noAttributes) this.#attributes = new Attributes();
      const colon = name.indexOf(':');
      if (colon === -1) this.#attributes[name] = value;
      else this.#attributes[name.slice(colon + 1)] ??= value;
    }
  }

  enter(qualified: string, isSelfClosing: boolean, line: number): void {
    if (++this.#elements > xmlBounds.elements) this.refuse('more elements', `at most ${xmlBounds.elements}`);
    this.#open.push({ first: this.#first, namespaces: this.#namespaces });
    if (!isSelfClosing && this.#open.length > xmlBounds.depth)
      this.refuse(`<${qualified}> nested deeper`, `at most ${xmlBounds.depth} levels`);
    let known = this.#names.get(qualified);
    if (known === undefined) this.#names.set(qualified, (known = splitName(qualified)));
    const { name, prefix } = known;
    if (this.#declared !== noNamespaces) this.#namespaces = this.#declared;
    const namespace = this.#namespaces[prefix];
    this.#nodes.push({ name, prefix, namespace, attributes: this.#attributes, children: [], line });
    this.#first = this.#nodes.length;
    this.#attributes = noAttributes;
    this.#declared = noNamespaces;
    this.#attributeCount = 0;
  }

  leave(): void {
    const element = this.#nodes[this.#first - 1] as XmlElement;
    if (this.#nodes.length > this.#first) {
      element.children = this.#nodes.slice(this.#first);
      this.#nodes.length = this.#first;
    }
    ({ first: this.#first, namespaces: this.#namespaces } = this.#open.pop()!);
  }

  text(run: string): void {
    if (this.#open.length === 0 || run === '') return;
    if (run.length > xmlBounds.run) this.refuse('a longer run of text', `at most ${xmlBounds.run} characters`);
    const last = this.#nodes.length - 1;
    const before = this.#nodes[last];
    if (last >= this.#first && typeof before === 'string') this.#nodes[last] = before + run;
    else this.#nodes.push(run);
  }
}

/** Namespaces in scope, by prefix. */
type Namespaces = Record<string, string>;

const noNamespaces: Namespaces = Object.freeze(Object.create(null) as Namespaces);

/** The state outside an element, which returns when it closes. */
interface OpenElement {
  first: number;
  namespaces: Namespaces;
}

/** The few names of a document are split once each; besides, one string is faster to compare than many equal ones. */
interface QualifiedName {
  name: string;
  prefix: string;
}

function splitName(name: string): QualifiedName {
  const colon = name.indexOf(':');
  return colon === -1 ? { name, prefix: '' } : { name: name.slice(colon + 1), prefix: name.slice(0, colon) };
}

/** An object without inherited names that, unlike `Object.create(null)`, keeps the fast layout of a class. */
const Attributes = function () {
  // Nothing of its own yet.
} as unknown as new () => Record<string, string>;
Attributes.prototype = Object.create(null);

const noAttributes: Record<string, string> = Object.freeze(new Attributes());
