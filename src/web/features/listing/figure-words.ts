import { formatDecimal } from '#domain/format-decimal.ts'
import type { CompetitionLevel } from '#domain/analysis/price-analysis.ts'

/** Formats `8,1`, always with one decimal. */
export const gradeLabel = (value: number): string => formatDecimal(value, 1, 1)

export const competitionLabels: Record<CompetitionLevel, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
}
