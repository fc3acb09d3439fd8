import { expect, test } from 'vitest'
import { positionTip } from './map-tip.tsx'

const tip = { width: 200, height: 40 }
const window = { width: 360, height: 600, top: 0 }
const controls = { left: 300, top: 400 }

test.each([
  ['above, in the middle', { x: 180, y: 300, radius: 20 }, { left: 80, top: 230 }],
  ['inside the left edge', { x: 20, y: 300, radius: 20 }, { left: 8, top: 230 }],
  ['inside the right edge', { x: 350, y: 300, radius: 20 }, { left: 152, top: 230 }],
  ['below what is at the top', { x: 180, y: 40, radius: 20 }, { left: 80, top: 70 }],
])('a tip is placed %s', (_, at, place) => expect(positionTip(at, tip, window, controls)).toEqual(place))

test('a tip never covers the controls or the fields', () => {
  expect(positionTip({ x: 340, y: 480, radius: 20 }, tip, window, controls)).toEqual({ left: 92, top: 410 })
  const under = { ...window, top: 80 }
  expect(positionTip({ x: 180, y: 140, radius: 20 }, tip, under, controls)).toEqual({ left: 80, top: 170 })
})
