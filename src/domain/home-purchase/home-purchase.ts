import { costAssumptions, defaultCommissionPercent, estimateReform } from '../calculators/cost-assumptions.ts'
import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import type { FamilyProfile } from './family-profile.ts'
import { type HomeAssumptions, ownMoneyRule, toLoanTerms } from './home-assumptions.ts'
import {
  type Instalment,
  computeFirstInstalment,
  computeLoanShare,
  computeMaxLoan,
} from '../loans/loan-terms.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import { citeSalesRules } from '../rule-sources.ts'
import { type CostPlace, estimateAcquisitionCosts } from '../transfer-costs/acquisition-costs.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'

/** The highest appraisal of a home that FGTS may pay, that of the SFH. */
const fgtsCeiling: { amount: Centavos; source: string } = {
  amount: fromReais(figuresInUse['fgts-ceiling']),
  source: 'Resolução CMN 5.255/2025 (out/2025) e Conselho Curador do FGTS (Exame, 26 nov. 2025)',
}

/** Computes how much of a down payment FGTS may pay: never the part that has to be own money. */
function computeUsableFgts(
  { fgts, firstHome }: Pick<FamilyProfile, 'fgts' | 'firstHome'>,
  { price, evaluation, downPayment }: { price: Centavos; evaluation: Centavos; downPayment: Centavos },
): Centavos {
  if (!firstHome || evaluation > fgtsCeiling.amount) return 0
  return Math.max(0, Math.min(fgts, downPayment - computePercentOfSum(price, ownMoneyRule.percent)))
}

/** A rule on the use of FGTS, as people read it. */
interface FgtsRule {
  key: string
  text: string
  source: string
  /** Whether the family meets it; `null` = only the family and the bank know. */
  isMet: boolean | null
}

const lawSource = 'Lei 8.036/1990, art. 20, VII (mai/1990)'
const councilSource =
  'condições do Conselho Curador na imprensa (Exame; Tribuna de Minas, 2024): confirme na agência'

/** Lists the rules under which FGTS may pay for a home. */
export const listFgtsRules = ({ firstHome }: Pick<FamilyProfile, 'firstHome'>): FgtsRule[] => [
  {
    key: 'listing',
    text: 'O anúncio do imóvel precisa aceitar FGTS: a Caixa diz isso na página de cada um.',
    source: citeSalesRules('itens 8.1 e 8.3'),
    isMet: null,
  },
  {
    key: 'own-home',
    text: 'Só para moradia própria, em imóvel residencial urbano, onde você trabalha ou mora há um ano. Sem outra casa nesse município, nos vizinhos ou na região metropolitana, nem financiamento ativo no SFH.',
    source: `${lawSource}; ${councilSource}`,
    isMet: firstHome ? null : false,
  },
  {
    key: 'three-years',
    text: 'Três anos de trabalho com FGTS, somados, em um ou em vários empregos.',
    source: lawSource,
    isMet: null,
  },
  {
    key: 'interval',
    text: 'O imóvel não pode ter sido comprado com FGTS há menos de três anos, contados do registro na matrícula.',
    source: councilSource,
    isMet: null,
  },
  {
    key: 'ceiling',
    text: 'Imóvel avaliado em até R$\u00a02,25\u00a0milhões.',
    source: fgtsCeiling.source,
    isMet: null,
  },
  {
    key: 'own-money',
    text: `Ao menos ${ownMoneyRule.percent}% da proposta saem do bolso, mesmo com FGTS.`,
    source: ownMoneyRule.source,
    isMet: null,
  },
]

/** A band of Minha Casa, Minha Vida by income per month. */
interface HousingBand {
  name: string
  maxIncome: Centavos
}

const housingBands: readonly HousingBand[] = [
  { name: 'faixa 1', maxIncome: fromReais(figuresInUse['mcmv-income-f1']) },
  { name: 'faixa 2', maxIncome: fromReais(figuresInUse['mcmv-income-f2']) },
  { name: 'faixa 3', maxIncome: fromReais(figuresInUse['mcmv-income-f3']) },
  { name: 'faixa 4', maxIncome: fromReais(figuresInUse['mcmv-income-f4']) },
]

export const housingBandSource = 'Portaria MCID 333/2026 (abr/2026), aplicada desde 22 abr. 2026'

/** Finds the band of Minha Casa, Minha Vida that an income is in; `null` above all of them. */
export const findHousingBand = (income: Centavos): HousingBand | null =>
  housingBands.find(({ maxIncome }) => income <= maxIncome) ?? null

/** The facts of a listing on which a purchase depends; `null` = not known. */
export interface HomeOffer {
  price: Centavos
  evaluation: Centavos | null
  /** In m². */
  area: number | null
  category: Category | null
  modality: Modality | null
  /** Where it is, by whose tables ITBI and papers are estimated. */
  place: CostPlace
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  /** Debts that somebody has found out to fall to the buyer; 0 where nothing was found out. */
  debts: Centavos
}

/** The values assumed for facts that a list may leave out. */
export interface PurchaseCase {
  financed: boolean
  withFgts: boolean
  occupied: boolean
}

/** The costs of the first day beside the down payment; without a loan as `listFirstDayCosts` counts them. */
export interface FirstDayCosts {
  itbi: Centavos
  /** Deed and registration, with a loan two registrations and no deed. */
  papers: Centavos
  /** The leiloeiro's. */
  commission: Centavos
  bankFee: Centavos
  repairs: Centavos
  eviction: Centavos
  debts: Centavos
}

/** A purchase with the smallest down payment whose instalment stays within the income. */
export interface HomePurchase {
  downPayment: Centavos
  fromFgts: Centavos
  /** The part of the down payment that is own money. */
  fromSavings: Centavos
  loan: Centavos
  /** `null` without a loan. */
  instalment: Instalment | null
  /** The most that the instalment may be. */
  instalmentLimit: Centavos
  costs: FirstDayCosts
  /** All own money of the first day. */
  cash: Centavos
  /** Own money less what the first day takes: below zero so much is missing. */
  left: Centavos
}

/** Computes the most that an income lets an instalment be. */
export const computeInstalmentLimit = (income: Centavos, incomeShare: number): Centavos =>
  Math.floor((income * incomeShare) / 100 + 1e-6)

/** ITBI and papers. */
type HomeTransferCosts = Pick<FirstDayCosts, 'itbi' | 'papers'>

/**
 * Estimates ITBI and papers of a home with a loan, or with 0 without one, by the tables of its place. The registrations cost
 * half in the first home that a family finances by the SFH.
 */
export function estimateHomeTransfer(
  { price, evaluation, place }: Pick<HomeOffer, 'price' | 'evaluation' | 'place'>,
  loan: Centavos,
  isFirstSfhHome: boolean,
): HomeTransferCosts {
  const { itbi, deed, registry } = estimateAcquisitionCosts(place, {
    price,
    evaluation,
    loan,
    isFirstSfhHome,
  })
  return { itbi: itbi.likely, papers: deed.likely + registry.likely }
}

const sumTransfer = ({ itbi, papers }: HomeTransferCosts): Centavos => itbi + papers

/** Computes what ITBI and papers take together. */
export const sumHomeTransfer = (...transfer: Parameters<typeof estimateHomeTransfer>): Centavos =>
  sumTransfer(estimateHomeTransfer(...transfer))

/** The costs of a home that depend neither on the family nor on a loan. */
interface HomeCosts {
  /** The leiloeiro's. */
  commission: Centavos
  /** The reform of the cost sheet. */
  reform: Centavos
}

/** Computes what depends neither on the family nor on a loan: for many families once. */
export const computeHomeCosts = (
  offer: Pick<HomeOffer, 'price' | 'evaluation' | 'area' | 'category' | 'modality'>,
): HomeCosts => ({
  commission: computePercentOfSum(offer.price, defaultCommissionPercent(offer.modality)),
  reform: estimateReform(offer, offer.evaluation ?? offer.price),
})

/** Estimates the first repairs: the reform, in proportion to what a square metre is said to take. */
export const estimateRepairs = (reform: Centavos, perSquareMetre: Centavos): Centavos =>
  computePercentOfSum(reform, (perSquareMetre * 100) / costAssumptions.reform)

/** A family with what is assumed, and what follows from that for every home. */
interface HomeBuyer {
  family: FamilyProfile
  assumptions: HomeAssumptions
  instalmentLimit: Centavos
  /** The loan's share that its first instalment takes. */
  loanShare: number
}

/** Computes once what all homes of one search share: the highest instalment and the bank's share of a price. */
export const prepareBuyer = (family: FamilyProfile, assumptions: HomeAssumptions): HomeBuyer => ({
  family,
  assumptions,
  instalmentLimit: computeInstalmentLimit(family.income, assumptions.incomeShare),
  loanShare: computeLoanShare(toLoanTerms(0, 0, assumptions)),
})

/** A home at its price, with what the first day takes beside it, in whichever case. */
interface PricedHome {
  price: Centavos
  evaluation: Centavos
  /** Commission, repairs and debts. */
  costs: Centavos
  /** Returns ITBI and papers with a loan, or with 0 without one. */
  countTransfer: (loan: Centavos) => Centavos
}

const payFromFgts = ({ price, evaluation }: PricedHome, family: FamilyProfile, loan: Centavos): Centavos =>
  computeUsableFgts(family, { price, evaluation, downPayment: price - loan })

/** The own money of the first day. */
const computeCash = (
  home: PricedHome,
  { family, assumptions }: HomeBuyer,
  { withFgts, occupied }: PurchaseCase,
  loan: Centavos,
): Centavos =>
  home.price -
  loan -
  (withFgts ? payFromFgts(home, family, loan) : 0) +
  home.costs +
  home.countTransfer(loan) +
  (occupied ? assumptions.eviction : 0) +
  (loan > 0 ? assumptions.bankFee : 0)

/** How a home is paid. */
interface HomePayment {
  loan: Centavos
  /** All own money of the first day. */
  cash: Centavos
}

/**
 * Chooses the loan that leaves the smallest down payment within the bank's share and the income's limit; 0 where none is
 * possible, or where it would cost more than it lends.
 */
function choosePayment(home: PricedHome, buyer: HomeBuyer, purchaseCase: PurchaseCase): HomePayment {
  const atOnce = { loan: 0, cash: computeCash(home, buyer, purchaseCase, 0) }
  if (!purchaseCase.financed) return atOnce
  const { assumptions, instalmentLimit, loanShare } = buyer
  const loan = Math.min(
    Math.floor((Math.min(home.price, home.evaluation) * assumptions.financedShare) / 100 + 1e-6),
    computeMaxLoan(instalmentLimit, toLoanTerms(0, home.evaluation, assumptions), loanShare),
  )
  if (loan <= 0) return atOnce
  const cash = computeCash(home, buyer, purchaseCase, loan)
  return cash < atOnce.cash ? { loan, cash } : atOnce
}

/** Computes the own money that is left after the first day, as `computeHomePurchase` does, and nothing else. */
export const computeMoneyLeft = (home: PricedHome, buyer: HomeBuyer, purchaseCase: PurchaseCase): Centavos =>
  buyer.family.savings - choosePayment(home, buyer, purchaseCase).cash

/**
 * Computes the purchase of a home in one case: the down payment is the smallest one that the bank's share and the
 * income's limit leave, FGTS pays of it what it may, and the rest with all costs is own money. Without a loan, or where a
 * loan would cost more than it lends, the whole price is paid at once.
 */
export function computeHomePurchase(
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
  purchaseCase: PurchaseCase,
): HomePurchase {
  const { price, debts } = offer
  const evaluation = offer.evaluation ?? price
  const buyer = prepareBuyer(family, assumptions)
  const { reform, commission } = computeHomeCosts(offer)
  const repairs = estimateRepairs(reform, assumptions.repairs)
  const eviction = purchaseCase.occupied ? assumptions.eviction : 0
  const estimateTransfer = (loan: Centavos) => estimateHomeTransfer(offer, loan, family.firstHome)
  const home = {
    price,
    evaluation,
    costs: commission + repairs + debts,
    countTransfer: (loan: Centavos) => sumTransfer(estimateTransfer(loan)),
  }
  const { loan, cash } = choosePayment(home, buyer, purchaseCase)
  const fromFgts = purchaseCase.withFgts ? payFromFgts(home, family, loan) : 0
  const bankFee = loan > 0 ? assumptions.bankFee : 0
  return {
    downPayment: price - loan,
    fromFgts,
    fromSavings: price - loan - fromFgts,
    loan,
    instalment: loan > 0 ? computeFirstInstalment(toLoanTerms(loan, evaluation, assumptions)) : null,
    instalmentLimit: buyer.instalmentLimit,
    costs: { ...estimateTransfer(loan), commission, repairs, eviction, debts, bankFee },
    cash,
    left: family.savings - cash,
  }
}
