import type { ListingEvent, News } from '#contract/notification-schemas.ts'
import { completeCounts, gatherChanges } from '#domain/alerts/listing-change.ts'
import { listedProperty } from './property-detail.ts'

/** A flat in Anápolis without appraisal, of which no return is known. */
const flat = {
  ...listedProperty,
  id: '8444405322578',
  propertyType: 'Apartamento',
  category: 'apartamento',
  description: 'Apartamento, 48,00 de área privativa',
  neighborhood: 'CENTRO',
  city: 'ANAPOLIS',
  state: 'GO',
  evaluationValue: null,
  discount: null,
  returnRange: null,
} as const

/** An event of a favorite, the flat in Anápolis. */
export const fakedEvent = (kind: ListingEvent['kind'], more: Partial<ListingEvent> = {}): ListingEvent => ({
  notificationId: '0d5e2a3c-55f2-4b6f-8f54-6a2f3f0c9b11',
  createdAt: '2026-07-18T13:00:00.000Z',
  read: false,
  kind,
  price: 74_900,
  priceBefore: 92_400,
  rungs: kind === 'rung' ? 1 : null,
  modalityBefore: null,
  listDate: '2026-07-18',
  reason: { kind: 'favorite' },
  property: flat,
  ...more,
})

/** The same of another listing. */
export const fakedEventOf = (id: string, kind: ListingEvent['kind'], more: Partial<ListingEvent> = {}) =>
  fakedEvent(kind, { ...more, property: { ...flat, id } })

const countEvents = (events: readonly ListingEvent[]): News['counts'] =>
  completeCounts(
    gatherChanges(
      null,
      events.map(({ kind, property: { id }, price }) => ({
        id,
        kind,
        price,
        before: null,
        rungs: null,
        modalityBefore: null,
      })),
      0,
    ).counts,
  )

/** The answer about these events, each with a notification of its own; `counts` are theirs unless given. */
export const fakedNews = (events: ListingEvent[], more: Partial<News> = {}): News => ({
  lastVisit: 'unknown',
  notifications: events.length,
  unread: events.length,
  counts: countEvents(events),
  events,
  totals: { favorites: 0, searches: 0 },
  ...more,
})

/** A dashboard's news the day after the last visit. */
export const fakedChanges = (): News => {
  const counts = completeCounts({ rung: 1, gone: 1, back: 1, new: 71 })
  const reason = {
    kind: 'search',
    id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d',
    name: 'Entorno do DF',
  } as const
  return fakedNews(
    [
      fakedEvent('rung', { property: { ...flat, price: 74_900, nextPrice: 72_900 } }),
      fakedEventOf('8444405322580', 'back'),
      fakedEventOf('8444405322579', 'gone', { priceBefore: null }),
      fakedEventOf('8444405322581', 'new', { priceBefore: null, reason }),
    ],
    {
      lastVisit: new Date(Date.now() - 86_400_000).toISOString(),
      counts,
      totals: { favorites: 12, searches: 2 },
    },
  )
}
