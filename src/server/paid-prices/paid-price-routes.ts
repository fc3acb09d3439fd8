import type { Hono } from 'hono'
import { paidPriceCalls } from '#contract/paid-price-calls.ts'
import { presentPaidPrice } from '#contract/present-paid-price.ts'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import type { CityPriceFit } from '#domain/paid-prices/fit-city-prices.ts'
import type { Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { findPaidCityByName, paidCities } from './cities/paid-cities.ts'
import { PaidPriceFinder } from './paid-price-finder.ts'
import { describePaidCities } from './paid-price-overview.ts'
import { readCityStates } from './paid-price-store.ts'

interface PaidPriceRouteDependencies {
  db: Queryable
  now: () => Date
  guard: Pick<AccessGuard, 'admin'>
}

/** Answers what was paid in the building of an address, and which cities have records; to the operator also how each does. */
export function paidPriceRoutes({ db, now, guard }: PaidPriceRouteDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const finder = new PaidPriceFinder(db, now)

  mountCall(paidPriceCalls.paidPrice, async ({ query: { state, city, address, area, kind, at } }) => {
    if (at !== undefined && toDayNumber(at) > brasiliaDayNumber(now().getTime()))
      throw badRequestRefusal({ at: 'Informe um dia até hoje.' })
    const place = { state, city }
    const question = {
      address,
      neighborhood: '',
      kind,
      privateArea: area ?? null,
      totalArea: area ?? null,
    }
    const [found] = await finder.find(place, [question], at === undefined ? undefined : toDayNumber(at))
    if (found === undefined) throw new Error('One question has one answer')
    return presentPaidPrice(found, findPaidCityByName(place))
  })

  mountCall(paidPriceCalls.paidPriceCities, async () => {
    const states = await readCityStates(db)
    return states.flatMap(({ city: id, rows, firstDay, lastDay, fit }) => {
      const city = paidCities.find(each => each.id === id)
      if (city === undefined) return []
      return [
        {
          state: city.state,
          city: city.name,
          rows,
          first: firstDay === null ? null : toDate(firstDay),
          last: toDate(lastDay),
          growth: fit?.growth ?? null,
          width: fit?.width ?? null,
          tested: presentTest(fit),
        },
      ]
    })
  })

  mountCall(paidPriceCalls.paidCityStates, async () =>
    (await describePaidCities(db, finder)).map(({ name, fit, listings, ...overview }) => ({
      ...overview,
      ...listings,
      city: name,
      growth: fit?.growth ?? null,
      width: fit?.width ?? null,
      tested: presentTest(fit),
    })),
  )

  return app
}

const presentTest = (fit: CityPriceFit | null) =>
  fit?.tested == null
    ? null
    : {
        sales: fit.tested.sales,
        medianError: fit.tested.medianError,
        within20: fit.tested.within20,
        coverage: fit.tested.coverage,
      }
