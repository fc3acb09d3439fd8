import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { computeScore } from '#domain/analysis/opportunity-score.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import type { Listing } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { nationalLists } from './support/national-lists.ts'

const files = nationalLists()

function listingsOf(file: string): Listing[] {
  const list = readList(decodeList(readFileSync(file)))
  return list.kind === 'list'
    ? [...list.entries].flatMap(each => ('listing' in each ? [each.listing] : []))
    : []
}

const group = ({ state, city, category }: Listing) => `${state} ${foldText(city)} ${category}`

describe.skipIf(files.length === 0)('the score of every listing of the national lists', () => {
  const listings = files.flatMap(listingsOf)
  const groups = new Map<string, Listing[]>()
  for (const each of listings) {
    const others = groups.get(group(each))
    if (others) others.push(each)
    else groups.set(group(each), [each])
  }
  const regions = new Map(
    [...groups].map(([key, some]) => [
      key,
      computeRegionFigures(some.map(each => ({ ...each, hasPhoto: null }))),
    ]),
  )
  const scored = listings.map(listing => ({
    listing,
    score: computeScore({
      ...listing,
      occupancy: null,
      debtsStated: false,
      condoDebtLimit: null,
      listed: 'listed',
      discount: computeDiscount(listing.price, listing.evaluation),
      region: regions.get(group(listing)) ?? computeRegionFigures([]),
      daysToAuction: null,
    }),
  }))

  it('is based on what the January list states: the discount, and the region when it has five listings', () => {
    expect(scored).toHaveLength(31_438)
    for (const { listing, score: each } of scored) {
      const enough = (groups.get(group(listing))?.length ?? 0) >= 5
      expect(each.confidence).toBe(enough ? 0.47 : 0.31)
      expect(each.total).toSatisfy((total: number) => total >= 0 && total <= 10)
    }
  })

  it('gives reasons without capitals and without gaps', () => {
    const reasons = new Set(scored.flatMap(({ score: { parts } }) => parts.map(({ reason }) => reason)))
    for (const reason of reasons) {
      expect(reason).not.toMatch(/\p{Lu}{4,}|undefined|null|NaN|!|\s{2}|\s$/u)
    }
  })
})
