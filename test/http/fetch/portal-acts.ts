// Acts of the double of the portal: their documents in its dialect, and their packs.
import type { Mode } from '../../../http/fetch/api.js';
import { writeZip, type ZipEntry } from '../../zip-writer.js';

export interface PortalAct {
  /** As the portal names the type, `LEGGE`. */
  type: string;
  /** `1990-08-07`. */
  date: string;
  number: number;
  /** Day of the Gazzetta, and the editorial code. */
  gazette: string;
  code: string;
  /** The day on which each version begins, oldest first. */
  starts: string[];
  /** The portal's list of amendments, where it is in it. */
  amended?: { on: string; by: string };
  /** Bytes of text that does not compress, for a pack of a size. */
  padding?: number;
  /** Its document, the same for all versions, in place of the short one that is made up. */
  xml?: string;
}

/** An act of so many versions. */
export function act(type: string, date: string, number: number, more: Partial<PortalAct> = {}): PortalAct {
  const code = `${date.slice(2, 4)}G${String(number).padStart(5, '0')}`;
  return { type, date, number, gazette: date, code, starts: [date], ...more };
}

const akn = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';

/** One version as the portal writes it; `null` is the text as published. */
export function documentOf(own: PortalAct, start: string | null): string {
  const { type, date, number, gazette, code, padding = 0 } = own;
  const slug = type.toLowerCase().replaceAll(' ', '-');
  const uri = `/akn/it/act/${slug}/stato/${date}/${number}`;
  const version = start === null ? 'ORIGINAL' : `CONSOLIDATED/${start.replaceAll('-', '')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns="${akn}"><act name="monovigente"><meta><identification source="#ipzs">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRalias value="eli/id/${gazette.replaceAll('-', '/')}/${code}/${version}" name="eli"/><FRBRdate date="${date}" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${start ?? date}" name=""/></FRBRExpression></identification>
<publication date="${gazette}" name="Gazzetta Ufficiale" number="1" showAs=""/></meta>
<preface><p><docTitle>${type} di prova n. ${number}.</docTitle></p></preface>
<body><article eId="art_1"><num>Art. 1.</num><paragraph eId="art_1__para_1"><num>1.</num><content><p>Testo della versione del ${start ?? date}. ${noise(code, padding)}</p></content></paragraph></article></body></act></akomaNtoso>
`;
}

/** Letters that hardly compress, the same for the same seed. */
function noise(seed: string, length: number): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += state.toString(36);
  }
  return text.slice(0, length);
}

/** The documents of an act in a mode, named as in the portal's packs. */
export function entriesOf(own: PortalAct, mode: Mode): ZipEntry[] {
  const { type, date, number, gazette, code, starts } = own;
  const folder = `${type}_${date.replaceAll('-', '')}_${number}`;
  const entry = (start: string | null, version: number): ZipEntry => ({
    name: `${folder}/${gazette}_${code}_${start === null ? 'ORIGINALE' : `VIGENZA_${start}`}_V${version}.xml`,
    bytes: Buffer.from(own.xml ?? documentOf(own, start)),
  });
  if (mode === 'O') return [entry(null, 0)];
  // The number of the text in force is 0 in packs of mode V, whichever version it is.
  if (mode === 'V') return [entry(starts.at(-1)!, 0)];
  return [entry(null, 0), ...starts.slice(1).map((start, at) => entry(start, at + 1))];
}

export function packOf(acts: readonly PortalAct[], mode: Mode): Buffer {
  return writeZip(acts.flatMap((own) => entriesOf(own, mode)));
}

/** The row of an act in the answers to searches. */
export function rowOf({ type, date, number, gazette, code, amended }: PortalAct): unknown {
  return {
    numeroAtto: '1',
    numeroAttoAlfanumerico: String(number),
    dataGU: gazette,
    numeroGU: '153',
    codiceRedazionale: code,
    titoloAtto: `Atto di prova  (${code})  `,
    giornoProvvedimento: String(Number(date.slice(8))),
    meseProvvedimento: String(Number(date.slice(5, 7))),
    annoProvvedimento: date.slice(0, 4),
    numeroProvvedimento: String(number),
    denominazioneAtto: type,
    hlTitoli: null,
    dataUltimaModifica: amended?.on ?? null,
    ultimiAttiModificanti: amended?.by ?? null,
  };
}
