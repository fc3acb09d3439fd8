import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNetRoi, formatNetRoiBeside } from './format-figures.ts'

describe('a net ROI beside its target', () => {
  it.each([
    [17.6, 18, '17,6%'],
    [17.996, 18, '17,99%'],
    [18, 18, '18%'],
    [18.4, 18, '18%'],
    [18.4, 18.3, '18,4%'],
    [12.7, 18, '13%'],
    [-0.4, 0, '−0,4%'],
    [17.6, undefined, '18%'],
  ])('%d beside %s reads %s', (value, target, text) => {
    expect(formatNetRoiBeside(value, target)).toBe(text)
  })

  it('never reads as if it lay on the other side, and is exact only where it would', () => {
    const read = (text: string) => Number(text.replace('−', '-').replace(',', '.').replace('%', ''))
    fc.assert(
      fc.property(fc.integer({ min: -9_000, max: 9_000 }), fc.integer({ min: 0, max: 9_000 }), (a, b) => {
        const [value, target] = [a / 97, b / 100]
        const text = formatNetRoiBeside(value, target)
        expect(read(text) >= target).toBe(value >= target)
        if (text !== formatNetRoi(value)) expect(read(formatNetRoi(value)) >= target).toBe(value < target)
      }),
    )
  })
})
