// A snapshot with the synonyms of a thesaurus that is named, and what it says of it.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileTogether } from '../../../engine/make/compile.js';
import { openCatalog, OpenError, type OpenOptions } from '../../../engine/make/open-catalog.js';
import { foldWords } from '../../../engine/search/fold.js';
import { stemWord } from '../../../engine/search/stem.js';
import { SynonymReader } from '../../../engine/search/text/synonyms.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink } from '../../../engine/store/writer.js';
import { randomCorpus } from '../random-corpus.js';
import { projectRoot } from '../../source-tree.js';

const thesaurus = suite('a snapshot with a thesaurus');
const folder = mkdtempSync(join(tmpdir(), 'legami-thesaurus-'));
thesaurus.after(() => rmSync(folder, { recursive: true }));

const words = 'UTF-8\nfabbricato|1\n(s.m.)|edificio\nraccomandata|1\n(s.f.)|notificazione\n';
const path = join(folder, 'th.dat');
writeFileSync(path, words);
const corpus = join(folder, 'corpus');
mkdirSync(corpus);
const law = 'legge_1990-08-07_241.xml';
cpSync(join(projectRoot, 'corpus', law), join(corpus, law));

const open = async (own: Partial<OpenOptions>) => {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const catalog = await openCatalog({ corpus: [corpus], strict: false, report, ...own });
  catalog.close();
  return { digest: catalog.digest, thesaurus: catalog.facts.thesaurus, lines };
};

thesaurus('the snapshot says which it was, and its digest is another one', async () => {
  const snapshot = join(folder, 'law.snapshot');
  const plain = await open({});
  const made = await open({ snapshot, thesaurus: path });
  assert.is(made.thesaurus, createHash('sha256').update(words).digest('hex'));
  assert.is(plain.thesaurus, null);
  assert.is.not(made.digest, plain.digest);
  // Served beside its documents it is not made again.
  assert.equal(await open({ snapshot }), { ...made, lines: [] });
  assert.equal(await open({ snapshot, thesaurus: path }), { ...made, lines: [] });
});

thesaurus('a snapshot that is made again without it says so', async () => {
  const snapshot = join(folder, 'again.snapshot');
  await open({ snapshot, thesaurus: path });
  const other = join(folder, 'other');
  cpSync(corpus, other, { recursive: true });
  cpSync(join(projectRoot, 'corpus/legge_2005-02-11_15.xml'), join(other, 'legge_2005-02-11_15.xml'));
  const made = await open({ corpus: [other], snapshot });
  assert.is(made.thesaurus, null);
  assert.match(made.lines.join('\n'), /made without the thesaurus that it had: name it again/);
});

thesaurus('a large corpus, which threads index, has the synonyms, too', async () => {
  const acts = randomCorpus(5, { acts: 520, outside: 2, relations: 20 });
  // A word of its titles, which are made up.
  const synonyms = [foldWords(acts.acts[0]!.summary.title).find((word) => word.length > 3)!];
  const entries = [{ word: 'norma', meanings: [{ isNoun: true, synonyms }] }];
  const made = await compileTogether(acts, memorySink(), null, { thesaurus: { digest: '', entries } });
  const [found] = new SynonymReader(new Snapshot(made, 'made')).of(stemWord('norma'));
  assert.equal([found!.word], synonyms);
  assert.not.ok(new SynonymReader(new Snapshot(compile(acts, memorySink(), null), 'without')).isThere);
});

thesaurus('a file that is none is refused in one line', async () => {
  for (const [file, message] of [
    [join(folder, 'none.dat'), /none\.dat: ENOENT.*, a thesaurus in the format of MyThes expected/],
    [join(corpus, law), /xml:1: .* found, the encoding of a thesaurus/],
  ] as const)
    await open({ thesaurus: file }).then(
      () => assert.unreachable(),
      (error: Error) => {
        assert.instance(error, OpenError);
        assert.match(error.message, message);
      },
    );
});

thesaurus.run();
