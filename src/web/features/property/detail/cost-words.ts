import type { CostItem, CostQuestion } from '#domain/calculators/costs.ts'
import { fromReais } from '#domain/money.ts'
import { amount, monthsWords, rate } from '../../calculators/costs/words.ts'
import type { Detail } from './details.ts'

const line = (label: string, value: string, note?: string): Detail => ({ label, value, note })

/**
 * What a sheet supposes, in the order in which it is paid.
 * @param mostDebt the most that the bank leaves to the buyer of what the condomínio is owed, in reais
 */
export function supposed(question: CostQuestion, mostDebt: number | null): Detail[] {
  const { months, evictionCost, reformCost, reformDocumented, condoDebt, taxDebt } = question
  const debts = condoDebt + taxDebt
  const owed =
    mostDebt === null ? 'confira no edital' : `o condomínio pode ser até ${amount(fromReais(mostDebt))}`
  const documented =
    reformDocumented >= reformCost ? 'com notas' : reformDocumented > 0 ? 'parte com notas' : 'sem notas'
  return [
    line('Lance', amount(question.bid)),
    line('Comissão do leiloeiro', `${rate(question.commissionPercent)} do lance`),
    line('ITBI', `${rate(question.itbiPercent)} do lance`),
    line('Escritura e registro', `${rate(question.deedPercent + question.registryPercent)} do lance`),
    line('Dívidas que ficam com você', amount(debts), debts === 0 ? owed : undefined),
    line(
      'Desocupação',
      amount(evictionCost),
      evictionCost > 0 ? `no mês ${question.evictionMonth}` : undefined,
    ),
    line(
      'Reforma',
      amount(reformCost),
      reformCost > 0 ? `no mês ${question.reformMonth}, ${documented}` : undefined,
    ),
    line('Condomínio, IPTU e contas', `${amount(question.monthlyHolding)} por mês`),
    line('Venda', amount(question.saleValue), `após ${monthsWords(months)}`),
    line('Corretagem', `${rate(question.brokeragePercent)} da venda`),
    line('Imposto', `${rate(question.incomeTaxPercent)} do ganho`),
  ]
}

/** The items that cost most, the highest first, and what all the others come to. */
export function largest(
  items: readonly CostItem[],
  count: number,
): { items: CostItem[]; others: CostItem[] } {
  const paid = items.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value)
  return { items: paid.slice(0, count), others: paid.slice(count) }
}
