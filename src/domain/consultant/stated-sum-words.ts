import { formatCentavos } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import type { OfferedListing } from './consultant-answer.ts'
import type { QuestionFigures } from './question-figures.ts'
import { findQuantities, splitTokens } from './question-quantities.ts'

/** A question that may state all that its sum takes. */
export interface StatedSumQuestion {
  /** The listing whose page is open; `null` = none. */
  about: OfferedListing | null
  /** The question, folded. */
  text: string
  figures: QuestionFigures
}

export const boldMoney = (centavos: Centavos): string => `**${formatCentavos(centavos)}**`

/** Reads the first span of time of a text, in months; `null` where it names none. */
export function readMonths(text: string): number | null {
  const [span] = findQuantities(splitTokens(text)).filter(({ unit }) => unit === 'months' || unit === 'years')
  return span === undefined ? null : Math.round(span.value * (span.unit === 'years' ? 12 : 1))
}

/** Writes months as years: `7 anos e 6 meses`. */
export function writeYears(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years === 0 ? '' : `${years} ${years === 1 ? 'ano' : 'anos'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'mês' : 'meses'}`,
  ].filter(part => part !== '')
  return parts.join(' e ')
}
