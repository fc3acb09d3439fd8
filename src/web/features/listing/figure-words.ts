import { formatDecimal } from '#domain/format-decimal.ts'
import type { CompetitionLevel } from '#domain/analysis/price-analysis.ts'

/** Formats `8,1`, always with one decimal. */
export const gradeLabel = (value: number): string => formatDecimal(value, 1, 1)

/** Joins words: `a`, `a e b`, `a, b e c`. */
export const describeListedSince = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

export const competitionLabels: Record<CompetitionLevel, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
}
