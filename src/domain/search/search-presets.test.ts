import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReturnStanding } from '#contract/return-standing.ts'
import { presentProperty } from '#contract/present-property.ts'
import { buildIndex, numbersAt } from '#test/support/built-index.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue, someListings } from '#test/support/generated-listings.ts'
import { isFirstAuction } from '../judgement/first-auction.ts'
import { isHighReturn } from '../judgement/judged-return.ts'
import { listBits } from './index/bit-set.ts'
import { selectListings } from './index/listing-filters.ts'
import { emptyCriteria } from './search-criteria.ts'
import { changeSearchPreset, findSearchPreset, searchPresets } from './search-presets.ts'

describe('the presets of the search', () => {
  it('are recognized in any search that holds their filters, and leave nothing when another is chosen', () => {
    fc.assert(
      fc.property(
        arbitraryCriteria,
        fc.constantFrom(...searchPresets),
        fc.constantFrom(null, ...searchPresets),
        (criteria, preset, other) => {
          const plain = changeSearchPreset({ ...criteria, list: null }, null)
          fc.pre(findSearchPreset(plain) === null)
          const chosen = changeSearchPreset(plain, preset)
          fc.pre(findSearchPreset(chosen) === preset)
          expect(changeSearchPreset(chosen, preset)).toEqual(chosen)
          expect(findSearchPreset({ ...chosen, sort: 'price', minRooms: 2 })).toBe(preset)
          if (other !== null && findSearchPreset(changeSearchPreset(chosen, other)) !== other) return
          expect(findSearchPreset(changeSearchPreset(chosen, other))).toBe(other)
        },
      ),
    )
  })

  it('“Alto ROI” holds the listings that have the badge “ROI Alto”, and no other but first auctions', () => {
    const catalogue = someCatalogue(1500, 16)
    const index = buildIndex(catalogue)
    const listings = someListings(1500, 16)
    const firstAuctions = new Set(listings.filter(isFirstAuction).map(({ id }) => id))
    const found = numbersAt(
      index,
      listBits(selectListings(index, changeSearchPreset(emptyCriteria, 'roi'), catalogue.now)),
    ).filter(id => !firstAuctions.has(id))
    const badged = listings.filter(listing => {
      const property = presentProperty(listing, { index, now: catalogue.now })
      return !listing.gone && isHighReturn(property.returnRange, readReturnStanding(property))
    })
    expect(badged.length).toBeGreaterThan(20)
    expect(found.sort()).toEqual(badged.map(({ id }) => id).sort())
  })
})
