import type { DeskRow } from './desk-row.ts'

/** The prices of some rows together. */
interface PriceSum {
  /** Reais; `null` where no price counts. */
  sum: number | null
  /**
   * Says which rows the sum leaves out: `Soma sem o que saiu da lista`; empty where it has all rows, or there is no
   * sum.
   */
  without: string
}

/** Sums the prices that count: not those of listings that left the list, at which nobody can buy any more. */
export function sumPrices(rows: readonly DeskRow[]): PriceSum {
  const prices = rows.flatMap(({ price, gone }) => (gone ? [] : (price ?? [])))
  const gone = rows.filter(row => row.gone).length
  return {
    sum: prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0),
    without:
      gone === 0 || prices.length === 0
        ? ''
        : gone === 1
          ? 'Soma sem o que saiu da lista'
          : `Soma sem os ${gone} que saíram da lista`,
  }
}
