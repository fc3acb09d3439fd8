import { type Centavos, computePercentOfSum } from '../money.ts'
import { type AmortizationSystem, buildAmortizationSchedule, toMonthlyRate } from './amortization.ts'
import { type ReturnRange, toReturnRange } from './cost-assumptions.ts'
import type { CostQuestion } from './cost-question.ts'
import { buildScenarioQuestions } from './cost-scenarios.ts'
import { computeCostSums, divideToRoi } from './cost-sheet.ts'

/** A loan for a part of the bid. Percentages as percentages: 9.8 is 9.8 %. */
export interface PurchaseLoan {
  /** Percent of the bid that is paid at once. */
  downPercent: number
  yearlyRate: number
  /** Number of monthly instalments. */
  instalments: number
  system: AmortizationSystem
}

/** A purchase by the cost sheet, with a part of its bid financed. */
export interface FinancedReturn {
  downPayment: Centavos
  firstPayment: Centavos
  lastPayment: Centavos
  /** The buyer's own money until the sale: the sheet's investment without the loan, with the instalments. */
  ownMoney: Centavos
  /** The sheet's profit less the interest until the sale. */
  netProfit: Centavos
  /** Net ROI on the own money, in percent; `null` when none is put in. */
  range: ReturnRange | null
}

const buildRows = ({ bid }: CostQuestion, { downPercent, yearlyRate, instalments, system }: PurchaseLoan) =>
  buildAmortizationSchedule({
    principal: bid - computePercentOfSum(bid, downPercent),
    monthlyRate: toMonthlyRate(yearlyRate),
    instalments,
    system,
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
  worstCondoDebt: Centavos,
  loan: PurchaseLoan,
): FinancedReturn {
  const rows = buildRows(question, loan)
  return {
    downPayment: computePercentOfSum(question.bid, loan.downPercent),
    firstPayment: rows[0]?.payment ?? 0,
    lastPayment: rows.at(-1)?.payment ?? 0,
    ...computeResultWithLoan(question, loan),
    range: toReturnRange(
      buildScenarioQuestions(question, worstCondoDebt).map(scenario => computeRoiWithLoan(scenario, loan)),
    ),
  }
}
