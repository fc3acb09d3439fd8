import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import {
  deleteOrphanedFavorites,
  addFavorite,
  listFavorites,
  removeFavorite,
  updateFavorite,
} from './favorite-store.ts'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { presentLadder } from '#contract/present-ladder.ts'
import type { PresentationContext } from '#contract/present-property.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { type FavoriteLadder, maxEarlierPrices } from '#contract/saved-schemas.ts'
import { type HistoryRecord, listPriceChanges } from '#domain/analysis/price-trajectory.ts'
import { toReais } from '#domain/money.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import { type ListingRow, listingColumns, listingDetailJoin, toListing } from '../catalogue/listing-store.ts'
import { type PresentationSource, currentPresentation } from '../catalogue/presentation-context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'

type ListedPrice = Pick<HistoryRecord, 'kind' | 'listDate' | 'price' | 'modality'>

/** Number of a favorite's newest price changes that are read; two lists of one day may leave several. */
const maxChangesRead = 2 * maxEarlierPrices

type Row = ListingRow & { history: ListedPrice[] | null }

/** Lists the price ladders of an owner's favorites that are for sale, the last saved first. */
async function listFavoriteLadders(
  db: Queryable,
  ownerId: string,
  context: PresentationContext,
): Promise<FavoriteLadder[]> {
  const rows = await db.query<Row>(sql`
    select ${listingColumns},
      (select json_agg(json_build_object(
          'kind', c.kind, 'listDate', c.list_date, 'price', c.price, 'modality', c.modality)
          order by c.list_date, c.import_id)
        from (
          select * from (
            select h.kind, h.list_date, h.import_id, h.price, h.modality,
              (lag(h.price) over listed, lag(h.modality) over listed) is distinct from (h.price, h.modality) as changed
            from listing_history h where h.listing_id = l.id and h.kind <> 'gone'
            window listed as (order by h.list_date, h.import_id)) h
          where h.changed order by h.list_date desc, h.import_id desc
          limit ${maxChangesRead}::integer) c) as history
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
      earlier: selectEarlierPrices(row.history ?? [], listing).map(({ listDate, price, modality }) => ({
        at: listDate,
        price: toReais(price),
        auction: modality === 'leilao',
      })),
    })
    yield
  }
  return ladders
}

/** Selects the prices before today's, those in which the listing stood on the list. */
function selectEarlierPrices(
  history: readonly ListedPrice[],
  { price, modality }: Pick<HistoryRecord, 'price' | 'modality'>,
): ListedPrice[] {
  const steps = listPriceChanges(history, ({ listDate }) => listDate)
  const last = steps.at(-1)
  const isToday = last?.price === price && (last.modality === 'leilao') === (modality === 'leilao')
  return (isToday ? steps.slice(0, -1) : steps).slice(-maxEarlierPrices)
}

interface FavoriteDependencies extends PresentationSource {
  db: Database
  guard: Pick<AccessGuard, 'owner'>
}

/** The favorites of an account (by its session) or of a visitor (by its own id). */
export function favoriteRoutes({ db, guard, ...source }: FavoriteDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(savedCalls.favorites, ({ owner }) => listFavorites(db, owner, currentPresentation(source)))

  mountCall(savedCalls.favoriteLadders, ({ owner }) =>
    listFavoriteLadders(db, owner, currentPresentation(source)),
  )

  mountCall(savedCalls.addFavorite, ({ owner, body: { property } }) =>
    addFavorite(db, owner, property.id, currentPresentation(source)),
  )

  mountCall(savedCalls.changeFavorite, ({ owner, params, body }) =>
    updateFavorite(db, owner, params.id, body, currentPresentation(source)),
  )

  mountCall(savedCalls.removeFavorite, async ({ owner, params }) => {
    await removeFavorite(db, owner, params.id)
    return actionDone
  })

  return app
}

/** Favorites; deletes those of listings that no longer exist. */
export const favoriteCapability = (dependencies: FavoriteDependencies): Capability => ({
  routes: [favoriteRoutes(dependencies)],
  housekeeping: [
    { name: 'forget favourites', every: hourMs, run: () => deleteOrphanedFavorites(dependencies.db) },
  ],
})
