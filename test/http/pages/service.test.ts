// `/accessibilita` and `/privacy`: who runs the service is what the installation states; every page leads to them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { contact, startService } from '../service.js';

const pages = suite('pages of the service');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
const alone = await startService(catalog, endpoints, {
  installation: { contact: { name: 'Comune' }, publicUrl: null, basePath: '' },
});
const unnamed = await startService(catalog, endpoints, {
  installation: { contact: {}, publicUrl: null, basePath: '' },
});
pages.after(async () => {
  await Promise.all([service.stop(), unnamed.stop(), alone.stop()]);
});

for (const path of ['/accessibilita', '/privacy'])
  for (const lang of ['it', 'en']) {
    pages(`${path} in ${lang}: names the operator, or says that none is stated`, async () => {
      const { status, text } = await service.get(`${path}?lang=${lang}`);
      assert.is(status, 200);
      assert.match(text, contact.name);
      assert.match(text, `<a href="mailto:${contact.email}">`);
      assert.match(text, '<a href="https://example.org">https://example.org</a>');
      const none = (await unnamed.get(`${path}?lang=${lang}`)).text;
      assert.not.match(none, /mailto:|example\.org/);
      assert.match(none, lang === 'it' ? 'non dichiara' : 'does not state');
      // A name without an address: nothing is said to be missing beside it.
      const { text: named } = await alone.get(`${path}?lang=${lang}`);
      assert.match(named, lang === 'it' ? 'Gestore: Comune' : 'Operator: Comune');
      assert.not.match(named, /nemmeno|to either/);
    });
  }

pages('every page leads to both, in its language', async () => {
  for (const path of ['/', '/norme/it/legge/1990/08/07/241/art/2', '/pippo'])
    for (const to of ['/accessibilita', '/privacy'])
      assert.match((await service.get(`${path}?lang=en`, { accept: 'text/html' })).text, `href="${to}?lang=en"`);
});

pages('no page sets a cookie, and none loads anything from elsewhere', async () => {
  for (const path of ['/', '/norme/it/legge/1990/08/07/241', '/seguire', '/cerca?q=trasparenza']) {
    const { headers, text } = await service.get(path);
    assert.is(headers['set-cookie'], undefined, path);
    assert.not.match(text, /<(?:script|link|img)\b[^>]*(?:src|rel="(?:stylesheet|preload)" href)="https?:/, path);
  }
});

pages.run();
