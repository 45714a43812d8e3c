// Words below `al comma 1, capoverso Art. 5:` are of the text that the place quotes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { quotedLead } from '../../../../../../../engine/read/akn/relations/clause/token/quoted-lead.js';
import { readOperationLines as read } from '../operation-lines.js';

const lead = suite('quoted lead');

lead('points below a quoted article, paragraph or point touch no paragraph of the amended article', () => {
  for (const [capoverso, at] of [
    ['capoverso Art. 12-bis', ''],
    ['lettera c), capoverso «Art. 12-bis»', ' l c'],
    ['lettera c), capoverso articolo 12-bis', ' l c'],
  ])
    assert.equal(
      read(
        [
          '1. Alla legge 7 agosto 1990, n. 241, sono apportate le seguenti modificazioni:',
          `a) all'articolo 4, comma 1, ${capoverso}:`,
          '1) al comma 2, le parole: «a» sono soppresse;',
          "2) il comma 3 e' abrogato; la lettera a) del comma 4 e' soppressa;",
          "3) dopo il comma 4 e' aggiunto il seguente: «4-bis. Testo.»;",
          "b) all'articolo 5, il comma 2 e' abrogato.",
        ].join('\n'),
      ),
      [
        `1 a: abroga parole art 4 c 1${at}`,
        `1 a: abroga periodo art 4 c 1${at}`,
        `1 a: inserisce periodo art 4 c 1${at}`,
        '1 b: abroga comma art 5 c 2',
      ],
      capoverso,
    );
});

lead('a line leads into a quoted text where it does nothing itself', () => {
  for (const [words, level] of [
    ['alla lettera c), capoverso Art. 557:', 'article'],
    ['al comma 3, capoverso 5:', 'paragraph'],
    ['al comma 3, capoverso comma 5-bis, sono apportate le seguenti modificazioni:', 'paragraph'],
    ['al comma 3, capoverso b-bis):', 'point'],
    ['al comma 3, capoverso «0»:', 'article'],
  ] as const)
    assert.is(quotedLead(words, ['Art. 9'])?.level, level, words);
  for (const words of [
    'al comma 3, primo capoverso:',
    "il capoverso 5 e' sostituito dal seguente:",
    "al capoverso 5, dopo la lettera a) e' inserita la seguente:",
    'al capoverso 5, le parole: «0» sono soppresse;',
  ])
    assert.is(quotedLead(words), null, words);
});

lead.run();
