import { expect, it } from 'vitest'
import { compareNames } from './compare-names.ts'

it.each([
  [
    ['Zélia', 'Érica', 'ana', 'Bruno'],
    ['ana', 'Bruno', 'Érica', 'Zélia'],
  ],
  [['Água', 'agua', 'Agua'], ['Agua', 'agua', 'Água'].toSorted((a, b) => (a < b ? -1 : 1))],
  [
    ['Ana Paula', 'Ana', 'Anabela'],
    ['Ana', 'Ana Paula', 'Anabela'],
  ],
])('the names %j are ordered by their letters', (names, ordered) => {
  expect(names.toSorted(compareNames)).toEqual(ordered)
})
