import { foldText } from './fold-text.ts'
import { monthNames } from './format-date.ts'

/** The months as folded texts write them, without accents. */
export const foldedMonthNames: readonly string[] = monthNames.map(foldText)
