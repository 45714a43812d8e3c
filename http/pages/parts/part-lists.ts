// The relations of a giant article that belong to the part of its text that is shown.
import { numberOf, type TextPart } from './law-lines.js';
import { listIds, type Lists } from './relation-sections.js';

/**
 * Those that name a paragraph of the part. Those that name none of the text stand in its first part; in every part they do where they amend,
 * for they may amend any of it.
 */
export function listsOfPart(lists: Lists, part: TextPart, parts: readonly TextPart[]): Lists {
  const here = numbersOf(part);
  const everywhere = new Set(parts.flatMap((one) => [...numbersOf(one)]));
  const select = (name: keyof Lists) => {
    const hasUnnamed = name === 'modificata_da' || part === parts[0];
    return lists[name].filter((relation) => {
      const named = (listIds[name].side === 'da' ? relation.a : relation.da).comma?.split(', ') ?? [];
      return (
        named.some((number) => here.has(number)) || (hasUnnamed && !named.some((number) => everywhere.has(number)))
      );
    });
  };
  return {
    modifica: select('modifica'),
    modificata_da: select('modificata_da'),
    altri_effetti: select('altri_effetti'),
    altri_effetti_subiti: select('altri_effetti_subiti'),
  };
}

function numbersOf({ lines }: TextPart): ReadonlySet<string> {
  return new Set(lines.map(numberOf).filter((number) => number !== null));
}
