import { expect, it } from 'vitest'
import { formatPropertyCount } from './properties-text.ts'

it('counts properties in words, with a singular', () => {
  expect([0, 1, 2, 1204].map(formatPropertyCount)).toEqual([
    '0 imóveis',
    '1 imóvel',
    '2 imóveis',
    '1.204 imóveis',
  ])
})
