// Facts about a pack, and about the acts in it by the names of its documents.

/** A pack that is on the disk, whole. */
export interface PackFile {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Folders of acts in it. */
  acts: number;
  /** Documents in it. */
  documents: number;
}

/** The path of a pack, and the conditions that it must meet. */
export interface PackPlace {
  path: string;
  /** Path to which the replaced pack is moved. */
  previous: string;
  /** Acts that it should hold, to recognise another one. */
  expectedActs: number;
  /** The pack that is replaced; `null` where there is none that is whole. */
  held: PackFile | null;
  /** Whether it may have less than nine tenths of the acts and documents of that one. */
  mayShrink: boolean;
  /** A document that must be in it, by {@link keyOf}. */
  must?: string;
  /** Called with what the operator should know of a pack that is kept. */
  say: (line: string) => void;
}

/** The folder of an act; documents without one begin with the date of the Gazzetta and the editorial code. */
export function folderOf(document: string): string {
  const slash = document.lastIndexOf('/');
  return slash === -1 ? document.split(/_(?:ORIGINALE|VIGENZA)_/)[0]! : document.slice(0, slash);
}

/** `1990-08-18 090G0294`, the Gazzetta's day and the editorial code: what an act and its documents have in common. */
export function keyOf(act: { dataGU: string; codiceRedazionale: string }): string {
  return `${act.dataGU} ${act.codiceRedazionale}`;
}

/** {@link keyOf} the act that a document of a pack belongs to; `null` where its name says nothing of it. */
export function keyOfDocument(document: string): string | null {
  const found = /^(\d{4}-\d\d-\d\d)_([^_]+)_/.exec(document.slice(document.lastIndexOf('/') + 1));
  return found === null ? null : `${found[1]} ${found[2]}`;
}

/** A name of a collection as that of a file; different names stay different. */
export function fileName(name: string): string {
  const plain = encodeURIComponent(name).replace(/%20/g, ' ').replace(/^\./, '%2E');
  // Accented letters stay readable.
  return plain.replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => decodeURIComponent(bytes));
}
