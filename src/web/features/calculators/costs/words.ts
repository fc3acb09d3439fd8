import type { ScenarioChange, ScenarioName } from '#domain/calculators/scenarios.ts'
import type { Centavos } from '#domain/money.ts'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText, percentText } from '../../../ui/format.ts'
import { itemNames, shareText } from '../cost-words.ts'
import type { Row } from './waterfall.ts'

const sums = {
  invested: 'Total investido',
  sale: 'Valor de venda',
  profit: 'Lucro líquido',
  loss: 'Prejuízo',
} as const

export const rowName = ({ item, name }: Row): string =>
  name === 'item' ? (item === null ? '' : itemNames[item.key]) : sums[name]

/** Formats a row's amount; a loss has no sign, because its name says so. */
export const rowValue = ({ value }: Row): string => centavosText(Math.abs(value))

/** Describes the number that must be entered first. */
export const missing = ({ bid }: { bid: number }): string =>
  bid > 0 ? 'Falta o valor de venda' : 'Falta o lance'

/** Text of a sheet without a modality. */
export const unknownModality = 'Não informada'

/** Formats an item's share of the total investment; empty for items that the sale pays. */
export function partOf({ item, value }: Row, invested: Centavos): string {
  if (invested <= 0 || value === 0 || item === null) return ''
  return item.key === 'brokerage' || item.key === 'incomeTax' ? '' : shareText((value * 100) / invested)
}

/** Describes the net result within a sentence: `R$ 31.180`, `prejuízo de R$ 820,50`. */
export const madeText = (netProfit: Centavos): string =>
  `${netProfit < 0 ? 'prejuízo de ' : ''}${centavosText(Math.abs(netProfit))}`

/** Formats the monthly rent over the investment: `0,57%`. */
export const yieldText = (rent: Centavos, invested: Centavos): string =>
  percentText(invested <= 0 ? 0 : (rent * 100) / invested, 2)

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
}

/** Describes what a scenario changes: `Venda R$ 288.000 (−10%)`, `Prazo 18 meses`. */
export function changeWords({ key, from, to }: ScenarioChange): string {
  if (key === 'months') return `${changed[key]} ${monthsText(to)}`
  const part = from > 0 ? Math.round(((to - from) * 100) / from) : 0
  const apart = part === 0 ? '' : ` (${part > 0 ? '+' : ''}${percentText(part, 0)})`
  return `${changed[key]} ${centavosText(to)}${apart}`
}
