// The errors that every endpoint may answer with.
import typia from '#typia';
import type { shapes } from '../../engine/index.js';

export const errorSchemas = typia.json.schemas<[shapes.Problem, shapes.HTTPValidationError]>();
