import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BidFields,
  type BidState,
  bidCodec,
  bidToCostsSearch,
  toBidFields,
  isBidComplete,
  listMissingBidFields,
} from './bid-state.ts'

const fields = (change: Partial<BidFields> = {}): BidFields => ({
  evaluationValue: 200_000,
  initialBid: 150_000,
  desiredRoi: 15,
  ...change,
})

describe('the address of a bid', () => {
  it('is empty but for the ROI at first', () => {
    const state = bidCodec.read({})
    expect(state).toEqual({ property: null, fields: null, asked: false })
    expect(toBidFields(state, undefined)).toEqual({ evaluationValue: null, initialBid: null, desiredRoi: 15 })
  })

  it('with all fields computes at once', () => {
    expect(bidCodec.read({ avaliacao: '200000', lance: '150000.5', roi: '20' })).toEqual({
      property: null,
      fields: fields({ initialBid: 150_000.5, desiredRoi: 20 }),
      asked: true,
    })
  })

  it.each<[string, Record<string, string>]>([
    ['something is missing', { avaliacao: '200000' }],
    ['something is no number', { avaliacao: '200000', lance: 'NaN' }],
    ['something is 0', { avaliacao: '200000', lance: '0', roi: '15' }],
  ])('with %s waits for the button', (_, parameters) => {
    expect(bidCodec.read(parameters).asked).toBe(false)
  })

  it('is clamped to the limits', () => {
    const { fields, asked } = bidCodec.read({ avaliacao: '200000', lance: '150000', roi: '1001' })
    expect(fields).toEqual({ evaluationValue: 200_000, initialBid: 150_000, desiredRoi: 100 })
    expect(asked).toBe(true)
  })

  it('starts with a property’s appraisal and price, and computes', () => {
    const state = bidCodec.read({ imovel: '8444406898953' })
    expect(state).toEqual({ property: '8444406898953', fields: null, asked: true })
    expect(toBidFields(state, { price: 74_900, evaluationValue: 168_000 })).toEqual(
      fields({ evaluationValue: 168_000, initialBid: 74_900 }),
    )
    expect(bidCodec.write(state)).toEqual({ imovel: '8444406898953' })
  })

  it('keeps typed values over the property’s', () => {
    const state = bidCodec.read({ imovel: '1', lance: '90000' })
    expect(toBidFields(state, { price: 74_900, evaluationValue: 168_000 })).toEqual(
      fields({ evaluationValue: null, initialBid: 90_000 }),
    )
  })

  it('reads back what it wrote, also with empty fields', () => {
    const cents = fc.option(fc.integer({ min: 1, max: 10 ** 12 }).map(centavos => centavos / 100))
    const percent = fc.option(fc.integer({ min: 1, max: 10 ** 4 }).map(parts => parts / 100))
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

describe('the fields needed to compute a bid', () => {
  it.each<[Partial<BidFields>, (keyof BidFields)[]]>([
    [{}, []],
    [{ evaluationValue: null }, ['evaluationValue']],
    [{ initialBid: 0, desiredRoi: null }, ['initialBid']],
  ])('of %o lack %o', (change, lacking) => {
    expect(listMissingBidFields(fields(change))).toEqual(lacking)
    expect(isBidComplete(fields(change))).toBe(lacking.length === 0)
  })
})

describe('the parameters passed to the cost sheet', () => {
  const state = (change: Partial<BidState>): BidState => ({
    property: null,
    fields: null,
    asked: true,
    ...change,
  })
  const property = { price: 74_900, evaluationValue: 168_000 }
  const own = fields({ initialBid: 74_900, evaluationValue: 168_000 })

  it('hold every value without a property', () => {
    expect(bidToCostsSearch(state({ fields: fields({ initialBid: null }) }), undefined)).toEqual({
      venda: '200000',
      roi: '15',
    })
  })

  it('hold the typed values of an unavailable property, and nothing of an empty form', () => {
    const away = (typed: BidFields | null) =>
      bidToCostsSearch(state({ property: '8787', fields: typed }), undefined)
    expect(away(null)).toEqual({ imovel: '8787' })
    expect(away(fields({ evaluationValue: null }))).toEqual({ imovel: '8787', lance: '150000' })
  })

  it.each<[string, BidFields | null, Record<string, string>]>([
    ['nothing', null, {}],
    ['nothing but the same again', own, {}],
    ['the bid', { ...own, initialBid: 70_000 }, { lance: '70000' }],
    ['the appraisal', { ...own, evaluationValue: 170_000.5 }, { venda: '170000.5' }],
    ['the ROI', { ...own, desiredRoi: 20 }, { roi: '20' }],
    ['an emptied field', { ...own, initialBid: null }, {}],
  ])('hold only the typed values of a property: %s', (_, typed, expected) => {
    expect(bidToCostsSearch(state({ property: '8787', fields: typed }), property)).toEqual({
      imovel: '8787',
      ...expected,
    })
  })
})
