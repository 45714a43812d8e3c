// The files of an act's whole text: each link answers with what it says.
import { renderToString } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Frame } from '../../../../http/pages/document.js';
import { TextFiles } from '../../../../http/pages/parts/text-files.js';
import { pageWords } from '../../../../http/pages/words.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { startService } from '../../service.js';

const files = suite('files of a whole text');
const service = await startService(await openSample(), endpoints);
files.after(() => service.stop());

files('each link answers with a file of its type', async () => {
  const frame = { language: 'it', words: pageWords.it } as Frame;
  const html = renderToString(TextFiles({ eli: 'eli:/it/legge/1990/08/07/241', frame }));
  const links = [...html.matchAll(/href="([^"]+)" type="([^"]+)"/g)];
  assert.is(links.length, 3);
  for (const [, href = '', type = ''] of links) {
    const { status, headers } = await service.get(href.replaceAll('&amp;', '&'));
    assert.is(status, 200, href);
    assert.ok(headers['content-type']!.startsWith(type.split(';')[0]!), href);
  }
});

files.run();
