// Part of the build: asks the sample corpus questions of each endpoint, for the examples of the OpenAPI document.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { examplesFile, exampleTargets, type AnswerExamples } from '../describe/examples.js';
import { withSampleService } from './sample-service.js';

const examples: AnswerExamples = await withSampleService(async (ask) => {
  const asked = Object.entries(exampleTargets).map(
    async ([name, targets]) => [name, await Promise.all(targets.map(ask))] as const,
  );
  return Object.fromEntries(await Promise.all(asked));
});
mkdirSync(dirname(examplesFile), { recursive: true });
writeFileSync(examplesFile, JSON.stringify(examples));
