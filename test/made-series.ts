// Laws made at random with all their versions, as packs hold them, and the acts that amended them: who changed what, and when, is known.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from './engine/random-corpus.js';
import {
  addDays,
  sayDate,
  writeAmender,
  writeVersion,
  type Amender,
  type MadeAmender,
  type Operation,
} from './made-documents.js';

/** A change of an article. */
export interface MadeChange {
  article: string;
  day: string;
  amender: MadeAmender;
}

export interface MadeVersion {
  start: string;
  /** Texts by the number of the article, as they are printed, without marks. */
  texts: ReadonlyMap<string, readonly string[]>;
  name: string;
  xml: string;
}

export interface MadeLaw {
  eli: string;
  folder: string;
  versions: MadeVersion[];
  changes: MadeChange[];
}

export interface MadeCorpus {
  laws: MadeLaw[];
  /** Documents of the amenders that are loaded, by name. */
  amenders: ReadonlyMap<string, string>;
}

/** @param size how many laws and amenders, and the share of the amenders that is loaded */
export function makeSeries(seed: number, size: { laws: number; amenders: number; loaded: number }): MadeCorpus {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let serial = 0;
  // Made words: none is said twice.
  const word = () => {
    let n = ++serial;
    let made = '';
    do {
      made += ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te'][n % 12];
      n = Math.floor(n / 12);
    } while (n > 0);
    return `${made}${'lo'}`;
  };
  const sentence = () => `Il ${word()} del ${word()} spetta al ${word()} di ${word()}.`;

  const amenders: Amender[] = [];
  let day = '2005-02-01';
  for (let i = 0; i < size.amenders; i++) {
    // Several acts of one day, and of days that follow each other.
    day = addDays(day, [0, 0, 1, 14, 15, 20, 40, 90][below(8)]!);
    const kind = below(10);
    const date = addDays(day, -1 - below(20));
    const number = String(10 + i);
    if (kind < 3) {
      const decree = makeAmender('decreto-legge', 'D.L.', 'decreto-legge', date, number, day);
      amenders.push(decree);
      const converted = addDays(day, 50 + below(10));
      const law = makeAmender('legge', 'L.', 'legge', addDays(converted, -1 - below(3)), String(500 + i), converted);
      law.converts = decree;
      law.delay = 1;
      amenders.push(law);
    } else if (kind < 6)
      amenders.push(makeAmender('decreto-legislativo', 'D.LGS.', 'decreto legislativo', date, number, day));
    else amenders.push(makeAmender('legge', 'L.', 'legge', date, number, day));
  }

  const laws = Array.from({ length: size.laws }, (_, n) => makeLaw(n));
  const documents = new Map<string, string>();
  for (const amender of amenders)
    if (amender.effects.size > 0 && random() < size.loaded)
      documents.set(`${amender.published}_${amender.eli.split('/').at(-1)}_ORIGINALE_V0.xml`, writeAmender(amender));
  return { laws, amenders: documents };

  function makeAmender(
    type: string,
    short: string,
    said: string,
    date: string,
    number: string,
    published: string,
  ): Amender {
    const [year, month, dom] = date.split('-');
    return {
      eli: `eli:/it/${type}/${year}/${month}/${dom}/${number}`,
      cited: `${said} ${sayDate(date)}, n. ${number}`,
      mark: `${short} ${sayDate(date).toUpperCase()}, N. ${number}`,
      href: `/akn/it/act/${type.replaceAll('-', '_')}/stato/${date}/${number}/!main`,
      published,
      date,
      effects: new Map(),
      delay: type === 'decreto-legge' ? below(2) : [15, 15, 15, 1][below(4)]!,
    };
  }

  function makeLaw(n: number): MadeLaw {
    const number = String(100 + n);
    const texts = new Map<string, string[]>();
    for (let i = 1; i <= 4 + below(5); i++) texts.set(String(i), Array.from({ length: 2 + below(3) }, sentence));
    // The acts that amend this law, each with its day of effect.
    const own: { amender: Amender; day: string }[] = [];
    for (const amender of amenders) {
      if (random() > 0.25) continue;
      if (amender.converts !== undefined && !own.some((one) => one.amender === amender.converts)) continue;
      const isDeferred = amender.converts === undefined && random() < 0.06;
      const delay = isDeferred ? 30 + below(90) : amender.delay;
      own.push({ amender, day: addDays(amender.published, delay) });
    }
    const versions: MadeVersion[] = [];
    const changes: MadeChange[] = [];
    const days = [
      ...new Set(
        own.flatMap(({ amender, day: effect }) =>
          amender.converts === undefined ? [amender.published, effect] : effect,
        ),
      ),
    ].sort();
    const marked = new Map<string, Set<number>>();
    const notes = new Map<string, string[]>();
    const listed = (start: string) =>
      own
        .filter(({ amender: { published, converts } }) => published <= start && converts === undefined)
        .map(({ amender }) => amender);
    push(null, '2001-03-25');
    for (const start of days) {
      const touched = new Set<string>();
      for (const { amender, day: effect } of own) {
        if (effect !== start) continue;
        const operations: Operation[] = [];
        for (let k = 1 + below(3); k > 0; k--) {
          const operation = makeOperation(texts, touched);
          if (operation === null) continue;
          operations.push(operation);
          const { article } = operation;
          if (!touched.has(`${article} ${amender.eli}`)) {
            changes.push({ article, day: start, amender });
            if (amender.converts !== undefined) changes.push({ article, day: start, amender: amender.converts });
          }
          touched.add(`${article} ${amender.eli}`);
          if (!touched.has(article)) marked.set(article, new Set());
          touched.add(article);
          apply(operation, amender, texts, marked.get(article)!);
          if (random() < 0.3)
            notes.set(article, [
              ...(notes.get(article) ?? []),
              `La ${amender.mark
                .replace(/^(\S+) /, (__, short: string) => `${short.replace('LGS', 'Lgs')} `)
                .toLowerCase()
                .replace(/^(d\.l\.|l\.|d\.lgs\.)/, (one) =>
                  one.toUpperCase(),
                )} ha disposto (con l'art. 1, comma 1) la modifica dell'art. ${article}.`,
            ]);
        }
        amender.effects.set(n, { day: start, operations });
      }
      push(start, start);
    }
    return { eli: `eli:/it/legge/2001/03/04/${number}`, folder: `LEGGE_20010304_${number}`, versions, changes };

    function push(stated: string | null, start: string): void {
      const k = versions.length;
      const code = `001G0${number}`;
      const name = `2001-03-10_${code}_${stated === null ? 'ORIGINALE' : `VIGENZA_${start}`}_V${k}.xml`;
      const copy = new Map([...texts].map(([article, lines]) => [article, [...lines]]));
      versions.push({
        start,
        texts: copy,
        name,
        xml: writeVersion(number, stated, texts, marked, notes, stated === null ? [] : listed(start)),
      });
    }
  }

  function makeOperation(texts: ReadonlyMap<string, string[]>, touched: ReadonlySet<string>): Operation | null {
    const numbers = [...texts.keys()];
    const article = numbers[below(numbers.length)]!;
    const lines = texts.get(article)!;
    if (lines[0]!.startsWith('ARTICOLO ABROGATO') || touched.has(`${article} whole`)) return null;
    const comma = below(lines.length);
    const isGone = lines[comma]!.startsWith('COMMA ABROGATO');
    const kind = below(10);
    if (kind < 6) {
      if (isGone) return null;
      const words = lines[comma]!.match(/\p{L}{4,}(?=\P{L})/gu)!.filter((one) => one !== 'spetta');
      return { article, kind: 'parola', comma, old: words[below(words.length)]!, brought: word() };
    }
    if (kind < 7) return { article, kind: 'comma', comma: lines.length, old: '', brought: sentence() };
    if (kind < 8 && !isGone) return { article, kind: 'abroga comma', comma, old: '', brought: '' };
    if (kind < 9 && !texts.has(`${article}-bis`) && !article.includes('-'))
      return { article: `${article}-bis`, kind: 'articolo', comma: 0, old: '', brought: sentence() };
    return touched.has(article) ? null : { article, kind: 'abroga articolo', comma: 0, old: '', brought: '' };
  }
}

function apply(
  { kind, article, comma, old, brought }: Operation,
  amender: Amender,
  texts: Map<string, string[]>,
  marks: Set<number>,
): void {
  const lines = texts.get(article) ?? [];
  marks.add(comma);
  if (kind === 'parola') lines[comma] = lines[comma]!.replace(old, brought);
  else if (kind === 'abroga comma') lines[comma] = `COMMA ABROGATO DA ${amender.mark}.`;
  else if (kind === 'abroga articolo') texts.set(article, [`ARTICOLO ABROGATO DA ${amender.mark}`]);
  else texts.set(article, [...lines, brought]);
}

/** Writes the files of a corpus into a folder. */
export function writeMadeSeries(folder: string, { laws, amenders }: MadeCorpus): void {
  for (const law of laws) {
    mkdirSync(join(folder, law.folder), { recursive: true });
    for (const { name, xml } of law.versions) writeFileSync(join(folder, law.folder, name), xml);
  }
  mkdirSync(join(folder, 'amenders'), { recursive: true });
  for (const [name, xml] of amenders) writeFileSync(join(folder, 'amenders', name), xml);
}
