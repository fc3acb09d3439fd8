import { endOfBrasiliaDay, startOfBrasiliaDay } from '../../brasilia-time.ts'
import { computeFirstInstalment, defaultLoanConditions } from '../../loans/loan-terms.ts'
import { isUnexplainedDiscount } from '../../judgement/judged-return.ts'
import { decodeLadderRung } from '../../ladder/ladder-position.ts'
import { states } from '../../states.ts'
import type { Figure } from '../criteria-rows.ts'
import { criteriaTable } from '../criteria-table.ts'
import {
  comparedFigures,
  type Criteria,
  type CriterionOfKind,
  emptyCriteria,
  listCriteria,
  nameOfFigure,
  readFigureRange,
} from '../search-criteria.ts'
import {
  addBits,
  type BitSet,
  createBitSet,
  createFullBitSet,
  keepCommonBits,
  removeBits,
} from './bit-set.ts'
import { choicesOf, codeOf, toKnown } from './indexed-listing.ts'
import { keepCodes, keepRange, keepWhere } from './keep-listings.ts'
import type { ListingIndex } from './listing-index.ts'
import { acceptCodes, createPlaceFilters, type ListingFilter } from './place-filters.ts'
import type { StateLists } from './state-lists.ts'
import { createTextFilters } from './text-filter.ts'
import { foldText } from '../../fold-text.ts'
import { modalities } from '../../property/listing.ts'
import {
  type CuratedList,
  highGrossRoiPercent,
  premiumCities,
  premiumEvaluationCentavos,
} from '../curated-lists.ts'

/** Creates the filter of the members of a curated list (docs/decisions/011). */
function createCuratedFilter({ columns, places }: ListingIndex, list: CuratedList): ListingFilter {
  switch (list) {
    case 'roi':
      return set => keepWhere(set, at => columns.roi[at]! > highGrossRoiPercent)
    case 'ending': {
      const known = acceptCodes(modalities.length + 1, code => code > 0)
      return set => keepCodes(set, columns.modality, known)
    }
    case 'premium': {
      const keys = new Set(premiumCities.map(({ state, city }) => `${state} ${foldText(city)}`))
      const premium = acceptCodes(places.cities.length, code => {
        const { state, municipality } = places.cities[code]!
        return municipality !== null && keys.has(`${state} ${foldText(municipality.name)}`)
      })
      return set => {
        keepCodes(set, columns.city, premium)
        keepRange(set, columns.evaluation, premiumEvaluationCentavos + 1, null)
      }
    }
    case 'discount':
      return set => keepWhere(set, at => columns.discount[at]! > 0)
  }
}

/** Makes the filter of a criterion that is asked for. */
type FilterMaker<Asked> = (index: ListingIndex, asked: Asked, now: Date, criteria: Criteria) => ListingFilter

type OwnFilter = CriterionOfKind<'flag' | 'steps'> | 'maxInstalment' | 'list'

/** The filters that compare more than one column, or another one than the table of criteria can name. */
const ownFilters: { readonly [Name in OwnFilter]: FilterMaker<NonNullable<Criteria[Name]>> } = {
  unexplained({ columns: { discount, pageRead } }, asked) {
    return set =>
      keepWhere(
        set,
        at => isUnexplainedDiscount({ discount: discount[at]!, pageRead: pageRead[at] === 1 }) === asked,
      )
  },
  maxInstalment({ columns }, asked, _now, { downPayment }) {
    const mayBeFinanced = acceptCodes(3, code => code !== codeOf.flag(false))
    const isWithin = (at: number): boolean => {
      const price = columns.price[at]!
      const amount = price - (downPayment ?? 0)
      const insuredValue = toKnown(columns.evaluation[at]!) ?? price
      return (
        amount <= 0 ||
        computeFirstInstalment({ ...defaultLoanConditions, amount, insuredValue }).total <= asked
      )
    }
    return set => {
      keepWhere(set, isWithin)
      keepCodes(set, columns.financing, mayBeFinanced)
    }
  },
  hasAuctionDate(index, asked, now) {
    const dated = findListingsWithDate(index, now.getTime(), null)
    return set => (asked ? keepCommonBits(set, dated) : removeBits(set, dated))
  },
  // The listings of a state's first list may have been offered for long, so they are not new.
  newWithin: (index, asked) =>
    keepSince(index, 'firstListedOn', ({ newest, first }) => Math.max(newest - asked, first + 1)),
  cutWithin: (index, asked) => keepSince(index, 'lastCutOn', ({ newest }) => newest - asked),
  rung({ columns, ladder }, asked) {
    const reached = acceptCodes(256, code => decodeLadderRung(code) >= asked)
    const holds = acceptCodes(states.length, code => ladder.states.get(states[code]!.uf)?.holds === true)
    return set => {
      keepCodes(set, columns.ladder, reached)
      keepCodes(set, columns.state, holds)
    }
  },
  closesWithin(index, asked, now) {
    const closing = findListingsWithDate(index, now.getTime(), asked)
    return set => keepCommonBits(set, closing)
  },
  list: (index, asked) => createCuratedFilter(index, asked),
}

/**
 * Translates criteria into filters by the field that they come from (a figure's range by its first bound). Unknown
 * values pass no filter, unless `orUnknown` lets them.
 */
export function createListingFilters(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Map<keyof Criteria, ListingFilter> {
  const filters = createPlaceFilters(index, criteria)
  addChoiceFilters(filters, index, criteria)
  for (const compared of comparedFigures) {
    const { min, max } = readFigureRange(criteria, compared)
    if (min === null && max === null) continue
    const column = index.columns[compared.figure.column]
    const { orUnknown } = compared.figure as Figure
    filters.set(
      nameOfFigure(compared),
      orUnknown !== undefined && criteria.orUnknown.includes(orUnknown)
        ? set => keepWhere(set, at => !(column[at]! < (min ?? -Infinity) || column[at]! > (max ?? Infinity)))
        : set => keepRange(set, column, min, max),
    )
  }
  const addOwn = <Name extends OwnFilter>(name: Name): void => {
    const asked = criteria[name]
    if (asked !== null) filters.set(name, ownFilters[name](index, asked, now, criteria))
  }
  for (const name of Object.keys(ownFilters) as OwnFilter[]) addOwn(name)
  for (const [at, filter] of createTextFilters(index, criteria.text ?? '').entries())
    filters.set('text', at === 0 ? filter : joinFilters(filters.get('text')!, filter))
  return filters
}

const joinFilters =
  (first: ListingFilter, second: ListingFilter): ListingFilter =>
  set => {
    first(set)
    second(set)
  }

function addChoiceFilters(
  filters: Map<keyof Criteria, ListingFilter>,
  { columns }: ListingIndex,
  criteria: Criteria,
): void {
  for (const name of listCriteria('choices')) {
    const { column, excludes } = criteriaTable[name]
    const asked: readonly string[] = criteria[name]
    if (asked.length === 0) continue
    const codes = new Set(choicesOf[column].flatMap((value, at) => (asked.includes(value) ? [at + 1] : [])))
    const accepted = acceptCodes(choicesOf[column].length + 1, code => codes.has(code) !== excludes)
    filters.set(name, set => keepCodes(set, columns[column], accepted))
  }
  for (const name of listCriteria('answer')) {
    const asked = criteria[name]
    if (asked === null) continue
    const wanted = typeof asked === 'boolean' ? codeOf.flag(asked) : codeOf.occupancy(asked)
    const unknown = criteria.orUnknown.includes(name)
    const accepted = acceptCodes(3, code => code === wanted || (unknown && code === 0))
    filters.set(name, set => keepCodes(set, columns[name], accepted))
  }
}

/**
 * Keeps the listings to which something happened since a day that depends on the lists of each state; none of a state
 * without lists.
 */
function keepSince(
  { columns, lists }: ListingIndex,
  column: 'firstListedOn' | 'lastCutOn',
  dayOf: (lists: StateLists) => number,
): ListingFilter {
  const since = states.map(({ uf }) => {
    const known = lists.get(uf)
    return known === undefined ? Number.POSITIVE_INFINITY : dayOf(known)
  })
  return set => keepWhere(set, at => columns[column][at]! >= since[columns.state[at]!]!)
}

/** Finds the listings with a date to come at `from`, until the end of the day that many days later (`null`: at any time). */
function findListingsWithDate(index: ListingIndex, from: number, days: number | null): BitSet {
  const to = days === null ? null : endOfBrasiliaDay(from, days)
  // Dates of today without an hour are still to come.
  const today = startOfBrasiliaDay(from)
  const found = createBitSet(index.size)
  for (const column of ['firstAuctionAt', 'secondAuctionAt'] as const)
    for (const [least, most] of [
      [from + 1, to],
      [today, today],
    ] as const) {
      const one = createFullBitSet(index.size)
      keepRange(one, index.columns[column], least, most)
      addBits(found, one)
    }
  return found
}

/** Selects the listings that meet the criteria. */
export function selectListings(index: ListingIndex, criteria: Criteria, now: Date): BitSet {
  const set = createFullBitSet(index.size)
  if (criteria === emptyCriteria) return set
  for (const filter of createListingFilters(index, criteria, now).values()) filter(set)
  return set
}
