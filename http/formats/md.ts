// Markdown (CommonMark): acts, articles, paragraphs and relations, for people and language models.
import { withAccents } from './accents.js';
import type { Source } from './format.js';
import type { Block } from './block.js';
import { joinBlocks, outline } from './outline.js';

export function write(source: Source): string {
  return joinBlocks(outline(source), writeBlock);
}

function writeBlock(block: Block): string {
  const text = escapeMarkdown(withAccents(block.text));
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${text}`;
  if (block.kind === 'item')
    return `- ${block.address === undefined ? text : `[${text}](<${encodeURI(block.address)}>)`}`;
  return block.kind === 'note' ? `> ${text}` : text;
}

/** Text that shows as it is: punctuation that Markdown or HTML would read is escaped (CommonMark §2.4). */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>|~&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
