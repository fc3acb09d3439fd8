import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateFromComparables, type Comparable, selectComparables, isComparable } from './comparables.ts'

const flat = (id: string, changes: Partial<Comparable> = {}): Comparable => ({
  id,
  neighborhood: 'Centro',
  price: 100_000_00,
  evaluation: 200_000_00,
  area: 50,
  ...changes,
})

const own = flat('1', { neighborhood: 'JARDIM EUROPA', area: 100 })
const ids = (comparables: readonly Comparable[], subject = own) =>
  selectComparables(subject, comparables).map(({ id }) => id)

describe('the comparables of a listing', () => {
  it('are the nearest in area by steps of 10 %, within a step those of the same neighborhood first', () => {
    const candidates = [
      flat('20', { area: 125 }),
      flat('21', { area: 75, neighborhood: 'Jardim Europa' }),
      flat('10', { area: 109 }),
      flat('11', { area: 91.5, neighborhood: 'Jardim Europa' }),
      flat('12', { area: 100 }),
      flat('13', { area: 110 }),
      flat('30', { area: null }),
    ]
    expect(ids(candidates)).toEqual(['11', '12', '10', '13', '21', '20'])
  })

  it('without an area are those of the same neighborhood, then the nearest in appraisal or price', () => {
    const subject = flat('1', { area: null, evaluation: 150_000_00 })
    const candidates = [
      flat('2', { neighborhood: 'X', evaluation: 151_000_00 }),
      flat('3', { neighborhood: 'X', evaluation: null, price: 150_000_00 }),
      flat('4', { evaluation: 900_000_00 }),
      flat('5', { area: null, evaluation: 140_000_00 }),
    ]
    expect(ids(candidates, subject)).toEqual(['5', '4', '3', '2'])
  })

  it('are at most twelve; ties are broken by listing number', () => {
    const many = Array.from({ length: 20 }, (_, at) => flat(String(20 - at)))
    expect(ids(many)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  })

  it('do not treat two unknown neighborhoods as the same', () => {
    const subject = flat('1', { neighborhood: '' })
    expect(ids([flat('3', { neighborhood: '', area: 50.1 }), flat('2', { area: 50 })], subject)).toEqual([
      '2',
      '3',
    ])
  })

  it('do not depend on the order of the candidates', () => {
    const candidate = fc.record({
      id: fc.integer({ min: 1, max: 99_999 }).map(String),
      neighborhood: fc.constantFrom('A', 'a', 'B', ''),
      price: fc.integer({ min: 1, max: 9 }),
      evaluation: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
      area: fc.option(fc.constantFrom(10, 10.5, 11, 12, 30), { nil: null }),
    })
    const several = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 30 })
    fc.assert(
      fc.property(candidate, several, (subject, some) => {
        expect(ids(some.toReversed(), subject)).toEqual(ids(some, subject))
      }),
    )
  })
})

describe('a comparable listing', () => {
  const subject = { id: '1', state: 'GO', city: 'ANAPOLIS', category: 'casa', gone: false } as const
  const cityKeys = ['anapolis', 'vila de anapolis']
  it.each([
    ['another of the same city and category', {}, true],
    ['in capitals and without accents or not', { city: 'Anápolis' }, true],
    ['under another name of the city', { city: 'VILA DE ANAPOLIS' }, true],
    ['not itself', { id: '1' }, false],
    ['none that is gone', { gone: true }, false],
    ['none of another category', { category: 'terreno' }, false],
    ['none of no category', { category: null }, false],
    ['none of a namesake in another state', { state: 'SP' }, false],
    ['none of another city', { city: 'GOIANIA' }, false],
  ] as const)('%s', (_, changes, may) => {
    expect(isComparable(subject, { ...subject, id: '2', ...changes }, cityKeys)).toBe(may)
  })

  it('does not exist for a listing without a category', () => {
    const unknown = { ...subject, category: null }
    expect(isComparable(unknown, { ...unknown, id: '2' }, cityKeys)).toBe(false)
  })
})

describe('the estimate from comparables', () => {
  const five = [
    flat('2', { evaluation: 100_000_00, price: 50_000_00, area: 50 }), // 2,000 and 1,000 a m²
    flat('3', { evaluation: 150_000_00, price: 60_000_00, area: 50 }), // 3,000 and 1,200
    flat('4', { evaluation: 260_000_00, price: 90_000_00, area: 100 }), // 2,600 and 900
    flat('5', { evaluation: 100_000_00, price: 70_000_00, area: 40 }), // 2,500 and 1,750
    flat('6', { evaluation: 180_000_00, price: 88_000_00, area: 80 }), // 2,250 and 1,100
  ]

  it("is the median appraisal per m² times the listing's area", () => {
    expect(estimateFromComparables(60, five)).toEqual({
      value: 150_000_00,
      evaluationPerM2: 2_500_00,
      pricePerM2: 1_100_00,
      sampleSize: 5,
    })
  })

  it('leaves out comparables without area or appraisal', () => {
    const more = [...five, flat('7', { area: null }), flat('8', { evaluation: null })]
    expect(estimateFromComparables(60, more)).toEqual(estimateFromComparables(60, five))
  })

  it.each([
    ['with fewer than five', 60, five.slice(1)],
    ['with five of which one has no appraisal', 60, [...five.slice(1), flat('9', { evaluation: null })]],
    ['without an own area', null, five],
  ])('is null %s', (_, area, others) => {
    expect(estimateFromComparables(area, others)).toBeNull()
  })
})
