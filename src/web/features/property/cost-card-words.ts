import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { isGrounded } from '#domain/judgement/judged-return.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import type { DetailFact } from '../listing/facts/listed-facts.ts'

const line = (label: string, value: string, note?: string): DetailFact => ({ label, value, note })

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
    line('ITBI', `${formatPercent(question.itbiPercent, 2)} do lance`),
    line(
      'Escritura e registro',
      `${formatPercent(question.deedPercent + question.registryPercent, 2)} do lance`,
    ),
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
