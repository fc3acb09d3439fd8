import {
  computeGainTax,
  countReductionMonths,
  isTaxedByConsumptionTax,
} from '#domain/calculators/sale-tax.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { computeBuyerDebt, estimateWorstDebt, findDebtDuties } from '#domain/edital/debt-duty.ts'
import {
  type BankLoanOffer,
  type BankRelationship,
  type Borrower,
  computeAges,
  computeHighestFinancedPrice,
  computeMaxBankLoan,
  computeMaxMonths,
  computeQuota,
  computeLoanByIncome,
  findBankLoanOffer,
  findHighestPurchase,
  isWithinSfh,
  type PriceLimit,
  toBankLoanTerms,
} from '#domain/loans/bank-loan.ts'
import { type AmortizationSystem, computeFirstInstalment, toMonthlyRate } from '#domain/loans/loan-terms.ts'
import { computePercentOfSum, fromReais, toReais } from '#domain/money.ts'
import type { Modality } from '#domain/property/listing.ts'
import { readRuleNumber } from '#domain/rules/rule-values.ts'
import type { Uf } from '#domain/states.ts'
import { type CostFigure, toCostBounds } from '#domain/transfer-costs/cost-figure.ts'
import { estimateTransferCosts } from '#domain/transfer-costs/transfer-costs.ts'
import type { BlindCostCase, CostAnswer } from './blind-cost-cases.ts'

/** The fields of all kinds of cases; sums in reais. */
interface CaseInput {
  date: string
  uf: Uf
  city: string
  value: number
  price: number
  appraisal: number
  loan: number | null
  financed: boolean
  firstAcquisition: boolean
  firstSfhHome: boolean
  itbiPaid: 'before' | 'after'
  ownItbiPercent: number
  modality: string
  system: 'SAC' | 'PRICE'
  rate: string
  months: number
  buyers: { age?: number; birthDate?: string; income?: number }[]
  question: string
  instalmentCap: number
  cash: number
  fgts: number
  ownsHomeInCity: boolean
  costs: string
  saleValue: number
  brokerage: number
  acquisitionCost: number
  monthsHeld: number
  acquired: string
  sold: string
  category: string
  onlyProperty: boolean
  soldAnotherIn5Years: boolean
  reinvested: number
  daysToReinvest: number
  used180InLast5Years: boolean
  otherSalesSameMonth: number
  salesPreviousYear: number
  salesThisYear: number
  condominiumDebt: number | null
  taxDebt: number | null
  monthlyCondominium: number
  pageSentence: string | null
  buyerIs: string
}

const showFigure = (figure: CostFigure | null): number | null | [number, number] => {
  if (figure === null) return 0
  if (figure.kind === 'unknown') return null
  return figure.kind === 'amount' ? toReais(figure.amount) : [toReais(figure.low), toReais(figure.high)]
}

/** The highest of a figure; what is known of it where nothing limits it. */
const highest = (figure: CostFigure | null): number => {
  if (figure === null) return 0
  const { low, high } = toCostBounds(figure)
  return high ?? (figure.kind === 'unknown' && figure.source === null ? 0 : low)
}

const relationships: Record<string, BankRelationship> = {
  balcao: 'none',
  relacionamento: 'customer',
  'salario-e-debito': 'salary',
}

const toModality = (name: string): Modality =>
  name === 'licitacao-aberta' ? 'licitacao' : (name as Modality)

const toBorrower = (
  { age = 0, birthDate, income = 0 }: CaseInput['buyers'][number],
  day: string,
): Borrower => ({
  ...(birthDate === undefined ? { age, ageMonths: age * 12 } : computeAges(birthDate, day)),
  income: fromReais(income),
})

const findOffer = (input: CaseInput): BankLoanOffer | null =>
  findBankLoanOffer(
    {
      system: input.system.toLowerCase() as AmortizationSystem,
      relationship: relationships[input.rate] ?? 'none',
      borrowers: input.buyers.map(buyer => toBorrower(buyer, input.date)),
      months: input.months,
    },
    fromReais(input.appraisal ?? 0),
  )

const transferOf = (input: CaseInput, price: number, loan: number) =>
  estimateTransferCosts({
    uf: input.uf,
    city: input.city ?? '',
    price,
    evaluation: null,
    loan,
    isFirstHome: input.firstAcquisition ?? input.firstSfhHome ?? false,
    isFirstSfhHome: input.firstSfhHome ?? false,
    isItbiPaidLate: input.itbiPaid === 'after',
    ownItbiPercent: input.ownItbiPercent,
  })

function answerRegistry(input: CaseInput): CostAnswer {
  const { deed, registration, guaranteeRegistration } = transferOf(
    input,
    fromReais(input.value),
    fromReais(input.loan ?? 0),
  )
  return {
    registry: showFigure(registration),
    deed: showFigure(deed),
    deedKnown: deed?.kind !== 'unknown',
    registryPurchase: showFigure(registration),
    registryLien: showFigure(guaranteeRegistration),
    total: toReais(highest(registration) + highest(guaranteeRegistration)),
  }
}

function answerFirstDay(input: CaseInput): CostAnswer {
  const price = fromReais(input.price)
  const loan = fromReais(input.loan ?? 0)
  const { itbi, deed, registration, guaranteeRegistration, total } = transferOf(input, price, loan)
  const commission = computePercentOfSum(price, defaultCommissionPercent(toModality(input.modality)))
  const own = price - loan - fromReais(input.fgts)
  const costs = [itbi, deed, registration, guaranteeRegistration].map(highest).reduce((a, b) => a + b)
  return {
    ownMoneyInPrice: toReais(own),
    commission: toReais(commission),
    itbi: showFigure(itbi),
    deed: showFigure(deed),
    registryPurchase: showFigure(registration),
    registryLien: showFigure(guaranteeRegistration),
    costsTotal: toReais(costs + commission),
    firstDayTotal: toReais(costs + commission + own),
    totalComplete: total.high !== null,
    itbiAssumed: itbi.kind === 'range' && itbi.source === null,
  }
}

function answerOwnMoney({ price, cash, loan, date }: CaseInput): CostAnswer {
  const least = computePercentOfSum(fromReais(price), readRuleNumber('own-money', date))
  const missing = Math.max(0, least - fromReais(cash))
  return {
    ownMoneyMin: toReais(least),
    missingOwnMoney: toReais(missing),
    ok: missing === 0,
    fgtsUsableWithThisLoan: toReais(fromReais(price) - fromReais(loan ?? 0) - least),
  }
}

function answerInstalment(input: CaseInput): CostAnswer {
  if (input.question === 'recursos próprios') return answerOwnMoney(input)
  const borrowers = input.buyers.map(buyer => toBorrower(buyer, input.date))
  const maxMonths = computeMaxMonths(borrowers)
  const offer = findOffer(input)
  if (offer === null) {
    const withinSfh = isWithinSfh(fromReais(input.appraisal))
    return { maxMonths, possible: false, rateKnown: false, withinSfh, firstInstalment: null }
  }
  if (input.instalmentCap !== undefined)
    return { maxPrice: toReais(computeHighestFinancedPrice(fromReais(input.instalmentCap), offer)) }
  const home = { price: fromReais(input.price), evaluation: fromReais(input.appraisal) }
  const most = computeMaxBankLoan(home, offer)
  const quota = computeQuota(home, offer)
  const asksMost = input.question === 'quanto o banco empresta'
  const loan = asksMost ? most : Math.min(fromReais(input.loan ?? toReais(quota)), quota)
  const first = computeFirstInstalment(toBankLoanTerms(loan, home, offer))
  const fits = loan <= computeLoanByIncome(home, offer)
  return {
    monthlyRatePercent: Math.round(toMonthlyRate(offer.yearlyRate) * 1e8) / 1e6,
    loan: toReais(loan),
    amortization: toReais(first.amortization),
    interest: toReais(first.interest),
    mip: toReais(first.lifeInsurance),
    dfi: toReais(first.damageInsurance),
    fee: toReais(first.adminFee),
    firstInstalment: toReais(first.total),
    firstInstalmentAtMax: toReais(first.total),
    maxInstalmentByIncome: toReais(offer.instalmentLimit),
    fitsIncome: fits,
    possible: fits,
    ageYears: borrowers[0]?.age ?? null,
    maxMonths,
    monthsUsed: offer.months,
    mipPercentWeighted: Math.round(offer.lifeInsurance * 1e6) / 1e6,
    maxLoan: toReais(most),
    maxLoanByIncome: toReais(computeLoanByIncome(home, offer)),
    maxLoanByQuota: toReais(quota),
    limitedBy: quota < computeLoanByIncome(home, offer) ? limits.quota : limits.income,
    rateKnown: true,
  }
}

const limits: Record<PriceLimit, string> = {
  income: 'renda',
  quota: 'quota',
  'own-share': 'entrada 5% próprios',
  funds: 'dinheiro + FGTS (sem renda)',
}

function answerMaxPrice(given: CaseInput): CostAnswer {
  const [, city = '', uf = ''] = /^(.*)-(..)$/.exec(given.city ?? '') ?? []
  const input = { ...given, city, uf: uf as Uf }
  const estimateCosts = (price: number, loan: number): number => {
    const { total } = transferOf(input, price, loan)
    return total.high ?? total.low
  }
  const offer = findOffer({ ...input, appraisal: 0 })
  const purchase = findHighestPurchase(
    { savings: fromReais(input.cash), fgts: input.ownsHomeInCity ? 0 : fromReais(input.fgts) },
    offer,
    input.costs === 'none' ? () => 0 : estimateCosts,
  )
  const { price = 0, loan = 0 } = purchase ?? {}
  const first =
    offer && loan > 0
      ? computeFirstInstalment(toBankLoanTerms(loan, { price, evaluation: null }, offer))
      : null
  const transfer = input.costs === 'none' ? null : transferOf(input, price, loan)
  return {
    maxPrice: toReais(purchase?.price ?? 0),
    loan: toReais(purchase?.loan ?? 0),
    costs: toReais(purchase?.costs ?? 0),
    limitedBy: purchase && limits[purchase.limit],
    ownCashInPrice: toReais((purchase?.ownMoney ?? 0) - (purchase?.costs ?? 0)),
    firstInstalment: toReais(first?.total ?? 0),
    ...(transfer && {
      itbi: showFigure(transfer.itbi),
      registryPurchase: showFigure(transfer.registration),
      registryLien: showFigure(transfer.guaranteeRegistration),
    }),
  }
}

const exemptions = { 'only-property': '440-mil', 'small-sale': '35-mil', reinvested: '180-dias' } as const

function answerGainTax(input: CaseInput): CostAnswer {
  if (input.salesPreviousYear !== undefined) {
    const [lastYear, thisYear] = [input.salesPreviousYear, input.salesThisYear ?? 1]
    const year = Number(input.date.slice(0, 4))
    return { ibsCbsContributor: isTaxedByConsumptionTax({ year, lastYear, thisYear }) }
  }
  const { gain, reducedGain, taxedGain, tax, exemption } = computeGainTax({
    soldOn: input.date,
    salePrice: fromReais(input.saleValue),
    acquisitionCost: fromReais(input.acquisitionCost),
    saleCosts: fromReais(input.brokerage),
    monthsHeld:
      input.acquired === undefined ? input.monthsHeld : countReductionMonths(input.acquired, input.sold),
    isResidential: input.category === 'apartamento',
    isOnlyProperty: input.onlyProperty,
    hasSoldAnother: input.soldAnotherIn5Years,
    otherSalesOfMonth: fromReais(input.otherSalesSameMonth ?? 0),
    reinvestment:
      input.reinvested === undefined
        ? null
        : { amount: fromReais(input.reinvested), days: input.daysToReinvest },
    hasUsedReinvestment: input.used180InLast5Years ?? false,
  })
  const isPart = exemption === 'reinvested' && taxedGain > 0
  const share = isPart ? `, proporcional ${(input.reinvested * 100) / input.saleValue}%` : ''
  return {
    gain: toReais(gain),
    gainAfterReduction: toReais(reducedGain),
    taxableGain: toReais(taxedGain),
    tax: toReais(tax),
    exemption: exemption === null ? null : exemptions[exemption] + share,
  }
}

function answerWhoPays(input: CaseInput): CostAnswer {
  const { date: day, pageSentence: rule } = input
  const { condominium, taxes } = findDebtDuties({
    page: rule === null ? null : { condominium: rule, taxes: rule, condominiumCut: false, taxesCut: false },
    modality: toModality(input.modality),
    evaluation: fromReais(input.appraisal),
    day,
    isBuyerFormerOwner: input.buyerIs !== undefined,
  })
  const [condominiumDebt, taxDebt] = [fromReais(input.condominiumDebt ?? 0), fromReais(input.taxDebt ?? 0)]
  const ofBuyer = [computeBuyerDebt(condominium, condominiumDebt), computeBuyerDebt(taxes, taxDebt)] as const
  const worst = estimateWorstDebt(condominium, fromReais(input.monthlyCondominium ?? 0), day)
  return {
    condominiumBuyer: toReais(ofBuyer[0]),
    condominiumCaixa: toReais(condominiumDebt - ofBuyer[0]),
    taxesBuyer: toReais(ofBuyer[1]),
    taxesCaixa: toReais(taxDebt - ofBuyer[1]),
    worstCondominium: toReais(worst.amount),
    worstTaxes: toReais(estimateWorstDebt(taxes, 0, day).amount),
    worstSays: worst.isLimited ? null : 'sem limite',
    ruleInForceKnown: condominium.basis !== 'none',
  }
}

const answers: Record<BlindCostCase['kind'], (input: CaseInput) => CostAnswer> = {
  instalment: answerInstalment,
  'max-price': answerMaxPrice,
  registry: answerRegistry,
  'first-day': answerFirstDay,
  'gain-tax': answerGainTax,
  'who-pays': answerWhoPays,
}

/** Answers a case by the product's own calculations, field by field. */
export const answerCostCase = ({ kind, input }: BlindCostCase): CostAnswer =>
  answers[kind](input as unknown as CaseInput)
