// Which acts a folder of versions holds in one text only: their collection comes in no pack of versions, or they are not in it.
import { loadPackList } from '../../engine/index.js';
import { folderOf, keyOfDocument } from './pack.js';
import type { Store } from './state.js';

/** Acts that a line names. */
const mostNamed = 5;

/** Lines about the acts of the folder that have no versions in it; none where no versions were asked for. */
export async function withoutVersions(store: Store): Promise<string[]> {
  const { collections, slices, acts } = store.state;
  const packs = [...collections, ...slices, ...acts].filter((held) => held.documents > 0 && store.isThere(held));
  if (!packs.some(({ mode }) => mode === 'M')) return [];
  const listPack = await loadPackList();
  const withVersions = new Set<string>();
  const single = new Map<string, string>();
  for (const { file, mode } of packs) {
    for (const document of (await listPack(store.pathOf(file))).documents) {
      const key = keyOfDocument(document) ?? folderOf(document);
      if (mode === 'M') withVersions.add(key);
      else single.set(key, folderOf(document));
    }
  }
  const lacking = [...single].filter(([key]) => !withVersions.has(key)).map(([, folder]) => folder);
  const all = withVersions.size + lacking.length;
  if (lacking.length === 0) return [`versions  all ${all} acts have theirs here`];
  const more = lacking.length > mostNamed ? `, and ${lacking.length - mostNamed} more` : '';
  return [
    `versions  ${lacking.length} of ${all} acts have none here, only a text: ${lacking.slice(0, mostNamed).join(', ')}${more}`,
  ];
}
