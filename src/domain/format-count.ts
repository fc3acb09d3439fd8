import { integerFormat } from './format-figures.ts'

/** Formats a number of things: `1 dia`, `1.204 dias`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${integerFormat(count)} ${count === 1 ? one : many}`
