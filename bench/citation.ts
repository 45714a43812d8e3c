// How long a citation takes, alone and in a page of law text.
import { findCitations, parseCitation } from '../engine/index.js';
import { hostileTexts } from './hostile-texts.js';
import { randomAt, type Random } from './synthetic/random.js';

const spellings: ((number: number, year: number) => string)[] = [
  (number, year) => `L. ${number}/${year}`,
  (number, year) => `art. 3, comma 2, del d.lgs. ${number}/${year}`,
  (number, year) => `decreto del Presidente della Repubblica 28 dicembre ${year}, n. ${number}`,
  (number, year) => `legge n. ${number} del ${year}, art. ${(number % 90) + 1}-bis`,
  (number) => `art. ${number} del codice civile`,
  (number) => `articolo ${number} c.p.p.`,
  () => 'statuto dei lavoratori',
  (number, year) => `urn:nir:stato:legge:${year}-03-05;${number}~art2`,
  (number, year) => `regolamento (UE) ${year}/${number}`,
  (number) => `legge ${number}`,
];

/** Prints the median of single citations, of texts of 20,000 characters, and of texts built to be slow beside those; checks what was found. */
export function run(): void {
  const random = randomAt(7, 0);
  const citations = Array.from({ length: 5000 }, () =>
    pick(random, spellings)(1 + random.below(900), 1950 + random.below(70)),
  );
  for (const citation of citations) parseCitation(citation);
  const single = citations.map((citation) => milliseconds(() => parseCitation(citation)));
  console.log(`one citation: median ${(1000 * middle(single)).toFixed(1)} µs of ${citations.length}`);

  const page = lawText(random, 20_000);
  const found = findCitations(page).length;
  if (found < 30) throw new Error(`bench/citation: ${found} citations in a page, expected at least 30`);
  const pages = Array.from({ length: 200 }, () => milliseconds(() => findCitations(page))).slice(50);
  console.log(`${page.length} characters with ${found} citations: median ${middle(pages).toFixed(2)} ms`);
  for (const [name, build] of Object.entries(hostileTexts)) {
    const text = build(20_000);
    const ratios = Array.from({ length: 30 }, () => {
      const usual = milliseconds(() => findCitations(page)) / page.length;
      return milliseconds(() => findCitations(text)) / text.length / usual;
    });
    console.log(`${name}: ${middle(ratios).toFixed(2)} times as long a character as law text`);
  }
}

/** Law text with a citation every 400 characters or so. */
function lawText(random: Random, length: number): string {
  const clauses = [
    "le amministrazioni competenti provvedono, nei limiti delle risorse disponibili, all'adozione dei provvedimenti necessari",
    'restano ferme le competenze delle regioni e delle province autonome di Trento e di Bolzano',
    'gli interessati possono presentare osservazioni scritte e documenti entro trenta giorni dalla comunicazione',
    "con decreto del Ministro dell'economia e delle finanze sono stabilite le modalità di attuazione del presente articolo",
  ];
  let text = '';
  for (let comma = 1; text.length < length; comma++) {
    const cited = pick(random, spellings.slice(0, 6))(1 + random.below(900), 1950 + random.below(70));
    text += `${comma}. Ai sensi di ${cited}, ${pick(random, clauses)}; ${pick(random, clauses)}; ${pick(random, clauses)}.\n`;
  }
  return text.slice(0, length);
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

function milliseconds(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
