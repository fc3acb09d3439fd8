/**
 * Adapts the request to the server at an address: OpenAI's own uses another name for the maximum tokens of an answer,
 * and refuses the name that all others use.
 */
export const createRequestBody =
  (baseUrl: string) =>
  ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> =>
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { ...body, max_completion_tokens: max_tokens }
      : { ...body, max_tokens }
