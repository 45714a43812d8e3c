// The contents of a giant text lead to its parts of the day that is shown.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { PartContents, PartLinks } from '../../../../http/pages/parts/part-contents.js';
import { pageWords } from '../../../../http/pages/words.js';

const parts = suite('parts of a giant text');

parts('keep the day that an address asks for', () => {
  const list = ['1', '2', '3'].map((number) => ({ lines: [], from: number, to: number }));
  const frame = { language: 'it', words: pageWords.it } as unknown as Parameters<typeof PartLinks>[0]['frame'];
  const hrefs = (path: string) =>
    [PartContents, PartLinks].flatMap((kind) =>
      [...render(h(kind, { parts: list, shown: list[1]!, path, frame })).matchAll(/href="([^"]+)"/g)].map(
        ([, href]) => href,
      ),
    );
  assert.equal(hrefs('/norme/a'), [
    ...['/norme/a?lang=it', '/norme/a?parte=2&amp;lang=it', '/norme/a?parte=3&amp;lang=it'],
    ...['/norme/a?lang=it', '/norme/a?parte=3&amp;lang=it'],
  ]);
  const day = '/norme/a?giorno=2020-01-01';
  assert.equal(hrefs(day), [
    ...[`${day}&amp;lang=it`, `${day}&amp;parte=2&amp;lang=it`, `${day}&amp;parte=3&amp;lang=it`],
    ...[`${day}&amp;lang=it`, `${day}&amp;parte=3&amp;lang=it`],
  ]);
});

parts.run();
