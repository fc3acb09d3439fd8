import { compoundToYearly, computeMonthlyIrr } from './cash-flow.ts'
import { type ReturnRange, toReturnRange } from './cost-assumptions.ts'
import type { CostQuestion } from './cost-question.ts'
import { buildScenarioQuestions, type ScenarioRisks } from './cost-scenarios.ts'
import { computeCostSums, divideToRoi } from './cost-sheet.ts'
import {
  type AmortizationSystem,
  type Instalment,
  defaultLoanConditions,
  listInstalments,
  toMonthlyRate,
} from '../loans/loan-terms.ts'
import { type Centavos, computePercentOfSum } from '../money.ts'
import { computeDiscount } from '../property/price-figures.ts'

/** A purchase that is financed and later sold. Percentages as percentages: 9.8 is 9.8 %. */
export interface FinancedPurchase {
  marketValue: Centavos
  /** The winning bid: valor de arrematação. */
  bid: Centavos
  /** Percent of the bid, 0 to 90. */
  downPercent: number
  yearlyRate: number
  /** Number of monthly instalments, 1 to 600. */
  instalments: number
  system: AmortizationSystem
  /** What the building is insured for, its appraisal; the market value where it is not given. */
  insuredValue?: Centavos | null
  /** ITBI and registry. */
  initialExpenses: Centavos
  additionalExpenses: Centavos
  documentExpenses: Centavos
  /** Percent of the market value per month, compounding. */
  appreciation: number
  /** Months until the sale, 1 to 600. */
  months: number
  monthlyTax: Centavos
  monthlyCondo: Centavos
}

/** The costs and the result. Percentages are unrounded; a ROI is `null` when nothing is invested. */
export interface FinancedResult {
  downPayment: Centavos
  financed: Centavos
  /** Percent a month. */
  monthlyPercent: number
  /** The term in years. */
  years: number
  /** All instalments; empty when nothing is financed. */
  schedule: Instalment[]
  /** Without insurances and fee, which the rows of the schedule have; 0 when nothing is financed. */
  firstPayment: Centavos
  lastPayment: Centavos
  /** Sum of the instalments until the sale. */
  paidUntilSale: Centavos
  interestUntilSale: Centavos
  /** Market value − bid. */
  savings: Centavos
  /** The savings in percent of the market value. */
  discount: number | null
  /** Market value with appreciation until the sale. */
  saleValue: Centavos
  /** Savings + appreciation. */
  estimatedProfit: Centavos
  simplified: SimplifiedResult
  cashFlow: CashFlowResult
}

/** The result by the formula called "método simplificado": it ignores the money paid in (docs/decisions/020). */
interface SimplifiedResult {
  /** Savings + appreciation − balance at the sale. */
  profit: Centavos
  /** Down payment + instalments until the sale + the three expenses. */
  invested: Centavos
  roi: number | null
  /** ROI ÷ months. */
  monthlyRoi: number | null
}

/** The main result: the sale value less the balance and all money put in (docs/decisions/020). */
export interface CashFlowResult {
  balance: Centavos
  /** Down payment, expenses, instalments and monthly costs until the sale. */
  invested: Centavos
  netProfit: Centavos
  roi: number | null
  /** TIR as a fraction; `null` when there is no rate. */
  irrMonthly: number | null
  irrAnnual: number | null
  /** One entry per month from month 0 on; money put in is negative. */
  flows: Centavos[]
}

const percent = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

function computeCashFlow(purchase: FinancedPurchase, atStart: Centavos, rows: Instalment[], sale: Centavos) {
  const { months, monthlyTax, monthlyCondo } = purchase
  const balance = rows[Math.min(months, rows.length) - 1]?.balance ?? 0
  const flows = Array.from({ length: months + 1 }, (_, month) =>
    month === 0 ? 0 - atStart : 0 - (rows[month - 1]?.payment ?? 0) - monthlyTax - monthlyCondo,
  )
  const invested = flows.reduce((sum, flow) => sum - flow, 0)
  flows[months] = (flows[months] ?? 0) + sale - balance
  const netProfit = sale - balance - invested
  const irrMonthly = computeMonthlyIrr(flows)
  return {
    balance,
    invested,
    netProfit,
    roi: percent(netProfit, invested),
    irrMonthly,
    irrAnnual: irrMonthly === null ? null : compoundToYearly(irrMonthly),
    flows,
  }
}

/**
 * Computes a financed purchase and its sale after `months` (docs/decisions/020): down payment, the whole schedule,
 * the sum paid until the sale, and the result by both methods. Brokerage and tax on the sale are left out: the cost
 * sheet (cost-sheet.ts) has them. Rounds half up to the centavo.
 */
export function computeFinancedPurchase(purchase: FinancedPurchase): FinancedResult {
  const { marketValue, bid, downPercent, yearlyRate, instalments, system, appreciation, months } = purchase
  const downPayment = computePercentOfSum(bid, downPercent)
  const rows = listInstalments({
    ...defaultLoanConditions,
    amount: bid - downPayment,
    insuredValue: purchase.insuredValue ?? marketValue,
    yearlyRate,
    months: instalments,
    system,
  })
  const untilSale = rows.slice(0, months)
  const paidUntilSale = untilSale.reduce((sum, { payment }) => sum + payment, 0)
  const expenses = purchase.initialExpenses + purchase.additionalExpenses + purchase.documentExpenses
  const saleValue = Math.round(marketValue * (1 + appreciation / 100) ** months)
  const flow = computeCashFlow(purchase, downPayment + expenses, rows, saleValue)
  const estimatedProfit = saleValue - bid
  const profit = estimatedProfit - flow.balance
  const invested = downPayment + paidUntilSale + expenses
  const roi = percent(profit, invested)
  return {
    downPayment,
    financed: bid - downPayment,
    monthlyPercent: toMonthlyRate(yearlyRate) * 100,
    years: instalments / 12,
    schedule: rows,
    firstPayment: rows[0]?.payment ?? 0,
    lastPayment: rows.at(-1)?.payment ?? 0,
    paidUntilSale,
    interestUntilSale: untilSale.reduce((sum, { interest }) => sum + interest, 0),
    savings: marketValue - bid,
    discount: computeDiscount(bid, marketValue),
    saleValue,
    estimatedProfit,
    simplified: { profit, invested, roi, monthlyRoi: roi === null ? null : roi / months },
    cashFlow: flow,
  }
}

/** A loan for a part of the bid. Percentages as percentages: 9.8 is 9.8 %. */
interface PurchaseLoan {
  /** Percent of the bid that is paid at once. */
  downPercent: number
  yearlyRate: number
  /** Number of monthly instalments. */
  instalments: number
  system: AmortizationSystem
  /** The appraisal, or the price where it is not known. */
  insuredValue: Centavos
}

/** A purchase by the cost sheet, with a part of its bid financed. */
export interface FinancedReturn {
  downPayment: Centavos
  /** With insurances and fee; `null` when nothing is financed. */
  first: Instalment | null
  last: Instalment | null
  /** The buyer's own money until the sale: the sheet's investment without the loan, with the instalments. */
  ownMoney: Centavos
  /** The sheet's profit less the interest until the sale. */
  netProfit: Centavos
  /** Net ROI on the own money, in percent; `null` when none is put in. */
  range: ReturnRange | null
}

const buildRows = ({ bid }: CostQuestion, loan: PurchaseLoan) =>
  listInstalments({
    ...defaultLoanConditions,
    amount: bid - computePercentOfSum(bid, loan.downPercent),
    insuredValue: loan.insuredValue,
    yearlyRate: loan.yearlyRate,
    months: loan.instalments,
    system: loan.system,
  })

function computeResultWithLoan(question: CostQuestion, loan: PurchaseLoan) {
  const { invested, netProfit } = computeCostSums(question)
  const untilSale = buildRows(question, loan).slice(0, question.months)
  const interest = untilSale.reduce((sum, row) => sum + row.interest, 0)
  const paid = untilSale.reduce((sum, row) => sum + row.payment, 0)
  const lent = question.bid - computePercentOfSum(question.bid, loan.downPercent)
  return { ownMoney: invested - lent + paid, netProfit: netProfit - interest }
}

function computeRoiWithLoan(question: CostQuestion, loan: PurchaseLoan): number | null {
  const { ownMoney, netProfit } = computeResultWithLoan(question, loan)
  return divideToRoi(netProfit, ownMoney)
}

/** Computes the net return of a purchase by its cost sheet when a part of the bid is financed, with its two ends. */
export function computeFinancedReturn(
  question: CostQuestion,
  risks: ScenarioRisks,
  loan: PurchaseLoan,
): FinancedReturn {
  const rows = buildRows(question, loan)
  return {
    downPayment: computePercentOfSum(question.bid, loan.downPercent),
    first: rows[0] ?? null,
    last: rows.at(-1) ?? null,
    ...computeResultWithLoan(question, loan),
    range: toReturnRange(
      buildScenarioQuestions(question, risks).map(scenario => computeRoiWithLoan(scenario, loan)),
    ),
  }
}
