// Two texts of an article or an act side by side: the shapes of the answer, and how it is made.
import type { LineDiff, Run } from '../diff/diff.js';
import type { ChangeKind } from '../law/version.js';
import { kindOfChange, type Versioned } from '../read/versions/change-kind.js';
import { isWording } from '../law/version.js';
import type { tags } from '#typia';
import type { KnownAct } from './act-name.js';
import type { ActRecord } from './act-record.js';
import type { ArticleEntry } from './article.js';
import type { ComparedRun } from './compared-run.js';
import type { Envelope } from './envelope.js';
import type { Standing } from './past.js';
import { diffProvisions } from './history/provision.js';
import { articleOn } from './past-text.js';
import type { Count, Day } from './values.js';
import type { Certainty, HistoryEntry, WordCount } from './version.js';

/** Un capoverso a confronto. / A paragraph compared. */
export interface ComparedParagraph {
  /** Il numero o la lettera con cui comincia. / The number or letter that it begins with. */
  comma: string | null;
  /** Parole aggiunte. / Words added. */
  aggiunte: Count;
  /** Parole tolte. / Words removed. */
  tolte: Count;
  /** I tratti, nell’ordine. / The runs, in order. */
  parti: ComparedRun[];
}

/** Un testo a confronto. / A text that is compared. */
export interface ComparedText {
  /** ELI con il giorno in cui comincia; null dove l’articolo non c’è. / ELI with the day on which it begins; null where the article is not there. */
  eli_versione: string | null;
  /** Primo giorno. / First day. */
  dal: (Day & tags.Example<'2005-03-08'>) | null;
  /** Ultimo giorno, compreso. / Last day, inclusive. */
  al: (Day & tags.Example<'2005-05-14'>) | null;
  /** «parziale»: di quel giorno può mancare un testo. / “parziale”: a text of that day may be missing. */
  certezza: Certainty;
  /** Falso dove in quel giorno l’articolo non c’è. / False where the article is not there on that day. */
  presente: boolean;
}

/** Un articolo a confronto con sé stesso. / An article compared with itself. */
export interface ArticleComparison extends Envelope {
  norma: KnownAct;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string;
  /** Numero, come nell’ELI. / Number, as in the ELI. */
  num: string;
  /** Il testo più vecchio. / The older text. */
  da: ComparedText;
  /** Il testo più nuovo. / The newer text. */
  a: ComparedText;
  /** Che cosa è accaduto; null se i testi caricati non differiscono: dove uno ha certezza «parziale», non vuol dire che nulla sia accaduto. / What happened; null where the loaded texts do not differ: where one has certezza “parziale” it does not mean that nothing happened. */
  tipo: ChangeKind | null;
  /** Vero se restano meno di quattro parole su dieci: il testo è un altro. / True where fewer than four words in ten are left: the text is another one. */
  sostituito: boolean;
  parole: WordCount;
  /** La rubrica, se cambia. / The heading, where it changes. */
  rubrica: ComparedRun[] | null;
  /** I capoversi, nell’ordine: senza + il testo più vecchio, senza - il più nuovo. / The paragraphs, in order: without + the older text, without - the newer one. */
  commi: ComparedParagraph[];
  /** I testi cominciati fra i due, con la causa di ciascuno. / The texts that began between the two, each with its cause. */
  tappe: HistoryEntry[];
}

/** Un articolo che cambia. / An article that changes. */
export interface ChangedArticle {
  /** ELI. / ELI. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero. / Number. */
  num: string & tags.Example<'2-bis'>;
  /** Nome della parte, o null. / Name of the part, or null. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Rubrica. / Heading. */
  rubrica: (string & tags.Example<'Conclusione del procedimento'>) | null;
  /** Che cosa è accaduto. / What happened. */
  tipo: ChangeKind;
  parole: WordCount;
  /** Indirizzo del confronto. / Address of the comparison. */
  url: string & tags.Example<'/api/public/norme/eli:/it/legge/1990/08/07/241/art/2-bis/confronto?da=2005-03-08'>;
}

/** Quanti articoli. / How many articles. */
export interface KindCount {
  /** Che cosa è accaduto. / What happened. */
  tipo: ChangeKind;
  /** Quanti. / How many. */
  n: Count;
}

/** Un atto a confronto con sé stesso. / An act compared with itself. */
export interface ActComparison extends Envelope {
  norma: KnownAct;
  /** La versione più vecchia. / The older version. */
  da: ComparedText;
  /** La versione più nuova. / The newer version. */
  a: ComparedText;
  /** Quanti articoli cambiano fra i testi caricati: dove uno ha certezza «parziale», possono essere altri. / How many articles change between the loaded texts: where one has certezza “parziale”, others may. */
  totale: Count;
  /** Per genere. / By kind. */
  per_tipo: KindCount[];
  /** Gli articoli che cambiano, nell’ordine del testo più nuovo. / The articles that change, in the order of the newer text. */
  articoli: ChangedArticle[];
}

/** The compared members of an article on a day; `null` where it is not there. */
export function comparedArticle(
  record: ActRecord,
  at: Standing,
  key: string,
): (Versioned & { entry: ArticleEntry }) | null {
  const found = articleOn(record, at, key);
  if (found === null || !('parts' in found)) return null;
  const entry = JSON.parse(found.parts.entry.toString()) as ArticleEntry;
  return { heading: entry.rubrica, text: entry.testo, notes: entry.note, repealed: entry.abrogato, entry };
}

/** The figures and lines of a comparison of two texts. */
export function compareTexts(before: Versioned | null, after: Versioned | null) {
  const { text, heading, words } = diffProvisions(before, after);
  const rubrica = heading?.lines.flatMap(({ runs }) => runs.map(written)) ?? null;
  return {
    tipo: kindOfChange(before, after),
    sostituito: text.isReplaced,
    parole: words,
    rubrica,
    commi: text.lines.map(writeLine),
  };
}

function writeLine({ label, runs, added, removed }: LineDiff): ComparedParagraph {
  return { comma: label, aggiunte: added, tolte: removed, parti: runs.map(written) };
}

const written = ({ op, text }: Run): ComparedRun => ({ op, testo: text });

/** The articles whose wording differs between two versions, in the order of the newer one; those that are gone last. */
export function changedArticles(record: ActRecord, from: Standing, to: Standing) {
  const history = to.history ?? from.history;
  if (history === null || from.index === to.index) return [];
  const units = history.suffixes().filter((suffix) => suffix !== '');
  const places = new Map(record.articleKeys().map((suffix, i) => [suffix, i]));
  const order = (suffix: string) => places.get(suffix) ?? places.size;
  return units
    .sort((a, b) => order(a) - order(b))
    .flatMap((key) => {
      const [before, after] = [comparedArticle(record, from, key), comparedArticle(record, to, key)];
      const kind = kindOfChange(before, after);
      if (kind === null || !isWording(kind)) return [];
      const { num, parte, rubrica, eli } = (after ?? before)!.entry;
      return [{ key, eli, num, parte, rubrica, tipo: kind, parole: compareTexts(before, after).parole }];
    });
}
