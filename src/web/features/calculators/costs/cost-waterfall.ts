import type { CostItem, CostSums } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'
import { listMovingInCosts } from './moving-in-costs.ts'

export type WaterfallRowKind = 'bid' | 'cost' | 'sum' | 'sale' | 'result'

export interface WaterfallRow {
  kind: WaterfallRowKind
  /** The row's item; `null` for a sum. */
  item: CostItem | null
  name: 'item' | 'invested' | 'movingIn' | 'sale' | 'profit' | 'loss'
  value: Centavos
  /** Start and end of its bar, 0 to 100. */
  from: number
  to: number
}

interface Waterfall {
  rows: WaterfallRow[]
  /** Position of the sale value, 0 to 100. */
  sale: number
}

const selling = (item: CostItem): boolean => item.key === 'brokerage' || item.key === 'incomeTax'

/** Builds the rows of what a resident buyer pays until moving in, from the bid on, and their sum. */
export function buildMovingInRows(items: readonly CostItem[]): WaterfallRow[] {
  const { items: until, total } = listMovingInCosts(items)
  const scale = 100 / Math.max(total, 1)
  let reached = 0
  const rows = until.map((item): WaterfallRow => {
    const from = reached
    reached += item.value
    const kind = item.key === 'bid' ? 'bid' : 'cost'
    return { kind, item, name: 'item', value: item.value, from: from * scale, to: reached * scale }
  })
  return [...rows, { kind: 'sum', item: null, name: 'movingIn', value: total, from: 0, to: total * scale }]
}

/**
 * Builds the rows from the bid to the result: every cost starts where the one before it ended, the sale is measured
 * from zero, and the profit or loss lies between the costs and the sale.
 */
export function buildWaterfall(sums: CostSums, saleValue: Centavos): Waterfall {
  const total = sums.items.reduce((sum, { value }) => sum + value, 0)
  const scale = 100 / Math.max(total, saleValue, 1)
  let reached = 0
  const next = (item: CostItem): WaterfallRow => {
    const from = reached
    reached += item.value
    return {
      kind: item.key === 'bid' ? 'bid' : 'cost',
      item,
      name: 'item',
      value: item.value,
      from: from * scale,
      to: reached * scale,
    }
  }
  const until = sums.items.filter(item => !selling(item)).map(next)
  const invested: WaterfallRow = {
    kind: 'sum',
    item: null,
    name: 'invested',
    value: sums.invested,
    from: 0,
    to: reached * scale,
  }
  const after = sums.items.filter(selling).map(next)
  const sale: WaterfallRow = {
    kind: 'sale',
    item: null,
    name: 'sale',
    value: saleValue,
    from: 0,
    to: saleValue * scale,
  }
  const result: WaterfallRow = {
    kind: 'result',
    item: null,
    name: sums.netProfit < 0 ? 'loss' : 'profit',
    value: sums.netProfit,
    from: Math.min(total, saleValue) * scale,
    to: Math.max(total, saleValue) * scale,
  }
  return { rows: [...until, invested, ...after, sale, result], sale: saleValue * scale }
}
