// However the sample was opened, its answers are the same bytes; `test/long` compares those of the real documents.
import { join } from 'node:path';
import { suite } from 'uvu';
import { projectRoot } from '../source-tree.js';
import { assertSameAnswers } from './answers-alike.js';

const test = suite('same-answers');

test('a snapshot answers as the documents do, byte for byte', () => assertSameAnswers(join(projectRoot, 'corpus')));

test.run();
