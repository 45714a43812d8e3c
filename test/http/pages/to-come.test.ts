// The pages of a text to come and of where words come from.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { dated } from '../../versioned-corpus.js';
import { openAwaited } from '../questions/awaited-corpus.js';
import { openProved } from '../questions/proved-corpus.js';
import { startService } from '../service.js';

const pages = suite('pages of words');
const [awaited, proved] = [openAwaited(), openProved()];
const services = {
  awaited: await startService(await awaited.opened, endpoints),
  proved: await startService(await proved.opened, endpoints),
};
pages.after(async () => {
  for (const service of Object.values(services)) await service.stop();
  awaited.close();
  proved.close();
});

const article = `/norme/${dated.eli.replace('eli:/', '')}/art/1`;

async function read(corpus: keyof typeof services, path: string, status = 200): Promise<string> {
  const answer = await services[corpus].get(`${article}${path}${path.includes('?') ? '&' : '?'}lang=it`);
  assert.is(answer.status, status, path);
  return answer.text;
}
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

pages('an article leads to the texts that later acts would make of it, and to no others', async () => {
  const text = await read('awaited', '');
  for (const act of ['L. 101/2020', 'L. 102/2020', 'D.L. 103/2020'])
    assert.match(plain(text), `Il testo come lo farebbe ${act}`);
  assert.not.match(await read('proved', ''), 'come lo farebbe');
});

pages('a text to come stands under a banner, is not listed, and shows its operations', async () => {
  const text = await read('awaited', '?come=L.%20101/2020');
  assert.match(text, '<meta name="robots" content="noindex"/>');
  assert.match(plain(text), /Non è un testo ufficiale: .* Il posteggio dura dodici anni e non si rinnova\./);
  assert.match(text, '<ins>dodici</ins>');
  assert.match(plain(await read('awaited', '?come=D.L.%20103/2020')), 'di cui non è nota la conversione');
});

pages('a text that cannot be made says why, and shows which operation stands in the way', async () => {
  const text = await read('awaited', '?come=L.%20102/2020', 409);
  assert.match(plain(text), 'non stanno al loro posto');
  assert.match(text, '<del>venti</del>');
  assert.match(text, '/norme/it/legge/2020/');
  assert.match(text, '/riscontro?lang=it"');
  assert.match(text, `<a href="${article}?lang=it">art. 1, L. 50/2001</a>`);
  assert.match(await read('awaited', '?come=L.%209/1899', 404), 'main');
});

pages('each stretch of an article leads to the provision that brought it', async () => {
  const text = await read('proved', '/provenienza');
  assert.match(
    text,
    /Il posteggio dura <span class="origin hue-0" title="art\. 4, L\. 90\/2005, c\. 1">dieci<a class="origin-mark" href="#da-1" aria-label="portato da [^"]*">1<\/a><\/span> anni\./,
  );
  assert.match(text, /<li id="da-1">/);
  assert.match(plain(text), 'Caratteri di cui non si sa l’origine: 24 su 29.');
  await read('proved', '/provenienza?x=1');
});

pages.run();
