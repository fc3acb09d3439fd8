import { isUnusualRelevance } from '../../judgement/relevance.ts'
import { type Category, categories } from '../../property/listing.ts'
import { codeOf, type ListingColumns } from './indexed-listing.ts'
import type { ListingOrder } from './listing-orders.ts'

/** Land, which comes after all else unless a search asks for it. */
export const landKinds: readonly Category[] = ['terreno', 'rural']
const isLand = Array.from({ length: categories.length + 1 }, (_, code) =>
  landKinds.some(kind => codeOf.category(kind) === code),
)
/** The kind of which a sale value can have a ground. */
const groundedKind = codeOf.category('apartamento')

/** The order "Relevância" of a version. */
export interface RelevanceOrder {
  /** All positions, every kind at its share. */
  mixed: Uint32Array
  /** The same with land after all else. */
  landLast: Uint32Array
}

/** Listings between two yields. */
const slice = 10_000

/**
 * Mixes the kinds of an order by `columns.relevance`: each kind keeps its own order and is spread evenly, so that every
 * stretch holds the kinds as the catalogue does, flats first, of whose sale value something is known. Listings with a
 * discount over 80 % whose page has not been read come last, mixed alike.
 */
export function* mixKinds(
  { category, relevance }: ListingColumns,
  { positions }: ListingOrder,
): Generator<void, RelevanceOrder> {
  const size = positions.length
  const mixed = new Uint32Array(size)
  // The figures fall, so that the unusual ones are an end of the order.
  let ordinary = size
  while (ordinary > 0 && isUnusualRelevance(relevance[positions[ordinary - 1]!]!)) ordinary--
  yield* mixPart(positions.subarray(0, ordinary), category, mixed.subarray(0, ordinary))
  yield* mixPart(positions.subarray(ordinary), category, mixed.subarray(ordinary))
  const landLast = new Uint32Array(size)
  let filled = 0
  for (const ofLand of [false, true]) {
    for (const at of mixed) if (isLand[category[at]!] === ofLand) landLast[filled++] = at
    yield
  }
  return { mixed, landLast }
}

/** Kinds by their numbers, in the order in which they follow where two stand at the same share. */
const kindOrder = [groundedKind, ...isLand.map((_, code) => code).filter(code => code !== groundedKind)]

/** Mixes a part: the listing at `rank` of its kind stands at that share of its kind. */
function* mixPart(positions: Uint32Array, category: Uint8Array, mixed: Uint32Array): Generator<void, void> {
  const counts = new Uint32Array(isLand.length)
  for (const at of positions) counts[category[at]!]!++
  const members = Array.from(counts, count => new Uint32Array(count))
  const done = new Uint32Array(isLand.length)
  for (const at of positions) members[category[at]!]![done[category[at]!]!++] = at
  done.fill(0)
  yield
  for (let filled = 0; filled < positions.length; filled++) {
    let next = 0
    let least = Number.POSITIVE_INFINITY
    for (const kind of kindOrder) {
      if (done[kind] === counts[kind]) continue
      const rank = kind === groundedKind ? done[kind]! : done[kind]! + 1
      const share = rank / counts[kind]!
      if (share < least) {
        least = share
        next = kind
      }
    }
    mixed[filled] = members[next]![done[next]!++]!
    if (filled % slice === slice - 1) yield
  }
}
