/** Limits of the model's time, size and number of uses. Times in milliseconds, lengths in characters. */
export interface ModelBounds {
  /** For a whole answer. */
  whole: number
  /** Without receiving any piece of it. */
  silence: number
  /** Maximum requests to the model per answer; tools run between them. */
  steps: number
  /** Maximum tool calls in one step, and in all. */
  callsOfStep: number
  calls: number
  outputTokens: number
  /** A longer text is not accepted as an answer. */
  answerLength: number
  /** Maximum bytes that the server may send for one step. */
  responseSize: number
  /** Maximum number of messages before the question, and their total length. */
  history: number
  historyLength: number
  editalLength: number
  /** Per account and day. */
  dailyTokens: number
  /** After this many failures in a row, no request goes to the model for the given time. */
  failures: number
  rest: number
}

export const defaultModelBounds: ModelBounds = {
  whole: 60_000,
  silence: 20_000,
  steps: 5,
  callsOfStep: 6,
  calls: 12,
  outputTokens: 900,
  answerLength: 12_000,
  responseSize: 8 * 1024 * 1024,
  history: 12,
  historyLength: 8_000,
  editalLength: 60_000,
  dailyTokens: 400_000,
  failures: 3,
  rest: 60_000,
}

/**
 * The model failed, stalled, broke off, or has used up its daily limit: the rules answer. The message only names
 * which.
 */
export class ModelFailed extends Error {}

export const dailyTokensUsedUp = 'day is used up'
