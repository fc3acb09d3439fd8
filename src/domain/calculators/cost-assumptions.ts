import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import { figuresInUse, gainTaxSteps } from '../rules/figures-in-use.ts'
import type { Uf } from '../states.ts'
import type { CostQuestion } from './cost-question.ts'
import { buildScenarioQuestions, type ScenarioRisks } from './cost-scenarios.ts'
import { computeRoi } from './cost-sheet.ts'
import { findSaleValue, findSheetGround, type SaleValueFacts } from './sale-ground.ts'

/** The facts of a listing that the default assumptions depend on. */
export interface CostFacts extends SaleValueFacts {
  price: Centavos
  modality: Modality | null
  occupancy: Occupancy | null
  /** `null` = not known, as of a lot that somebody typed in. */
  state: Uf | null
  city: string
  /** In m², as the listing's `area`. */
  area: number | null
  /** The condomínio debt that the bank page's rule leaves to the buyer at most; `null` = not stated, or no limit. */
  condoDebtLimit: Centavos | null
  /** Debts that somebody has found out to fall to the buyer; `null` = not found out. */
  knownDebts?: { condominium: Centavos | null; taxes: Centavos | null } | undefined
}

/** The default assumptions, from the table of rules where it has them; docs/decisions/019 gives the reasons. */
export const costAssumptions = {
  months: 12,
  /** Percentages of a sheet without a place, as the example and the API open it. */
  itbiPercent: figuresInUse['itbi-default'],
  deedPercent: figuresInUse['deed-assumed'],
  registryPercent: figuresInUse['registry-assumed'],
  eviction: fromReais(figuresInUse['eviction-cost']),
  evictionMonth: 1,
  /** Centavos per m². */
  reform: fromReais(figuresInUse.reform),
  /** Percent of the appraisal: the maximum cost of a reform, and its cost when the area is not known. */
  reformMostPercent: figuresInUse['reform-most'],
  reformMonth: 4,
  /** Months of condomínio owed that the pessimistic scenario holds where no rule limits the debt. */
  condoDebtMonths: figuresInUse['worst-condo-months'],
  brokeragePercent: figuresInUse.brokerage,
  incomeTaxPercent: gainTaxSteps[0].value,
  desiredRoi: 15,
} as const

/** The leiloeiro's commission: 5 % in leilões and licitações and when the modality is not known, none in vendas. */
export const defaultCommissionPercent = (modality: Modality | null): number =>
  modality === 'venda-online' || modality === 'venda-direta' ? 0 : figuresInUse.commission

/**
 * Condomínio, IPTU and similar costs per month, in percent of the appraisal: more for categories with a condomínio.
 */
export const defaultHoldingPercent = (category: Category | null): number =>
  hasCondominium(category) ? figuresInUse.holding : figuresInUse['holding-house']

/** Whether properties of the category usually belong to a condomínio. */
const hasCondominium = (category: Category | null): boolean =>
  category === 'apartamento' || category === 'comercial'

/** Whether the category is land, which is taken as vacant and needs no reform. */
const isLand = (category: Category | null): boolean => category === 'terreno' || category === 'rural'

/**
 * The cost of taking possession: 0 for a property known to be vacant, and for land unless it is known to be occupied.
 */
const estimateEviction = ({ occupancy, category }: CostFacts): Centavos =>
  occupancy === 'vacant' || (occupancy === null && isLand(category)) ? 0 : costAssumptions.eviction

/** Estimates the reform: so much per m², at most 10 % of the appraisal, and that where the area is not known. */
export function estimateReform(
  { category, area }: Pick<CostFacts, 'category' | 'area'>,
  evaluation: Centavos,
): Centavos {
  if (isLand(category)) return 0
  const most = computePercentOfSum(evaluation, costAssumptions.reformMostPercent)
  return area === null ? most : Math.min(most, Math.round(area * costAssumptions.reform))
}

/**
 * Builds the default cost sheet of a listing: bid at its price, sold after 12 months at what its best ground says
 * (sale-ground.ts; not 15 % above the appraisal), with ITBI, deed and registration by the tables of its place. Reform and holding costs come from the appraisal, else from that value.
 * `null` without any. People can change every assumption.
 */
export function buildAssumedCosts(facts: CostFacts): CostQuestion | null {
  const { price, modality, category, state, city } = facts
  const sale = findSaleValue(facts)
  if (sale === null || sale.base <= 0 || price <= 0) return null
  const evaluation = facts.evaluation !== null && facts.evaluation > 0 ? facts.evaluation : sale.base
  const reformCost = estimateReform(facts, evaluation)
  return {
    bid: price,
    saleValue: sale.base,
    months: costAssumptions.months,
    commissionPercent: defaultCommissionPercent(modality),
    itbiPercent: null,
    deedPercent: null,
    registryPercent: null,
    place: { state, city },
    condoDebt: facts.knownDebts?.condominium ?? 0,
    taxDebt: facts.knownDebts?.taxes ?? 0,
    evictionCost: estimateEviction(facts),
    evictionMonth: costAssumptions.evictionMonth,
    reformCost,
    reformMonth: costAssumptions.reformMonth,
    reformDocumented: reformCost,
    monthlyHolding: computePercentOfSum(evaluation, defaultHoldingPercent(category)),
    brokeragePercent: costAssumptions.brokeragePercent,
    incomeTaxPercent: costAssumptions.incomeTaxPercent,
    desiredRoi: costAssumptions.desiredRoi,
    monthlyRent: null,
  }
}

/**
 * Estimates the condomínio debt that the pessimistic scenario holds: what is known of it, else what the bank page's rule
 * leaves to the buyer, else 12 months of the holding costs where the category usually has a condomínio.
 */
export function estimateWorstCondoDebt(
  { condoDebtLimit, category, knownDebts }: Pick<CostFacts, 'condoDebtLimit' | 'category' | 'knownDebts'>,
  { monthlyHolding }: Pick<CostQuestion, 'monthlyHolding'>,
): Centavos {
  if (knownDebts?.condominium != null) return knownDebts.condominium
  if (condoDebtLimit !== null) return condoDebtLimit
  return hasCondominium(category) ? monthlyHolding * costAssumptions.condoDebtMonths : 0
}

/** Returns what the scenarios of a listing's sheet hold beside it. */
export const findScenarioRisks = (
  facts: Omit<CostFacts, 'price'>,
  question: Pick<CostQuestion, 'saleValue' | 'monthlyHolding'>,
): ScenarioRisks => ({
  sale: findSheetGround(question.saleValue, facts).spread,
  condoDebt: estimateWorstCondoDebt(facts, question),
  eviction: facts.occupancy === null ? costAssumptions.eviction : 0,
})

/** The net ROI of a purchase in percent: in the sheet's pessimistic scenario, as it is, and in the optimistic one. */
export interface ReturnRange {
  low: number
  base: number
  high: number
}

/** Returns the range of the scenarios' net ROI, worst first; `null` where one of them has none. */
export function toReturnRange(rois: readonly (number | null)[]): ReturnRange | null {
  if (rois.includes(null)) return null
  const [low, base, high] = rois as [number, number, number]
  return { low, base, high }
}

/** Computes the range of a cost sheet's net ROI; `null` when nothing is invested. */
export const computeSheetReturn = (question: CostQuestion, risks: ScenarioRisks): ReturnRange | null =>
  toReturnRange(buildScenarioQuestions(question, risks).map(computeRoi))

/** Computes the range of a listing's net ROI by the default assumptions; `null` without any sale value. */
export function computeReturnRange(facts: CostFacts): ReturnRange | null {
  const question = buildAssumedCosts(facts)
  return question === null ? null : computeSheetReturn(question, findScenarioRisks(facts, question))
}

/**
 * Computes the range by which searches filter and order: `null` where nothing is known about resale, so that a return
 * that rests on an appraisal without evidence counts as unknown.
 */
export const computeGroundedReturn = (facts: CostFacts): ReturnRange | null =>
  findSaleValue(facts)?.ground === 'none' ? null : computeReturnRange(facts)
