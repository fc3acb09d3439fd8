import type { Listing } from '#domain/property/listing.ts'

/** The initial time of the tests about alerts. */
export const newsStart = new Date('2026-01-10T12:00:00Z')
/** Returns the instant so many minutes after the start of the news. */
export const minutesAfterStart = (many: number): Date => new Date(newsStart.getTime() + many * 60_000)
/** Returns the instant so many days after the start of the news. */
export const daysAfterStart = (many: number): Date => minutesAfterStart(many * 24 * 60)

/** Returns a row of a list, with its price in reais. */
export const flatRow = (id: number, price = 100_000, more: Partial<Listing> = {}): Partial<Listing> => ({
  id: String(id),
  price: price * 100,
  url: '',
  ...more,
})
