import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutIntoActs } from './text-parts.ts'

const range = (start: number, end: number) => ({ start, end })

it.each([
  ['abcdef', [], [{ act: null, text: 'abcdef' }]],
  [
    'abcdef',
    [range(1, 3), range(3, 5)],
    [
      { act: null, text: 'a' },
      { act: 0, text: 'bc' },
      { act: 1, text: 'de' },
      { act: null, text: 'f' },
    ],
  ],
  [
    'abcdef',
    [range(3, 9), range(0, 3)],
    [
      { act: 1, text: 'abc' },
      { act: 0, text: 'def' },
    ],
  ],
  ['', [range(0, 4)], []],
])('the text %j is cut at its acts', (text, acts, parts) => expect(cutIntoActs(text, acts)).toEqual(parts))

it('all of the text is in the parts, once', () => {
  const acts = fc.array(fc.record({ start: fc.nat(50), end: fc.nat(50) }))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), acts, (text, ranges) => {
      const parts = cutIntoActs(text, ranges)
      expect(parts.map(part => part.text).join('')).toBe(text)
    }),
  )
})
