// The kinds of relation, one a row: what they do, how the documents name them, and how answers and pages do.

/** The words for a kind in one language. */
interface Wording {
  /** The verb for a relation that reaches the whole of its target, as either act sees it: `abroga`, `è abrogato da`. */
  outgoing: string;
  incoming: string;
  /** One relation of the kind as a noun, `abrogazione`, and several. */
  one: string;
  several: string;
  /** A link of the graph, which means the whole of a node: `abroga per intero`. */
  link: string;
}

interface KindRow {
  /** Whether it changes words of its target (contract §6); `null` where that depends on more. */
  changesText: boolean | null;
  /** The nature that the editors' noun states by itself (`la proroga`), or `null`. */
  nature: string | null;
  /** The nature with which it has a type of its own in Akoma Ntoso, the element and its `type`; or `null`. */
  akn: readonly [nature: string, element: string, type: string] | null;
  /** Nouns of the editors' sentences (`ha disposto la soppressione …`), stems of participles of quoted law (`sono abrogate`). */
  nouns: readonly string[];
  participles: readonly string[];
  /** So that colour never speaks alone. */
  sign: string;
  it: Wording;
  en: Wording;
}

export const kindTable = {
  abroga: {
    changesText: true,
    nature: null,
    akn: ['testuale', 'textualMod', 'repeal'],
    nouns: ['abrogazione', 'abrogazioni', 'soppressione', 'eliminazione', 'cancellazione', 'abolizione'],
    participles: ['abrogat', 'soppress', 'eliminat'],
    sign: '−',
    it: {
      outgoing: 'abroga',
      incoming: 'è abrogato da',
      one: 'abrogazione',
      several: 'abrogazioni',
      link: 'abroga per intero',
    },
    en: { outgoing: 'repeals', incoming: 'is repealed by', one: 'repeal', several: 'repeals', link: 'repeals wholly' },
  },
  sostituisce: {
    changesText: true,
    nature: null,
    akn: ['testuale', 'textualMod', 'substitution'],
    nouns: ['sostituzione', 'sostituzioni', 'riformulazione'],
    participles: ['sostituit'],
    sign: '⇄',
    it: {
      outgoing: 'sostituisce',
      incoming: 'è sostituito da',
      one: 'sostituzione',
      several: 'sostituzioni',
      link: 'sostituisce per intero',
    },
    en: {
      outgoing: 'replaces',
      incoming: 'is replaced by',
      one: 'replacement',
      several: 'replacements',
      link: 'replaces wholly',
    },
  },
  inserisce: {
    changesText: true,
    nature: null,
    akn: ['testuale', 'textualMod', 'insertion'],
    nouns: ['introduzione', 'inserimento', 'inserzione', 'aggiunta', 'aggiunzione'],
    participles: ['introdott', 'inserit', 'aggiunt'],
    sign: '+',
    it: {
      outgoing: 'inserisce',
      incoming: 'è inserito da',
      one: 'inserimento',
      several: 'inserimenti',
      link: 'inserisce per intero',
    },
    en: {
      outgoing: 'inserts',
      incoming: 'is inserted by',
      one: 'insertion',
      several: 'insertions',
      link: 'inserts wholly',
    },
  },
  modifica: {
    changesText: true,
    nature: null,
    akn: null,
    nouns: [
      'modifica',
      'modifiche',
      'modificazione',
      'modificazioni',
      'integrazione',
      'rettifica',
      'correzione',
      'variazione',
      'rinumerazione',
      'rideterminazione',
      'riduzione',
      'aumento',
    ],
    participles: ['modificat', 'integrat', 'rettificat', 'apportat', 'elevat', 'ridott', 'incrementat', 'rideterminat'],
    sign: '≠',
    it: { outgoing: 'modifica', incoming: 'è modificato da', one: 'modifica', several: 'modifiche', link: 'modifica' },
    en: { outgoing: 'amends', incoming: 'is amended by', one: 'amendment', several: 'amendments', link: 'amends' },
  },
  proroga: {
    changesText: false,
    nature: 'efficacia',
    akn: null,
    nouns: ['proroga', 'proroghe', 'differimento', 'posticipazione'],
    participles: ['prorogat', 'differit', 'posticipat', 'rinviat'],
    sign: '→',
    it: {
      outgoing: 'proroga termini di',
      incoming: 'ha termini prorogati da',
      one: 'proroga',
      several: 'proroghe',
      link: 'proroga',
    },
    en: {
      outgoing: 'extends time limits of',
      incoming: 'has time limits extended by',
      one: 'extension',
      several: 'extensions',
      link: 'extends',
    },
  },
  converte: {
    changesText: null,
    nature: 'ordinamento',
    akn: ['ordinamento', 'legalSystemMod', 'conversion'],
    nouns: ['conversione'],
    participles: ['convertit'],
    sign: '✓',
    it: {
      outgoing: 'converte in legge',
      incoming: 'è convertito in legge da',
      one: 'conversione',
      several: 'conversioni',
      link: 'converte',
    },
    en: {
      outgoing: 'converts into law',
      incoming: 'is converted into law by',
      one: 'conversion',
      several: 'conversions',
      link: 'converts',
    },
  },
  sospende: {
    changesText: false,
    nature: 'efficacia',
    akn: null,
    nouns: ['sospensione'],
    participles: ['sospes'],
    sign: '‖',
    // What is suspended may be a time limit or a duty that the act sets.
    it: {
      outgoing: 'sospende effetti o termini di',
      incoming: 'ha effetti o termini sospesi da',
      one: 'sospensione',
      several: 'sospensioni',
      link: 'sospende',
    },
    en: {
      outgoing: 'suspends effects or time limits of',
      incoming: 'has effects or time limits suspended by',
      one: 'suspension',
      several: 'suspensions',
      link: 'suspends',
    },
  },
  interpreta: {
    changesText: false,
    nature: 'interpretazione',
    akn: ['interpretazione', 'meaningMod', 'authenticInterpretation'],
    nouns: ['interpretazione'],
    participles: ['interpretat'],
    sign: '?',
    it: {
      outgoing: 'interpreta',
      incoming: 'è interpretato da',
      one: 'interpretazione',
      several: 'interpretazioni',
      link: 'interpreta',
    },
    en: {
      outgoing: 'interprets',
      incoming: 'is interpreted by',
      one: 'interpretation',
      several: 'interpretations',
      link: 'interprets',
    },
  },
  regola: {
    changesText: false,
    nature: null,
    akn: null,
    nouns: ['deroga', 'applicazione', 'disapplicazione', 'estensione', 'decorrenza'],
    participles: [],
    sign: '§',
    it: {
      outgoing: 'regola gli effetti di',
      incoming: 'ha effetti regolati da',
      one: 'regola sugli effetti',
      several: 'regole sugli effetti',
      link: 'regola gli effetti',
    },
    en: {
      outgoing: 'governs the effects of',
      incoming: 'has its effects governed by',
      one: 'rule on its effects',
      several: 'rules on its effects',
      link: 'governs the effects',
    },
  },
  altro: {
    changesText: null,
    nature: null,
    akn: null,
    nouns: ['attuazione', 'reviviscenza', 'ripristino', 'proposta', 'delega', 'concessione'],
    participles: [],
    sign: '·',
    it: {
      outgoing: 'interviene su',
      incoming: 'è oggetto di intervento di',
      one: 'intervento di genere non detto',
      several: 'interventi di genere non detto',
      link: 'genere non detto',
    },
    en: {
      outgoing: 'affects',
      incoming: 'is affected by',
      one: 'effect of a kind not stated',
      several: 'kind not stated',
      link: 'kind not stated',
    },
  },
} as const satisfies Record<string, KindRow>;
