// Questions of people to the real documents, clicked through in a browser from the start page.
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { openReal } from '../corpora.js';
import { inBrowser, openPage } from '../http/pages/browser.js';
import { inLanguage } from '../http/pages/site.js';
import { startService } from '../http/service.js';

const questions = suite('questions, long');
const catalog = await openReal('normattiva', 'effetti');

/** A reader who begins at the start page, knows no address, and counts what he does. */
class Reader {
  steps = 0;

  constructor(readonly page: Page) {}

  /** Types into the search field and sends it. */
  async ask(words: string): Promise<void> {
    await this.page.fill('#cerca', words);
    await this.step(() => this.page.press('#cerca', 'Enter'));
  }

  /** Clicks on a link, which must be there to be seen. */
  async click(selector: string): Promise<void> {
    const link = this.page.locator(selector).first();
    assert.ok(await link.isVisible(), `${selector} on ${this.page.url()}`);
    await this.step(() => link.click());
  }

  /** The path of the page and its query without the language. */
  place(): string {
    const { pathname, searchParams } = new URL(this.page.url());
    searchParams.delete('lang');
    const query = searchParams.toString();
    return decodeURIComponent(query === '' ? pathname : `${pathname}?${query}`);
  }

  private async step(act: () => Promise<void>): Promise<void> {
    this.steps++;
    const before = this.page.url();
    await act();
    await this.page.waitForURL((url) => url.href !== before);
    await this.page.waitForLoadState();
  }
}

if (catalog !== null) {
  const service = await startService(catalog, endpoints);
  questions.after(() => service.stop());

  await inBrowser(questions, (questions, browser) => {
    for (const lang of ['it', 'en'] as const) {
      const begin = async (width = 1280) => {
        const look = { width, colorScheme: 'light' } as const;
        const { page } = await openPage(browser, service.port, inLanguage('/', lang), look);
        return new Reader(page);
      };

      questions(`in ${lang}: «art. 2-bis legge 241» leads to its text in one step`, async () => {
        const reader = await begin();
        await reader.ask('art. 2-bis legge 241');
        assert.is(reader.steps, 1);
        assert.match(reader.place(), /^\/norme\/it\/legge\/1990\/08\/07\/241\/art\/2-bis/);
        const text = reader.page.locator('.law');
        assert.match((await text.textContent())!, 'risarcimento del danno ingiusto');
        const { y } = (await text.boundingBox())!;
        assert.ok(y < 600, `the text begins at ${y} px`);
        await reader.page.close();
      });

      for (const width of [360, 1280]) {
        questions(`in ${lang}, ${width} px: who amended the Codice penale in 2019, in three clicks`, async () => {
          const reader = await begin(width);
          await reader.ask('codice penale');
          await reader.click('.years a[href*="anno=2019"]');
          assert.ok(reader.steps <= 3);
          const shown = (await reader.page.textContent('main'))!;
          const { modificata_da } = await ask<shapes.ActAnswer>('/norme/it/regio-decreto/1930/10/19/1398');
          const amenders = new Set(
            modificata_da.filter(({ data }) => data?.startsWith('2019-')).map(({ da }) => da.sigla),
          );
          assert.ok(amenders.has('L. 69/2019') && amenders.size > 4);
          for (const sigla of amenders) assert.ok(shown.includes(sigla), sigla);
          await reader.page.close();
        });
      }

      questions(
        `in ${lang}: a code of 990 annex articles opens at its contents, an article is three steps away`,
        async () => {
          const reader = await begin(360);
          await reader.ask('codice penale');
          const { body } = await service.get(reader.place(), { 'accept-encoding': 'gzip' });
          assert.ok(body.length < 100 * 1024, `${body.length} bytes`);
          assert.is(await reader.page.locator('.index li a').count(), 990);
          await reader.page.locator('.index summary', { hasText: '627' }).click();
          await reader.click('.index a[href*="/art/640?"]');
          assert.is(reader.steps, 2);
          assert.match((await reader.page.textContent('.law'))!, 'con artifizi o raggiri');
          await reader.page.close();
        },
      );

      questions(`in ${lang}: what D.L. 34/2020 does to D.Lgs. 385/1993, in three clicks`, async () => {
        const reader = await begin();
        await reader.ask('d.l. 34/2020');
        await reader.click('.brief a[href="#modifica"]');
        await reader.click('.overview a[href*="decreto-legislativo/1993/09/01/385"]');
        assert.ok(reader.steps <= 3);
        const row = (await reader.page.textContent('table.reform tbody tr'))!;
        assert.match(row, 'art. 112, ');
        assert.match(row, "6. Fermo restando l'esercizio prevalente");
        // The sentence is one click behind the row.
        await reader.click('table.reform a.anchor');
        assert.match((await reader.page.textContent('.relation'))!, "Il comma 6 dell'articolo 112 del testo unico");
        await reader.page.close();
      });

      questions(
        `in ${lang}: from the other end, who changed D.Lgs. 385/1993 and with which words, in one step`,
        async () => {
          const reader = await begin();
          await reader.ask('d.lgs. 385/1993');
          assert.is(reader.steps, 1);
          assert.match((await reader.page.textContent('.relation blockquote'))!, "Il comma 6 dell'articolo 112");
          await reader.page.close();
        },
      );

      questions(`in ${lang}: from a relation to its sentence in the amending act in one click`, async () => {
        const reader = await begin();
        await reader.page.goto(
          `http://127.0.0.1:${service.port}${inLanguage('/norme/it/decreto-legislativo/1993/09/01/385', lang)}`,
        );
        await reader.click('.relation .says a[href*="/com/"]');
        assert.is(reader.steps, 1);
        assert.match(reader.place(), /\/norme\/it\/decreto-legge\/2020\/05\/19\/34\/art\/31-bis/);
        assert.match((await reader.page.textContent(':target'))!, "Il comma 6 dell'articolo 112");
        await reader.page.close();
      });
    }
  });

  questions('a link leads from each relation to its paragraph in the amending act, where that is loaded', async () => {
    const acts = (await ask<shapes.NormeAnswer>('/norme?limit=100')).norme;
    const lists = await Promise.all(
      acts.map(async ({ eli }) => (await ask<shapes.ActAnswer>(`/norme/${eli.replace('eli:/', '')}`)).modifica),
    );
    const relations = lists.flat().filter(({ da }) => da.nel_corpus && da.articolo_eli !== null && da.comma !== null);
    assert.ok(relations.length > 1000);
    const addresses = new Set(
      relations.map(({ da }) => `/norme/${da.articolo_eli!.replace('eli:/', '')}/com/${da.comma!.split(', ')[0]!}`),
    );
    let unnumbered = 0;
    for (const address of addresses) {
      const { status, headers } = await service.get(`${address}?lang=it`);
      assert.is(status, 307, address);
      assert.match(headers.location!, /[?&]comma=/);
      // An article whose text numbers no paragraph: its page says so.
      if (!/#com-/.test(headers.location!)) unnumbered++;
    }
    assert.ok(unnumbered / addresses.size < 0.02, `${unnumbered} of ${addresses.size}`);
  });

  async function ask<Body>(path: string): Promise<Body> {
    return JSON.parse((await service.get(`/api/public${path}`)).text) as Body;
  }
}

questions.run();
