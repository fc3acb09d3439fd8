import { expect, test } from 'vitest'
import { createShapeTest, encodeShape, findShapeProblem, type ShapePoint } from '#domain/search/area-shape.ts'
import { simplifyStroke } from './freehand-stroke.ts'

const goiania = { lng: -49.25, lat: -16.68 }

/** A hand's line around a center: a circle whose radius varies, from one angle (in turns) to another. */
const drawAround = (
  { lng, lat }: ShapePoint,
  {
    count,
    radius,
    jitter = 0,
    turns = 1,
  }: { count: number; radius: number; jitter?: number; turns?: number },
): ShapePoint[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / (count - 1)) * 2 * Math.PI * turns
    const reach = radius * (1 + jitter * Math.sin(at * 2.7))
    return { lng: lng + reach * Math.cos(angle), lat: lat + reach * Math.sin(angle) }
  })

test.each([
  ['a smooth line', { count: 900, radius: 0.5, turns: 0.98 }],
  ['a trembling line', { count: 3000, radius: 3, jitter: 0.01, turns: 0.98 }],
  ['a small line', { count: 60, radius: 0.002, turns: 0.97 }],
])('%s becomes an area of at most 200 points that holds what it encloses', (_, line) => {
  for (const zoom of [4, 8, 14]) {
    const area = simplifyStroke(drawAround(goiania, line), zoom)
    if (area.length < 3) continue
    expect(area.length).toBeLessThanOrEqual(200)
    expect(findShapeProblem(encodeShape(area))).toBeNull()
  }
  const area = simplifyStroke(drawAround(goiania, line), 13)
  const holds = createShapeTest(area)
  expect(holds(goiania.lat, goiania.lng)).toBe(true)
  expect(holds(goiania.lat + 0.9 * line.radius, goiania.lng)).toBe(true)
  expect(holds(goiania.lat + 1.1 * line.radius, goiania.lng)).toBe(false)
})

test('what a hand draws beyond its start is cut off', () => {
  const stroke = drawAround(goiania, { count: 400, radius: 0.5, turns: 1.04 }).map(({ lng, lat }, at) => ({
    lng: lng + at / 20_000,
    lat,
  }))
  const area = simplifyStroke(stroke, 9)
  expect(findShapeProblem(encodeShape(area))).toBeNull()
  expect(createShapeTest(area)(goiania.lat, goiania.lng)).toBe(true)
})

test('a line that crosses itself stays crossed, so that the person is asked to draw another', () => {
  const eight = Array.from({ length: 300 }, (_, at) => {
    const angle = (at / 310) * 2 * Math.PI
    return { lng: goiania.lng + Math.sin(angle + 1), lat: goiania.lat + Math.sin(2 * (angle + 1)) / 2 }
  })
  expect(findShapeProblem(encodeShape(simplifyStroke(eight, 9)))).toBe(
    'As linhas da área desenhada se cruzam.',
  )
})

test('a line without any width is too few corners for an area', () => {
  const back = [0, 1, 2, 1, 0].map(step => ({ lng: goiania.lng + step / 10, lat: goiania.lat }))
  const corners = simplifyStroke(back, 10)
  expect(corners.length < 3 || findShapeProblem(encodeShape(corners)) !== null).toBe(true)
})
