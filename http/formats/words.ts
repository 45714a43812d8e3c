// Sentences that formats add to what answers say, in both languages. A sentence missing in one does not compile. Days come as `YYYY-MM-DD`.
import { italianDay, sayDay, type Language, type shapes } from '../../engine/index.js';
import { verbBefore } from './verb-before.js';

const it = {
  type: 'Tipo',
  /** A verb before the name of an act or place, with its article and the blank between them. */
  before: (verb: string, name: string) => verbBefore(name, verb, 'it'),
  day: (day: string) => sayDay(day, 'it'),
  date: 'Data',
  published: (day: string, number: string | null) =>
    `Gazzetta Ufficiale ${italianDay('de', day)}${number === null ? '' : `, n. ${number}`}`,
  entry: (day: string) => `In vigore ${italianDay('da', day)}`,
  /** The words before the law that converted a decree-law, the blank included. @param changed whether it is said to have changed it */
  converted: (changed: boolean | null, law: string) =>
    verbBefore(
      law,
      changed === null
        ? 'Convertito in legge da'
        : `Convertito in legge, ${changed ? 'con' : 'senza'} modificazioni, da`,
      'it',
    ),
  notRepealed: (day: string) =>
    `Non abrogato nel testo consolidato ${italianDay('a', day)}; che cosa ne sia stato dopo, i documenti caricati non lo dicono.`,
  textless: {
    nothing:
      'Il documento caricato non ha il testo di questo articolo; se sia in vigore, i documenti caricati non lo dicono.',
    remark:
      'In luogo del testo il documento ha solo un’annotazione dei redattori; se l’articolo sia in vigore, i documenti caricati non lo dicono.',
  },
  versions: 'le versioni',
  history: 'la storia',
  unnamed: 'un evento senza nome',
  changedArticles: (n: number) => `${n} ${n === 1 ? 'articolo cambiato' : 'articoli cambiati'}`,
  /** The days on which a text stands, the last one included. */
  span: (from: string | null, to: string | null) =>
    `${from === null ? 'fino' : italianDay('da', from)}${to === null ? (from === null ? ' a un giorno ignoto' : '') : ` ${italianDay('a', to)}`}`,
  uncertainStart: 'può essere cominciato prima: fra i testi caricati può mancarne uno',
  uncertain: 'prima della fine può mancare un testo',
  positions: {
    attuale: 'attuale',
    storica: 'storica',
    futura: 'futura',
    mai_in_vigore: 'mai in vigore',
  } satisfies Record<shapes.Position, string> as Record<shapes.Position, string>,
  official: 'Testo sul portale ufficiale',
  preamble: 'Premessa',
  conclusions: 'Conclusioni',
  annex: (name: string) => `Allegato: ${name}`,
  part: (name: string) => `Parte: ${name}`,
  paragraph: (number: string) => `comma ${number}`,
  note: 'Nota di aggiornamento',
  cites: 'Che cosa cita',
  found: (q: string, total: number) => `«${q}»: ${total} risultati`,
  lists: {
    modifica: 'Che cosa modifica',
    modificata_da: 'Da che cosa è modificato',
    altri_effetti: 'Altri effetti che produce, che non sono modifiche',
    altri_effetti_subiti: 'Altri effetti che subisce, che non sono modifiche',
  },
  stated: 'Solo le relazioni che i documenti caricati dicono: possono essercene altre.',
  notLoaded: (name: string) => `Il testo di ${name} non è nel corpus: risulta solo ciò che ne dicono altri atti.`,
  none: 'Nulla risulta dai documenti caricati: non vuol dire che non vi sia nulla.',
  status: {
    abrogato: 'abrogato',
    decaduto: 'decaduto',
    'non-convertito': 'non convertito in legge',
    incostituzionale: 'dichiarato incostituzionale',
  },
  statusIs: (value: string, since: string | null, by: string | null) =>
    `Risulta ${value}${since === null ? '' : ` ${italianDay('da', since)}`}${by === null ? '' : ` (${by})`}.`,
  /** Of a text that came before the end. */
  statusLater: (value: string, since: string | null, by: string | null) =>
    `Oggi, non nel giorno di questo testo, risulta ${value}${since === null ? '' : ` ${italianDay('da', since)}`}${by === null ? '' : ` (${by})`}.`,
  /** Of a text that may have come before the end or after it. */
  statusUnknown: (value: string, _since: null | string, by: string | null) =>
    `Da un giorno che non è noto, e può essere prima di quello di questo testo, risulta ${value}${by === null ? '' : ` (${by})`}.`,
  /** The day by which a relation is listed: of the Gazzetta or the act it says so, since neither is a day of effect. */
  dated: (day: string, kind: shapes.Relation['tipo_data']) =>
    kind === 'pubblicazione' || kind === 'atto'
      ? `${kind === 'atto' ? 'atto' : 'Gazzetta'} ${italianDay('de', day)}`
      : sayDay(day, 'it'),
  confidence: (method: string, share: number) => `regola ${method}, confidenza ${share}`,
  dataset: 'Chi modifica chi nella legge italiana',
  operator: 'Chi gestisce questo servizio',
  api: 'Le domande sugli atti, le modifiche e le citazioni, in sola lettura',
  catalogue: 'Gli atti, il testo dei loro articoli, le modifiche fra loro e ciò che citano, dai documenti caricati.',
  tables: {
    norme: 'Gli atti',
    articoli: 'Gli articoli, con il testo',
    relazioni: 'Le modifiche e gli altri effetti',
    citazioni: 'Ciò che gli articoli citano',
  },
  source: 'Fonte',
  licence: 'Licenza',
  checks: {
    title: 'Le parole delle modifiche, riscontrate sui testi',
    differences: 'Differenze fra le parole delle modifiche e i testi',
    old: 'Le parole dell’atto che modifica tolgono',
    brought: 'Le parole dell’atto che modifica mettono',
    today: 'Il testo caricato dell’atto modificato, nel luogo',
    isDifference: 'È una differenza fra due testi: può venire da questa lettura, dalla fonte o dalla legge.',
    judged: 'Giudicata da una persona',
    textAt: (day: string) => `testo ${italianDay('a', day)}`,
    operation: (from: string, to: string) => `${from}, ${verbBefore(to, 'su', 'it')}${to}`,
  },
};

export type FormatWords = typeof it;

const en: FormatWords = {
  type: 'Type',
  before: (verb) => `${verb} `,
  day: (day) => sayDay(day, 'en'),
  date: 'Date',
  published: (day, number) => `Gazzetta Ufficiale of ${sayDay(day, 'en')}${number === null ? '' : `, no. ${number}`}`,
  entry: (day) => `In force since ${sayDay(day, 'en')}`,
  converted: (changed) =>
    changed === null ? 'Converted into law by ' : `Converted into law, ${changed ? 'with' : 'without'} amendments, by `,
  notRepealed: (day) =>
    `Not repealed in the text consolidated as at ${sayDay(day, 'en')}; the documents loaded do not say what became of it since.`,
  textless: {
    nothing:
      'The document loaded lacks the text of this article; whether it is in force, the documents loaded do not say.',
    remark:
      'In place of the text the document has only a remark of the editors; whether the article is in force, the documents loaded do not say.',
  },
  versions: 'versions',
  history: 'history',
  unnamed: 'an event without a name',
  changedArticles: (n) => `${n} ${n === 1 ? 'article changed' : 'articles changed'}`,
  span: (from, to) =>
    `${from === null ? 'up' : `from ${sayDay(from, 'en')}`}${to === null ? (from === null ? ' to an unknown day' : '') : ` to ${sayDay(to, 'en')}`}`,
  uncertainStart: 'it may have begun earlier: a text may be missing among those loaded',
  uncertain: 'a text may be missing before the end',
  positions: { attuale: 'current', storica: 'past', futura: 'future', mai_in_vigore: 'never in force' },
  official: 'Text on the official portal',
  preamble: 'Preamble',
  conclusions: 'Conclusions',
  annex: (name) => `Annex: ${name}`,
  part: (name) => `Part: ${name}`,
  paragraph: (number) => `paragraph ${number}`,
  note: 'Update note',
  cites: 'What it cites',
  found: (q, total) => `“${q}”: ${total} results`,
  lists: {
    modifica: 'What it amends',
    modificata_da: 'By what it is amended',
    altri_effetti: 'Other effects that it has, which are no amendments',
    altri_effetti_subiti: 'Other effects that it undergoes, which are no amendments',
  },
  stated: 'Only relations that the loaded documents state: there may be others.',
  notLoaded: (name) => `The text of ${name} is not in the corpus: only what other acts say of it is known.`,
  none: 'The documents loaded show nothing: that does not mean that there is nothing.',
  status: {
    abrogato: 'repealed',
    decaduto: 'lapsed',
    'non-convertito': 'not converted into law',
    incostituzionale: 'declared unconstitutional',
  },
  statusIs: (value, since, by) =>
    `Known to be ${value}${since === null ? '' : ` since ${sayDay(since, 'en')}`}${by === null ? '' : ` (${by})`}.`,
  statusLater: (value, since, by) =>
    `Today, not on the day of this text, known to be ${value}${since === null ? '' : ` since ${sayDay(since, 'en')}`}${by === null ? '' : ` (${by})`}.`,
  statusUnknown: (value, _since, by) =>
    `Since a day that is not known, and may be before that of this text, known to be ${value}${by === null ? '' : ` (${by})`}.`,
  dated: (day, kind) => {
    const said = sayDay(day, 'en');
    return kind === 'pubblicazione' ? `Gazzetta of ${said}` : kind === 'atto' ? `act of ${said}` : said;
  },
  confidence: (method, share) => `rule ${method}, confidence ${share}`,
  dataset: 'Who amends whom in Italian law',
  operator: 'The operator of this service',
  api: 'Questions about acts, amendments and citations, read-only',
  catalogue:
    'The acts, the text of their articles, the amendments between them and what they cite, of the documents loaded.',
  tables: {
    norme: 'The acts',
    articoli: 'The articles, with their text',
    relazioni: 'The amendments and other effects',
    citazioni: 'What the articles cite',
  },
  source: 'Source',
  licence: 'Licence',
  checks: {
    title: 'The words of amendments, held against the texts',
    differences: 'Differences between the words of amendments and the texts',
    old: 'The words of the amending act take away',
    brought: 'The words of the amending act bring in',
    today: 'The loaded text of the amended act, at the place',
    isDifference:
      'It is a difference between two texts: it may come from this reading, from the source or from the law.',
    judged: 'Judged by a person',
    textAt: (day) => `text as at ${sayDay(day, 'en')}`,
    operation: (from, to) => `${from}, on ${to}`,
  },
};

export const formatWords: Record<Language, FormatWords> = { it, en };
