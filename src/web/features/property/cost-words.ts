import type { CostItem, CostQuestion } from '#domain/calculators/cost-question.ts'
import { fromReais } from '#domain/money.ts'
import { monthsText } from '../../ui/figures.ts'
import { centavosText, percentText } from '../../ui/format.ts'
import type { Detail } from './details.ts'

const line = (label: string, value: string, note?: string): Detail => ({ label, value, note })

/**
 * Lists the assumptions of a sheet, in the order in which they are paid.
 * @param mostDebt the maximum condomínio debt that the bank leaves to the buyer, in reais
 */
export function supposed(question: CostQuestion, mostDebt: number | null): Detail[] {
  const { months, evictionCost, reformCost, reformDocumented, condoDebt, taxDebt } = question
  const debts = condoDebt + taxDebt
  const owed =
    mostDebt === null ? 'confira no edital' : `o condomínio pode ser até ${centavosText(fromReais(mostDebt))}`
  const documented =
    reformDocumented >= reformCost ? 'com notas' : reformDocumented > 0 ? 'parte com notas' : 'sem notas'
  return [
    line('Lance', centavosText(question.bid)),
    line('Comissão do leiloeiro', `${percentText(question.commissionPercent, 2)} do lance`),
    line('ITBI', `${percentText(question.itbiPercent, 2)} do lance`),
    line(
      'Escritura e registro',
      `${percentText(question.deedPercent + question.registryPercent, 2)} do lance`,
    ),
    line('Dívidas que ficam com você', centavosText(debts), debts === 0 ? owed : undefined),
    line(
      'Desocupação',
      centavosText(evictionCost),
      evictionCost > 0 ? `no mês ${question.evictionMonth}` : undefined,
    ),
    line(
      'Reforma',
      centavosText(reformCost),
      reformCost > 0 ? `no mês ${question.reformMonth}, ${documented}` : undefined,
    ),
    line('Condomínio, IPTU e contas', `${centavosText(question.monthlyHolding)} por mês`),
    line('Venda', centavosText(question.saleValue), `após ${monthsText(months)}`),
    line('Corretagem', `${percentText(question.brokeragePercent, 2)} da venda`),
    line('Imposto', `${percentText(question.incomeTaxPercent, 2)} do ganho`),
  ]
}

/** Returns the largest items, the highest first, and the sum of the others. */
export function largest(
  items: readonly CostItem[],
  count: number,
): { items: CostItem[]; others: CostItem[] } {
  const paid = items.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value)
  return { items: paid.slice(0, count), others: paid.slice(count) }
}
