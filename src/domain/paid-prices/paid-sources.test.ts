import { expect, it } from 'vitest'
import { findPaidSource, paidSources } from './paid-sources.ts'
import { publishedCities } from './published-cities.ts'

const all = Object.values(paidSources)

it.each([
  ['RECIFE', 'PE', 'Recife'],
  ['São Paulo', 'SP', 'São Paulo'],
  ['SAO PAULO', 'SP', 'São Paulo'],
  ['RECIFE', 'SP', null],
  ['OLINDA', 'PE', null],
] as const)('%s in %s is the city %s', (city, state, name) => {
  expect(findPaidSource({ state, city }, all)?.name ?? null).toBe(name)
})

it('among no cities none is found', () => {
  expect(findPaidSource({ state: 'PE', city: 'Recife' }, [])).toBeNull()
})

it('four cities can be asked for their files', () => {
  expect(publishedCities).toHaveLength(4)
})
