import type { Centavos } from '../money.ts'
import { discount } from '../property/figures.ts'
import { monthlyReturn, yearly } from './cash-flow.ts'
import { type AmortizationSystem, type Instalment, monthlyRate, schedule } from './instalments.ts'
import { share } from './share.ts'

/** A purchase that is financed and sold again. Percentages as percentages: 9.8 is 9.8 %. */
export interface FinancedPurchase {
  marketValue: Centavos
  /** The winning bid: valor de arrematação. */
  bid: Centavos
  /** Of the bid, 0 to 90. */
  downPercent: number
  yearlyRate: number
  /** One a month, 1 to 600. */
  instalments: number
  system: AmortizationSystem
  /** ITBI, registry. */
  initialExpenses: Centavos
  additionalExpenses: Centavos
  documentExpenses: Centavos
  /** Of the market value a month, compounding. */
  appreciation: number
  /** Until the sale, 1 to 600. */
  months: number
  monthlyTax: Centavos
  monthlyCondo: Centavos
}

/** What it costs and leaves. Percentages unrounded; a ROI is `null` where nothing is put in. */
export interface FinancedResult {
  downPayment: Centavos
  financed: Centavos
  /** Percent a month. */
  monthlyPercent: number
  /** The term. */
  years: number
  /** All instalments; empty where nothing is financed. */
  schedule: Instalment[]
  /** 0 where nothing is financed. */
  firstPayment: Centavos
  lastPayment: Centavos
  /** Of the schedule, until the sale. */
  paidUntilSale: Centavos
  interestUntilSale: Centavos
  /** Market value − bid: what the auction saves. */
  savings: Centavos
  /** The same in percent of the market value. */
  discount: number | null
  /** Market value with its appreciation. */
  saleValue: Centavos
  /** Savings + appreciation. */
  estimatedProfit: Centavos
  simplified: SimplifiedResult
  cashFlow: CashFlowResult
}

/** The requirement's definition, called "método simplificado": it leaves out what was paid in (decisions.md 9). */
export interface SimplifiedResult {
  /** Savings + appreciation − balance at the sale. */
  profit: Centavos
  /** Down payment + instalments until the sale + the three expenses. */
  invested: Centavos
  roi: number | null
  /** ROI ÷ months. */
  monthlyRoi: number | null
}

/** The headline: what the sale leaves once the balance is paid, less everything put in. */
export interface CashFlowResult {
  balance: Centavos
  /** Down payment, expenses, instalments and monthly costs until the sale. */
  invested: Centavos
  netProfit: Centavos
  roi: number | null
  /** TIR as fractions; `null` where no rate solves it. */
  irrMonthly: number | null
  irrAnnual: number | null
  /** One a month from month 0 on, money put in negative. */
  flows: Centavos[]
}

const percent = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

function cashFlow(purchase: FinancedPurchase, atStart: Centavos, rows: Instalment[], sale: Centavos) {
  const { months, monthlyTax, monthlyCondo } = purchase
  const balance = rows[Math.min(months, rows.length) - 1]?.balance ?? 0
  const flows = Array.from({ length: months + 1 }, (_, month) =>
    month === 0 ? 0 - atStart : 0 - (rows[month - 1]?.payment ?? 0) - monthlyTax - monthlyCondo,
  )
  const invested = flows.reduce((sum, flow) => sum - flow, 0)
  flows[months] = (flows[months] ?? 0) + sale - balance
  const netProfit = sale - balance - invested
  const irrMonthly = monthlyReturn(flows)
  return {
    balance,
    invested,
    netProfit,
    roi: percent(netProfit, invested),
    irrMonthly,
    irrAnnual: irrMonthly === null ? null : yearly(irrMonthly),
    flows,
  }
}

/**
 * A financed purchase and its sale after `months` (access-tools-account.md 9, decisions.md 8 to 10): down payment,
 * the whole schedule, what is paid until the sale, and the result both ways. Brokerage and tax on the sale are not
 * in it, as the requirement defines it: the cost sheet (costs.ts) has them. Half up to the centavo.
 */
export function financing(purchase: FinancedPurchase): FinancedResult {
  const { marketValue, bid, downPercent, yearlyRate, instalments, system, appreciation, months } = purchase
  const downPayment = share(bid, downPercent)
  const rate = monthlyRate(yearlyRate)
  const rows = schedule({ principal: bid - downPayment, monthlyRate: rate, instalments, system })
  const untilSale = rows.slice(0, months)
  const paidUntilSale = untilSale.reduce((sum, { payment }) => sum + payment, 0)
  const expenses = purchase.initialExpenses + purchase.additionalExpenses + purchase.documentExpenses
  const saleValue = Math.round(marketValue * (1 + appreciation / 100) ** months)
  const flow = cashFlow(purchase, downPayment + expenses, rows, saleValue)
  const estimatedProfit = saleValue - bid
  const profit = estimatedProfit - flow.balance
  const invested = downPayment + paidUntilSale + expenses
  const roi = percent(profit, invested)
  return {
    downPayment,
    financed: bid - downPayment,
    monthlyPercent: rate * 100,
    years: instalments / 12,
    schedule: rows,
    firstPayment: rows[0]?.payment ?? 0,
    lastPayment: rows.at(-1)?.payment ?? 0,
    paidUntilSale,
    interestUntilSale: untilSale.reduce((sum, { interest }) => sum + interest, 0),
    savings: marketValue - bid,
    discount: discount(bid, marketValue),
    saleValue,
    estimatedProfit,
    simplified: { profit, invested, roi, monthlyRoi: roi === null ? null : roi / months },
    cashFlow: flow,
  }
}
