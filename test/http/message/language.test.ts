import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { negotiateLanguage } from '../../../http/message/language.js';
import { words } from '../../../engine/answers/words.js';

const language = suite('language');

for (const [header, expected] of [
  [undefined, 'it'],
  ['', 'it'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['en-GB,en;q=0.9,it;q=0.8', 'en'],
  ['it-IT,it;q=0.9,en;q=0.8', 'it'],
  ['it;q=0.3, en;q=0.7', 'en'],
  ['en;q=0.7, it', 'it'],
  ['fr, de', 'it'],
  ['fr, en;q=0.1', 'en'],
  ['fr, *;q=0.5', 'it'],
  ['en;q=0', 'it'],
  ['it;q=0, *', 'en'],
  ['en, it', 'en'],
  ['en-US;q=0.9, it;q=0.95', 'it'],
  ['english', 'it'],
  [';;;,,,q=', 'it'],
  ['en,'.repeat(5000), 'it'],
] as const) {
  language(`accept-language ${header?.slice(0, 30)}: ${expected}`, () => {
    assert.is(negotiateLanguage(header), expected);
  });
}

language('no sentence is the same in both languages but names', () => {
  const same = leaves(words.it).filter(([path, text]) => leaves(words.en).some(([p, t]) => p === path && t === text));
  const names = ['source.name', 'source.url', 'source.licence'];
  assert.equal(
    same.map(([path]) => path),
    names,
  );
});

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[here, value] as [string, string]];
    return typeof value === 'object' && value !== null ? leaves(value, here) : [];
  });
}

language.run();
