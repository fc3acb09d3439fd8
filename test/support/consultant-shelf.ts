import { present } from '#contract/present.ts'
import type { Property } from '#contract/property.ts'
import type { Shelf } from '#domain/consultant/consult.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { matches } from '#domain/search/matches.ts'
import { inOrder } from '#domain/search/order.ts'
import { searchable } from '#domain/search/searchable.ts'
import type { Uf } from '#domain/states.ts'

export const shelfTime = new Date('2026-01-10T12:00:00Z')

/** A catalogue in memory as the consultant looks into it, and what it was asked for. */
export function shelfOf(listings: readonly CataloguedListing[]): Shelf<Property> & { asked: Criteria[] } {
  const all = listings.map(listing => ({ key: searchable(listing), property: present(listing, shelfTime) }))
  const asked: Criteria[] = []
  return {
    asked,
    search(criteria, limit) {
      asked.push(criteria)
      const fits = matches(criteria, shelfTime)
      const order = inOrder(criteria.sort, shelfTime)
      const found = all.filter(({ key }) => fits(key)).sort((a, b) => order(a.key, b.key))
      return Promise.resolve({
        items: found.slice(0, limit).map(({ property }) => property),
        total: found.length,
      })
    },
    statesOf(cityKey) {
      const totals = new Map<Uf, number>()
      for (const { key } of all)
        if (key.cityKey === cityKey) totals.set(key.state, (totals.get(key.state) ?? 0) + 1)
      return Promise.resolve(
        [...totals].map(([state, total]) => ({ state, total })).sort((a, b) => b.total - a.total),
      )
    },
  }
}
