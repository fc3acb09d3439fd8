import type { CompetitionLevel } from '#domain/analysis/price-analysis.ts'

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
})
/** Formats `8,1`, always with one decimal. */
export const gradeLabel = (value: number): string => oneDecimal.format(value).replace('-', '−')

/** Joins words: `a`, `a e b`, `a, b e c`. */
export const describeListedSince = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

export const competitionLabels: Record<CompetitionLevel, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
}
