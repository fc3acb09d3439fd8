import type { Property } from '#contract/property-schemas.ts'
import { listedProperty } from './property-detail.ts'

/** The time at which the surfaces are checked, epoch ms. */
export const presenceLookedAt = Date.parse('2026-11-22T15:00:00-03:00')

const offered: Property = {
  ...listedProperty,
  listDate: '2026-11-19',
  listAgeDays: 3,
  nextPrice: 70_000,
  returnRange: { low: 4, base: 36, high: 54 },
  netRoi: 36,
  maxBid: 92_410,
}
const gone: Property = { ...offered, gone: true, listed: 'gone', nextPrice: null }

/** A listing in each state that the bank's list can leave it in. */
export const presenceStates: Readonly<Record<string, Property>> = {
  'listed in a fresh list': offered,
  'listed in a stale list': { ...offered, listDate: '2026-01-08', listAgeDays: 318 },
  'not seen in a cut list': { ...offered, listed: 'unseen', unseenSince: '2026-11-21' },
  'gone by a list': { ...gone, listDate: '2026-11-20' },
  'gone by the page of the bank': { ...gone, siteGoneAt: '2026-11-20T10:00:00-03:00' },
  'with a price in doubt': { ...offered, doubtfulPrice: 7_490, doubtfulPriceDate: '2026-11-19' },
  'with an appraisal in doubt': { ...offered, doubtfulEvaluation: 16_800, doubtfulPriceDate: '2026-11-19' },
}
