// Defines a tool, with the words that the descriptions of several share.
import type { EndpointName } from '../../../questions/answers.js';
import type { Room, Short } from '../short.js';

/** A tool: a question that is asked of one endpoint. */
export interface Tool {
  title: string;
  description: string;
  /** Name of the endpoint. */
  endpoint: EndpointName;
  /** The description of a parameter for models, where it differs from the API's. */
  says?: Readonly<Record<string, string>>;
  /** Parameters that a model may set, by their name in the tool: the name in the endpoint. */
  parameters: Readonly<Record<string, string>>;
  /** Values that are set where the model sets none. */
  defaults?: Readonly<Record<string, string>>;
  /** Parameters of the tool itself, which its endpoint does not have. */
  own?: Readonly<Record<string, object>>;
  /** The endpoint that is asked where the model names an act. */
  endpointOfAct?: EndpointName;
  /** The endpoint that is asked where that one knows nothing of an act as a whole. */
  endpointOfWhole?: EndpointName;
  /** @returns what matters of an answer with status 200 */
  shorten: (body: never, room: Room) => Short;
}

export const from = (description: string) => ({ type: 'integer', minimum: 0, default: 0, description });

export const onDay = 'Day (YYYY-MM-DD) whose text is wanted, as loaded; today where absent.';

export const reference =
  'The act or article as jurists cite it ("L. 241/1990", "art. 2-bis l. 241/1990", "CAD", "codice civile"), or its ELI, URN or Normattiva link.';
