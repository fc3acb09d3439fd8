/** How long, how much and how often a model may. Times in milliseconds, lengths in characters. */
export interface Bounds {
  /** A whole answer. */
  whole: number
  /** Without any piece of it. */
  silence: number
  /** Times the model is asked within an answer: tools run between. */
  steps: number
  /** Tools it may call in one of them, and in all. */
  callsOfStep: number
  calls: number
  outputTokens: number
  /** More than this is no answer. */
  answerLength: number
  /** Bytes the server may send for one step. */
  responseSize: number
  /** Messages before the question, and how long they are together. */
  history: number
  historyLength: number
  noticeLength: number
  /** Of an account a day. */
  dailyTokens: number
  /** After so many failures in a row it is left alone for so long. */
  failures: number
  rest: number
}

export const usualBounds: Bounds = {
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
  noticeLength: 60_000,
  dailyTokens: 400_000,
  failures: 3,
  rest: 60_000,
}
