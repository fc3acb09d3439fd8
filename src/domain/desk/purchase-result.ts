import { compoundToYearly, computeMonthlyIrr } from '../calculators/cash-flow.ts'
import type { CostItem } from '../calculators/cost-question.ts'
import { divideToRoi } from '../calculators/cost-sheet.ts'
import { toDayNumber } from '../calendar-date.ts'
import type { Centavos } from '../money.ts'
import { type ExpenseKind, isIncome, isSaleCost, type SpendingKind, spendingKinds } from './expense-kinds.ts'

/** Money really paid or received on a day. */
export interface PaidExpense {
  /** `YYYY-MM-DD` */
  date: string
  kind: ExpenseKind
  /** Above 0, also of what was paid. */
  amount: Centavos
}

/** One kind of cost: what the sheet plans for it, and what was spent. */
interface PlannedSpending {
  kind: SpendingKind
  /** `null` without a sheet; of "outro", which no sheet has, 0. */
  planned: Centavos | null
  spent: Centavos
}

/** The result of a purchase so far. What is not known is `null`. */
export interface PurchaseResult {
  /** The kinds that are planned or were spent, in the sheet's order. */
  kinds: PlannedSpending[]
  /** What the sheet puts in until the sale: without brokerage and tax, which are paid out of the sale. */
  planned: Centavos | null
  /** What was really put in until now. */
  spent: Centavos
  /**
   * The planned amount that is not spent yet, summed by kind: a kind that cost more than planned does not reduce what is
   * left of another.
   */
  stillPlanned: Centavos | null
  /** What was put in beyond the plan, kind by kind. */
  overspent: Centavos | null
  /** Brokerage and tax paid. */
  saleCosts: Centavos
  rent: Centavos
  sale: Centavos
  /** Everything received less everything paid. */
  net: Centavos
  /** Net ÷ spent in percent, two decimals, as the sheet's ROI; `null` before a sale, and without the bid that was paid. */
  roi: number | null
  /** The TIR as a fraction, of the months from the first payment on; `null` as `roi`, and where there is no rate. */
  irrMonthly: number | null
  irrAnnual: number | null
  /** Whole months from the first payment to the last sale; `null` before a sale. */
  monthsToSale: number | null
  /** Why there is no return yet; `null` when there is one. */
  noReturn: 'no_sale' | 'no_bid' | null
}

const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce((total, amount) => total + amount, 0)

const daysOfMonth = 365.25 / 12

/** Whole months between two days, to the nearest. */
const countMonths = (from: string, to: string): number =>
  Math.round((toDayNumber(to) - toDayNumber(from)) / daysOfMonth)

/**
 * Compares what was really paid and received with the items of a cost sheet, and computes the result so far. The order of
 * the expenses does not matter.
 */
export function computePurchaseResult(
  expenses: readonly PaidExpense[],
  plan: readonly Pick<CostItem, 'key' | 'value'>[] | null,
): PurchaseResult {
  const amountOf = (isCounted: (kind: ExpenseKind) => boolean): Centavos =>
    sum(expenses.flatMap(({ kind, amount }) => (isCounted(kind) ? [amount] : [])))
  const kinds = spendingKinds
    .map(
      (kind): PlannedSpending => ({
        kind,
        planned: plan && sum(plan.flatMap(({ key, value }) => (key === kind ? [value] : []))),
        spent: amountOf(one => one === kind),
      }),
    )
    .filter(({ planned, spent }) => (planned ?? 0) > 0 || spent > 0)
  const invested = kinds.filter(({ kind }) => !isSaleCost(kind))
  const sumOfPlan = (part: (planned: Centavos, spent: Centavos) => Centavos): Centavos | null =>
    plan && sum(invested.map(({ planned, spent }) => part(planned ?? 0, spent)))
  const spent = sum(invested.map(kind => kind.spent))
  const saleCosts = amountOf(isSaleCost)
  const [rent, sale] = [amountOf(kind => kind === 'aluguel'), amountOf(kind => kind === 'venda')]
  const net = rent + sale - spent - saleCosts
  const noReturn = sale === 0 ? 'no_sale' : amountOf(kind => kind === 'bid') === 0 ? 'no_bid' : null
  const irrMonthly = noReturn === null ? computeMonthlyIrr(listMonthlyFlows(expenses)) : null
  return {
    kinds,
    planned: sumOfPlan(planned => planned),
    spent,
    stillPlanned: sumOfPlan((planned, paid) => Math.max(0, planned - paid)),
    overspent: sumOfPlan((planned, paid) => Math.max(0, paid - planned)),
    saleCosts,
    rent,
    sale,
    net,
    roi: noReturn === null ? divideToRoi(net, spent) : null,
    irrMonthly,
    irrAnnual: irrMonthly === null ? null : compoundToYearly(irrMonthly),
    monthsToSale: countMonthsToSale(expenses),
    noReturn,
  }
}

const listDates = (expenses: readonly PaidExpense[]): string[] => expenses.map(({ date }) => date).toSorted()

/** Sums what was paid (negative) and received by month from the first day on. */
function listMonthlyFlows(expenses: readonly PaidExpense[]): Centavos[] {
  const dates = listDates(expenses)
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const flows: Centavos[] = Array.from({ length: countMonths(first, last) + 1 }, () => 0)
  for (const { date, kind, amount } of expenses) {
    const month = countMonths(first, date)
    flows[month] = (flows[month] ?? 0) + (isIncome(kind) ? amount : -amount)
  }
  return flows
}

function countMonthsToSale(expenses: readonly PaidExpense[]): number | null {
  const first = listDates(expenses.filter(({ kind }) => !isIncome(kind)))[0]
  const sold = listDates(expenses.filter(({ kind }) => kind === 'venda')).at(-1)
  return first === undefined || sold === undefined || sold < first ? null : countMonths(first, sold)
}
