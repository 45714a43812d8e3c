// What the build makes of the source files.
import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runtime } from '../../../http/build/sources.js';

const sources = suite('sources');

sources('an expression over the letters of Unicode stays a literal, compiled once', () => {
  const { code } = transformSync('export const starts = (text) => /^\\p{L}/u.test(text);', runtime);
  assert.match(code, '/^\\p{L}/u.test(text)');
});

sources.run();
