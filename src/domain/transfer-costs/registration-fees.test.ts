import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { states, type Uf } from '../states.ts'
import { toCostBounds } from './cost-figure.ts'
import { estimateRegistrationFee, type RegisteredAct } from './registration-fees.ts'
import { countGenerated } from '#test/support/depth.ts'

const register = (uf: Uf, reais: number, act: RegisteredAct = 'purchase', isFirstHome = false) =>
  estimateRegistrationFee(uf, Math.round(reais * 100), { act, isFirstHome })

const boundsOf = (...asked: Parameters<typeof register>) => {
  const { low, high } = toCostBounds(register(...asked))
  return [low / 100, high === null ? null : high / 100]
}

describe('the registration of a purchase', () => {
  // What the tables give for the median listing, R$ 150 thousand and R$ 300 thousand.
  it.each<[Uf, number, number, number]>([
    ['AC', 1344.2, 2016.1, 4032.8],
    ['AL', 3067.22, 4915.47, 6685.7],
    ['AM', 1603.45, 2794.93, 4612.42],
    ['AP', 2804.95, 4207.45, 8414.88],
    ['BA', 1076.62, 1164.82, 2828.84],
    ['CE', 3011.74, 4491.57, 4848.4],
    ['ES', 2291.1, 3961.98, 5699.66],
    ['GO', 1851.28, 2782.61, 4920.69],
    ['MA', 1466.33, 2862.74, 5590.81],
    ['MG', 2928.06, 3979.69, 4903.53],
    ['MS', 2030.15, 3029.14, 4753.33],
    ['MT', 1944.65, 3390.15, 6694.15],
    ['PA', 712.4, 1476.4, 3956],
    ['PB', 999.49, 1555.99, 2701.98],
    ['PE', 1741.27, 2997.19, 5473.28],
    ['PI', 3409.11, 4762.63, 7947.9],
    ['PR', 1194.42, 1194.42, 1194.42],
    ['RJ', 2429.88, 3879.17, 4174.18],
    ['RN', 1397.31, 2103.64, 4494.64],
    ['RO', 1140.59, 1699.99, 3181.54],
    ['RR', 1654.63, 2233.1, 3014.52],
    ['RS', 565.5, 864.6, 1512.3],
    ['SC', 1113.81, 1888.77, 2693.37],
    ['SE', 1273.18, 1884.96, 3296.76],
    ['SP', 1489.46, 1901.09, 2723.02],
    ['TO', 3077.18, 3226.67, 3675.14],
  ])('in %s is by the table of 2026', (uf, ofMedian, of150, of300) => {
    expect([84_892, 150_000, 300_000].map(value => boundsOf(uf, value)[1])).toEqual([ofMedian, of150, of300])
    expect(register(uf, 150_000).kind).toBe('amount')
  })

  it('in the Distrito Federal is a range, because two copies of the table differ', () => {
    expect(boundsOf('DF', 84_892)).toEqual([1019.16, 1107.02])
    expect(boundsOf('DF', 300_000)).toEqual([1273.07, 1317.88])
  })

  it.each<[Uf, number, number]>([
    ['RS', 24_816.8, 310.4],
    ['RS', 24_816.81, 340.9],
    ['CE', 55_337.23, 2339.95],
    ['CE', 55_337.24, 2340.2],
    ['RJ', 561_711.99, 4174.18],
    ['RJ', 561_712, 4547.77],
    ['SE', 1_085_000, 10_685.18],
    ['SE', 1_200_000, 10_703.88],
    ['SE', 1_200_000.01, 10_722.58],
    ['SE', 9_000_000, 11_264.88],
    ['MT', 400_000, 6948.45],
    ['AM', 1_055_700.01, 17_903.81],
    ['AM', 90_000_000, 59_503.81],
    ['SC', 226_100.06, 2632.01],
    ['PB', 1_200_000, 9267.9],
    ['TO', 9_000_000, 15_932.83],
  ])('in %s changes at its limits: of R$ %f', (uf, value, fee) => {
    expect(boundsOf(uf, value)).toEqual([fee, fee])
  })

  it.each<[Uf, number, number, number | null]>([
    ['PA', 2_000_000, 21_430.1, 49_467.8],
    ['PI', 7_000_000, 15_732.4, 31_141.32],
    ['RN', 500_000.01, 7745.23, 25_133.54],
    ['MG', 3_200_000.01, 8582.97, null],
    ['SP', 19_210_000.01, 30_573.43, null],
  ])('in %s is not known above the last band: of R$ %f', (uf, value, low, high) => {
    const figure = register(uf, value)
    expect(boundsOf(uf, value)).toEqual([low, high])
    expect(figure).toMatchObject({
      kind: high === null ? 'unknown' : 'range',
      note: expect.stringContaining('últimas faixas'),
    })
  })

  it('never costs less for a higher value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states.map(({ uf }) => uf)),
        fc.integer({ min: 1, max: 30_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom<RegisteredAct>('purchase', 'guarantee'),
        (uf, value, more, act) => {
          const [low, high] = [value, value + more].map(reais => toCostBounds(register(uf, reais, act)))
          expect(high?.low).toBeGreaterThanOrEqual(low?.low ?? 0)
        },
      ),
      { numRuns: countGenerated(300) },
    )
  })

  it('says what it holds and where it is from', () => {
    expect(register('MG', 90_000)).toMatchObject({ content: 'total', source: { kind: 'law', date: '2026' } })
    expect(register('RS', 90_000)).toMatchObject({
      content: 'without-funds',
      source: { kind: 'copy', name: 'TJRS, Registro de Imóveis, item 1, por terceiros' },
      note: expect.stringContaining('Sem fundos e selos'),
    })
  })
})

describe('the first home bought by the SFH', () => {
  it.each<[Uf, number]>([
    ['MG', 1989.85],
    ['RS', 432.3],
    // Half of the emoluments; the funds are a share of them, the seal stays.
    ['CE', 2274.2],
    ['RJ', 1338.88],
    // The state's own rate is of the value: only the emoluments are halved.
    ['PE', 1686.1],
  ])('halves the emoluments in %s', (uf, fee) => {
    expect(boundsOf(uf, 150_000, 'purchase', true)).toEqual([fee, fee])
  })
})

describe('the registration of the guarantee', () => {
  it.each<[Uf, number, number]>([
    ['AP', 400_000, 280.47],
    ['TO', 76_000, 1832.52],
    ['TO', 160_000, 2274.21],
    ['SP', 120_000, 1901.09],
  ])('in %s has its own fee, or that of a purchase of the same value: of R$ %i', (uf, value, fee) => {
    expect(boundsOf(uf, value, 'guarantee')).toEqual([fee, fee])
  })
})
