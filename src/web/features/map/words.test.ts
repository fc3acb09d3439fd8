import { expect, test } from 'vitest'
import type { Property } from '#contract/catalogue.ts'
import { fanOut } from './fan.ts'
import { project, unproject } from './mercator.ts'
import { toneOf } from './palette.ts'
import { bubbleFigures, compact, mapsLink, pinPrice, streetLink } from './words.ts'

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1 mil'],
  [3240, '3,2 mil'],
  [31_438, '31 mil'],
])('%d in a bubble reads %s', (total, text) => expect(compact(total)).toBe(text))

test.each([
  [950, 'R$ 950'],
  [128_400, 'R$ 128 mil'],
  [999_499, 'R$ 999 mil'],
  [999_500, 'R$ 1 mi'],
  [1_234_567, 'R$ 1,2 mi'],
])('a pin of %d reais reads %s', (reais, text) => expect(pinPrice(reais)).toBe(text))

test('unknown discounts are not spoken of, negative ones as what they are', () => {
  expect(bubbleFigures({ total: 1, discount: null })).toBe('1 imóvel')
  expect(bubbleFigures({ total: 12, discount: 41.6 })).toBe('12 imóveis · desconto médio de 42%')
  expect(bubbleFigures({ total: 2, discount: -3 })).toBe('2 imóveis · preço médio acima da avaliação')
})

test.each([
  [null, 0],
  [-5, 0],
  [19.9, 0],
  [20, 1],
  [49.9, 3],
  [88, 4],
])('a mean discount of %s has tone %d', (discount, tone) => expect(toneOf(discount)).toBe(tone))

test('pins of one point never cover each other, and always stand in the same places', () => {
  for (const count of [1, 2, 3, 7, 12]) {
    const pins = fanOut(count)
    expect(fanOut(count)).toEqual(pins)
    for (const [index, [x1, y1]] of pins.entries())
      for (const [x2, y2] of pins.slice(index + 1))
        expect(Math.abs(x1 - x2) >= 78 || Math.abs(y1 - y2) >= 30).toBe(true)
  }
})

test('a position comes back from its pixels', () => {
  const [lng, lat] = unproject(...project(-49.25, -16.68, 9.5), 9.5)
  expect(lng).toBeCloseTo(-49.25, 9)
  expect(lat).toBeCloseTo(-16.68, 9)
})

const property = {
  address: 'RUA 4, N. 515',
  neighborhood: 'CENTRO',
  city: 'GOIANIA',
  state: 'GO',
  lat: -16.67,
  lng: -49.25,
  precision: 'city',
} as Property

test('outside links ask for the address; street view takes the point only where it is the address', () => {
  expect(decodeURIComponent(mapsLink(property))).toMatch(/query=RUA 4, N\. 515, CENTRO, Goiânia, GO, Brasil$/)
  expect(streetLink(property)).not.toContain('-49.25')
  expect(streetLink({ ...property, precision: 'address' })).toContain('viewpoint=-16.67,-49.25')
})
