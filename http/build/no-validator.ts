// Stands for the validator that the MCP SDK brings along for what this server never does, to ask its client for a form: 300 kB.

export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no validator of JSON schemas, and nothing that needs one');
  }
}
