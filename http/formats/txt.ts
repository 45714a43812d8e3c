// Plain text: acts, articles, paragraphs and relations.
import type { Source } from './format.js';
import type { Block } from './block.js';
import { joinBlocks, outline } from './outline.js';

export function write(source: Source): string {
  return joinBlocks(outline(source), writeBlock);
}

function writeBlock({ kind, text, ...rest }: Block): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  if (kind === 'heading' && 'level' in rest && rest.level === 1)
    return `${line}\n${'='.repeat(Math.min(line.length, 80))}`;
  if (kind !== 'item') return line;
  return `- ${line}${'address' in rest ? `: ${rest.address}` : ''}`;
}
