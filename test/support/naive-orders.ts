import type { CuratedList } from '#domain/search/curated-lists.ts'
import type { Criteria, SortOrder } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { isUnaskedLand, ladderHolds, nextPriceKeys, rankRelevance, varyStreets } from './naive-judgement.ts'
import { factsOf, type NaiveCatalogue } from './naive-listing.ts'

type Keys = (listing: SearchableListing, now: Date) => (number | null)[]

/** Midnight in Brasília stands for a whole day. */
const overAt = (instant: number): number =>
  new Date(instant).toISOString().endsWith('T03:00:00.000Z') ? instant + 86_400_000 : instant

/** The earliest of a listing's two dates that is not over. */
export function nextDateOf({ firstAuctionAt, secondAuctionAt }: SearchableListing, now: Date): number | null {
  const coming = [firstAuctionAt, secondAuctionAt]
    .filter(date => date !== null)
    .map(date => new Date(date).getTime())
    .filter(instant => overAt(instant) > now.getTime())
  return coming.length === 0 ? null : Math.min(...coming)
}

const seen = (listing: SearchableListing): number => new Date(listing.firstSeenAt).getTime()
const minus = (value: number | null): number | null => (value === null ? null : -value)

/** The keys of each order, smallest first, unknown last; the highest number first among equals. */
const orderKeys: Record<Exclude<SortOrder, 'relevance' | 'nextPrice'>, Keys> = {
  newest: listing => [-seen(listing)],
  // A real date counts before how soon the kind of sale is assumed to end, which also parts equal dates.
  auction: (listing, now) => [
    nextDateOf(listing, now),
    { leilao: 1, 'venda-online': 2, licitacao: 3, 'venda-direta': 3, none: 3 }[listing.modality ?? 'none'],
    -seen(listing),
  ],
  price: listing => [listing.price],
  '-price': listing => [-listing.price],
  discount: listing => [factsOf(listing).discount],
  '-discount': listing => [minus(factsOf(listing).discount)],
  '-paidDiscount': listing => [minus(factsOf(listing).paidDiscount)],
  roi: listing => [factsOf(listing).roi],
  '-roi': listing => [minus(factsOf(listing).roi)],
  netRoi: listing => [factsOf(listing).netRoi],
  '-netRoi': listing => [minus(factsOf(listing).netRoi)],
  area: listing => [listing.area],
  '-area': listing => [minus(listing.area)],
}

/** The curated lists' own orders. */
const curatedKeys: Record<CuratedList, Keys> = {
  roi: listing => [minus(factsOf(listing).roi)],
  discount: listing => [minus(factsOf(listing).discount)],
  premium: listing => [listing.photoMissing ? 1 : 0, minus(listing.evaluation)],
  ending: orderKeys.auction,
}

/** Orders the listings that a search found, by plain comparison. */
export const orderNaively = (
  listings: readonly SearchableListing[],
  { sort, text, category }: Pick<Criteria, 'sort' | 'text' | 'category'>,
  catalogue: NaiveCatalogue,
): SearchableListing[] => {
  if (sort === 'relevance') {
    const cityOf = ({ state, city }: SearchableListing): string =>
      `${state} ${catalogue.municipalities.find(state, city)?.name ?? foldText(city)}`
    const inNamedCity = ({ state, city }: SearchableListing): boolean =>
      text !== null &&
      [city, catalogue.municipalities.find(state, city)?.name ?? '']
        .map(foldText)
        .includes(foldText(text).trim())
    const places = rankRelevance(catalogue, cityOf)
    return varyStreets(
      orderBy(
        listings,
        each => [
          inNamedCity(each) ? 0 : 1,
          isUnaskedLand(each, category) ? 1 : 0,
          ...(places.get(each.id) ?? []),
        ],
        catalogue.now,
      ),
    )
  }
  if (sort === 'nextPrice') {
    const states = new Set(listings.map(({ state }) => state))
    const holding = new Set([...states].filter(state => ladderHolds(catalogue, state)))
    return orderBy(listings, each => nextPriceKeys(catalogue, each, holding.has(each.state)), catalogue.now)
  }
  return orderBy(listings, orderKeys[sort], catalogue.now)
}

/** Orders the listings of a curated list, by plain comparison. */
export const orderCurated = (
  listings: readonly SearchableListing[],
  list: CuratedList,
  now: Date,
): SearchableListing[] => orderBy(listings, curatedKeys[list], now)

function orderBy(listings: readonly SearchableListing[], keys: Keys, now: Date): SearchableListing[] {
  const keyed = listings.map(listing => ({
    listing,
    keys: [
      ...keys(listing, now).map(key => key ?? Number.POSITIVE_INFINITY),
      // The highest number first among equals.
      -Number(listing.id),
    ],
  }))
  keyed.sort((a, b) => {
    const at = a.keys.findIndex((key, at) => key !== b.keys[at])
    return at < 0 ? 0 : a.keys[at]! < b.keys[at]! ? -1 : 1
  })
  return keyed.map(({ listing }) => listing)
}
