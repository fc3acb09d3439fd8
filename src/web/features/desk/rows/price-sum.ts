import type { DeskRow } from './desk-row.ts'

/** The prices of some rows together. */
interface PriceSum {
  /** Reais; `null` where no price counts. */
  sum: number | null
  /** Says what is left out; empty where nothing is. */
  without: string
}

/** Sums the prices that count: not those of listings that left the list, at which nobody can buy any more. */
export function sumPrices(rows: readonly DeskRow[]): PriceSum {
  const prices = rows.flatMap(({ price, gone }) => (gone ? [] : (price ?? [])))
  const gone = rows.filter(row => row.gone).length
  return {
    sum: prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0),
    without: gone === 0 ? '' : gone === 1 ? 'Sem o que saiu da lista' : `Sem os ${gone} que saíram da lista`,
  }
}
