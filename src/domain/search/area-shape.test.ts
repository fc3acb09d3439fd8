import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInShape, readPolyline } from '#test/support/naive-geometry.ts'
import { createShapeTest, decodeShape, encodeShape, findShapeProblem, type ShapePoint } from './area-shape.ts'

const points = (...corners: [lat: number, lng: number][]): ShapePoint[] =>
  corners.map(([lat, lng]) => ({ lat, lng }))
const ring = (count: number, radius = 1): ShapePoint[] =>
  Array.from({ length: count }, (_, at) => ({
    lat: -15 + radius * Math.cos((2 * Math.PI * at) / count),
    lng: -50 + radius * Math.sin((2 * Math.PI * at) / count),
  }))
const corner = fc.record({
  lat: fc.integer({ min: -3_400_000, max: 500_000 }).map(lat => lat / 1e5),
  lng: fc.integer({ min: -7_400_000, max: -2_900_000 }).map(lng => lng / 1e5),
})

describe('a drawn area', () => {
  it('is encoded as the description of encoded polylines shows', () => {
    const example = points([38.5, -120.2], [40.7, -120.95], [43.252, -126.453])
    expect(encodeShape(example)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
    expect(decodeShape('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(example)
  })

  it('is the same after being encoded and decoded, also by another reading of the description', () => {
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 200 }), corners => {
        const text = encodeShape(corners)
        expect(decodeShape(text)).toEqual(corners)
        expect(readPolyline(text)).toEqual(corners)
      }),
    )
  })

  it('is decoded from any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void findShapeProblem(text)))
    expect([
      decodeShape('_p~iF'),
      decodeShape('\u0000'),
      decodeShape('~~~~~~~~~~'),
      decodeShape('_'),
    ]).toEqual(Array<null>(4).fill(null))
  })

  it.each<[string, ShapePoint[], string | null]>([
    ['a triangle', points([-23, -47], [-23, -46], [-22, -46]), null],
    ['a triangle drawn the other way', points([-22, -46], [-23, -46], [-23, -47]), null],
    ['a concave area', points([-23, -47], [-22, -46.5], [-23, -46], [-22.7, -46.5]), null],
    ['200 points', ring(200), null],
    ['201 points', ring(201), 'Desenhe uma área de 3 a 200 pontos.'],
    ['two points', points([-23, -47], [-22, -46]), 'Desenhe uma área de 3 a 200 pontos.'],
    ['a line', points([-23, -47], [-22, -46], [-21, -45]), 'A área desenhada não tem tamanho.'],
    ['three times a point', points([-23, -47], [-23, -47], [-23, -47]), 'A área desenhada não tem tamanho.'],
    ['a ring that ends where it began', points([-23, -47], [-23, -46], [-22, -46], [-23, -47]), null],
    ['a corner given twice', points([-23, -47], [-23, -47], [-23, -46], [-22, -46]), null],
    [
      'a line there and back',
      points([-23, -47], [-22, -46], [-23, -47], [-22, -46]),
      'A área desenhada não tem tamanho.',
    ],
    [
      'lines that touch',
      points([-23, -47], [-23, -46], [-22, -46], [-23, -46], [-24, -46]),
      'As linhas da área desenhada se cruzam.',
    ],
    ['a garden', points([-16.68, -49.25], [-16.68001, -49.25], [-16.68001, -49.24999]), null],
    [
      'lines that cross',
      points([-23, -47], [-22, -46], [-23, -46], [-22.1, -47]),
      'As linhas da área desenhada se cruzam.',
    ],
    ['an area abroad', points([48, 2], [49, 2], [49, 3]), 'A área desenhada sai do Brasil.'],
  ])('of %s is valid or said to be wrong', (_, corners, problem) => {
    expect(findShapeProblem(encodeShape(corners))).toBe(problem)
  })

  it('has inside what sees it all around', () => {
    const area = fc
      .record({
        count: fc.integer({ min: 3, max: 60 }),
        dents: fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
      })
      .map(({ count, dents }) =>
        ring(count).map(({ lat, lng }, at) => ({
          lat: Math.round((-15 + (lat + 15) * dents[at]!) * 1e5) / 1e5,
          lng: Math.round((-50 + (lng + 50) * dents[at]!) * 1e5) / 1e5,
        })),
      )
    const point = fc.record({
      // Points off the grid of the corners, so that none lies on an edge.
      lat: fc.integer({ min: -11_000, max: 11_000 }).map(lat => -15 + lat / 1e4 + 0.00000317),
      lng: fc.integer({ min: -11_000, max: 11_000 }).map(lng => -50 + lng / 1e4 + 0.00000153),
    })
    let inside = 0
    fc.assert(
      fc.property(area, fc.array(point, { minLength: 20, maxLength: 20 }), (corners, some) => {
        const contains = createShapeTest(corners)
        const shape = encodeShape(corners)
        for (const each of some) {
          expect(contains(each.lat, each.lng)).toBe(isInShape(readPolyline(shape), each))
          if (contains(each.lat, each.lng)) inside++
        }
      }),
    )
    expect(inside).toBeGreaterThan(100)
  })

  it('has nothing of what is not known inside', () => {
    expect(createShapeTest(ring(8))(Number.NaN, Number.NaN)).toBe(false)
    expect(createShapeTest([])(-15, -50)).toBe(false)
  })
})
