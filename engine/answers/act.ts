// An act, whole: the shape of its answer, and the members that open it.
import type { tags } from '#typia';
import { sigla } from '../law/act-type.js';
import { portalUrl } from '../law/eli.js';
import type * as law from '../law/relation.js';
import type * as read from '../read/corpus.js';
import { members } from './act-name.js';
import type { ArticleEntry } from './article.js';
import type { AnnexEntry } from './annex.js';
import { conversionOf, type Conversion } from './conversion.js';
import type { Envelope } from './envelope.js';
import type { Problem } from './problem.js';
import type { Relation } from './relation.js';
import type { RelationCounts } from './relations.js';
import type { Resolution } from './resolution.js';
import { implementedActs, type AttoAttuato } from './implemented.js';
import type { Stato } from './status.js';
import { textDayOf, type DatedText, type KeptTextDay } from './text-day.js';
import type { Count, Day } from './values.js';
import type { VersionOf } from './version.js';

/** Pubblicazione in Gazzetta Ufficiale. / Publication in the Gazzetta Ufficiale. */
export interface Publication {
  /** Data della Gazzetta. / Date of the Gazzetta. */
  data: Day | null;
  /** Numero della Gazzetta. / Number of the Gazzetta. */
  numero: string | null;
  /** Codice redazionale. / Editorial code. */
  codice_redazionale: (string & tags.Example<'090G0294'>) | null;
  /** ELI ufficiale. / Official ELI. */
  eli: string | null;
}

/** Un testo dell’atto che si conosce. / A text of the act that is known. */
export interface Version {
  /** Data del testo. / Date of the text. */
  vigenza_al: Day | null;
  /** Impronta del documento. / Digest of the document. */
  impronta: string;
  /** Vero se comincia dopo il giorno in cui lo snapshot è stato fatto: non è servito. / True where it begins after the day on which the snapshot was made: it is not served. */
  futura: boolean;
  /** Giorno in cui questo corpus ha avuto il documento per la prima volta; null se non si sa. / Day on which this corpus first held the document; null where it is not known. */
  visto_il: (Day & tags.Example<'2026-11-26'>) | null;
}

/** Un atto, intero. / An act, whole. */
export interface ActAnswer extends Envelope, DatedText, VersionOf {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** URN; null per un atto straniero. / URN; null for a foreign act. */
  urn: (string & tags.Example<'urn:nir:stato:legge:1990-08-07;241'>) | null;
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Numero; null per la Costituzione. / Number; null for the Constitution. */
  numero: string | null;
  /** Data dell’atto. / Date of the act. */
  data: Day;
  /** Titolo, nella lingua dell’atto. / Title, in the language of the act. */
  titolo: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  pubblicazione: Publication;
  /** Data del testo servito. / Date of the text that is served. */
  vigenza_al: Day | null;
  /** Entrata in vigore, dove il documento la dice. / Entry into force, where the document states it. */
  entrata_in_vigore: Day | null;
  /** L’atto sul portale ufficiale. / The act on the official portal. */
  url_fonte: string | null;
  /** Quanti articoli. / How many articles. */
  n_articoli: Count;
  /** Quante relazioni di modifica, nei due versi. / How many amendment relations, both directions. */
  n_relazioni: Count;
  /** Quante in cui l’atto modifica. / How many in which the act amends. */
  n_relazioni_out: Count;
  /** Quante in cui l’atto è modificato. / How many in which the act is amended. */
  n_relazioni_in: Count;
  /** Quanti altri effetti, fatti o subiti, che non sono modifiche. / How many other effects, made or undergone, that are no amendments. */
  n_altri_effetti: Count;
  /** Quante citazioni dei testi caricati nominano l’atto o un suo articolo: quali, lo dice citazioni. / How many citations in the texts loaded name the act or an article of it: citazioni says which. */
  n_citata_da: Count;
  /** Che cosa gli è accaduto; null: i documenti caricati non lo dicono, il che non vuol dire «in vigore». / What happened to it; null: the loaded documents do not say, which does not mean “in force”. */
  stato: Stato | null;
  /** La legge che ha convertito questo decreto-legge; null: i documenti caricati non la dicono, il che non vuol dire che non sia stato convertito. / The law that converted this decree-law; null: the loaded documents do not say, which does not mean that it was not converted. */
  conversione: Conversion | null;
  /** Quanto se ne sa da ciò che è caricato. / How much of it is known from what is loaded. */
  completezza: Completeness;
  /** Gli atti dell’Unione europea che il titolo dice di attuare; vuoto non vuol dire che non ne attui. / The acts of the European Union that the title says it implements; empty does not mean that it implements none. */
  attua: AttoAttuato[];
  /** Giorno in cui questo corpus ha avuto l’atto per la prima volta; null se né lo snapshot precedente né lo scaricamento lo dicono. / Day on which this corpus first held the act; null where neither the snapshot before nor the fetch tells it. */
  visto_il: (Day & tags.Example<'2026-11-26'>) | null;
  /** Premessa. / Preamble. */
  premessa: string | null;
  /** Gli articoli, nell’ordine del documento. / The articles, in document order. */
  articoli: ArticleEntry[];
  /** Formula finale, luogo, data e firme. / Conclusions, place, date and signatures. */
  conclusioni: string | null;
  /** Gli allegati che non sono fatti di articoli. / The annexes that are not made of articles. */
  allegati: AnnexEntry[];
  /** I testi dell’atto che si conoscono: prima quello servito, poi gli altri dal più recente. / The texts of the act that are known: the served one first, then the others, newest first. */
  versioni: Version[];
  /** Che cosa l’atto modifica. / What the act amends. */
  modifica: Relation[];
  /** Da quali atti è modificato. / By which acts it is amended. */
  modificata_da: Relation[];
  /** Effetti dell’atto che non sono modifiche. / Effects of the act that are no amendments. */
  altri_effetti: Relation[];
  /** Effetti che l’atto subisce e che non sono modifiche. / Effects that the act undergoes and that are no amendments. */
  altri_effetti_subiti: Relation[];
}

/** Quanto si sa di chi modifica un atto. / How much is known of those who amend an act. */
export interface Completeness {
  /** Quanti atti il documento elenca come suoi modificatori. / How many acts the document lists as its amenders. */
  modificanti_elencati: Count;
  /** Di quanti fra questi il testo è caricato. / Of how many of these the text is loaded. */
  modificanti_caricati: Count;
  /** Quanti eventi elenca senza nominare un atto: sentenze, errata corrige, referendum. / How many events it lists without naming an act: judgments, errata, referendums. */
  eventi_senza_numero: Count;
  /** Vero se modifiche_successive sono tutte quelle fino al testo più recente caricato; falso se gli atti che modificano dopo testo_al possono non essere caricati. / True where modifiche_successive are all up to the newest text loaded; false where acts that amend after testo_al may not be loaded. */
  successive_complete: boolean;
}

/** Un atto o un articolo che qui non c’è. / An act or article that is not here. */
export interface UnknownAct extends Problem, Envelope {
  /** Per un atto o un articolo noto solo dalle relazioni: dove trovarle. / For an act or article known only from relations: where to find them. */
  relazioni_url?: string;
  /** Come il riferimento è stato inteso. / How the reference was understood. */
  risoluzione?: Resolution;
  /** Numero CELEX, per un atto dell’Unione europea. / CELEX number, for an act of the European Union. */
  celex?: string & tags.Example<'32016R0679'>;
}

/** Members of the detail that stand before its relations and texts. */
export type ActHead = Omit<
  ActAnswer,
  | keyof Envelope
  | keyof DatedText
  | keyof VersionOf
  | 'articoli'
  | 'allegati'
  | 'premessa'
  | 'conclusioni'
  | 'modifica'
  | 'modificata_da'
  | 'altri_effetti'
  | 'altri_effetti_subiti'
>;

/** When an act was first held, and each of its documents, by its digest. */
interface SeenDays {
  act: string | null;
  texts: ReadonlyMap<string, string | null>;
}

/** The members that open the detail: identity and counts. */
export function writeActHead(
  act: read.ActSummary,
  counts: RelationCounts,
  versions: readonly read.Version[],
  known: {
    status: Stato | null;
    /** The relations in which the act is the target. */
    incoming: readonly law.Relation[];
    completeness: Completeness;
    citedBy: number;
    seen: SeenDays;
  },
): string {
  const head: ActHead = {
    eli: act.eli,
    urn: act.urn,
    tipo: act.type,
    numero: act.number,
    data: act.date,
    titolo: act.title,
    sigla: sigla(act.eli),
    pubblicazione: publicationOf(act),
    vigenza_al: act.textDate,
    entrata_in_vigore: act.entryIntoForce,
    url_fonte: portalUrl(act.eli),
    n_articoli: act.articleCount,
    n_relazioni: counts.outgoing + counts.incoming,
    n_relazioni_out: counts.outgoing,
    n_relazioni_in: counts.incoming,
    n_altri_effetti: counts.other,
    n_citata_da: known.citedBy,
    stato: known.status,
    conversione: conversionOf(known.incoming, known.status),
    completezza: known.completeness,
    attua: act.urn === null ? [] : implementedActs(act.title),
    visto_il: known.seen.act,
    versioni: versions.map(({ textDate, digest, isFuture }): Version => ({
      vigenza_al: textDate,
      impronta: digest,
      futura: isFuture,
      visto_il: known.seen.texts.get(digest) ?? null,
    })),
  };
  return `,${members(head)}`;
}

/** The publication of an act, in the words of answers. */
export function publicationOf({ publication }: Pick<read.ActSummary, 'publication'>): Publication {
  const { date, number, editorialCode, eli } = publication;
  return { data: date, numero: number, codice_redazionale: editorialCode, eli };
}

/**
 * How much is known of the acts that amend an act.
 * @param known whether an act is loaded, by its ELI; the day of this act's text, and of the newest
 */
export function describeCompleteness(
  { summary }: read.CorpusAct,
  known: { isLoaded: (eli: string) => boolean; textDay: KeptTextDay; newestText: string | null },
): Completeness {
  const amenders = new Set(summary.listed.map(({ act }) => act));
  return {
    modificanti_elencati: amenders.size,
    modificanti_caricati: [...amenders].filter(known.isLoaded).length,
    eventi_senza_numero: summary.unnumberedEvents,
    successive_complete: textDayOf(known.textDay, null, null, known.newestText).isComplete,
  };
}
