// Versions, histories and comparisons as texts for people: words that went in [-…-], words that came in {+…+}, never by colour alone.
import type { shapes } from '../../engine/index.js';
import type { Block } from './block.js';
import type { Source } from './format.js';
import type { FormatWords as Words } from './words.js';

/** The versions of an act, one an item. */
export function outlineVersions({ answer }: Source, words: Words): Block[] {
  const { norma, avviso, versioni } = answer.whole as shapes.VersioniAnswer;
  return [
    { kind: 'heading', level: 1, text: `${norma.sigla}: ${words.versions}` },
    ...note(avviso),
    ...versioni.map((version): Block => {
      const { eli_versione, articoli_modificati, posizione, cause } = version;
      const by = [...new Set(cause.map((one) => one.norma?.sigla ?? words.unnamed))].join(', ');
      const changed =
        articoli_modificati === 0
          ? ''
          : ` (${words.changedArticles(articoli_modificati)}${by === '' ? '' : `: ${by}`})`;
      return {
        kind: 'item',
        text: `${spanOf(version, words)}, ${words.positions[posizione]}${changed}: ${eli_versione}`,
      };
    }),
  ];
}

/** The history of an article: each text with what began it and the sentence that says so. */
export function outlineHistory({ answer }: Source, words: Words): Block[] {
  const { norma, num, avviso, storia } = answer.whole as shapes.StoriaAnswer;
  const items = storia.flatMap((entry): Block[] => {
    const { eli_versione, dal, dal_certo, al, tipo, causa, candidati, parole, posizione } = entry;
    const doubt = dal_certo ? '' : `; ${words.uncertainStart}`;
    const by = causa === null ? candidati.map(({ sigla }) => `${sigla}?`).join(', ') : sayCause(causa, words);
    const counts = parole.aggiunte + parole.tolte === 0 ? '' : ` (+${parole.aggiunte} −${parole.tolte})`;
    return [
      { kind: 'heading', level: 2, text: `${words.span(dal, al)}: ${tipo}${by === '' ? '' : `, ${by}`}${counts}` },
      { kind: 'item', text: `${eli_versione}, ${words.positions[posizione]}${doubt}` },
      ...(causa?.evidenza == null
        ? []
        : [{ kind: 'paragraph', text: `«${causa.evidenza.replace(/\s+/g, ' ')}»` } as const]),
    ];
  });
  return [
    { kind: 'heading', level: 1, text: `Art. ${num}, ${norma.sigla}: ${words.history}` },
    ...note(avviso),
    ...items,
  ];
}

/** The differences between two days. */
export function outlineComparison({ answer }: Source, words: Words): Block[] {
  const found = answer.whole as shapes.ArticleComparison | shapes.ActComparison;
  const { norma, da, a } = found;
  const days = `${spanOf(da, words)} → ${spanOf(a, words)}`;
  if ('articoli' in found) {
    return [
      { kind: 'heading', level: 1, text: `${norma.sigla}: ${days}` },
      ...found.articoli.map(({ num, tipo, parole, eli }): Block => ({
        kind: 'item',
        text: `Art. ${num}: ${tipo} (+${parole.aggiunte} −${parole.tolte}): ${eli}`,
      })),
    ];
  }
  return [
    { kind: 'heading', level: 1, text: `Art. ${found.num}, ${norma.sigla}: ${days}` },
    ...(found.rubrica === null ? [] : [{ kind: 'paragraph', text: marked(found.rubrica) } as const]),
    ...found.commi.map(({ parti }): Block => ({ kind: 'paragraph', text: marked(parti) })),
  ];
}

type Runs = shapes.ArticleComparison['commi'][number]['parti'];

/** Runs in one line, those of one text alone in marks. */
export function marked(runs: Runs): string {
  return runs
    .map(({ op, testo }) => (op === '=' ? testo : op === '-' ? `[-${testo.trim()}-]` : `{+${testo.trim()}+}`))
    .join('')
    .trim();
}

function sayCause({ norma, articolo, data_gazzetta }: shapes.Cause, words: Words): string {
  const name = norma === null ? words.unnamed : norma.sigla;
  const place = articolo === null ? name : `art. ${articolo}, ${name}`;
  return data_gazzetta === null ? place : `${place} (${words.day(data_gazzetta)})`;
}

/** The days of a text, with the doubt where another one may stand before the last of them. */
function spanOf({ dal, al, certezza }: Pick<shapes.ComparedText, 'dal' | 'al' | 'certezza'>, words: Words): string {
  return `${words.span(dal, al)}${certezza === 'completa' || al === null ? '' : ` (${words.uncertain})`}`;
}

function note(text: string | null): Block[] {
  return text === null ? [] : [{ kind: 'note', text }];
}
