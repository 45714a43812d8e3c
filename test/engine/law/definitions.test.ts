// The definitions that a text gives, by the forms in which the law gives them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDefinitions, type Span } from '../../../engine/law/definitions.js';

const definitions = suite('definitions');

/** `ambito | termine = testo`, one each. */
function read(text: string): string[] {
  const cut = ({ start, end }: Span) => text.slice(start, end);
  return readDefinitions(text).map(
    ({ term, text: said, scope }) => `${scope === null ? '-' : cut(scope)} | ${cut(term)} = ${cut(said)}`,
  );
}

definitions('a list after «si intende per:», item by item, with what it is for', () => {
  const list = [
    '1. Ai fini del presente codice si intende per:',
    'a) documento informatico: il documento elettronico che contiene dati;',
    'b) LETTERA SOPPRESSA DAL D.LGS. 26 AGOSTO 2016, N. 179;',
    'c-bis) «dati di tipo aperto»: i dati che:',
    '1) sono disponibili;',
    '2) sono gratuiti;',
    'd) firma: un dato.',
    '2. Restano ferme le altre norme: nulla cambia.',
  ];
  assert.equal(read(list.join('\n')), [
    'Ai fini del presente codice | documento informatico = il documento elettronico che contiene dati',
    'Ai fini del presente codice | dati di tipo aperto = i dati che:\n1) sono disponibili;\n2) sono gratuiti',
    'Ai fini del presente codice | firma = un dato.',
  ]);
});

definitions('a list after «si intende:», whose items say «per “…”»', () => {
  const list = [
    '1. Ai fini del presente capo si intende:',
    'a) per "accesso", il diritto di vedere gli atti;',
    'b) per «atto», ogni documento che:',
    "1) e' scritto;",
    'c) il termine: dieci giorni.',
    '2. Altro.',
  ];
  assert.equal(read(list.join('\n')), [
    'Ai fini del presente capo | accesso = il diritto di vedere gli atti',
    "Ai fini del presente capo | atto = ogni documento che:\n1) e' scritto",
  ]);
});

definitions('«per … si intende …» and «si intende per “…” …» in a sentence', () => {
  const cases: [text: string, ...expected: string[]][] = [
    [
      'Ai fini del presente articolo, per "accesso autonomo" si intende un accesso indipendente. Resta fermo il resto.',
      'Ai fini del presente articolo | accesso autonomo = un accesso indipendente.',
    ],
    ['Per corrispondenza si intende quella epistolare.', '- | corrispondenza = quella epistolare.'],
    [
      "Agli effetti della legge penale, per le armi s'intendono le armi da sparo.",
      'Agli effetti della legge penale | armi = le armi da sparo.',
    ],
    [
      'Per "intesa di filiera" e "contratto quadro" si intende quanto è stabilito.',
      '- | intesa di filiera = quanto è stabilito.',
      '- | contratto quadro = quanto è stabilito.',
    ],
    ['Si intende per «licenza» un atto che permette.', '- | licenza = un atto che permette.'],
    [
      'Per costi fissi si intendono quelli sostenuti sempre; per costi variabili si intendono quelli sostenuti a volte.',
      '- | costi fissi = quelli sostenuti sempre',
      '- | costi variabili = quelli sostenuti a volte.',
    ],
    [
      'Per banche italiane si intendono le banche che:\na) hanno sede in Italia;\nb) sono autorizzate.\n2. Altro.',
      '- | banche italiane = le banche che:\na) hanno sede in Italia;\nb) sono autorizzate.',
    ],
  ];
  for (const [text, ...expected] of cases) assert.equal(read(text), expected, text);
});

definitions('a noun of naming introduces the term, which is what it quotes', () => {
  const cases: [text: string, ...expected: string[]][] = [
    ['Con il termine "barcaiolo" si intende chi conduce una barca.', '- | barcaiolo = chi conduce una barca.'],
    ["Con l'espressione «molo minore» s'intende un molo corto.", '- | molo minore = un molo corto.'],
    ['Sotto la denominazione di "canapa" si intende la fibra.', '- | canapa = la fibra.'],
    ['Col nome di "rezza" si intende una rete a maglie fini.', '- | rezza = una rete a maglie fini.'],
    ['Nella presente legge con la locuzione "acque ferme" si intendono gli stagni.', '- | acque ferme = gli stagni.'],
    ['Per il termine "gavitello" si intende un segnale.', '- | gavitello = un segnale.'],
    [
      'Con i termini "barca" e "scafo" si intende ogni natante. Con tale termine si intende anche la zattera.',
      '- | barca = ogni natante.',
      '- | scafo = ogni natante.',
    ],
    ["Con l'atto si intende il consenso dato."],
    ['Per «ormeggio» deve intendersi ogni posto di sosta.', '- | ormeggio = ogni posto di sosta.'],
    [
      'Per "ormeggio" si intende, ai fini degli articoli 3 e 4, ogni posto di sosta.',
      'ai fini degli articoli 3 e 4 | ormeggio = ogni posto di sosta.',
    ],
  ];
  for (const [text, ...expected] of cases) assert.equal(read(text), expected, text);
});

definitions('what is deemed, wanted or quoted into another act is no definition', () => {
  const novella = `All'articolo 1 è aggiunto il seguente comma: «1-bis. ${'Omissis. '.repeat(20)}Per licenza si intende un atto.».`;
  for (const text of [
    'Decorsi trenta giorni, la richiesta si intende respinta.',
    'Per ogni effetto processuale il domicilio si intende eletto presso il difensore.',
    'Le somme che si intende subappaltare.',
    'Per le parti, che non sono comparse, si intende il termine.',
    'Con decreto sono definiti:\na) i tempi: entro marzo;\nb) i criteri.',
    novella,
  ])
    assert.equal(read(text), [], text);
});

definitions.run();
