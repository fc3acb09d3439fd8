/**
 * What is sent, as the server at an address takes it: OpenAI's own has another name for the most tokens of an answer,
 * and refuses the one that all others take.
 */
export const requestBody =
  (baseUrl: string) =>
  ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> =>
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { ...body, max_completion_tokens: max_tokens }
      : { ...body, max_tokens }
