import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list.ts'
import { regionFigures } from '#domain/analysis/region.ts'
import { score } from '#domain/analysis/score.ts'
import { discount } from '#domain/property/figures.ts'
import type { Listing } from '#domain/property/property.ts'
import { fold } from '#domain/text.ts'
import { decode } from '#server/catalogue/import/decode.ts'
import { nationalDay } from './support/national-day.ts'

const files = nationalDay()

function listingsOf(file: string): Listing[] {
  const list = readList(decode(readFileSync(file)))
  return list.kind === 'list'
    ? [...list.entries].flatMap(each => ('listing' in each ? [each.listing] : []))
    : []
}

const group = ({ state, city, category }: Listing) => `${state} ${fold(city)} ${category}`

describe.skipIf(files.length === 0)('the score of every listing of the national lists', () => {
  const listings = files.flatMap(listingsOf)
  const groups = new Map<string, Listing[]>()
  for (const each of listings) {
    const others = groups.get(group(each))
    if (others) others.push(each)
    else groups.set(group(each), [each])
  }
  const regions = new Map(
    [...groups].map(([key, some]) => [key, regionFigures(some.map(each => ({ ...each, hasPhoto: null })))]),
  )
  const scored = listings.map(listing => ({
    listing,
    score: score({
      ...listing,
      gone: false,
      discount: discount(listing.price, listing.evaluation),
      region: regions.get(group(listing)) ?? regionFigures([]),
      daysToAuction: null,
    }),
  }))

  it('is based on what the January list states: the discount, and the region when it has five listings', () => {
    expect(scored).toHaveLength(31_438)
    for (const { listing, score: each } of scored) {
      const enough = (groups.get(group(listing))?.length ?? 0) >= 5
      expect(each.confidence).toBe(enough ? 0.55 : 0.35)
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
