// Answers about the versions of an act and the history of an article, as of the day of the question.
import { todayInRome } from '../read/corpus/today.js';
import { urnOf } from '../law/eli.js';
import { mayBeOlder } from '../read/versions/cause/days.js';
import { formOf, hashOfForm } from '../read/versions/comparable.js';
import type { ActRecord } from './act-record.js';
import type { ArticleEntry } from './article.js';
import type { ActHistory } from './history.js';
import { isPutIn } from './history/put-in.js';
import { eliOfText, endOf, knownUntil, positionOf, positionOfText, versionsOf } from './past.js';
import type { Stato } from './status.js';
import { firstUnheld } from './unheld.js';
import type { HistoryEntry, KeptChange, KeptVersions, Position, StoriaAnswer, VersionEntry } from './version.js';

/** The versions as they are listed, oldest first. @param eli of the act @param status how it ended, where that is known */
export function listVersions(eli: string, kept: KeptVersions, status: Stato | null): VersionEntry[] {
  const today = todayInRome();
  const urn = urnOf(eli);
  return kept.versions.map((version, index): VersionEntry => {
    const { start, until, isOriginal, isCertain, officialEli } = version;
    const position = positionOf(kept, index, today);
    const end = endOf(kept, index);
    const isLast = end === null;
    const isAmended = firstUnheld(kept, index, { article: null }) !== null;
    return {
      eli_versione: eliOfText(eli, start, position),
      eli_ufficiale: officialEli === null ? null : `https://www.normattiva.it/${officialEli}`,
      urn_versione: urn === null || start === null ? urn : isOriginal ? `${urn}@originale` : `${urn}!vig=${start}`,
      dal: start,
      al: position === 'mai_in_vigore' ? null : end,
      posizione: position,
      in_vigore: position !== 'mai_in_vigore' && !hasEnded(status, start, position),
      originale: isOriginal,
      senza_modifiche: version.isUnchanged,
      certezza: !isAmended && (isCertain || (!isLast && until !== null && until >= end)) ? 'completa' : 'parziale',
      testo_al: knownUntil(kept, index, { article: null }),
      fonte_diversa: version.isOtherSource,
      n_articoli: version.articles,
      articoli_modificati: version.changed,
      eventi: version.events,
      cause: version.causes,
      impronta: version.digest,
      visto_il: version.seen,
    };
  });
}

/** Whether the act is known to have ended when a version began; of the present one, where the end has no day, whether it has. */
function hasEnded(status: Stato | null, start: string | null, position: Position): boolean {
  if (status === null) return false;
  if (status.dal === null) return position === 'attuale';
  return start !== null && status.dal <= start;
}

/** The texts of an article, oldest first; `null` where no version has it. @param eli of the act */
export function listChanges(
  eli: string,
  record: ActRecord,
  history: ActHistory | null,
  key: string,
): { entries: HistoryEntry[]; notes: (string | null)[] } | null {
  const unit = history?.find(key) ?? -1;
  const { changes, notes } =
    history === null || unit === -1 ? { changes: onlyText(record, history, key), notes: [] } : history.changes(unit);
  if (changes === null) return null;
  const today = todayInRome();
  return { entries: changes.map((change) => placed(change, { eli: eli + key, today })), notes };
}

/** The days of the versions whose document has the text of an article, and of those whose document lost it; none where all have it, or none. */
export function lostTexts(
  history: ActHistory | null,
  key: string,
): Pick<StoriaAnswer, 'versioni_con_testo' | 'versioni_senza_testo'> {
  const unit = history?.find(key) ?? -1;
  const { having, lacking } = history === null || unit === -1 ? { having: [], lacking: [] } : history.textlessIn(unit);
  if (having.length === 0 || lacking.length === 0) return { versioni_con_testo: [], versioni_senza_testo: [] };
  const days = (versions: number[]) => versions.flatMap((version) => history!.versions[version]!.start ?? []);
  return { versioni_con_testo: days(having), versioni_senza_testo: days(lacking) };
}

function placed(change: KeptChange, { eli, today }: { eli: string; today: string }): HistoryEntry {
  const { dal, al } = change;
  const posizione = positionOfText(dal, al, today);
  const eli_versione = change.tipo === 'rimosso' ? null : eliOfText(eli, dal, posizione);
  return { eli_versione, ...change, al: posizione === 'mai_in_vigore' ? null : al, posizione };
}

/** The one text of an article that is the same in all versions. */
function onlyText(record: ActRecord, history: ActHistory | null, key: string): KeptChange[] | null {
  const parts = record.articleParts(key);
  if (parts === null) return null;
  const entry = JSON.parse(parts.entry.toString()) as ArticleEntry;
  const [first] = versionsOf(record, history).versions;
  const { eli, testo_dal, rubrica, testo, testo_modificato, abrogato } = entry;
  const isPutInLater = testo_dal === null && first!.isOriginal && isPutIn(key, parts.entry);
  const isOriginal = first!.isOriginal && !isPutInLater;
  return [
    {
      dal: testo_dal ?? (isPutInLater ? null : first!.start),
      dal_certo: isOriginal || (testo_dal !== null && !mayBeOlder(eli, testo_dal, testo_modificato || abrogato)),
      al: null,
      tipo: isOriginal ? 'originale' : 'prima-nota',
      causa: null,
      candidati: [],
      parole: { aggiunte: 0, tolte: 0 },
      gia: null,
      impronta: hashOfForm(formOf({ heading: rubrica, text: testo })),
    },
  ];
}
