// BibTeX: one entry, for those who write in LaTeX.
import type { Source } from './format.js';
import { referenceOf, shortOf } from './reference.js';

/** Characters that LaTeX takes for commands. */
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  ...Object.fromEntries([...'{}&%$#_'].map((character) => [character, `\\${character}`])),
};

export function write(source: Source): string {
  const reference = referenceOf(source);
  const { id, title, number, issued, URL: url, version, note } = reference;
  const [year, month, day] = issued?.['date-parts'][0].map((part) => String(part).padStart(2, '0')) ?? [];
  const fields: [string, string | undefined][] = [
    // A second pair of braces keeps capitals as they are.
    ['title', `{${escape(title)}}`],
    ['shorttitle', escape(shortOf(reference))],
    ['number', number && escape(number)],
    ['year', year],
    ['date', day === undefined ? undefined : `${year}-${month}-${day}`],
    ['version', version],
    ['note', escape(note)],
    ['url', url],
    ['language', 'italian'],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}},\n`]));
  return `@misc{${id.replace(/^eli:\/?/, '').replace(/[^a-z0-9]+/gi, '-')},\n${lines.join('')}}\n`;
}

function escape(text: string): string {
  return text.replace(/[\\{}&%$#_~^]/g, (character) => commands[character]!);
}
