import { expect, it } from 'vitest'
import { cutIntoActs, flowLines } from './title-record-text.tsx'
import fc from 'fast-check'

const long = 'IMÓVEL: Unidade autônoma constituída pelo apartamento n.º 704,'

it.each([
  [`${long}\nno 7.º pavimento.\nDATA: 2011`, `${long} no 7.º pavimento.\nDATA: 2011`],
  [`${long}  \nno 7.º`, `${long} no 7.º`],
  [`${long}\n\nR.1`, `${long}\n\nR.1`],
  ['LIVRO 2            MATRÍCULA 95', 'LIVRO 2  MATRÍCULA 95'],
  ['', ''],
])('the lines of %j flow', (text, flowing) => expect(flowLines(text)).toBe(flowing))

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
