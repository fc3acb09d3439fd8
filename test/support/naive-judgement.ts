import { foldText } from '#domain/fold-text.ts'
import { findLadderCourse, findLadderPosition, isAtFloor } from '#domain/ladder/ladder-position.ts'
import { computeLadderWindows, findRoundBeginning } from '#domain/ladder/ladder-windows.ts'
import { computeNextPrice } from '#domain/ladder/next-price.ts'
import { isAtHouse } from '#domain/property/geographic-place.ts'
import { numberStreet } from '#domain/search/index/list-same-street.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { factsOf, type NaiveCatalogue } from './naive-listing.ts'

const dayMs = 86_400_000
const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
/** The day in Brasília. */
const todayOf = (now: Date): number => Math.floor((now.getTime() - 3 * 3_600_000) / dayMs)

/** Computes a thing's value once. */
function remembered<Thing extends object, Value>(compute: (thing: Thing) => Value): (thing: Thing) => Value {
  const values = new WeakMap<Thing, Value>()
  return thing => {
    if (!values.has(thing)) values.set(thing, compute(thing))
    return values.get(thing) as Value
  }
}

/** The listing's position on the price ladder, which prefers that of its earlier prices. */
const positionOf = remembered(({ price, evaluation, modality, history }: SearchableListing) => {
  if (modality === null || modality === 'leilao') return null
  const before = history.filter(({ kind }) => kind !== 'gone').slice(0, -1)
  const earlier = findLadderCourse(before).filter(position => position !== null)
  return findLadderPosition(price, evaluation, earlier.at(-1) ?? null)
})

/**
 * Whether nine of ten listings of a state that are not in auction are on the ladder; of the whole country where the state
 * has fewer than fifty.
 */
export const ladderHolds = (catalogue: NaiveCatalogue, state: string): boolean =>
  statesOnLadder(catalogue).has(state)

const isOnLadder = (listing: SearchableListing): boolean =>
  positionOf(listing) !== null || isAtFloor(listing.price, listing.evaluation)

/** The rungs that a price has come down; at the floor without a position, all twenty. */
export const rungOf = (listing: SearchableListing): number =>
  positionOf(listing)?.rung ??
  (listing.modality !== null && listing.modality !== 'leilao' && isAtFloor(listing.price, listing.evaluation)
    ? 20
    : 0)

const statesOnLadder = remembered(({ listings }: NaiveCatalogue) => {
  const states = [...new Set(listings.map(({ state }) => state))]
  const all = listings.filter(
    ({ modality, unseen }) => modality !== null && modality !== 'leilao' && unseen === null,
  )
  return new Set<string>(
    states.filter(state => {
      const own = all.filter(each => each.state === state)
      const counted = own.length < 50 ? all : own
      return counted.length >= 50 && counted.filter(isOnLadder).length >= 0.9 * counted.length
    }),
  )
})

/**
 * Returns the keys of the order "próximo degrau": days, then the depth of the cut. The rules of a price's position, of
 * its next price and of the windows are the domain's own, proven by their own tests; which records and lists they are
 * asked about is found here by a plain search.
 */
export function nextPriceKeys(
  catalogue: NaiveCatalogue,
  listing: SearchableListing,
  holds: boolean,
): (number | null)[] {
  const position = positionOf(listing)
  if (!holds || position === null) return [null]
  const { history, price, evaluation, modality, state } = listing
  const recent = catalogue.lists.get(state)?.recent ?? []
  const today = todayOf(catalogue.now)
  const lists = [...recent, ...history.map(({ listDate }) => toDays(listDate))]
  const licitacoes = lists.filter(list => {
    const record = history.findLast(({ listDate }) => toDays(listDate) <= list)
    return record?.modality === 'licitacao' && record.kind !== 'gone'
  })
  const lastLicitacaoDay = licitacoes.length === 0 ? null : Math.max(...licitacoes)
  const following = computeNextPrice(price, position, {
    day: today,
    listDay: catalogue.lists.get(state)?.newest ?? today,
    modality,
    evaluation,
    lastLicitacaoDay,
  })
  if (!('kind' in following) || following.kind === 'same') return [null]
  const [window] = computeLadderWindows({
    beginning: findRoundBeginning(history, recent),
    rung: position.rung,
    modality,
    listDay: catalogue.lists.get(state)?.newest ?? today,
    today,
    lastLicitacaoDay,
  })
  if (window !== undefined) return [Math.max(0, window.from - today)]
  return [1000 - (100 * (price - following.price)) / price]
}

const isUsable = ({ area, evaluation }: SearchableListing) => (area ?? 0) > 0 && (evaluation ?? 0) > 0

const usable = new WeakMap<NaiveCatalogue, Map<string, number>>()

/** Counts the listings with area and appraisal by city and category. */
function countUsable(
  catalogue: NaiveCatalogue,
  cityOf: (listing: SearchableListing) => string,
): Map<string, number> {
  const known = usable.get(catalogue)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const listing of catalogue.listings.filter(isUsable)) {
    const key = `${cityOf(listing)} ${listing.category}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  usable.set(catalogue, counts)
  return counts
}

/** The figure of the order "Relevância", by its definition in words (domain/judgement/relevance.ts). */
function relevanceOf(
  catalogue: NaiveCatalogue,
  listing: SearchableListing,
  cityOf: (listing: SearchableListing) => string,
): number {
  const { base, low } = { base: factsOf(listing).netRoi, low: factsOf(listing).lowReturn }
  const usable = countUsable(catalogue, cityOf).get(`${cityOf(listing)} ${listing.category}`) ?? 0
  const others = listing.category === null ? 0 : usable - (isUsable(listing) ? 1 : 0)
  const known =
    (listing.occupancy === null ? 0 : 20) +
    (listing.debtsStated ? 20 : 0) +
    (listing.financing === null ? 0 : 10) +
    (listing.fgts === null ? 0 : 10) +
    (isAtHouse(listing.place?.precision ?? null) ? 5 : 0) +
    (others >= 5 ? 10 : 0)
  const newest = Math.max(0, ...[...catalogue.lists.values()].map(list => list.newest))
  const age = newest - (catalogue.lists.get(listing.state)?.newest ?? newest)
  const trust = (0.4 + 0.6 * (known / 100)) * 2 ** (-age / 120)
  const discount = factsOf(listing).discount ?? 0
  const isUnusual = discount > 80 && !listing.pageRead
  const street = 0.01 * (numberStreet(listing) / 2 ** 32)
  if (low === null || base === null)
    return (isUnusual ? -20_000 : -10_000) + trust - (discount > 0 ? 0 : 1) + street
  const mean = (Math.min(low, 10) + Math.min(base, 40)) / 2 - 0.25 * (discount > 65 ? discount - 65 : 0)
  const figure = Math.max(mean < 0 ? mean / trust : mean * trust, -5000) + street
  return isUnusual ? -20_000 + figure : figure
}

/** Kinds in the order in which they follow where two stand at the same share. */
const kindOrder = ['apartamento', null, 'casa', 'terreno', 'rural', 'comercial']
const isLand = ({ category }: SearchableListing): boolean => category === 'terreno' || category === 'rural'

const relevancePlaces = new WeakMap<NaiveCatalogue, Map<string, number[]>>()

/**
 * Returns the keys of the order "Relevância" by the numbers of all listings: unusual ones last, then at which share of its
 * kind a listing stands.
 */
export function rankRelevance(
  catalogue: NaiveCatalogue,
  cityOf: (listing: SearchableListing) => string,
): Map<string, number[]> {
  const known = relevancePlaces.get(catalogue)
  if (known !== undefined) return known
  const figures = new Map(catalogue.listings.map(each => [each.id, relevanceOf(catalogue, each, cityOf)]))
  const figureOf = ({ id }: SearchableListing): number => figures.get(id) ?? 0
  const places = new Map<string, number[]>()
  for (const unusual of [false, true])
    for (const [place, kind] of kindOrder.entries()) {
      const members = catalogue.listings
        .filter(each => each.category === kind && figureOf(each) < -15_000 === unusual)
        .toSorted((a, b) => figureOf(b) - figureOf(a) || Number(b.id) - Number(a.id))
      for (const [at, { id }] of members.entries()) {
        const share = (kind === 'apartamento' ? at : at + 1) / members.length
        places.set(id, [unusual ? 1 : 0, share, place])
      }
    }
  relevancePlaces.set(catalogue, places)
  return places
}

/** Whether a listing is land that a search does not ask for. */
export const isUnaskedLand = (listing: SearchableListing, asked: readonly (string | null)[]): boolean =>
  isLand(listing) && !asked.some(kind => kind === 'terreno' || kind === 'rural')

/** Puts at most two of one street among the first twelve; the others of that street come after them. */
export function varyStreets(listings: readonly SearchableListing[]): SearchableListing[] {
  const first: SearchableListing[] = []
  for (const listing of listings) {
    if (first.length === 12) break
    const street = streetOf(listing)
    const same = first.filter(each => street !== null && streetOf(each) === street)
    if (same.length < 2) first.push(listing)
  }
  return [...first, ...listings.filter(each => !first.includes(each))]
}

function streetOf({ address, city, state }: SearchableListing): string | null {
  const [street = ''] = foldText(address).split(/,| n\.?[ .º°o]*\d| \d/)
  return street.trim() === '' ? null : `${state} ${foldText(city)} ${street.trim()}`
}
