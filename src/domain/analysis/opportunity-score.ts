import { describeUpcomingEvent } from './auction-urgency.ts'
import type { RegionFigures } from './region-figures.ts'
import { formatCentavos, formatWholePercent, integerFormat } from '../format-figures.ts'
import type { ListedState } from '../freshness/listing-presence.ts'
import type { Centavos } from '../money.ts'
import { listingNoun } from '../property/category-nouns.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import { formatPlaceName } from '../property/place-names.ts'

/** The facts of a listing for its score, as sources or a person state them; `null` when unknown. */
export interface StatedFacts {
  financing: boolean | null
  occupancy: Occupancy | null
  /** The bank page says who pays condomínio and tributos owed, and how much condomínio at most (`null`: no limit). */
  debtsStated: boolean
  condoDebtLimit: Centavos | null
  /** The debts that, as a person found out, the buyer pays; missing when nobody has. */
  knownDebt?: Centavos | undefined
  price: Centavos
}

/** The facts from which the score is computed; `null` when unknown. */
export interface ScoreFacts extends StatedFacts {
  /** Percent below the appraisal. */
  discount: number | null
  /** Figures of the listings of the same city and category that are in the newest list, this one among them if it is. */
  region: RegionFigures
  listed: ListedState
  /** Days to the next date; negative when all known dates are past, `null` when none is known. */
  daysToAuction: number | null
  modality: Modality | null
  category: Category | null
  /** As the bank list writes it. */
  city: string
}

/** Minimum number of listings for a statement about a region or about comparables. */
export const minRegionSample = 5

/** Percent by which the price is below the region's average, negative above it; `null` with fewer than 5 listings. */
const computeRegionalGap = ({ price, region }: Pick<ScoreFacts, 'price' | 'region'>): number | null =>
  region.sampleSize < minRegionSample || region.avgPrice <= 0
    ? null
    : ((region.avgPrice - price) * 100) / region.avgPrice

/** `42 apartamentos`, without a category `42 imóveis`. */
function counted(total: number, category: Category | null): string {
  const { one, many } = listingNoun(category)
  return `${integerFormat(total)} ${total === 1 ? one : many}`
}

/** `42 apartamentos em Anápolis`: those of the newest list. */
const similar = ({ region, category, city }: ScoreFacts): string =>
  `${counted(region.sampleSize, category)} em ${formatPlaceName(city)}`

/** Names the listings of an average, and whether this one is among them: `42 apartamentos em Anápolis, com este`. */
const together = (facts: ScoreFacts): string =>
  `${similar(facts)}${facts.listed === 'listed' ? ', com este' : ''}`

/** The sentence for a region without another listing in the newest list. */
function alone({ region, category, city, listed }: ScoreFacts): string | null {
  if (region.sampleSize > (listed === 'listed' ? 1 : 0)) return null
  const { one } = listingNoun(category)
  return region.sampleSize === 0
    ? `Não há outros em ${formatPlaceName(city)} na lista com que comparar`
    : `É o único ${one} em ${formatPlaceName(city)} na lista`
}

function discount({ discount: below }: ScoreFacts): string {
  if (below === null) return 'A Caixa não informa a avaliação'
  if (below === 0) return 'Preço igual à avaliação'
  return below > 0
    ? `${formatWholePercent(below)} abaixo da avaliação`
    : `${formatWholePercent(-below)} acima da avaliação`
}

function liquidity(facts: ScoreFacts): string {
  const { photosKnown, withPhoto, sampleSize } = facts.region
  const none = alone(facts)
  if (none) return none
  if (photosKnown >= minRegionSample) {
    const seen =
      photosKnown === sampleSize ? '' : `, entre as ${integerFormat(photosKnown)} fichas já conferidas`
    return `${similar(facts)}; ${formatWholePercent((withPhoto / photosKnown) * 100)} com foto${seen}`
  }
  if (photosKnown === 0) return `${similar(facts)}; ainda não se sabe quais têm foto`
  const have = photosKnown === 1 ? 'tem' : 'têm'
  return `${similar(facts)}; só se sabe se ${integerFormat(photosKnown)} ${have} foto`
}

function financing({ financing: accepted }: StatedFacts): string {
  if (accepted === null) return 'A lista não diz se aceita financiamento'
  return accepted ? 'Aceita financiamento' : 'Não aceita financiamento'
}

function regional(facts: ScoreFacts): string {
  const gap = computeRegionalGap(facts)
  if (gap === null) {
    return alone(facts) ?? `Só ${together(facts)}; para comparar o preço, são precisos ${minRegionSample}`
  }
  // Rounded as shown: a difference that rounds to zero is not mentioned.
  const shown = Math.round(gap * 100) / 100
  if (shown === 0) return `No preço médio de ${together(facts)}`
  return `${formatWholePercent(Math.abs(shown))} ${shown > 0 ? 'abaixo' : 'acima'} do preço médio de ${together(facts)}`
}

function urgency({ daysToAuction, modality, listed }: ScoreFacts): string {
  if (listed === 'gone') return 'Saiu da lista da Caixa'
  if (daysToAuction === null) return 'Sem data de leilão informada'
  return daysToAuction < 0
    ? 'As datas informadas já passaram'
    : describeUpcomingEvent(modality, daysToAuction)
}

function occupancy({ occupancy: known }: StatedFacts): string {
  if (known === null) return 'Não se sabe se está ocupado'
  return known === 'vacant' ? 'Desocupado' : 'Ocupado: a desocupação é por sua conta'
}

function debts({ debtsStated, condoDebtLimit, knownDebt }: StatedFacts): string {
  if (knownDebt !== undefined)
    return knownDebt === 0
      ? 'Nenhuma dívida fica com o comprador'
      : `Dívidas por sua conta: ${formatCentavos(knownDebt)}`
  if (!debtsStated) return 'Não se sabe quem paga condomínio e tributos em atraso'
  if (condoDebtLimit === null) return 'A página não limita o condomínio em atraso que fica com o comprador'
  return condoDebtLimit === 0
    ? 'A Caixa paga o condomínio em atraso'
    : `Condomínio em atraso por sua conta: até ${formatCentavos(condoDebtLimit)}`
}

/** Explains, in Portuguese, the value of each part of the score or why it is unknown. */
const describeScorePart = { discount, liquidity, financing, regional, urgency, occupancy, debts }

/** The parts of the score in the order shown (docs/decisions/018). */
export const scoreParts = [
  'discount',
  'liquidity',
  'financing',
  'regional',
  'urgency',
  'occupancy',
  'debts',
] as const
export type ScorePart = (typeof scoreParts)[number]

/** Integer percents, so that their sums are exact. */
const weights: Record<ScorePart, number> = {
  discount: 31,
  liquidity: 16,
  financing: 11,
  regional: 16,
  urgency: 6,
  occupancy: 10,
  debts: 10,
}

/** One part of a score. */
export interface ScoredPart {
  key: ScorePart
  /** 0…1 */
  weight: number
  /** 0…10, two decimals; `null` = not known, left out. */
  value: number | null
  /** Why, in Portuguese. */
  reason: string
}

export interface OpportunityScore {
  /** 0…10, one decimal; `null` when no part is known. */
  total: number | null
  /** 0…1: how much of the weight is of known parts. */
  confidence: number
  parts: ScoredPart[]
}

const toScore = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 100) / 100

function urgencyOf(days: number | null): number | null {
  if (days === null || days < 0) return null
  if (days <= 3) return 9
  if (days <= 7) return 7.5
  return days <= 15 ? 6.5 : 5
}

/**
 * Up to 70 points for the share of similar listings with a photo among those of which it is known (`null` with fewer than 5
 * known), and a point for every similar listing, at most 30; a tenth of that.
 */
function liquidityOf({ photosKnown, withPhoto, sampleSize }: RegionFigures): number | null {
  if (photosKnown < minRegionSample) return null
  return ((withPhoto / photosKnown) * 70 + Math.min(30, sampleSize)) / 10
}

/** Known debts above this share of the price, in percent, count as much as unlimited ones. */
const mostModestDebt = 10

/**
 * The debts: 10 where the buyer owes none, 6 where the bank pays all above a limit or the known ones are at most a tenth
 * of the price, 2 where they are more or unlimited.
 */
function debtsOf({ debtsStated, condoDebtLimit, knownDebt, price }: StatedFacts): number | null {
  if (knownDebt !== undefined) return knownDebt === 0 ? 10 : knownDebt * 100 <= price * mostModestDebt ? 6 : 2
  if (!debtsStated) return null
  if (condoDebtLimit === null) return 2
  return condoDebtLimit === 0 ? 10 : 6
}

/** The parts that the sources, or a person's answers, state. */
const statedParts = ['financing', 'occupancy', 'debts'] as const satisfies readonly ScorePart[]
type StatedPart = (typeof statedParts)[number]

const statedValuesOf = (facts: StatedFacts): Record<StatedPart, number | null> => ({
  financing: facts.financing === null ? null : facts.financing ? 10 : 3,
  occupancy: facts.occupancy === null ? null : facts.occupancy === 'vacant' ? 10 : 2,
  debts: debtsOf(facts),
})

/** Each part by its formula (docs/decisions/018), 0…10; `null` where it is not known. */
function valuesOf(facts: ScoreFacts): Record<ScorePart, number | null> {
  const gap = computeRegionalGap(facts)
  return {
    ...statedValuesOf(facts),
    discount: facts.discount === null ? null : (facts.discount / 40) * 10,
    liquidity: liquidityOf(facts.region),
    regional: gap === null ? null : 5 + gap / 10,
    urgency: urgencyOf(facts.daysToAuction),
  }
}

const buildPart = (key: ScorePart, value: number | null, reason: string): ScoredPart => ({
  key,
  weight: weights[key] / 100,
  value: value === null ? null : toScore(value),
  reason,
})

/** Computes the parts that the sources, or a person's answers, state. */
export function computeStatedParts(facts: StatedFacts): ScoredPart[] {
  const values = statedValuesOf(facts)
  return statedParts.map(key => buildPart(key, values[key], describeScorePart[key](facts)))
}

/**
 * The score: the mean of the known parts by their weights; unknown ones are left out and lower the confidence
 * (docs/decisions/018). The total is computed from the parts as they are returned, so that readers can recompute it.
 */
export function computeScore(facts: ScoreFacts): OpportunityScore {
  const values = valuesOf(facts)
  const parts = scoreParts.map(key => buildPart(key, values[key], describeScorePart[key](facts)))
  return { total: averageScoreParts(parts), confidence: computeConfidence(parts), parts }
}

type WeighedPart = Pick<OpportunityScore['parts'][number], 'weight' | 'value'>

const percentOf = ({ weight }: WeighedPart): number => Math.round(weight * 100)

const sumKnown = (parts: readonly WeighedPart[]): number =>
  parts.reduce((sum, part) => (part.value === null ? sum : sum + percentOf(part)), 0)

/** Returns how much of the weight is of known parts, 0…1. */
export const computeConfidence = (parts: readonly WeighedPart[]): number => sumKnown(parts) / 100

/** Returns the mean of the known parts by their weights, with one decimal; `null` when none is known. */
export function averageScoreParts(parts: readonly WeighedPart[]): number | null {
  const known = sumKnown(parts)
  const points = parts.reduce((sum, part) => sum + percentOf(part) * (part.value ?? 0), 0)
  return known === 0 ? null : Math.round((points / known) * 10) / 10
}
