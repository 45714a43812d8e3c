// Loaded before a program (`node --import`): the tables of names, descriptions and everyday words have no rows.
import { register } from 'node:module';

/** Runs in the thread of loaders, so it is given as text. The head of a table lies in the source tree. */
const hooks = `
import { readFile } from 'node:fs/promises';
const table = /\\/dist\\/engine\\/law\\/tables\\/([a-z-]+)\\.js$/;
export async function load(url, context, next) {
  const name = table.exec(url)?.[1];
  if (name === undefined || name === 'foreign-acts') return next(url, context);
  const text = await readFile(new URL('../../../../engine/law/tables/' + name + '.tsv', url), 'utf8');
  const head = text.slice(0, text.indexOf('\\n') + 1);
  return { format: 'module', shortCircuit: true, source: 'export default () => ' + JSON.stringify(head) };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
