// The examples of the OpenAPI document: answers of the sample corpus to questions of each endpoint.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { examplesFile, type AnswerExamples } from '../describe/examples.js';
import { endpoints } from '../questions/index.js';
import { withSampleService } from './sample-service.js';

/** Asks the sample and writes its answers where the description of the API reads them. */
export async function writeExamples(): Promise<void> {
  const examples: AnswerExamples = await withSampleService(async (ask) => {
    const asked = endpoints.map(async ({ name, examples }) => [name, await Promise.all(examples.map(ask))] as const);
    return Object.fromEntries(await Promise.all(asked));
  });
  mkdirSync(dirname(examplesFile), { recursive: true });
  writeFileSync(examplesFile, JSON.stringify(examples));
}
