// Titles such as Italian acts bear, made up: the wording of each kind of act, its usual length, names that follow Zipf's law.
import { randomAt, type Random } from './random.js';

/** Places as they are made up: enough distinct names that the dictionary grows as a real one does. */
const distinctPlaces = 12_000;
const distinctSurnames = 60_000;

const lists = {
  month: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  body: `comune|provincia|regione|consorzio|ministero|istituto|azienda|università|amministrazione|camera di commercio|cassa di risparmio|
    autorità portuale|opera pia|congregazione di carità|ente autonomo|unità sanitaria locale|soprintendenza|commissione|comitato|tribunale`,
  country: `Francia|Germania|Svizzera|Austria|Slovenia|Croazia|Argentina|Brasile|Canada|Stati Uniti d'America|Regno Unito|Giappone|Cina|
    India|Tunisia|Marocco|Egitto|Turchia|Polonia|Ungheria|Romania|Bulgaria|Grecia|Albania|Serbia|Montenegro|Cile|Perù|Messico|Libia|Malta|
    San Marino|Santa Sede|Spagna|Portogallo|Belgio|Paesi Bassi|Danimarca|Svezia|Norvegia|Finlandia|Russia|Ucraina|Kazakhstan|Vietnam`,
  subject: `procedimento amministrativo|contratti pubblici|protezione dei dati personali|sicurezza sul lavoro|tutela dell'ambiente|edilizia
    residenziale pubblica|circolazione stradale|ordinamento penitenziario|previdenza sociale|assistenza sanitaria|diritto d'autore|pesca
    marittima|caccia e protezione della fauna selvatica|acque pubbliche|bonifica integrale|credito agrario|energie rinnovabili|risparmio
    energetico|trasporto ferroviario|navigazione aerea|porti e demanio marittimo|istruzione secondaria|università e ricerca|beni culturali e
    paesaggio|spettacolo dal vivo|editoria e radiodiffusione|comunicazioni elettroniche|servizi postali|banche e intermediari finanziari|
    mercati degli strumenti finanziari|assicurazioni private|crisi d'impresa e insolvenza|società cooperative|lavoro subordinato|pubblico
    impiego|ordinamento militare|reclutamento e avanzamento degli ufficiali|pensioni di guerra|cittadinanza|immigrazione e condizione dello
    straniero|minoranze linguistiche|elezioni amministrative|finanza locale|imposta sul valore aggiunto|imposte sui redditi|accise e dogane|
    riscossione dei tributi|processo civile|processo tributario|ordinamento giudiziario|notariato|professioni sanitarie|farmacie|sostanze
    stupefacenti|alimenti e bevande|vini a denominazione di origine|zootecnia|foreste e territori montani|protezione civile|calamità
    naturali|mezzogiorno|zone terremotate|turismo|commercio al dettaglio|artigianato|proprietà industriale|brevetti e marchi|pesi e misure|
    metrologia legale|esplosivi e armi|istituti di credito di diritto pubblico|usi civici|riforma fondiaria|case popolari ed economiche|
    opere idrauliche|strade statali|linee elettriche|gas naturale|miniere e cave|acque minerali e termali|tabacchi e monopoli|lotto e
    lotterie|sport e attività motorie|terzo settore e volontariato|disabilità e non autosufficienza|famiglia e minori|adozione e affidamento|
    pari opportunità|violenza di genere|anticorruzione e trasparenza|amministrazione digitale|semplificazione normativa|enti locali|
    concessioni autostradali|rifiuti e bonifica dei siti inquinati|inquinamento atmosferico|organismi geneticamente modificati|benessere
    degli animali|dispositivi medici|trapianti di organi|donazione di sangue|procreazione medicalmente assistita|consenso informato`,
  purpose: `norme urgenti|disposizioni urgenti|interventi straordinari|provvidenze|agevolazioni fiscali|misure di sostegno|riordino della
    disciplina|riforma|delega al Governo|istituzione di un fondo|proroga di termini|norme transitorie|nuove norme|testo unico delle
    disposizioni|disposizioni integrative e correttive|modificazioni e aggiunte|semplificazione dei procedimenti|razionalizzazione`,
  school:
    'istituto tecnico industriale|liceo scientifico|istituto magistrale|scuola media|istituto professionale per il commercio|scuola di avviamento',
  charity:
    'asilo infantile|ospedale civile|ricovero di mendicità|orfanotrofio|cassa scolastica|fondazione|legato|pia opera elemosiniera|monte frumentario',
  chair: `chirurgia generale|medicina interna|ingegneria idraulica|economia e commercio|lettere e filosofia|scienze matematiche fisiche e
    naturali|giurisprudenza|agraria|architettura|farmacia|magistero|medicina veterinaria|scienze politiche|pediatria|anestesia e rianimazione`,
  syllable:
    'ba be bo bri ca ce chia co cro da de do fa fe fi fra ga gia go gra la le li lo lu ma me mi mo mu na ne no pa pe pi po pra ra re ri ro ru sa san se so sta ta te ti to tra va ve vi vo za ze',
  ending:
    'no na ne ni nello nella sco gno gna ate asco ago ano ana ese ello ella etto etta one ola ora ate ito ita anza igo iga eto eta ara aro',
  forename:
    'Giovanni Giuseppe Maria Antonio Luigi Francesco Carlo Pietro Anna Teresa Vincenzo Domenico Angelo Paolo Rosa Salvatore Umberto Vittorio Emanuele Margherita Elena',
  saint:
    'Maria Giovanni Pietro Giuseppe Martino Michele Lorenzo Antonio Nicola Andrea Stefano Giorgio Bartolomeo Caterina Lucia Rocco Biagio Vito',
};

const splitList = (list: string): string[] =>
  (list.includes('|') ? list.split('|') : list.split(' ')).map((entry) => entry.trim().replace(/\s+/g, ' '));
const choices = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, splitList(list)])) as Record<
  keyof typeof lists,
  string[]
>;

/** Wordings with their share of the corpus (decrees of the kingdom first, as in the data bank). `{x}` is filled in. */
const wordings: readonly [share: number, wording: string][] = [
  [
    7,
    "Riconoscimento, agli effetti civili, del decreto dell'Ordinario diocesano di {place} in data {date}, relativo alla erezione della parrocchia di {saint}, in frazione {place} del comune di {place}",
  ],
  [6, 'Erezione in ente morale {charity} «{person}», in {place}, e approvazione del relativo statuto organico'],
  [5, 'Che approva il nuovo statuto della Cassa di risparmio di {place}'],
  [5, 'Che autorizza il comune di {place} ad applicare la tassa di famiglia col limite massimo di lire {number}'],
  [4, 'Riunione dei comuni di {place} e {place} in un unico comune denominato «{place}»'],
  [
    4,
    'Che dichiara di pubblica utilità i lavori di costruzione della strada da {place} a {place}, in provincia di {place}',
  ],
  [4, 'Trasformazione del monte frumentario di {place} in una cassa di prestanze agrarie'],
  [4, "Modificazioni allo statuto dell'Università degli studi di {place}"],
  [
    5,
    "Modificazioni allo statuto dell'Università degli studi di {place}, facoltà di {chair}, e istituzione della scuola di specializzazione in {chair}",
  ],
  [3, 'Istituzione in {place} di {school} intitolato a «{person}»'],
  [
    3,
    'Autorizzazione al {body} di {place} ad accettare una donazione disposta da {person} con atto pubblico del {date}',
  ],
  [3, 'Approvazione del piano particolareggiato di esecuzione della zona di {place} e norme per la sua attuazione'],
  [3, 'Dichiarazione di zona di bonifica integrale del comprensorio di {place}, in provincia di {place}'],
  [3, 'Scioglimento del consiglio comunale di {place} e nomina del commissario straordinario'],
  [3, 'Modificazioni al regio decreto {date}, n. {number}, in materia di {subject}'],
  [
    3,
    "Approvazione del regolamento per l'esecuzione della legge {date}, n. {number}, concernente {purpose} in materia di {subject}",
  ],
  [3, 'Conversione in legge del regio decreto-legge {date}, n. {number}, recante {purpose} per {subject}'],
  [
    4,
    "Conversione in legge, con modificazioni, del decreto-legge {date}, n. {number}, recante {purpose} in materia di {subject}, nonche' di {subject}",
  ],
  [
    4,
    "Ratifica ed esecuzione dell'Accordo tra il Governo della Repubblica italiana e il Governo {country} in materia di {subject}, fatto a {place} il {date}",
  ],
  [
    2,
    'Esecuzione della Convenzione internazionale per {subject}, con Protocollo e Atto finale, firmata a {place} il {date}',
  ],
  [
    3,
    'Attuazione della direttiva {year}/{number}/CE relativa a {subject} e che modifica la direttiva {year}/{number}/CE',
  ],
  [
    3,
    "Regolamento recante norme per la semplificazione del procedimento di {subject}, a norma dell'articolo {small} della legge {date}, n. {number}",
  ],
  [3, '{Purpose} in materia di {subject}'],
  [2, "{Purpose} in materia di {subject}, {subject} e {subject}, nonche' modifiche alla legge {date}, n. {number}"],
  [2, 'Delega al Governo per la riforma della disciplina in materia di {subject} e di {subject}'],
  [2, 'Disposizioni per la formazione del bilancio annuale e pluriennale dello Stato (legge finanziaria {year})'],
  [
    1,
    "Bilancio di previsione dello Stato per l'anno finanziario {year} e bilancio pluriennale per il triennio {year}-{year}",
  ],
  [1, 'Approvazione del testo unico delle leggi sulla {subject}'],
  [1, 'Codice della {subject}'],
  [
    2,
    "Autorizzazione della spesa di lire {number} milioni per il completamento delle opere dell'acquedotto di {place}",
  ],
  [
    2,
    "Variazioni allo stato di previsione della spesa del Ministero di {subject} per l'esercizio finanziario {year}-{year}",
  ],
  [
    2,
    "Prelevamento di lire {number} dal fondo di riserva per le spese impreviste per l'esercizio finanziario {year}-{year}",
  ],
];

/** As many titles as asked for, the same for the same seed. */
export function syntheticTitles(count: number, seed = 1): string[] {
  const random = randomAt(seed, 0);
  const places = distinct(distinctPlaces, () => placeName(random));
  const surnames = distinct(distinctSurnames, () => surname(random));
  const total = wordings.reduce((sum, [share]) => sum + share, 0);
  const fillers: Record<string, () => string> = {
    place: () => zipf(random, places),
    person: () => `${random.pick(choices.forename)} ${zipf(random, surnames)}`,
    saint: () => `San ${random.pick(choices.saint)}`,
    date: () => `${1 + random.below(28)} ${random.pick(choices.month)} ${year(random)}`,
    year: () => String(year(random)),
    number: () => String(1 + random.below(random.below(8) === 0 ? 20000 : 2000)),
    small: () => String(1 + random.below(60)),
    Purpose: () => capitalised(random.pick(choices.purpose)),
  };
  const fill = (name: string): string => fillers[name]?.() ?? zipf(random, choices[name as keyof typeof lists]);
  return Array.from({ length: count }, () => {
    let at = random.below(total);
    const [, wording] = wordings.find(([share]) => (at -= share) < 0)!;
    return `${wording.replace(/\{(\w+)\}/g, (_, name: string) => fill(name))}.`;
  });
}

/** Mostly few relations, some hubs: as many acts have n of them as a power law gives. */
export function syntheticRelations(count: number, seed = 1): Uint32Array {
  const random = randomAt(seed, 1);
  return Uint32Array.from({ length: count }, () =>
    random.below(3) > 0 ? 0 : Math.floor(1 / (random.real() + 1e-4) ** 0.9),
  );
}

function placeName(random: Random): string {
  const prefix =
    random.below(5) === 0
      ? random.pick(['Castel', 'Monte', 'San ', 'Borgo ', 'Rocca', 'Villa ', 'Torre ', 'Pieve di '])
      : '';
  return prefix + capitalised(surname(random));
}

function surname(random: Random): string {
  const middle = random.below(2) === 0 ? random.pick(choices.syllable) : '';
  return capitalised(random.pick(choices.syllable) + middle + random.pick(choices.ending));
}

const year = (random: Random): number => 1861 + random.below(164);
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Picks the first ones often, the last ones seldom. */
const zipf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(list.length ** random.real()) - 1]!;

function distinct(count: number, make: () => string): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(make());
  return [...made];
}
