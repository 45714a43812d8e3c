/** Version of the API, as `health`, `status` and the OpenAPI document say it. */
export const version = '1.0.0';
