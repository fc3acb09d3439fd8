import type { ItemResult } from '#contract/item-result.ts'
import { type FavoriteStage, favoriteStages, readStage } from '#domain/property/favorite-stage.ts'
import { toReais } from '#domain/money.ts'
import { formatRoundedMoney } from '../../../ui/format-text.ts'
import type { DeskRow } from '../rows/desk-row.ts'
import { sumPrices } from '../rows/price-sum.ts'

/** The contents of one column of the board. */
export interface BoardColumn {
  stage: FavoriteStage
  rows: readonly DeskRow[]
  /** `R$ 3,9 mi`, `lucro R$ 41 mil`; empty without any. */
  sum: string
  /** Names the rows that the sum leaves out; empty where there are none. */
  without: string
}

const formatProfit = (reais: number): string =>
  reais < 0 ? `prejuízo ${formatRoundedMoney(-reais)}` : `lucro ${formatRoundedMoney(reais)}`

function describeSum(
  stage: FavoriteStage,
  rows: readonly DeskRow[],
  results: ReadonlyMap<string, ItemResult>,
): string {
  if (rows.length === 0) return ''
  if (stage === 'vendido') {
    const nets = rows.flatMap(({ id }) => {
      const result = results.get(id)
      return result === undefined || result.noReturn !== null ? [] : [result.net]
    })
    return nets.length === 0 ? '' : formatProfit(toReais(nets.reduce((sum, net) => sum + net, 0)))
  }
  const { sum } = sumPrices(rows)
  return sum === null ? '' : formatRoundedMoney(sum)
}

/** Sorts the rows into the six stages; a row that nobody has moved is in the first. */
export const buildBoard = (
  rows: readonly DeskRow[],
  results: ReadonlyMap<string, ItemResult>,
): readonly BoardColumn[] =>
  favoriteStages.map(stage => {
    const own = rows.filter(row => readStage(row.stage) === stage)
    return { stage, rows: own, sum: describeSum(stage, own, results), without: sumPrices(own).without }
  })

/**
 * `Da compra em diante: gasto R$ 719 mil de R$ 869 mil planejados`, `…: gasto R$ 200 mil, anotado em 1 de 2 imóveis, de
 * R$ 524 mil planejados`; empty before the first purchase.
 */
export function describeSpending(results: ReadonlyMap<string, ItemResult>): string {
  const known = [...results.values()].filter(({ planned }) => planned !== null)
  if (known.length === 0) return ''
  const noted = known.filter(({ isSpendingUnknown }) => !isSpendingUnknown)
  const [spent, planned] = [
    known.reduce((sum, each) => sum + each.spent, 0),
    known.reduce((sum, each) => sum + (each.planned ?? 0), 0),
  ].map(toReais) as [number, number]
  const partly = noted.length < known.length ? `, anotado em ${noted.length} de ${known.length} imóveis,` : ''
  const done = noted.length === 0 ? 'nada anotado' : `gasto ${formatRoundedMoney(spent)}${partly}`
  return `Da compra em diante: ${done} de ${formatRoundedMoney(planned)} planejados`
}

/** Returns the stage that lies so many steps before or after; `null` beyond the ends. */
export const shiftStage = (stage: FavoriteStage | null, steps: number): FavoriteStage | null =>
  favoriteStages[favoriteStages.indexOf(readStage(stage)) + steps] ?? null
