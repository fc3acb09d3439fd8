import type { ScenarioChange, ScenarioName } from '#domain/calculators/cost-scenarios.ts'
import type { Centavos } from '#domain/money.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { costItemNames, formatShare } from '../cost-words.ts'
import type { WaterfallRow } from './cost-waterfall.ts'

const sums = {
  invested: 'Total investido',
  movingIn: 'Até morar nele',
  sale: 'Valor de venda',
  profit: 'Lucro líquido',
  loss: 'Prejuízo',
} as const

/** Names a row of the waterfall: a cost item or a sum. */
export const waterfallRowName = ({ item, name }: WaterfallRow): string =>
  name === 'item' ? (item === null ? '' : costItemNames[item.key]) : sums[name]

/** Formats a row's amount; a loss has no sign, because its name says so. */
export const formatWaterfallValue = ({ value }: WaterfallRow): string => formatCentavos(Math.abs(value))

/** Describes the number that must be entered first. */
export const describeMissingFields = ({ bid }: { bid: number }): string =>
  bid > 0 ? 'Falta o valor de venda' : 'Falta o lance'

/** Text of a sheet without a modality. */
export const unknownModalityText = describeUnknownFact('Modalidade')

/** Formats an item's share of the total investment; empty for items that the sale pays. */
export function describePart({ item, value }: WaterfallRow, invested: Centavos): string {
  if (invested <= 0 || value === 0 || item === null) return ''
  return item.key === 'brokerage' || item.key === 'incomeTax' ? '' : formatShare((value * 100) / invested)
}

/** Describes the net result within a sentence: `R$ 31.180`, `prejuízo de R$ 820,50`. */
export const describeNetResult = (netProfit: Centavos): string =>
  `${netProfit < 0 ? 'prejuízo de ' : ''}${formatCentavos(Math.abs(netProfit))}`

/** Formats the monthly rent over the investment: `0,57%`. */
export const formatYield = (rent: Centavos, invested: Centavos): string =>
  formatPercent(invested <= 0 ? 0 : (rent * 100) / invested, 2)

export const scenarioTitles: Record<ScenarioName, string> = {
  pessimistic: 'Pessimista',
  likely: 'Provável',
  optimistic: 'Otimista',
}

const changed: Record<ScenarioChange['key'], string> = {
  saleValue: 'Venda',
  months: 'Prazo',
  reformCost: 'Reforma',
  evictionCost: 'Desocupação',
  condoDebt: 'Condomínio',
  transfer: 'ITBI, escritura e registro',
}

/** Describes what a scenario changes: `Venda R$ 288.000 (−10%)`, `Prazo 18 meses`. */
export function describeScenarioChange({ key, from, to }: ScenarioChange): string {
  if (key === 'months') return `${changed[key]} ${formatMonths(to)}`
  const part = from > 0 ? Math.round(((to - from) * 100) / from) : 0
  const apart = part === 0 ? '' : ` (${part > 0 ? '+' : ''}${formatPercent(part, 0)})`
  return `${changed[key]} ${formatCentavos(to)}${apart}`
}
