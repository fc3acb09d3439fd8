import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { type ComparedFigure, type Criteria, listCriteria } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { ladderHolds, rungOf } from './naive-judgement.ts'
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

/** Returns the listings that fit the criteria, by a plain test of each. */
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
      each => ladderHolds(catalogue, each.state) && rungOf(each) >= (criteria.rung ?? 0),
    ),
  ]
  return listing => rules.every(rule => rule(listing))
}

function kindRules(criteria: Criteria): NaiveRule[] {
  return listCriteria('choices').flatMap(name => {
    const { column, excludes } = criteriaTable[name]
    const asked: readonly (string | null)[] = criteria[name]
    return when(asked.length > 0, each => asked.includes(each[column]) !== excludes)
  })
}

type FigureColumn = ComparedFigure['figure']['column']

/** Reads each figure of a listing; `null` = unknown. */
export const naiveFigures: Record<FigureColumn, (listing: SearchableListing) => number | null> = {
  price: each => each.price,
  evaluation: each => each.evaluation,
  area: each => each.area,
  rooms: each => each.rooms,
  garage: each => each.garage,
  discount: each => factsOf(each).discount,
  paidDiscount: each => factsOf(each).paidDiscount,
  netRoi: each => factsOf(each).netRoi,
  lowReturn: each => factsOf(each).lowReturn,
}

/** Ranges take their ends in; what is not known is in no range. */
function figureRules(criteria: Criteria): NaiveRule[] {
  const { unexplained, maxInstalment, downPayment } = criteria
  return [
    ...listCriteria('bound').flatMap(name => {
      const { figure, end } = criteriaTable[name]
      const limit = criteria[name]
      return when(limit !== null, each => {
        const known = naiveFigures[figure.column](each)
        if (known === null && 'orUnknown' in figure && criteria.orUnknown.includes(figure.orUnknown))
          return true
        const value = known ?? Number.NaN
        return end === 'min' ? value >= (limit ?? 0) : value <= (limit ?? 0)
      })
    }),
    ...when(
      unexplained !== null,
      each => ((factsOf(each).discount ?? 0) > 80 && !each.pageRead) === unexplained,
    ),
    ...when(
      maxInstalment !== null,
      each =>
        each.financing !== false &&
        firstInstalment(each.price - (downPayment ?? 0), each.evaluation ?? each.price) <=
          (maxInstalment ?? 0),
    ),
  ]
}

/** The first instalment (SAC) of a sum on the bank's usual terms at 40 years, with insurances and fee, in centavos. */
function firstInstalment(sum: number, insured: number): number {
  const months = financingDefaults.years * 12
  const monthly = (1 + financingDefaults.yearlyRate / 100) ** (1 / 12) - 1
  if (sum <= 0) return 0
  const parts = [sum / months, sum * monthly, sum * 0.000093, insured * 0.000066, 25_00]
  return parts.reduce((total, part) => total + Math.round(part), 0)
}

function answerRules(criteria: Criteria): NaiveRule[] {
  const answers = listCriteria('answer').flatMap(name =>
    when(
      criteria[name] !== null,
      listing =>
        listing[name] === criteria[name] || (listing[name] === null && criteria.orUnknown.includes(name)),
    ),
  )
  return answers
}
