import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { ladderHolds, positionOf } from './naive-judgement.ts'
import { curatedRules } from './naive-curated.ts'
import { dateRules } from './naive-dates.ts'
import { factsOf, type NaiveCatalogue, type NaiveRule, when } from './naive-listing.ts'
import { orderNaively } from './naive-orders.ts'
import { placeRules } from './naive-places.ts'
import { textRules } from './naive-text.ts'

/**
 * A search written from the design alone, one listing after another, to prove the search index by: it uses nothing
 * of the index.
 */
export const searchNaively = (catalogue: NaiveCatalogue, criteria: Criteria): SearchableListing[] =>
  orderNaively(filterNaively(catalogue, criteria), criteria, catalogue)

export const filterNaively = (catalogue: NaiveCatalogue, criteria: Criteria): SearchableListing[] => {
  const fits = createNaiveFilter(catalogue, criteria)
  return catalogue.listings.filter(fits)
}

function createNaiveFilter(catalogue: NaiveCatalogue, criteria: Criteria): NaiveRule {
  const rules = [
    ...placeRules(catalogue, criteria),
    ...textRules(criteria.text ?? ''),
    ...kindRules(criteria),
    ...figureRules(criteria),
    ...answerRules(criteria),
    ...dateRules(catalogue, criteria),
    ...curatedRules(catalogue, criteria),
    ...when(
      criteria.rung !== null,
      each => ladderHolds(catalogue, each.state) && (positionOf(each)?.rung ?? 0) >= (criteria.rung ?? 0),
    ),
  ]
  return listing => rules.every(rule => rule(listing))
}

function kindRules({ category, notCategory, modality, notModality }: Criteria): NaiveRule[] {
  return [
    ...when(category.length > 0, each => each.category !== null && category.includes(each.category)),
    ...when(notCategory.length > 0, each => each.category === null || !notCategory.includes(each.category)),
    ...when(modality.length > 0, each => each.modality !== null && modality.includes(each.modality)),
    ...when(notModality.length > 0, each => each.modality === null || !notModality.includes(each.modality)),
  ]
}

/** Ranges take their ends in; what is not known is in no range. */
function figureRules(criteria: Criteria): NaiveRule[] {
  const least = (min: number | null, read: (listing: SearchableListing) => number | null): NaiveRule[] =>
    when(min !== null, listing => (read(listing) ?? Number.NaN) >= (min ?? 0))
  const most = (max: number | null, read: (listing: SearchableListing) => number | null): NaiveRule[] =>
    when(max !== null, listing => (read(listing) ?? Number.NaN) <= (max ?? 0))
  const { maxInstalment, downPayment } = criteria
  return [
    ...least(criteria.minPrice, each => each.price),
    ...most(criteria.maxPrice, each => each.price),
    ...least(criteria.minArea, each => each.area),
    ...most(criteria.maxArea, each => each.area),
    ...least(criteria.minRooms, each => each.rooms),
    ...least(criteria.minGarage, each => each.garage),
    ...least(criteria.minDiscount, each => factsOf(each).discount),
    ...least(criteria.minNetRoi, each => factsOf(each).netRoi),
    ...least(criteria.minReturn, each => factsOf(each).lowReturn),
    ...when(
      criteria.unexplained !== null,
      each => ((factsOf(each).discount ?? 0) > 80 && !each.pageRead) === criteria.unexplained,
    ),
    ...when(
      maxInstalment !== null,
      each =>
        each.financing !== false && firstInstalment(each.price - (downPayment ?? 0)) <= (maxInstalment ?? 0),
    ),
  ]
}

/** The first instalment (SAC) of a sum on the simulator's usual terms, in centavos. */
function firstInstalment(sum: number): number {
  const months = financingDefaults.years * 12
  const monthly = (1 + financingDefaults.yearlyRate / 100) ** (1 / 12) - 1
  return sum <= 0 ? 0 : sum / months + sum * monthly
}

function answerRules(criteria: Criteria): NaiveRule[] {
  const answers = (['financing', 'fgts', 'occupancy'] as const).flatMap(name =>
    when(
      criteria[name] !== null,
      listing =>
        listing[name] === criteria[name] || (listing[name] === null && criteria.orUnknown.includes(name)),
    ),
  )
  return answers
}
