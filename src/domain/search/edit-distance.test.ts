import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditTest, isWithinEdits } from './edit-distance.ts'

/** Counts the edits by their definition. */
function countEdits(one: string, other: string): number {
  const counted = new Map<string, number>()
  const count = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const known = counted.get(`${i} ${j}`)
    if (known !== undefined) return known
    const swaps = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
    const edits = Math.min(
      count(i - 1, j) + 1,
      count(i, j - 1) + 1,
      count(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
      swaps ? count(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    )
    counted.set(`${i} ${j}`, edits)
    return edits
  }
  return count(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

describe('the edits between two words', () => {
  it.each([
    ['goiania', 'goiamia', 1],
    ['goiania', 'goinaia', 1],
    ['goiania', 'goania', 1],
    ['jardim', 'jardins', 2],
    ['', 'ab', 2],
  ])('of %s and %s are %i', (one, other, edits) => {
    expect(isWithinEdits(one, other, edits)).toBe(true)
    expect(isWithinEdits(one, other, edits - 1)).toBe(false)
  })

  it('are as few as counted by their definition, whatever was compared before', () => {
    fc.assert(
      fc.property(
        word,
        fc.array(word, { maxLength: 8 }),
        fc.integer({ min: 0, max: 3 }),
        (one, others, most) => {
          const isNear = createEditTest(one, most)
          for (const other of others) expect(isNear(other)).toBe(countEdits(one, other) <= most)
        },
      ),
      { numRuns: 500 },
    )
  })
})
