import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BidFields, bidCodec, fieldsOf, isWhole, wanting } from './bid-state.ts'

const fields = (change: Partial<BidFields> = {}): BidFields => ({
  evaluationValue: 200_000,
  initialBid: 150_000,
  desiredRoi: 15,
  ...change,
})

describe('the address of a bid', () => {
  it('begins empty but for the ROI', () => {
    const state = bidCodec.read({})
    expect(state).toEqual({ property: null, fields: null, asked: false })
    expect(fieldsOf(state, undefined)).toEqual({ evaluationValue: null, initialBid: null, desiredRoi: 15 })
  })

  it('with everything in it answers at once', () => {
    expect(bidCodec.read({ avaliacao: '200000', lance: '150000.5', roi: '20' })).toEqual({
      property: null,
      fields: fields({ initialBid: 150_000.5, desiredRoi: 20 }),
      asked: true,
    })
  })

  it.each<[string, Record<string, string>]>([
    ['something is missing', { avaliacao: '200000' }],
    ['something is no number', { avaliacao: '200000', lance: 'NaN' }],
    ['something is 0', { avaliacao: '200000', lance: '150000', roi: '0' }],
    ['something is too much', { avaliacao: '200000', lance: '150000', roi: '1001' }],
  ])('where %s waits to be asked', (_, parameters) => {
    expect(bidCodec.read(parameters).asked).toBe(false)
  })

  it('begins with a property’s appraisal and price, and answers', () => {
    const state = bidCodec.read({ imovel: '8444406898953' })
    expect(state).toEqual({ property: '8444406898953', fields: null, asked: true })
    expect(fieldsOf(state, { price: 74_900, evaluationValue: 168_000 })).toEqual(
      fields({ evaluationValue: 168_000, initialBid: 74_900 }),
    )
    expect(bidCodec.write(state)).toEqual({ imovel: '8444406898953' })
  })

  it.each(['abc', '../1', '12345678901234'])('takes %s for no property', imovel => {
    expect(bidCodec.read({ imovel }).property).toBeNull()
  })

  it('keeps what was typed over what the property says', () => {
    const state = bidCodec.read({ imovel: '1', lance: '90000' })
    expect(fieldsOf(state, { price: 74_900, evaluationValue: 168_000 })).toEqual(
      fields({ evaluationValue: null, initialBid: 90_000 }),
    )
  })

  it('reads back what it wrote, whatever is empty', () => {
    const cents = fc.option(fc.integer({ min: 1, max: 10 ** 12 }).map(centavos => centavos / 100))
    const percent = fc.option(fc.integer({ min: 1, max: 10 ** 7 }).map(parts => parts / 10_000))
    fc.assert(
      fc.property(cents, cents, percent, (evaluationValue, initialBid, desiredRoi) => {
        const written = bidCodec.write({
          property: '1',
          fields: { evaluationValue, initialBid, desiredRoi },
          asked: true,
        })
        expect(bidCodec.read(written).fields).toEqual({ evaluationValue, initialBid, desiredRoi })
      }),
    )
  })
})

describe('what a bid is worked out from', () => {
  it.each<[Partial<BidFields>, (keyof BidFields)[]]>([
    [{}, []],
    [{ evaluationValue: null }, ['evaluationValue']],
    [{ initialBid: 0, desiredRoi: null }, ['initialBid', 'desiredRoi']],
    [{ desiredRoi: 1_000 }, []],
    [{ desiredRoi: 1_000.01 }, ['desiredRoi']],
  ])('%o lacks %o', (change, lacking) => {
    expect(wanting(fields(change))).toEqual(lacking)
    expect(isWhole(fields(change))).toBe(lacking.length === 0)
  })
})
