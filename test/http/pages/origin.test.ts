// Where the words of a giant article come from, a part at a time.
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { VNode } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../../../http/pages/document.js';
import { originPage } from '../../../http/pages/origin.js';
import { findPart, splitParts } from '../../../http/pages/parts/law-lines.js';
import { pageWords } from '../../../http/pages/words.js';

const pages = suite('page of origins');
const frame = { language: 'it', words: pageWords.it } as Frame;
const act = { eli: 'eli:/it/legge/2001/03/04/50', sigla: 'L. 50/2001', titolo: null } as shapes.KnownAct;
const origin = {
  norma: { ...act, eli: 'eli:/it/legge/2005/06/01/90', sigla: 'L. 90/2005' },
  da: { eli: 'eli:/it/legge/2005/06/01/90/art/4', articolo: '4', comma: '1', lettera: null },
  ...{ azione: 'sostituisce', data: null },
} as unknown as shapes.Origine;

/** 400 paragraphs of 300 characters; of one in the middle it is known which provision brought a word. */
const rows = Array.from(
  { length: 400 },
  (_, i) => `${i + 1}. ${i === 200 ? 'Portata' : 'Ignota'} ${'parola '.repeat(42)}fine.`,
);
const text = rows.join('\n');
const at = text.indexOf('Portata');
const stretch = (inizio: number, fine: number, origine: shapes.Origine | null): shapes.Tratto => ({
  ...{ inizio, fine, origine },
  testo: text.slice(inizio, fine),
});
const answer = {
  ...{ eli: `${act.eli}/art/1`, num: '1', norma: act, avviso: 'avviso', caratteri_ignoti: text.length - 7 },
  tratti: [stretch(0, at, null), stretch(at, at + 7, origin), stretch(at + 7, text.length, null)],
  per_atto: [{ norma: origin.norma, caratteri: 7 }],
  ...{ testo_al: null, modifiche_successive: 0 },
} as unknown as shapes.ProvenienzaAnswer;

const count = splitParts(text).length;
const show = (part: number) => {
  const { body, path } = originPage(answer, part, frame);
  return { html: render(body as VNode), path };
};

pages('every paragraph is in one part, and the parts lead to each other', () => {
  const parts = Array.from({ length: count }, (_, part) => show(part));
  assert.ok(count > 2);
  const numbers = parts.flatMap(({ html }) => [...html.matchAll(/<p>(\d+)\. /g)].map(([, number]) => number));
  assert.equal(
    numbers,
    rows.map((_, i) => String(i + 1)),
  );
  assert.equal(
    parts.map(({ path }) => path.split('?')[1] ?? ''),
    ['', ...parts.slice(1).map((_, i) => `parte=${i + 2}`)],
  );
  for (const { html } of parts) assert.ok(html.length < 60_000, `${html.length}`);
  assert.match(parts[0]!.html, 'provenienza?parte=2&amp;lang=it');
  assert.is(show(99).path, parts[0]!.path);
});

pages('a part names the provisions that brought its own words, and says where it has none', () => {
  const named = Array.from({ length: count }, (_, part) => show(part).html).map((html) => html.includes('id="da-1"'));
  assert.is(named.filter(Boolean).length, 1);
  const { html } = show(named.indexOf(false));
  assert.match(html, 'In questa parte del testo di nessuna parola è nota l’origine.');
  assert.match(show(named.indexOf(true)).html, />Portata<a class="origin-mark" href="#da-1"/);
});

pages('the legend has the acts, each with what it brought', () => {
  assert.match(
    show(findPart(splitParts(text), '201')).html,
    /<a class="origin hue-0" href="[^"]*\/legge\/2005\/06\/01\/90[^"]*">L\. 90\/2005<\/a>: 7 caratteri/,
  );
  assert.not.match(show(0).html, '7 caratteri');
});

pages.run();
