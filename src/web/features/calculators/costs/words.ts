import type { ScenarioChange, ScenarioName } from '#domain/calculators/scenarios.ts'
import type { CostItem, CostKey } from '#domain/calculators/costs.ts'
import { type Centavos, fromReais, toReais } from '#domain/money.ts'
import { money as anyMoney } from '../../../ui/format.ts'

/** Centavos → `R$ 31.180`, `−R$ 820,50`; on one line. */
export function amount(centavos: Centavos): string {
  const text = anyMoney(Math.abs(toReais(centavos))).replaceAll(' ', '\u00a0')
  return centavos < 0 ? `−${text}` : text
}

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const twoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const signed = (text: string): string => text.replace(/^-/, '−')

/** Percent → `11,9%`; what nobody can picture is cut: `acima de 10.000%`. */
export function share(percent: number): string {
  if (percent > 10_000) return 'acima de 10.000%'
  return `${signed(oneDecimal.format(percent)).replace(/^−0$/, '0')}%`
}

/** A percentage as it was typed: `15%`, `2,75%`. */
export const rate = (percent: number): string => `${signed(twoDecimals.format(percent))}%`

/** Rent a month (reais) over what was invested (centavos): `0,57%`. */
export const yieldWords = (rent: number, invested: Centavos): string =>
  invested <= 0 ? '0%' : rate((fromReais(rent) * 100) / invested)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Months → `9 meses`, `14 anos e 7 meses`, `2 anos`; rounded up: one has it back at the end of a month. */
export function duration(months: number): string {
  const whole = Math.ceil(months - 1e-9)
  const [years, rest] = [Math.floor(whole / 12), whole % 12]
  if (years === 0) return counted(whole, 'mês', 'meses')
  if (years >= 1000) return 'mais de mil anos'
  const yearsText = counted(years, 'ano', 'anos')
  return rest === 0 ? yearsText : `${yearsText} e ${counted(rest, 'mês', 'meses')}`
}

export const monthsWords = (months: number): string => counted(months, 'mês', 'meses')

export const itemNames: Record<CostKey, string> = {
  bid: 'Lance',
  commission: 'Comissão',
  itbi: 'ITBI',
  deed: 'Escritura',
  registry: 'Registro',
  condoDebt: 'Condomínio devido',
  taxDebt: 'IPTU devido',
  eviction: 'Desocupação',
  reform: 'Reforma',
  holding: 'Custo mensal',
  brokerage: 'Corretagem',
  incomeTax: 'IR sobre o ganho',
}

/** When an item is paid: `na compra`, `mês 4`, `todo mês`, `na venda`. */
export function when({ key, month }: CostItem): string {
  if (month === null) return 'todo mês'
  if (key === 'brokerage' || key === 'incomeTax') return 'na venda'
  return month === 0 ? 'na compra' : `mês ${month}`
}

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

/** What a scenario changes: `Venda R$ 288.000 (−10%)`, `Prazo 18 meses`. */
export function changeWords({ key, from, to }: ScenarioChange): string {
  if (key === 'months') return `${changed[key]} ${monthsWords(to)}`
  const part = from > 0 ? Math.round(((to - from) * 100) / from) : 0
  const apart = part === 0 ? '' : ` (${part > 0 ? '+' : '−'}${Math.abs(part)}%)`
  return `${changed[key]} ${amount(to)}${apart}`
}
