import { expect, test } from 'vitest'
import { fanOut } from './map-features.ts'
import { projectMercator, unprojectMercator } from '#domain/map/map-frame.ts'
import { otherTones, findTone } from './map-palette.ts'
import type { MapPoint } from './map-points.ts'
import {
  describeBubbleFigures,
  formatCompact,
  describeMedianDiscount,
  formatPinPrice,
  describePosition,
} from './map-words.ts'

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1 mil'],
  [3240, '3,2 mil'],
  [31_438, '31 mil'],
])('%d in a bubble reads %s', (total, text) => expect(formatCompact(total)).toBe(text))

test.each([
  [950, 'R$ 950'],
  [9_449, 'R$ 9.449'],
  [9_960, 'R$ 10 mil'],
  [128_400, 'R$ 128 mil'],
  [999_499, 'R$ 999 mil'],
  [999_500, 'R$ 1 mi'],
  [1_234_567, 'R$ 1,2 mi'],
])('a pin of %d reais reads %s', (reais, text) => expect(formatPinPrice(reais)).toBe(text))

test('unknown discounts are not mentioned, negative ones are described as above the appraisal', () => {
  expect(describeBubbleFigures({ total: 1, discount: null })).toBe('1 imóvel')
  expect(describeBubbleFigures({ total: 12, discount: 41.6 })).toBe('12 imóveis · desconto mediano de 42%')
  expect(describeBubbleFigures({ total: 2, discount: -3 })).toBe(
    '2 imóveis · preço mediano acima da avaliação',
  )
  expect(describeBubbleFigures({ total: 1, discount: 41.6 })).toBe('1 imóvel · desconto de 42%')
  expect(describeMedianDiscount(-3, 1)).toBe('preço acima da avaliação')
  expect(describeMedianDiscount(-0.4, 2)).toBe('desconto mediano de 0%')
  expect(describeMedianDiscount(null, 2)).toBe('desconto não informado')
})

test.each([
  [null, otherTones.unknown],
  [-5, otherTones.above],
  [-0.4, 0],
  [19.4, 0],
  [19.6, 1],
  [20, 1],
  [49.4, 3],
  [88, 4],
])('a median discount of %s has tone %d', (discount, tone) => expect(findTone(discount)).toBe(tone))

test('the pins of one point never overlap, and always have the same positions', () => {
  for (const count of [1, 2, 3, 7, 12]) {
    const pins = fanOut(count)
    expect(fanOut(count)).toEqual(pins)
    for (const [index, [x1, y1]] of pins.entries())
      for (const [x2, y2] of pins.slice(index + 1))
        expect(Math.abs(x1 - x2) >= 78 || Math.abs(y1 - y2) >= 30).toBe(true)
  }
})

test('a position can be restored from its pixels', () => {
  const [lng, lat] = unprojectMercator(...projectMercator(-49.25, -16.68, 9.5), 9.5)
  expect(lng).toBeCloseTo(-49.25, 9)
  expect(lat).toBeCloseTo(-16.68, 9)
})

const placesText = (...spots: [precision: MapPoint['precision'], total: number][]): string =>
  describePosition(
    spots.map(([precision, total]) => ({ precision, entries: Array.from({ length: total }, Number) })),
  )

test('the message about positions matches what is on the map', () => {
  const all = 'Pontos no centro do município.'
  expect(describePosition(undefined)).toBe(all)
  expect(placesText(['city', 3], ['state', 1])).toBe(all)
  expect(placesText(['city', 3], ['building', 2])).toBe('A maioria dos pontos no centro do município.')
  expect(placesText(['city', 2], ['neighborhood', 2])).toBe('Uma parte dos pontos no centro do município.')
  expect(placesText(['building', 9])).toBe('Confira o endereço na matrícula.')
})
