import { computeTransferItems } from '#domain/calculators/transfer-items.ts'
import { describePlaceCost } from '#domain/transfer-costs/describe-place-cost.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { isGrounded } from '#domain/judgement/judged-return.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import type { DetailFact } from '../listing/facts/listed-facts.ts'

const line = (label: string, value: string, note?: string): DetailFact => ({ label, value, note })

/** Lists ITBI, deed and registration: what they come to, and what the person has typed or the place's tables say. */
function listPlaceCosts(question: CostQuestion): DetailFact[] {
  const { bid, place, itbiPercent, deedPercent, registryPercent } = question
  const items = computeTransferItems(question)
  const costs = [
    ['itbi', 'ITBI', itbiPercent],
    ['deed', 'Escritura', deedPercent],
    ['registry', 'Registro', registryPercent],
  ] as const
  return costs.map(([key, name, percent]) =>
    line(
      name,
      formatCentavos(items[key]),
      percent === null ? describePlaceCost(key, place, bid).short : `${formatPercent(percent, 2)} do lance`,
    ),
  )
}

/** Names the profit of a sale: a likely one only where the sale value has evidence. */
export const nameProfit = (netProfit: Centavos, ground: SaleGround): string =>
  `${netProfit < 0 ? 'Prejuízo' : 'Lucro'}${isGrounded(ground) ? ' provável' : ', se vender pela avaliação'}`

/**
 * Lists the assumptions of a sheet, in the order in which they are paid.
 * @param mostDebt the maximum condomínio debt that the bank leaves to the buyer, in reais
 */
export function describeAssumptions(question: CostQuestion, mostDebt: number | null): DetailFact[] {
  const { months, evictionCost, reformCost, reformDocumented, condoDebt, taxDebt } = question
  const debts = condoDebt + taxDebt
  const owed =
    mostDebt === null
      ? 'confira no edital'
      : `o condomínio pode ser até ${formatCentavos(fromReais(mostDebt))}`
  const documented =
    reformDocumented >= reformCost ? 'com notas' : reformDocumented > 0 ? 'parte com notas' : 'sem notas'
  return [
    line('Lance', formatCentavos(question.bid)),
    line('Comissão do leiloeiro', `${formatPercent(question.commissionPercent, 2)} do lance`),
    ...listPlaceCosts(question),
    line('Dívidas que ficam com você', formatCentavos(debts), debts === 0 ? owed : undefined),
    line(
      'Desocupação',
      formatCentavos(evictionCost),
      evictionCost > 0 ? `no mês ${question.evictionMonth}` : undefined,
    ),
    line(
      'Reforma',
      formatCentavos(reformCost),
      reformCost > 0 ? `no mês ${question.reformMonth}, ${documented}` : undefined,
    ),
    line('Condomínio, IPTU e contas', `${formatCentavos(question.monthlyHolding)} por mês`),
    line('Venda', formatCentavos(question.saleValue), `após ${formatMonths(months)}`),
    line('Corretagem', `${formatPercent(question.brokeragePercent, 2)} da venda`),
    line('Imposto', `${formatPercent(question.incomeTaxPercent, 2)} do ganho`),
  ]
}
