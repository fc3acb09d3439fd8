import { type CostKey, costKeys } from '../calculators/cost-question.ts'

/** Money that comes in. */
const incomeKinds = ['aluguel', 'venda'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** What real money was paid or received for: the cost sheet's own items, anything else, and income. */
export const expenseKinds = [...costKeys, 'outro', ...incomeKinds] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** What money is paid for. */
export type SpendingKind = CostKey | 'outro'
export const spendingKinds = [...costKeys, 'outro'] as const

/** The costs of the sale itself, which are paid out of its money and are no investment. */
const saleKinds: readonly ExpenseKind[] = ['brokerage', 'incomeTax']

/** Whether money of a kind comes in. */
export const isIncome = (kind: ExpenseKind): kind is IncomeKind =>
  (incomeKinds as readonly ExpenseKind[]).includes(kind)

/** Whether a kind is a cost of the sale, which is paid out of the sale's money. */
export const isSaleCost = (kind: ExpenseKind): boolean => saleKinds.includes(kind)

/** The names of the kinds, as people read them. */
export const expenseKindNames: Record<ExpenseKind, string> = {
  bid: 'Lance',
  commission: 'Comissão do leiloeiro',
  itbi: 'ITBI',
  deed: 'Escritura',
  registry: 'Registro',
  condoDebt: 'Condomínio em atraso',
  taxDebt: 'IPTU em atraso',
  eviction: 'Desocupação',
  reform: 'Reforma',
  holding: 'Condomínio, IPTU e contas',
  brokerage: 'Corretagem',
  incomeTax: 'Imposto sobre o ganho',
  outro: 'Outro gasto',
  aluguel: 'Aluguel recebido',
  venda: 'Venda',
}
