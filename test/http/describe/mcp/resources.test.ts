// Acts as resources: pages that begin with an article and say how many they are.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readResource } from '../../../../http/describe/mcp/resources.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';

const resources = suite('resources');
const source = { endpoints, catalog: await openSample(), language: 'it', publicUrl: null, basePath: '' } as const;

resources('a long act is read in pages that begin with an article and say how many they are', async () => {
  const page = async (number: number) => {
    const { contents } = await readResource(`eli:/it/decreto-legislativo/2005/03/07/82?pagina=${number}`, source);
    return contents[0]!;
  };
  const { pagine } = (await page(1))._meta;
  for (let number = 2; number <= pagine; number++)
    assert.match((await page(number)).text, /^> .+\n\n> Pagina \d+ di \d+.*\n\n#/);
  await page(pagine + 1).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'no such page'),
  );
});

resources.run();
