import { expect, it } from 'vitest'
import { clampTargetRoi, defaultTargetRoi, isTargetRoi, targetRoiChoices } from './target-roi.ts'

it('the default and every choice are targets', () => {
  expect(defaultTargetRoi).toBe(15)
  expect([defaultTargetRoi, ...targetRoiChoices].every(isTargetRoi)).toBe(true)
})

it.each([0, 100, 12.5, 15.25])('%d is a target', value => {
  expect(isTargetRoi(value)).toBe(true)
  expect(clampTargetRoi(value)).toBe(value)
})

it.each([
  [-1, 0],
  [-0, 0],
  [100.01, 100],
  [Number.POSITIVE_INFINITY, 100],
  [15.255, 15.26],
  [Number.NaN, null],
])('%d becomes %j', (value, target) => {
  expect(clampTargetRoi(value)).toBe(target)
})

it.each([-1, 101, 15.125, Number.NaN, Number.POSITIVE_INFINITY, '15', null, undefined, {}])(
  '%j is no target',
  value => {
    expect(isTargetRoi(value)).toBe(false)
  },
)
