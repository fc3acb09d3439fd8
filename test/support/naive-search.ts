import { foldText } from '#domain/fold-text.ts'
import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { statesOfRegion } from '#domain/regions.ts'
import { premiumCities } from '#domain/search/curated-list-rules.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { states } from '#domain/states.ts'
import { cityOf, factsOf, isInCapital, type NaiveCatalogue, saysWord, splitNaively } from './naive-listing.ts'
import { isInShape, kilometersBetween } from './naive-geometry.ts'
import { nextDateOf, orderNaively } from './naive-orders.ts'

/**
 * A search written from the design alone, one listing after another, to prove the search index by: it uses nothing
 * of the index.
 */
export const searchNaively = (catalogue: NaiveCatalogue, criteria: Criteria): SearchableListing[] =>
  orderNaively(filterNaively(catalogue, criteria), criteria.sort, catalogue.now)

export const filterNaively = (catalogue: NaiveCatalogue, criteria: Criteria): SearchableListing[] => {
  const fits = createNaiveFilter(catalogue, criteria)
  return catalogue.listings.filter(fits)
}

type Fits = (listing: SearchableListing) => boolean

function createNaiveFilter(catalogue: NaiveCatalogue, criteria: Criteria): Fits {
  const rules = [
    ...placeRules(catalogue, criteria),
    ...textRules(criteria.text ?? ''),
    ...kindRules(criteria),
    ...figureRules(criteria),
    ...answerRules(criteria),
    ...dateRules(catalogue, criteria),
    ...listRules(criteria),
  ]
  return listing => rules.every(rule => rule(listing))
}

const when = (asked: boolean, rule: Fits): Fits[] => (asked ? [rule] : [])

function placeRules(catalogue: NaiveCatalogue, criteria: Criteria): Fits[] {
  const { state, region, city, notCity, neighborhood, notNeighborhood, interior, near, within, shape } =
    criteria
  const isNamed = (names: string[]): Fits => {
    const ofRegions: string[] = region.flatMap(each => statesOfRegion[each])
    const rules = names.map(name => cityRule(catalogue, state.length > 0 ? state : ofRegions, name))
    return listing => rules.some(rule => rule(listing))
  }
  const lies = (names: string[]): Fits => {
    const keys = names.map(foldText)
    return listing => keys.includes(foldText(listing.neighborhood))
  }
  const [among, notAmong] = [isNamed(city), isNamed(notCity)]
  const [inside, outside] = [lies(neighborhood), lies(notNeighborhood)]
  return [
    ...when(state.length > 0, listing => state.includes(listing.state)),
    ...when(region.length > 0, listing => region.some(each => statesOfRegion[each].includes(listing.state))),
    ...when(city.length > 0, among),
    ...when(notCity.length > 0, listing => !notAmong(listing)),
    ...when(neighborhood.length > 0, inside),
    ...when(notNeighborhood.length > 0, listing => !outside(listing)),
    ...when(interior !== null, listing => isInCapital(listing, catalogue) === !interior),
    ...when(near !== null, nearRule(catalogue, near ?? '', within ?? 30)),
    ...when(shape !== null, listing => {
      const { place } = listing
      return place !== null && place.precision !== 'state' && isInShape(shape ?? '', place)
    }),
  ]
}

/**
 * A municipality's name means that municipality, of a chosen state where there is one, and what a list calls by
 * exactly this name; other text, part of a name.
 */
function cityRule(catalogue: NaiveCatalogue, chosen: readonly string[], name: string): Fits {
  const meant = catalogue.municipalities
    .named(name)
    .filter(({ state }) => chosen.length === 0 || chosen.includes(state))
  return meant.length > 0
    ? listing =>
        foldText(listing.city) === foldText(name) ||
        meant.some(({ code }) => String(code) === cityOf(listing, catalogue))
    : listing => foldText(listing.city).includes(foldText(name))
}

function nearRule({ municipalities }: NaiveCatalogue, near: string, km: number): Fits {
  const [name = '', uf = ''] = near.split(',')
  const seat = municipalities.named(name).find(({ state }) => state === uf)
  return listing => {
    const own = municipalities.find(listing.state, listing.city)
    return seat !== undefined && own !== null && kilometersBetween(seat, own) <= km
  }
}

const stateNames = states
  .map(({ uf, name }) => ({ uf, words: splitNaively(name) }))
  .sort((a, b) => b.words.length - a.words.length)

/** Each of the first twenty terms: a word that begins one of the listing's, or a state by its name. */
function textRules(text: string): Fits[] {
  const words = splitNaively(text)
  const terms = new Map<string, Fits>()
  for (let at = 0; at < words.length && terms.size < 20; ) {
    const named = stateNames.find(name => name.words.every((word, offset) => words[at + offset] === word))
    const term = named?.words ?? [words[at] ?? '']
    terms.set(
      term.join(' '),
      listing => listing.state === named?.uf || term.every(word => saysWord(listing, word)),
    )
    at += term.length
  }
  return [...terms.values()]
}

function kindRules({ category, notCategory, modality, notModality }: Criteria): Fits[] {
  return [
    ...when(category.length > 0, each => each.category !== null && category.includes(each.category)),
    ...when(notCategory.length > 0, each => each.category === null || !notCategory.includes(each.category)),
    ...when(modality.length > 0, each => each.modality !== null && modality.includes(each.modality)),
    ...when(notModality.length > 0, each => each.modality === null || !notModality.includes(each.modality)),
  ]
}

/** Ranges take their ends in; what is not known is in no range. */
function figureRules(criteria: Criteria): Fits[] {
  const least = (min: number | null, read: (listing: SearchableListing) => number | null): Fits[] =>
    when(min !== null, listing => (read(listing) ?? Number.NaN) >= (min ?? 0))
  const most = (max: number | null, read: (listing: SearchableListing) => number | null): Fits[] =>
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

function answerRules(criteria: Criteria): Fits[] {
  const answers = (['financing', 'fgts', 'occupancy'] as const).flatMap(name =>
    when(
      criteria[name] !== null,
      listing =>
        listing[name] === criteria[name] || (listing[name] === null && criteria.orUnknown.includes(name)),
    ),
  )
  return answers
}

const dayMs = 86_400_000
const toDays = (date: string): number => new Date(`${date}T00:00:00Z`).getTime() / dayMs

function dateRules({ lists, now }: NaiveCatalogue, criteria: Criteria): Fits[] {
  const { hasAuctionDate, newWithin, cutWithin, closesWithin } = criteria
  const age = (listing: SearchableListing, date: string): number =>
    (lists.get(listing.state)?.newest ?? Number.NaN) - toDays(date)
  return [
    ...when(hasAuctionDate !== null, each => (nextDateOf(each, now) !== null) === hasAuctionDate),
    // What the first list of a state held may have been there for long.
    ...when(
      newWithin !== null,
      each =>
        age(each, each.firstListedOn) <= (newWithin ?? 0) &&
        toDays(each.firstListedOn) > (lists.get(each.state)?.first ?? Number.NaN),
    ),
    ...when(
      cutWithin !== null,
      each => each.lastCutOn !== null && age(each, each.lastCutOn) <= (cutWithin ?? 0),
    ),
    ...when(closesWithin !== null, each => {
      const next = nextDateOf(each, now)
      return next !== null && next <= now.getTime() + (closesWithin ?? 0) * dayMs
    }),
  ]
}

function listRules({ list }: Criteria): Fits[] {
  const isPremium: Fits = listing =>
    premiumCities.some(
      ({ state, city }) => state === listing.state && foldText(city) === foldText(listing.city),
    )
  return [
    ...when(list === 'roi', each => (factsOf(each).roi ?? 0) > 20),
    ...when(list === 'discount', each => (factsOf(each).discount ?? 0) > 0),
    ...when(list === 'ending', each => each.modality !== null),
    ...when(list === 'premium', each => (each.evaluation ?? 0) > 200_000_00 && isPremium(each)),
  ]
}
