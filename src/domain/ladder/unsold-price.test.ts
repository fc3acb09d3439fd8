import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLadderPosition } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'
import { computeUnsoldPrice } from './unsold-price.ts'

const auction = {
  evaluation: 14_000_000,
  modality: 'leilao',
  propertyType: 'Apartamento',
} as const

describe('what follows a sale without a buyer', () => {
  it('is one of two licitação prices after an auction, with the likelier of the two', () => {
    expect(computeUnsoldPrice(auction)).toEqual({ low: 8_196_482, high: 8_546_619, likely: 'low' })
    const land = { ...auction, evaluation: 30_000_000, propertyType: 'Terreno' } as const
    expect(computeUnsoldPrice(land)).toMatchObject({ low: 18_369_135, high: 19_119_429, likely: 'high' })
  })

  it('uses all bands’ share for a type of which a band has too few', () => {
    expect(computeUnsoldPrice({ ...auction, propertyType: 'Comercial' })?.likely).toBe('high')
  })

  it.each([
    ['Apartamento', 14_000_000, 'low'],
    ['Casa', 14_000_000, 'low'],
    ['Terreno', 9_000_000, 'low'],
    ['Imóvel Rural', 14_000_000, 'high'],
  ] as const)('uses the share of the type: %s of %i', (propertyType, evaluation, likely) => {
    expect(computeUnsoldPrice({ ...auction, propertyType, evaluation })?.likely).toBe(likely)
  })

  it('is the low one where both are as likely', () => {
    const even = { all: 0.5, byBand: [] }
    const table = { ...ladderTable, hiShares: { ...ladderTable.hiShares, Apartamento: even } }
    expect(computeUnsoldPrice(auction, table)?.likely).toBe('low')
  })

  it('is not stated for other sales and without an appraisal', () => {
    expect(computeUnsoldPrice({ ...auction, modality: 'venda-direta' })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, modality: 'licitacao' })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, modality: null })).toBeNull()
    expect(computeUnsoldPrice({ ...auction, evaluation: null })).toBeNull()
  })

  it('is on the first rung of the ladder, the low price below the high one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 1e10 }), evaluation => {
        const { low, high } = computeUnsoldPrice({ ...auction, evaluation }) ?? { low: 0, high: 0 }
        expect(low).toBeLessThan(high)
        expect(findLadderPosition(low, evaluation)).toMatchObject({ family: 'lo', rebasings: 0, rung: 0 })
        expect(findLadderPosition(high, evaluation)).toMatchObject({ family: 'hi', rebasings: 0, rung: 0 })
      }),
    )
  })
})
