import type { Centavos } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/property.ts'
import type { Uf } from '../states.ts'
import type { CostQuestion } from './cost-question.ts'
import { costSums } from './costs.ts'
import { knownItbi } from './itbi.ts'
import { share } from './share.ts'

/** What the default assumptions look at; a listing of the catalogue is one. */
export interface CostFacts {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  category: Category | null
  occupancy: Occupancy | null
  state: Uf
  city: string
  /** m², as the listing's `area`. */
  area: number | null
}

/** Decisions.md 11 and its check values; what is ours is told in docs/decisions/019. */
export const assumptions = {
  months: 12,
  itbiPercent: 3,
  deedPercent: 1,
  registryPercent: 1,
  eviction: 6_000_00,
  evictionMonth: 1,
  /** A square metre. */
  reform: 500_00,
  /** Of the appraisal: the most a reform is taken to cost, and what it is where no area is known. */
  reformMostPercent: 10,
  reformMonth: 4,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
  desiredRoi: 15,
} as const

/** The leiloeiro's commission: 5 % in leilões and licitações, none in vendas; where the modality is not known, 5 %. */
export const commissionPercent = (modality: Modality | null): number =>
  modality === 'venda-online' || modality === 'venda-direta' ? 0 : 5

/** Condomínio, IPTU and the like a month, in percent of the appraisal: more where there is a condomínio. */
export const holdingPercent = (category: Category | null): number =>
  category === 'apartamento' || category === 'comercial' ? 0.2 : 0.1

/** Land stands empty and needs no reform. */
const isLand = (category: Category | null): boolean => category === 'terreno' || category === 'rural'

/** Taking possession: nothing of what is known to be vacant, nor of land unless it is known to be occupied. */
const evictionOf = ({ occupancy, category }: CostFacts): Centavos =>
  occupancy === 'vacant' || (occupancy === null && isLand(category)) ? 0 : assumptions.eviction

function reformOf({ category, area }: CostFacts, evaluation: Centavos): Centavos {
  if (isLand(category)) return 0
  const most = share(evaluation, assumptions.reformMostPercent)
  return area === null ? most : Math.min(most, Math.round(area * assumptions.reform))
}

/**
 * The sheet a listing begins with: bid at its price, sold at the bank's own appraisal (not 15 % above it) after 12
 * months. `null` without appraisal. Every figure is an assumption that one can change.
 */
export function assumedCosts(facts: CostFacts): CostQuestion | null {
  const { price, evaluation, modality, category, state, city } = facts
  if (evaluation === null || evaluation <= 0 || price <= 0) return null
  const reformCost = reformOf(facts, evaluation)
  return {
    bid: price,
    saleValue: evaluation,
    months: assumptions.months,
    commissionPercent: commissionPercent(modality),
    itbiPercent: knownItbi(state, city)?.percent ?? assumptions.itbiPercent,
    deedPercent: assumptions.deedPercent,
    registryPercent: assumptions.registryPercent,
    condoDebt: 0,
    taxDebt: 0,
    evictionCost: evictionOf(facts),
    evictionMonth: assumptions.evictionMonth,
    reformCost,
    reformMonth: assumptions.reformMonth,
    reformDocumented: reformCost,
    monthlyHolding: share(evaluation, holdingPercent(category)),
    brokeragePercent: assumptions.brokeragePercent,
    incomeTaxPercent: assumptions.incomeTaxPercent,
    desiredRoi: assumptions.desiredRoi,
    monthlyRent: null,
  }
}

/** Moves with every change of what `netRoi` gives: what the catalogue keeps of it is then worked out anew. */
export const figuresVersion = 1

/** "ROI líquido estimado": the cost sheet's ROI with the default assumptions, in percent; `null` without appraisal. */
export function netRoi(facts: CostFacts): number | null {
  const question = assumedCosts(facts)
  return question === null ? null : costSums(question).roi
}
