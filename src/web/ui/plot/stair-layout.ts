import { type BidLine, buildStairs, type PriceStaircaseProps, type StairColumn } from './price-steps.ts'
import { formatPrices } from './stair-words.ts'

/** Whether the price of a column is written large: today's and the next one. */
export const isLoud = ({ kind }: StairColumn): boolean => kind === 'now' || kind === 'next'

/** The least width of each column in rem, so that its price stays in it; a loud price may hang over the lower step. */
const columnWidths = (columns: readonly StairColumn[], textOf: (column: StairColumn) => string): number[] =>
  columns.map((column, at) => {
    const size = textOf(column).length
    if (!isLoud(column)) return Math.max(4.25, size * 0.5)
    return columns[at + 1]?.drop === 1 ? Math.max(5, size * 0.42) : Math.max(5, (size + 3) * 0.6)
  })

/** The width of the words that say why nothing follows, in rem. */
export const silenceWidth = 13
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Builds as many columns as a page of 44 rem has room for. */
export function fitStairs({ steps, silence }: PriceStaircaseProps) {
  const format = formatPrices(steps.map(({ price }) => price))
  for (let most = 8; ; most -= 1) {
    const columns = buildStairs(steps, most)
    const widths = columnWidths(columns, column => format(column.price))
    const need = sum(widths) + (silence ? silenceWidth : 0)
    if (need <= 44 || most <= 5) return { columns, widths, need, format }
  }
}

/**
 * Says where the words of the highest bid stand: above its line, under it where the stair comes too close, or apart
 * above the stair where the line is too short for them.
 */
export function placeBidWords(
  columns: readonly StairColumn[],
  line: BidLine,
  rung: number,
): 'above' | 'under' | 'apart' {
  if (!line.meets || line.columns < 4) return 'apart'
  const lowest = Math.min(...columns.slice(0, 4).map(({ level }) => level))
  return (lowest - line.level) * rung >= 1.75 ? 'above' : 'under'
}
