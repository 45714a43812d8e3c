// The sentences of answers, and the verbs of relations, in both languages. A sentence missing in one does not compile.
import type { Notice } from '../cite/cite.js';
import { nameAnnex, transitionalNumber } from '../law/annex-name.js';
import { italianDay, sayDay, type Language } from './say-day.js';

export { languages, type Language } from './say-day.js';

/** A full stop, unless the words bring their own: `Cost.` */
const ended = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/** Numbers with those that follow one another as ranges: `2-5, 9, 9-bis`. */
function inRuns(numbers: readonly string[]): string {
  const runs: [first: string, last: string][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && /^\d+$/.test(number) && String(Number(run[1]) + 1) === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

/** `1, 2, 2-bis`; of many the first and the last. */
const shortList = (numbers: readonly string[]): string =>
  numbers.length <= 12 ? numbers.join(', ') : `${numbers.slice(0, 10).join(', ')} … ${numbers.at(-1)}`;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Amendments that a text does not contain. */
const laterIn: Record<Language, (count: number, isDeferred: boolean) => string> = {
  it: (count, isDeferred) =>
    isDeferred
      ? count === 1
        ? '1 modifica ha effetto dopo quel giorno'
        : `${count} modifiche hanno effetto dopo quel giorno`
      : count === 1
        ? '1 modifica successiva non vi è compresa'
        : `${count} modifiche successive non vi sono comprese`,
  en: (count, isDeferred) =>
    isDeferred
      ? count === 1
        ? '1 amendment takes effect after that day'
        : `${count} amendments take effect after that day`
      : count === 1
        ? '1 later amendment is not in it'
        : `${count} later amendments are not in it`,
};

/** What is known of the amendments after the day of a text. */
interface Known {
  /** Whether they are all. */
  isComplete: boolean;
  /** Whether the text may contain some of them before they take effect. */
  isDeferred: boolean;
  /** The day on which a later version of it that is loaded begins. */
  next: string | null;
  /** Whether the text is of several days. */
  isMixed: boolean;
  /** How many amendments have no known day. */
  undated: number;
}

/** What changes a text on a day: an amendment that takes effect, or one for a time that ends. */
interface Change {
  day: string;
  isEnd: boolean;
}

/** Amendments of no known day, a sentence with a blank before it; empty for none. */
const undatedIn: Record<Language, (count: number) => string> = {
  it: (count) =>
    count === 0
      ? ''
      : count === 1
        ? ' 1 modifica senza data nota può non esservi compresa.'
        : ` ${count} modifiche senza data nota possono non esservi comprese.`,
  en: (count) =>
    count === 0
      ? ''
      : count === 1
        ? ' 1 amendment of no known day may not be in it.'
        : ` ${count} amendments of no known day may not be in it.`,
};

/** Forms in which an act may be named. */
const italianForms =
  'Forme accettate: un ELI (eli:/it/legge/1990/08/07/241), un URN, un IRI Akoma Ntoso, un indirizzo di Normattiva o della Gazzetta, oppure una citazione con tipo, numero e anno (l. 241/1990) o un nome noto (codice civile).';
const englishForms =
  'Accepted forms: an ELI (eli:/it/legge/1990/08/07/241), a URN, an Akoma Ntoso IRI, an address of Normattiva or the Gazzetta, or a citation with type, number and year (l. 241/1990) or a known name (codice civile).';

const it = {
  disclaimer:
    'Servizio informativo: non fornisce consulenza legale e i suoi testi non hanno carattere ufficiale. Verificare sempre sulla fonte ufficiale.',
  source: {
    name: 'Normattiva – il portale della legge vigente',
    url: 'https://www.normattiva.it',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.it',
    notice:
      'Citare la fonte ufficiale. L’unico testo autentico è quello pubblicato a stampa nella Gazzetta Ufficiale della Repubblica Italiana, che prevale in caso di differenze.',
  },
  /** Notice for texts that are not the law; shown before anything else. */
  summaries:
    'Corpus di esempio: i testi sono riassunti scritti per questo progetto, non le parole della legge; non usarli per decidere né per citare.',
  toCome: {
    notice: (day: string | null, n: number, sigla: string, isUnconverted: boolean) =>
      `Non è un testo ufficiale: è il testo${day === null ? ' caricato' : ` ${italianDay('a', day)}`} come lo ${n === 1 ? 'farebbe l’operazione' : `farebbero le ${n} operazioni`} di ${sigla} su questo articolo, che non vi ${n === 1 ? 'è compresa' : 'sono comprese'}.${isUnconverted ? ' È un decreto-legge di cui non è nota la conversione in legge.' : ''}`,
    formats: 'il testo come lo farebbe un atto (come) è dato solo in formato json',
    onlyArticle: 'Il testo come lo farebbe un atto si può chiedere di un articolo: qui non ne è nominato nessuno.',
    onlyPresent: 'Il testo come lo farebbe un atto parte dal testo servito: non si può chiedere con un altro giorno.',
    not: {
      none: 'Le parole di quell’atto, per quanto si sono lette, non fanno nulla su questo articolo.',
      contained: 'Il testo caricato è posteriore a quell’atto: se le sue parole vi sono, lo dice il riscontro.',
      words: 'Le parole di un’operazione non si sono potute leggere tutte.',
      place: 'Il luogo di un’operazione non si trova nel testo.',
      absent: 'Le parole di un’operazione non stanno al loro posto nel testo.',
      several: 'Le parole di un’operazione stanno più volte al loro posto, e non si sceglie.',
      whole: 'Un’operazione riguarda l’articolo intero: le parole nuove sono nel riscontro.',
      wide: 'Le parole di un’operazione stanno nel testo, ma non nel luogo che essa nomina.',
      meet: 'Due operazioni toccano le stesse parole.',
      renumbered:
        'Quell’atto dà un altro numero a una parte dell’articolo, o la modifica in un modo che qui non si sa applicare.',
    },
  },
  origin: {
    missing:
      'Dove l’origine manca non la si conosce: le parole possono essere del testo originario, o di un atto che non è caricato o le cui parole non si trovano una sola volta al loro posto.',
  },
  versions: {
    notInForce: (start: string | null) =>
      `Testo pubblicato, che nel giorno chiesto non era in vigore nel suo insieme${start === null ? '' : `: lo è ${italianDay('da', start)}`}. Una sua disposizione può avere un giorno proprio.`,
    after: (until: string | null, day: string | null) =>
      `Si sa che il testo è questo fino ${until === null ? 'a un giorno ignoto' : italianDay('a', until)}: non risulta se ${day === null ? 'oggi' : 'nel giorno chiesto'} ve ne sia un altro.`,
    hole: (until: string | null, end: string) =>
      `Si sa che il testo è questo fino ${until === null ? 'a un giorno ignoto' : italianDay('a', until)}: da allora e fino ${italianDay('a', end)} fra i testi caricati può mancare una versione.`,
    unheld: (act: string, { day, isEnd }: Change) =>
      isEnd
        ? `Una modifica di ${act} valeva, secondo i documenti caricati, solo prima ${italianDay('de', day)}: da quel giorno il testo può essere un altro.`
        : `${sentenceCase(italianDay('da', day))} ha effetto, secondo i documenti caricati, una modifica di ${act} che questo testo non può contenere, perché comincia prima: da quel giorno può essere un altro.`,
    unheldText: (act: string, { day, isEnd }: Change) =>
      `${sentenceCase(italianDay('da', day))} ha ${isEnd ? 'termine' : 'effetto'}, secondo i documenti caricati, una modifica di ${act}, e nessun testo caricato comincia quel giorno: ne può mancare uno.`,
    some: 'Fra i testi caricati possono mancare versioni: dove non si sa, dal_certo è falso e certezza è «parziale».',
    only: 'È caricato un solo testo dell’atto: le altre versioni, se ve ne sono, qui non ci sono.',
    searchedOn: (day: string) =>
      `Si è cercato nei testi caricati che comprendono il ${sayDay(day, 'it')}: altri di quel giorno possono non essere caricati.`,
    onlyPast: 'Nessun testo presente ha tutte le parole: le hanno testi che non ci sono più, o non ancora.',
  },
  textDay: {
    published: (act: string) => `Di ${act} è caricato solo il testo pubblicato, non uno consolidato.`,
    /** @param day of the text @param later how many amendments after it are known */
    text: (day: string | null, later: number, { isComplete, isDeferred, isMixed, next, undated }: Known): string => {
      if (isMixed)
        return 'Testo di più giorni: quello pubblicato, con articoli che vi sono entrati dopo. Non risulta se sia stato modificato ancora.';
      if (day === null) return 'Non risulta di quale giorno sia il testo, né se sia stato modificato dopo.';
      const at = `Testo ${italianDay('a', day)}`;
      const then =
        undatedIn.it(undated) +
        (next === null ? '' : ` ${sentenceCase(italianDay('da', next))} ne è caricata una versione successiva.`);
      if (later === 0 && next !== null) return `${at}.${then}`;
      if (later === 0)
        return isComplete
          ? `${at}: nessuna modifica successiva è nota fino al giorno del testo più recente caricato.`
          : `${at}: non risulta se vi siano modifiche successive, perché gli atti che le dispongono possono non essere caricati.${then}`;
      return `${at}: ${laterIn.it(later, isDeferred)}.${isComplete ? '' : ' Possono essercene altre.'}${then}`;
    },
    summary: (day: string | null, later: number, { isComplete, isDeferred, undated }: Known): string => {
      const at = `Riassunto, non il testo di legge${day === null ? '' : `; riassume quello ${italianDay('a', day)}`}`;
      if (later === 0)
        return isComplete ? `${at}.` : `${at}; non risulta se vi siano modifiche successive.${undatedIn.it(undated)}`;
      return `${at}: ${laterIn.it(later, isDeferred)}.${isComplete ? '' : ' Possono essercene altre.'}${undatedIn.it(undated)}`;
    },
  },
  mostWords:
    'Nessun atto ha tutte le parole cercate nel titolo, nei nomi, nel numero o nell’anno: sono elencati gli atti che ne hanno di più.',
  partly: {
    most: 'Nessun testo ha tutte le parole cercate: sono elencati quelli che ne hanno di più.',
    missing: (lacking: string) =>
      `Nessun articolo o titolo presente ha ${lacking}: sono elencati i testi che hanno di più delle altre parole.`,
    some: 'Sono elencati anche i testi che hanno solo una parte delle parole cercate.',
  },
  notAllRead:
    'Le parole di questa frase sono in moltissimi testi: se ne sono letti 5.000, e fra gli altri può averla qualcuno.',
  quote: (words: string) => `«${words}»`,
  missing: (lacking: string, isLiteral: boolean) =>
    `Nessun articolo o titolo presente ha ${lacking}, ${isLiteral ? 'nella forma in cui è scritto' : 'in nessuna forma'}: gli atti che lo hanno possono non essere caricati.`,
  noPhrase:
    'Nessun testo ha queste parole una dopo l’altra, come le virgolette vogliono: senza virgolette si cercano anche lontane.',
  noneTitled:
    'Nessun atto ha queste parole nel titolo, nei nomi, nel numero o nell’anno: il testo degli articoli si cerca a parte.',
  noneNarrowed: 'Nessun testo ha le parole cercate con i limiti scelti: senza, se ne possono trovare.',
  noneTogether: 'Ogni parola è in qualche testo, ma nessuno le ha come la domanda le vuole.',
  onlyLoaded: (act: string) => `L’anno non è detto: con questo tipo e numero è caricato soltanto ${act}.`,
  noneNumbered: (asked: string, known: string) =>
    `Nessun atto caricato è ${asked}${known === '' ? '' : `; con questo numero si conosce, senza il testo: ${known}`}.`,
  wantsNothing:
    'La domanda non ha parole da cercare: articoli, preposizioni e congiunzioni da soli non si cercano, né ciò che è escluso.',
  citedOutside: (act: string) => `Il testo di ${act}, di cui parlano queste parole, non è caricato.`,
  criterion: {
    norma: 'Gli atti con più relazioni (in entrambi i versi); a parità, per ELI; in fondo quelli senza relazioni.',
    articolo: 'Gli articoli e gli atti con più relazioni (in entrambi i versi); a parità, per ELI.',
    /** Added where other effects count as well. */
    effects: 'Contano anche gli effetti che non modificano il testo.',
    /** Added where citations count as well, or alone. */
    tutti: 'Contano, con le relazioni, anche le citazioni nel testo degli articoli.',
    citazioni: 'Contano, invece delle relazioni, le citazioni nel testo degli articoli.',
    neighbourhood:
      'I nodi più vicini al centro, lungo le relazioni nei due versi; a parità di distanza, per numero di relazioni.',
  },
  /** Why there are no positions. */
  noPlaces:
    'Le posizioni sono in corso di calcolo e saranno pronte fra poco. Uno snapshot le contiene già (`legami snapshot`).',
  /** Why there is no chain from one act or article to another. */
  noChain: (from: string, to: string, longest: number, isDirected: boolean) =>
    ended(
      isDirected
        ? `Nessuna catena di al più ${longest} relazioni porta, di modifica in modifica, da ${from} a ${to}`
        : `Nessuna catena di al più ${longest} relazioni unisce ${from} e ${to}`,
    ),
  error: {
    actUnknown: (eli: string) => `L’atto ${eli} non è nel corpus.`,
    articleUnknown: (number: string, act: string) => ended(`L’articolo ${number} non è nel testo di ${act}`),
    articlesUnknown: (numbers: readonly string[], act: string) =>
      ended(`Gli articoli ${shortList(numbers)} non sono nel testo di ${act}`),
    /** @param until day of the loaded text @param by what inserts the article, and since when */
    articleLater: (number: string, act: string, until: string | null, by: string, since: string | null) =>
      ended(
        `Il testo caricato di ${act}${until === null ? '' : `, che è ${italianDay('a', until)},`} non ha ancora l’articolo ${number}: lo inserisce ${by}${since === null ? '' : `, ${italianDay('da', since)}`}`,
      ),
    paragraphUnknown: (paragraph: string, article: string, act: string, known: readonly string[]) =>
      known.length === 0
        ? `I commi dell’articolo ${article} (${act}) non sono numerati nel testo: nessuno ha un indirizzo.`
        : `L’articolo ${article} (${act}) non ha un comma ${paragraph}: ha ${shortList(known)}.`,
    /** @param places words of a citation, as they stand */
    placesNotRead: (places: readonly string[]) =>
      `Non letto: ${places.map((words) => `«${words}»`).join(', ')}. La risposta è meno precisa della citazione.`,
    /** @param until day of the loaded text */
    paragraphsNotInText: (
      paragraphs: readonly string[],
      article: string,
      act: string,
      until: string | null,
      known: readonly string[],
    ) =>
      `Il testo caricato dell’articolo ${article} (${act})${until === null ? '' : `, che è ${italianDay('a', until)},`} non ha ${
        paragraphs.length === 1 ? `un comma ${paragraphs[0]!}` : `i commi ${shortList(paragraphs)}`
      }: ha ${shortList(known)}.`,
    articleUnrelated: (number: string, act: string) =>
      `Il testo di ${act} non è nel corpus, e nessuna relazione nota ne nomina l’articolo ${number}.`,
    notYet: (act: string, first: string | null, isOriginal: boolean) =>
      first === null
        ? ended(`Di quel giorno non è caricato alcun testo di ${act}`)
        : isOriginal
          ? `In quel giorno ${act} non era in vigore: il primo testo comincia ${italianDay('da', first)}.`
          : `Di quel giorno non è caricato alcun testo di ${act}: il primo comincia ${italianDay('da', first)}.`,
    noArticleNamed: (act: string) =>
      `Il riferimento non nomina un articolo: la storia è di un articolo di ${ended(act)} Le versioni dell’atto stanno in versioni.`,
    noOriginal: (act: string) => ended(`Il testo pubblicato di ${act} non è caricato`),
    articleNotThen: (number: string, act: string, first: string | null) =>
      ended(
        `In quel giorno l’articolo ${number} non è nel testo di ${act}${first === null ? '' : `: comincia ${italianDay('da', first)}`}`,
      ),
    /** @param first day on which the first loaded text with the article begins */
    articleMaybeThen: (number: string, act: string, first: string) =>
      `Di quel giorno non è caricato un testo di ${act} con l’articolo ${number}: il primo che lo ha comincia ${italianDay('da', first)}. Prima di questo può mancarne un altro, e l’articolo può essere più antico.`,
    articleGone: (number: string, act: string, since: string) =>
      ended(`L’articolo ${number} non è più nel testo di ${act} ${italianDay('da', since)}`),
    annexUnknown: (annex: string, act: string) => `L’allegato «${nameAnnex(annex, act)}» di ${act} non è noto qui.`,
    actOnlyInRelations: (act: string) =>
      `Il testo di ${act} non è nel corpus: l’atto è noto solo dalle relazioni, che si trovano all’indirizzo in relazioni_url.`,
    onlyCited: (act: string) =>
      `Di ${act} si conoscono soltanto citazioni, nei testi caricati: quel che ne risulta è all’indirizzo in relazioni_url.`,
    severalFit: (names: readonly string[]) =>
      names.length === 1
        ? `Il riferimento non basta a indicare un atto: quello noto che vi si adatta è ${ended(names[0]!)} Indicare tipo, numero e anno.`
        : `Il riferimento si adatta a più atti: ${ended(names.join(', '))} Indicare tipo, numero e anno.`,
    notKnown: (understood: string) => `L’atto inteso (${understood}) non è noto qui.`,
    foreign: {
      eu: (name: string, celex: string | null) =>
        `«${name}» è un atto dell’Unione europea${celex === null ? '' : ` (CELEX ${celex})`}, non un atto dello Stato italiano.`,
      treaty: (name: string) => `«${name}» è un trattato o un atto internazionale, non un atto dello Stato italiano.`,
      regional: (name: string) => `«${name}» è un atto di una regione o di un ente locale, non un atto dello Stato.`,
      foreign: (name: string) => `«${name}» è un atto di uno Stato estero, non dello Stato italiano.`,
      judgment: (name: string) => `«${name}» è una pronuncia di un giudice, non un atto normativo.`,
      administrative: (name: string) =>
        `«${name}» è un atto amministrativo (delibera, circolare, nota e simili), non un atto normativo dello Stato.`,
      contract: (name: string) => `«${name}» è un contratto o un atto di privati, non un atto dello Stato.`,
      deontology: (name: string) => `«${name}» è un codice deontologico, non un atto dello Stato.`,
      historical: (name: string) => `«${name}» è un atto di uno Stato preunitario o storico, non dello Stato italiano.`,
    },
    refusal: {
      empty: () => `Nessun riferimento indicato. ${italianForms}`,
      'too-long': () => `Il testo è troppo lungo per un riferimento. ${italianForms}`,
      'not-a-reference': (asked: string) => `«${asked}» non è un riferimento a un atto. ${italianForms}`,
      'malformed-identifier': (asked: string) => `«${asked}» è un identificativo con una parte errata. ${italianForms}`,
      'no-act': (asked: string) => `«${asked}» indica un articolo o un comma, ma non di quale atto. ${italianForms}`,
      'weak-name': (asked: string) =>
        `«${asked}» da solo può essere anche altro: aggiungere un articolo, oppure tipo, numero e anno dell’atto.`,
    },
    damagedSnapshot: 'Una parte dei dati risulta danneggiata: lo snapshot va ricostruito.',
    damaged: 'Questa parte dei dati risulta danneggiata e non viene servita: lo snapshot va ricostruito.',
    changed: 'I dati sono cambiati da quando è cominciato lo scaricamento: va ricominciato.',
    noChanges: (since: string | null) =>
      since === null
        ? 'Non si sa che cosa sia cambiato: lo snapshot servito non è stato confrontato con uno precedente diverso. Le tabelle intere sono sotto /dati.'
        : `Che cosa sia cambiato si sa dal ${sayDay(since, 'it')}, e da nessun giorno prima: le tabelle vanno scaricate intere, poi chieste le modifiche da quel giorno.`,
    busy: 'Troppe domande che richiedono molto lavoro sono in attesa. Riprovare fra poco.',
    beingMade: 'Il file è in preparazione, o non c’è spazio per farlo. Riprovare fra un minuto.',
    unavailable: 'Il servizio non può rispondere in questo momento. Riprovare più tardi.',
  },
  relations: {
    noneKnown: 'Nei documenti caricati non è stata letta alcuna modifica: questo non significa che non ve ne siano.',
    noneButAmended:
      'Il testo di questo articolo porta segni di modifica, ma nessuna relazione caricata indica quale atto l’ha modificato: l’atto che modifica non è fra i documenti.',
    noneButEnded:
      'Nessuna relazione caricata riguarda questo articolo; quale atto lo abbia tolto lo dice il segno che il documento ha in luogo del testo (si veda «stato»).',
    ofParagraph: (paragraph: string, others: number) =>
      `Solo le relazioni che nominano il comma ${paragraph}. ${others === 1 ? 'Un’altra dell’articolo non nomina un comma, e può riguardarlo' : `Altre ${others} dell’articolo non nominano un comma, e possono riguardarlo`}.`,
    /** As `ofParagraph`, where no relation names the paragraph. */
    noneOfParagraph: (paragraph: string, others: number) =>
      `Nessuna relazione caricata nomina il comma ${paragraph}; ${others === 1 ? 'una dell’articolo non nomina un comma, e può riguardarlo' : `${others} dell’articolo non nominano un comma, e possono riguardarlo`}.`,
    noParagraph: (paragraph: string) =>
      `Nel testo di questo articolo nessun comma porta stampato il numero ${paragraph}.`,
  },
  notice: (notice: Notice, name: (eli: string) => string): string => {
    switch (notice.code) {
      case 'wrong-day':
        return `La data indicata (${notice.asked}) non è quella dell’atto (${notice.actual}).`;
      case 'no-such-day':
        return `Il giorno indicato (${notice.asked}) non esiste: si sono letti solo tipo, numero e anno.`;
      case 'no-type':
        return `Il tipo di atto non era indicato: un solo atto noto ha il numero ${notice.number} e l’anno ${notice.year}.`;
      case 'generic-type':
        return `«${notice.type}» non indica un tipo preciso: è stato scelto il solo atto noto con quel numero e quell’anno.`;
      case 'other-century':
        return `L’anno a due cifre è stato letto come ${notice.actual}: nessun atto noto è del ${notice.asked}.`;
      case 'former-holders':
        return `Con il nome «${notice.name}» si indicano anche altri atti: ${ended(notice.acts.map(name).join(', '))} Si risponde per quello a cui il nome va oggi.`;
      case 'several-citations':
        return `Il testo cita anche: ${ended(notice.others.map(name).join('; '))} Si risponde per il primo atto.`;
      case 'several-articles':
        return `Sono indicati anche altri articoli: ${inRuns(notice.articles)}. Si risponde per il primo.`;
      case 'several-paragraphs':
        return `Sono indicati anche altri commi: ${inRuns(notice.paragraphs)}. Si risponde per il primo.`;
      case 'no-article':
        return `${notice.paragraph === null ? `La lettera ${notice.point})` : `Il comma ${notice.paragraph}`} è senza articolo e non si può trovare: si risponde per l’intero atto.`;
      case 'sole-article':
        return `Il comma ${notice.paragraph} è dell’articolo ${notice.article}, che non è nominato ed è il solo che può averlo.`;
      case 'other-article-spelling':
        return `L’articolo «${notice.asked}» è stato trovato come «${notice.actual}».`;
      case 'name-differs':
        return ended(`Il nome «${notice.name}» non è quello di ${notice.act}`);
      case 'annex':
        return transitionalNumber(notice.annex, name(notice.act)) === null
          ? `«${notice.annex}» è un allegato: si risponde per l’intero atto a cui appartiene.`
          : `La ${nameAnnex(notice.annex, name(notice.act))} non è un articolo: si risponde per l’intero atto a cui appartiene.`;
      case 'day':
        return `Il riferimento indica il testo del ${notice.day}: si risponde per ogni giorno.`;
    }
  },
};

export type Words = typeof it;

const en: Words = {
  disclaimer:
    'Informational service: it gives no legal advice and its texts are not official. Always check against the official source.',
  source: {
    name: 'Normattiva – il portale della legge vigente',
    url: 'https://www.normattiva.it',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    notice:
      'Cite the official source. The only authentic text is the one printed in the Gazzetta Ufficiale della Repubblica Italiana, which prevails where the two differ.',
  },
  summaries:
    'Sample corpus: the texts are summaries written for this project, not the words of the law; do not use them to decide or to cite.',
  toCome: {
    notice: (day, n, sigla, isUnconverted) =>
      `No official text: it is the text${day === null ? ' that is loaded' : ` as of ${sayDay(day, 'en')}`} as the ${n === 1 ? 'operation' : `${n} operations`} of ${sigla} on this article, which ${n === 1 ? 'is' : 'are'} not contained in it, would make it.${isUnconverted ? ' It is a decree-law whose conversion into law is not known.' : ''}`,
    formats: 'the text as an act would make it (come) is given in formato json only',
    onlyArticle: 'The text as an act would make it can be asked for of an article: none is named here.',
    onlyPresent:
      'The text as an act would make it starts from the text that is served: it cannot be asked for with another day.',
    not: {
      none: 'The words of that act, as far as they were read, do nothing to this article.',
      contained:
        'The text that is loaded is later than that act: the answer of riscontro tells whether its words are there.',
      words: 'Not all words of an operation could be read.',
      place: 'The place of an operation is not found in the text.',
      absent: 'The words of an operation do not stand at their place in the text.',
      several: 'The words of an operation stand at their place more than once, and none is chosen.',
      whole: 'An operation is on the whole article: the new words are in riscontro.',
      wide: 'The words of an operation stand in the text, but not at the place that it names.',
      meet: 'Two operations touch the same words.',
      renumbered:
        'That act gives a part of the article another number, or changes it in a way that cannot be applied here.',
    },
  },
  origin: {
    missing:
      'Where no origin is given it is not known: the words may be of the original text, or of an act that is not loaded or whose words do not stand exactly once at their place.',
  },
  versions: {
    notInForce: (start) =>
      `The text as published, which was not in force as a whole on the day asked${start === null ? '' : `: it is since ${sayDay(start, 'en')}`}. A provision of it may have a day of its own.`,
    after: (until, day) =>
      `The text is known to be this up to ${until === null ? 'an unknown day' : sayDay(until, 'en')}: whether there is another one ${day === null ? 'today' : 'on the day asked'} is not known.`,
    hole: (until, end) =>
      `The text is known to be this up to ${until === null ? 'an unknown day' : sayDay(until, 'en')}: from then to ${sayDay(end, 'en')} a version may be missing among the texts loaded.`,
    unheld: (act, { day, isEnd }) =>
      isEnd
        ? `By the loaded documents an amendment by ${act} held only before ${sayDay(day, 'en')}: from that day on the text may be another one.`
        : `By the loaded documents an amendment by ${act} takes effect on ${sayDay(day, 'en')}; this text began earlier and cannot hold it: from that day on it may be another one.`,
    unheldText: (act, { day, isEnd }) =>
      `By the loaded documents an amendment by ${act} ${isEnd ? 'ends before' : 'takes effect on'} ${sayDay(day, 'en')}, and no loaded text begins on that day: one may be missing.`,
    some: 'Versions may be missing among the texts loaded: where that is so, dal_certo is false and certezza is “parziale”.',
    only: 'One text of the act is loaded: its other versions, if there are any, are not here.',
    searchedOn: (day) =>
      `The texts loaded that span ${sayDay(day, 'en')} were searched: others of that day may not be loaded.`,
    onlyPast: 'No present text has all the words: texts have them that are no longer there, or not yet.',
  },
  textDay: {
    published: (act) => `Of ${act} only the text as published is loaded, not a consolidated one.`,
    text: (day, later, { isComplete, isDeferred, isMixed, next, undated }) => {
      if (isMixed)
        return 'Text of several days: the one published, with articles that came in later. It is not known whether it was amended otherwise.';
      if (day === null) return 'It is not known of which day the text is, nor whether it was amended later.';
      const at = `Text as at ${sayDay(day, 'en')}`;
      const then =
        undatedIn.en(undated) + (next === null ? '' : ` A later version of it, from ${sayDay(next, 'en')}, is loaded.`);
      if (later === 0 && next !== null) return `${at}.${then}`;
      if (later === 0)
        return isComplete
          ? `${at}: no later amendment is known up to the day of the newest text loaded.`
          : `${at}: it is not known whether there are later amendments, because the acts that make them may not be loaded.${then}`;
      return `${at}: ${laterIn.en(later, isDeferred)}.${isComplete ? '' : ' There may be others.'}${then}`;
    },
    summary: (day, later, { isComplete, isDeferred, undated }) => {
      const at = `A summary, not the text of the law${day === null ? '' : `; it summarises that of ${sayDay(day, 'en')}`}`;
      if (later === 0)
        return isComplete
          ? `${at}.`
          : `${at}; it is not known whether there are later amendments.${undatedIn.en(undated)}`;
      return `${at}: ${laterIn.en(later, isDeferred)}.${isComplete ? '' : ' There may be others.'}${undatedIn.en(undated)}`;
    },
  },
  mostWords:
    'No act has all the words in its title, names, number or year: the acts that have most of them are listed.',
  partly: {
    most: 'No text contains all the search terms: texts that contain most of them are listed.',
    missing: (lacking) =>
      `No present article or title has ${lacking}: texts that contain most of the other search terms are listed.`,
    some: 'Texts that contain only some of the search terms are listed too.',
  },
  notAllRead: 'The words of this phrase are in very many texts: 5,000 of them were read, and others may have it.',
  quote: (words) => `“${words}”`,
  missing: (lacking, isLiteral) =>
    `No present article or title has ${lacking} ${isLiteral ? 'as it is written' : 'in any form'}: the acts that have it may not be loaded.`,
  noPhrase:
    'No text has these words one after the other, as the quotation marks ask: without them they are found apart, too.',
  noneTitled: 'No act has these words in its title, names, number or year: the text of articles is searched apart.',
  noneNarrowed: 'No text has the search terms within the limits chosen: without them there may be some.',
  noneTogether: 'Each search term is in some text, but none has them as the query asks.',
  onlyLoaded: (act) => `No year is given: of this type and number only ${act} is loaded.`,
  noneNumbered: (asked, known) =>
    `No act that is loaded is ${asked}${known === '' ? '' : `; of this number is known, without the text: ${known}`}.`,
  wantsNothing:
    'The query has no word to search for: articles, prepositions and conjunctions are not searched alone, nor is what is excluded.',
  citedOutside: (act: string) => `The text of ${act}, which these words speak of, is not loaded.`,
  criterion: {
    norma: 'The acts with most relations (both directions); ties by ELI; those without relations last.',
    articolo: 'The articles and acts with most relations (both directions); ties by ELI.',
    effects: 'Effects that do not amend the text count as well.',
    tutti: 'Citations in the text of articles count together with relations.',
    citazioni: 'Citations in the text of articles count instead of relations.',
    neighbourhood:
      'The nodes nearest to the centre, along relations in both directions; at equal distance, by number of relations.',
  },
  noPlaces: 'Positions are being computed and will be ready soon. A snapshot contains them (`legami snapshot`).',
  noChain: (from, to, longest, isDirected) =>
    ended(
      isDirected
        ? `No chain of at most ${longest} relations leads from ${from} to ${to}, each amending the next`
        : `No chain of at most ${longest} relations joins ${from} and ${to}`,
    ),
  error: {
    actUnknown: (eli) => `The act ${eli} is not in the corpus.`,
    articleUnknown: (number, act) => ended(`Article ${number} is not in the text of ${act}`),
    articlesUnknown: (numbers, act) => ended(`Articles ${shortList(numbers)} are not in the text of ${act}`),
    articleLater: (number, act, until, by, since) =>
      ended(
        `The loaded text of ${act}${until === null ? '' : `, which is as at ${sayDay(until, 'en')},`} does not have article ${number} yet: ${by} inserts it${since === null ? '' : ` as of ${sayDay(since, 'en')}`}`,
      ),
    paragraphUnknown: (paragraph, article, act, known) =>
      known.length === 0
        ? `The paragraphs of article ${article} (${act}) have no printed numbers: none has an address.`
        : `Article ${article} (${act}) has no paragraph ${paragraph}: it has ${shortList(known)}.`,
    placesNotRead: (places) =>
      `Not read: ${places.map((words) => `“${words}”`).join(', ')}. The answer is less precise than the citation.`,
    paragraphsNotInText: (paragraphs, article, act, until, known) =>
      `The loaded text of article ${article} (${act})${until === null ? '' : `, which is as at ${sayDay(until, 'en')},`} has no ${
        paragraphs.length === 1 ? 'paragraph' : 'paragraphs'
      } ${shortList(paragraphs)}: it has ${shortList(known)}.`,
    articleUnrelated: (number, act) =>
      `The text of ${act} is not in the corpus, and no known relation names its article ${number}.`,
    notYet: (act, first, isOriginal) =>
      first === null
        ? ended(`No text of ${act} of that day is loaded`)
        : isOriginal
          ? `On that day ${act} was not in force: its first text begins on ${sayDay(first, 'en')}.`
          : `No text of ${act} of that day is loaded: the first one begins on ${sayDay(first, 'en')}.`,
    noArticleNamed: (act) =>
      `The reference names no article: a history is of an article of ${ended(act)} The versions of the act are in versioni.`,
    noOriginal: (act) => ended(`The text of ${act} as published is not loaded`),
    articleNotThen: (number, act, first) =>
      ended(
        `On that day article ${number} is not in the text of ${act}${first === null ? '' : `: it begins on ${sayDay(first, 'en')}`}`,
      ),
    articleMaybeThen: (number, act, first) =>
      `No text of ${act} with article ${number} is loaded of that day: the first that has it begins on ${sayDay(first, 'en')}. One before it may be missing, and the article may be older.`,
    articleGone: (number, act, since) =>
      ended(`Article ${number} has not been in the text of ${act} since ${sayDay(since, 'en')}`),
    annexUnknown: (annex, act) => `The annex “${nameAnnex(annex, act)}” of ${act} is not known here.`,
    actOnlyInRelations: (act) =>
      `The text of ${act} is not in the corpus: the act is known only from relations, which are found at the address in relazioni_url.`,
    onlyCited: (act) =>
      `Of ${act} only citations are known, in the loaded texts: what follows from them is at the address in relazioni_url.`,
    severalFit: (names) =>
      names.length === 1
        ? `The reference is not enough to identify an act: one known act fits, ${ended(names[0]!)} Give type, number and year.`
        : `Several acts fit the reference: ${ended(names.join(', '))} Give type, number and year.`,
    notKnown: (understood) => `The intended act (${understood}) is not known here.`,
    foreign: {
      eu: (name, celex) =>
        `“${name}” is an act of the European Union${celex === null ? '' : ` (CELEX ${celex})`}, not an act of the Italian State.`,
      treaty: (name) => `“${name}” is a treaty or an international act, not an act of the Italian State.`,
      regional: (name) => `“${name}” is an act of a region or a local authority, not an act of the State.`,
      foreign: (name) => `“${name}” is an act of a foreign state, not of the Italian State.`,
      judgment: (name) => `“${name}” is a judgment, not a legislative act.`,
      administrative: (name) =>
        `“${name}” is an administrative act (a deliberation, circular, note or the like), not a legislative act of the State.`,
      contract: (name) => `“${name}” is a contract or a private act, not an act of the State.`,
      deontology: (name) => `“${name}” is a code of professional conduct, not an act of the State.`,
      historical: (name) => `“${name}” is an act of a pre-unification or historical state, not of the Italian State.`,
    },
    refusal: {
      empty: () => `No reference given. ${englishForms}`,
      'too-long': () => `The text is too long for a reference. ${englishForms}`,
      'not-a-reference': (asked) => `“${asked}” is not a reference to an act. ${englishForms}`,
      'malformed-identifier': (asked) => `“${asked}” is an identifier with a malformed part. ${englishForms}`,
      'no-act': (asked) => `“${asked}” names an article or a paragraph, but not of which act. ${englishForms}`,
      'weak-name': (asked) =>
        `“${asked}” by itself may also be something else: add an article, or the type, number and year of the act.`,
    },
    damagedSnapshot: 'A part of the data is damaged: the snapshot must be rebuilt.',
    damaged: 'This part of the data is damaged and is not served: the snapshot must be rebuilt.',
    changed: 'The data have changed since the download began: start again.',
    noChanges: (since) =>
      since === null
        ? 'What has changed is not known: the snapshot that is served was compared with no other one that differs. The whole tables are under /dati.'
        : `What has changed is known from ${sayDay(since, 'en')} on, and from no earlier day: download the whole tables, then ask for the changes since that day.`,
    busy: 'Too many questions that take much work are waiting. Try again shortly.',
    beingMade: 'The file is being made, or there is no room for it. Try again in a minute.',
    unavailable: 'The service cannot answer at the moment. Try again later.',
  },
  relations: {
    noneKnown: 'No amendment was read in the loaded documents: this does not mean that there is none.',
    noneButAmended:
      'The text of this article has amendment marks, but no loaded relation states which act amended it: the amending act is not among the documents.',
    noneButEnded:
      'No loaded relation concerns this article; which act took it away is said by the mark that the document has in place of its text (see “stato”).',
    ofParagraph: (paragraph, others) =>
      `Only the relations that name paragraph ${paragraph}. ${others === 1 ? 'Another relation of the article names no paragraph and may concern it' : `${others} other relations of the article name no paragraph and may concern it`}.`,
    noneOfParagraph: (paragraph, others) =>
      `No loaded relation names paragraph ${paragraph}; ${others === 1 ? 'one of the article names no paragraph and may concern it' : `${others} of the article name no paragraph and may concern it`}.`,
    noParagraph: (paragraph) => `No paragraph of the text of this article bears the printed number ${paragraph}.`,
  },
  notice: (notice, name) => {
    switch (notice.code) {
      case 'wrong-day':
        return `The given date (${notice.asked}) is not the date of the act (${notice.actual}).`;
      case 'no-such-day':
        return `There is no such day (${notice.asked}): only type, number and year were read.`;
      case 'no-type':
        return `The type of act was not stated: only one known act has number ${notice.number} and year ${notice.year}.`;
      case 'generic-type':
        return `“${notice.type}” is not a precise type: the only known act with that number and year was chosen.`;
      case 'other-century':
        return `The two-digit year was read as ${notice.actual}: no known act is from ${notice.asked}.`;
      case 'former-holders':
        return `The name “${notice.name}” also stands for other acts: ${ended(notice.acts.map(name).join(', '))} This answer is about the one that the name stands for today.`;
      case 'several-citations':
        return `The text also cites: ${ended(notice.others.map(name).join('; '))} This answer is about the first act.`;
      case 'several-articles':
        return `Other articles are named too: ${inRuns(notice.articles)}. This answer is about the first.`;
      case 'several-paragraphs':
        return `Other paragraphs are named too: ${inRuns(notice.paragraphs)}. This answer is about the first.`;
      case 'no-article':
        return `${notice.paragraph === null ? `Point (${notice.point})` : `Paragraph ${notice.paragraph}`} is named without its article and can’t be found: this answer is about the whole act.`;
      case 'sole-article':
        return `Paragraph ${notice.paragraph} is of article ${notice.article}, which is not named and is the only one that can have it.`;
      case 'other-article-spelling':
        return `Article “${notice.asked}” was found as “${notice.actual}”.`;
      case 'name-differs':
        return ended(`The name “${notice.name}” is not that of ${notice.act}`);
      case 'annex':
        return transitionalNumber(notice.annex, name(notice.act)) === null
          ? `“${notice.annex}” is an annex: this answer is about the whole act to which it belongs.`
          : `“${nameAnnex(notice.annex, name(notice.act))}” is no article: this answer is about the whole act to which it belongs.`;
      case 'day':
        return `The reference names the text of ${notice.day}: this answer is about every day.`;
    }
  },
};

export const words: Record<Language, Words> = { it, en };
