import sql from 'sql-template-tag'
import { presentLadder } from '#contract/present-ladder.ts'
import type { PresentationContext } from '#contract/present-property.ts'
import { type FavoriteLadder, maxEarlierPrices } from '#contract/saved-schemas.ts'
import type { HistoryRecord } from '#domain/analysis/price-trajectory.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import { type ListingRow, listingColumns, listingDetailJoin, toListing } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'

type ListedPrice = Pick<HistoryRecord, 'listDate' | 'price' | 'modality'>

type Row = ListingRow & { history: ListedPrice[] | null }

/** Lists the price ladders of an owner's favorites that are for sale, the last saved first. */
export async function listFavoriteLadders(
  db: Queryable,
  ownerId: string,
  context: PresentationContext,
): Promise<FavoriteLadder[]> {
  const rows = await db.query<Row>(sql`
    select ${listingColumns},
      (select json_agg(json_build_object('listDate', h.list_date, 'price', h.price, 'modality', h.modality)
          order by h.list_date, h.import_id)
        from listing_history h where h.listing_id = l.id and h.kind <> 'gone') as history
    from favorites f
    join listings l on l.id = f.property_id
    ${listingDetailJoin(sql`f.property_id`)}
    where f.user_id = ${ownerId} and not l.gone
    order by f.saved_at desc, f.property_id desc`)
  return finishInSlices(presentLadders(rows, context))
}

/** Yields after each favorite. */
function* presentLadders(
  rows: readonly Row[],
  context: PresentationContext,
): Generator<void, FavoriteLadder[]> {
  const ladders: FavoriteLadder[] = []
  for (const row of rows) {
    const listing = toListing(row)
    ladders.push({
      id: listing.id,
      ladder: presentLadder(listing, context),
      earlier: selectEarlierPrices(row.history ?? [], listing.price).map(({ listDate, price, modality }) => ({
        at: listDate,
        price: toReais(price),
        auction: modality === 'leilao',
      })),
    })
    yield
  }
  return ladders
}

/** Keeps each price once, when a list first had it, without the last of them when it is today's. */
function selectEarlierPrices(history: readonly ListedPrice[], today: Centavos): ListedPrice[] {
  const steps = history.filter((entry, at) => entry.price !== history[at - 1]?.price)
  const earlier = steps.at(-1)?.price === today ? steps.slice(0, -1) : steps
  return earlier.slice(-maxEarlierPrices)
}
