import type { CostItem, CostKey } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'

export const costItemNames: Record<CostKey, string> = {
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

/** Describes when an item is paid: `na compra`, `mês 4`, `todo mês`, `na venda`. */
export function describePaymentTime({ key, month }: CostItem): string {
  if (month === null) return 'todo mês'
  if (key === 'brokerage' || key === 'incomeTax') return 'na venda'
  return month === 0 ? 'na compra' : `mês ${month}`
}

/** Text for a figure that cannot be computed. */
const noFigureText = 'não há'

/** Formats a net ROI in percent; `não há` where it cannot be computed. */
export const formatRoi = (roi: number | null): string => (roi === null ? noFigureText : formatNetRoi(roi))

/** Formats a share in percent: `12,6%`; very large values are cut. */
export const formatShare = (percent: number): string =>
  percent > 10_000 ? 'acima de 10.000%' : formatPercent(percent, 1)

/** Formats a yearly IRR given as a fraction: `12,6%`. */
export const formatIrr = (irr: number | null): string =>
  irr === null ? noFigureText : formatShare(irr * 100)

/** Formats a maximum bid with its centavos; `não há` where there is none. */
export const formatMaxBid = (maxBid: Centavos | null): string =>
  maxBid === null ? noFigureText : formatCentavos(maxBid)

/** Returns `Lucro líquido` or `Prejuízo` with its amount without a sign, as the word implies it. */
export const formatProfit = (netProfit: Centavos): [name: string, value: string] => [
  netProfit < 0 ? 'Prejuízo' : 'Lucro líquido',
  formatCentavos(Math.abs(netProfit)),
]
