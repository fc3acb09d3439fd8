import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLadderPosition } from './ladder-position.ts'
import { computeUnsoldPrice } from './unsold-price.ts'

const auction = {
  price: 14_000_000,
  evaluation: 14_000_000,
  modality: 'leilao',
  propertyType: 'Apartamento',
} as const

describe('what follows a sale without a buyer', () => {
  it('is one of two licitação prices after an auction, with the likelier of the two', () => {
    const unsold = computeUnsoldPrice(auction)
    expect(unsold).toMatchObject({ next: 'licitacao', low: 8_196_482, high: 8_546_619, likely: 'low' })
    expect(unsold?.highShare).toBeLessThan(0.2)
    const land = { ...auction, evaluation: 30_000_000, propertyType: 'Terreno' } as const
    expect(computeUnsoldPrice(land)).toMatchObject({ low: 18_369_135, high: 19_119_429, likely: 'high' })
  })

  it('uses all bands’ share for a type of which a band has too few', () => {
    expect(computeUnsoldPrice({ ...auction, propertyType: 'Comercial' })?.highShare).toBeGreaterThan(0.5)
  })

  it('is the same price in Venda Online after a licitação', () => {
    expect(computeUnsoldPrice({ ...auction, modality: 'licitacao', price: 8_196_482 })).toEqual({
      next: 'venda-online',
      low: 8_196_482,
      high: 8_196_482,
      likely: null,
      highShare: null,
    })
  })

  it('is not stated for other sales and without an appraisal', () => {
    expect(computeUnsoldPrice({ ...auction, modality: 'venda-direta' })).toBeNull()
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
