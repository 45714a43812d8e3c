// The members that every 200 answer carries, as the first piece of its body.
import { prepared, type Piece } from '../store/piece.js';
import { members } from './act-name.js';
import { words, type Language } from './words.js';

/** Fonte ufficiale, licenza e avvertenza sul testo autentico. / Official source, licence and notice about the authentic text. */
export interface Source {
  /** Nome della fonte. / Name of the source. */
  nome: string;
  /** Indirizzo della fonte. / Address of the source. */
  url: string;
  /** Licenza dei dati. / Licence of the data. */
  licenza: string;
  /** Testo della licenza. / Text of the licence. */
  licenza_url: string;
  /** Che cosa fa fede. / What is authentic. */
  avvertenza: string;
}

/** What every answer carries. */
export interface Envelope {
  /** Lingua della prosa di questa risposta. / Language of this answer's prose. */
  lang: 'it' | 'en';
  /** Che cos’è questa risposta. / What this answer is. */
  descrizione: string;
  /** Il servizio informa, non dà consulenza legale. / The service informs and gives no legal advice. */
  disclaimer: string;
  fonte: Source;
}

/** What an answer is, in a sentence: its `descrizione`. */
export type Purpose = Readonly<Record<Language, string>>;

/** What the texts of a corpus are: the words of the law, or summaries of it. */
export const textNatures = ['legge', 'riassunti'] as const;
export type TextNature = (typeof textNatures)[number];

/** The content of a corpus's `manifest.json`, checked when it was read. */
export interface Manifest {
  /** Nature of the texts; the law if absent. */
  testi?: TextNature;
  fonte?: Partial<Omit<Source, 'avvertenza'>> & { avvertenza?: Partial<Record<Language, string>> };
}

/** Openings of answers, each made and deflated once. */
export class Envelopes {
  readonly #openings: Record<Language, Map<string, Piece>> = { it: new Map(), en: new Map() };

  /** @param manifest what the corpus says of its origin; without it that is the official portal */
  constructor(private readonly manifest: Manifest | null) {}

  /**
   * `{"lang":…,"descrizione":…,"disclaimer":…,"fonte":{…}`: the opening of an answer, its closing brace still to come.
   * @param criterio a further member, of which there are few different ones
   */
  open(language: Language, purpose: Purpose, criterio?: string): Piece {
    const openings = this.#openings[language];
    const key = criterio === undefined ? purpose[language] : `${purpose[language]} ${criterio}`;
    let piece = openings.get(key);
    if (!piece) {
      const envelope = this.of(language, purpose);
      piece = prepared(`{${members(criterio === undefined ? envelope : { ...envelope, criterio })}`);
      openings.set(key, piece);
    }
    return piece;
  }

  of(language: Language, purpose: Purpose): Envelope {
    return { lang: language, descrizione: this.describe(language, purpose[language]), ...this.notice(language) };
  }

  /** A description, after the notice for texts that are not the law. */
  describe(language: Language, description: string): string {
    return this.hasSummaries ? `${words[language].summaries} ${description}` : description;
  }

  /** The notice for texts that are not the law, `null` where they are; pages show it before anything else. */
  summaries(language: Language): string | null {
    return this.hasSummaries ? words[language].summaries : null;
  }

  /** Whether the texts are summaries and not the words of the law. */
  get hasSummaries(): boolean {
    return this.manifest?.testi === 'riassunti';
  }

  /** The members that every answer and every page states about the service and its source. */
  notice(language: Language): Pick<Envelope, 'disclaimer' | 'fonte'> {
    return { disclaimer: words[language].disclaimer, fonte: this.#source(language) };
  }

  #source(language: Language): Source {
    const { name, url, licence, licenceUrl, notice } = words[language].source;
    const official: Source = { nome: name, url, licenza: licence, licenza_url: licenceUrl, avvertenza: notice };
    const stated = this.manifest?.fonte;
    if (!stated) return official;
    return { ...official, ...stated, avvertenza: stated.avvertenza?.[language] ?? official.avvertenza };
  }
}
