import { describe, expect, it } from 'vitest'
import { readListingDescription } from './listing-description.ts'
import { readStatedArea } from './stated-area.ts'

describe('a stated area', () => {
  it.each([0, 0.01, 0.45, 1, 2, 5.69, 8.17, 9.99, Number.NaN, null])('of %s m² is unknown', area => {
    expect(readStatedArea(area, 'built')).toBeNull()
    expect(readStatedArea(area, 'land')).toBeNull()
  })

  it.each([10, 10.53, 41.7, 10_480.15])('of %s m² is one', area => {
    expect(readStatedArea(area, 'built')).toBe(area)
    expect(readStatedArea(area, 'land', 'apartamento')).toBe(area)
  })

  it.each([
    [41_700, 'built', 'apartamento', null],
    [2002.8, 'built', 'casa', null],
    [2000, 'built', 'casa', 2000],
    [10_480.15, 'built', 'comercial', 10_480.15],
    [2_035_960, 'land', 'casa', 2_035_960],
    [2e9, 'land', 'rural', null],
  ] as const)('of %s m² (%s, %s) is %s', (area, kind, category, known) => {
    expect(readStatedArea(area, kind, category)).toBe(known)
  })

  it('of 0.01 in a line of the list leaves the other areas, and no area at all where there is no other', () => {
    const line = 'Casa, 0.01 de área total, 0.01 de área privativa, 160.00 de área do terreno, 2 qto(s).'
    expect(readListingDescription(line)).toMatchObject({
      area: 160,
      totalArea: null,
      privateArea: null,
      landArea: 160,
    })
    const none = 'Apartamento, 0.00 de área total, 0.01 de área privativa, 0.00 de área do terreno.'
    expect(readListingDescription(none).area).toBeNull()
  })
})
