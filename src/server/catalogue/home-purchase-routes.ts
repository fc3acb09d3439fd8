import type { Hono } from 'hono'
import { homePurchaseCalls } from '#contract/home-purchase-calls.ts'
import { readHomeSearch } from '#contract/home-purchase-query.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { presentProperty } from '#contract/present-property.ts'
import { findHomes } from '#domain/home-purchase/find-homes.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import { checkNear } from '../geo/near-municipality.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import type { CatalogueDependencies } from './catalogue-routes.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import { findInFull } from './catalogue-search.ts'

type HomePurchaseDependencies = Pick<CatalogueDependencies, 'index' | 'now'>

/**
 * The homes that fit a family, found in the index's memory; only the texts of one page are read from the database. Answers
 * are not cached, because they depend on a person's income.
 */
export function homePurchaseRoutes({ index, now }: HomePurchaseDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(homePurchaseCalls.homes, async ({ body }) => {
    const search = readHomeSearch(body)
    if ('errors' in search) throw badRequestRefusal(search.errors)
    const { family, assumptions, place, page, limit } = search.value
    const instant = now()
    checkNear(place)
    const { listings, total, searched, found } = await findInFull(index, index.current().listings, version =>
      finishInSlices(findHomes(version, { family, assumptions, place }, { page, limit }, instant)),
    )
    return {
      items: listings.map(listing =>
        presentFittingHome(
          presentProperty(listing, { index: searched, now: instant }),
          {},
          family,
          assumptions,
        ),
      ),
      total,
      page,
      limit,
      levels: found.levels,
      homes: found.homes,
    }
  })
  return app
}
