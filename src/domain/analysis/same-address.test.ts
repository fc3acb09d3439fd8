import { expect, it } from 'vitest'
import { selectSameAddress } from './comparables.ts'

const listing = (id: string, address: string, price = 100) => ({ id, address, price })
const own = listing('1', 'RUA DAS ACACIAS,N. 210 APTO. 304')

it('selects the other listings at the same street and number, the cheapest first, and counts those not shown', () => {
  const found = selectSameAddress(own, [
    own,
    listing('2', 'RUA DAS ACACIAS, N. 210 BL 2', 300),
    listing('3', 'RUA DAS ACACIAS, N. 212'),
    listing('4', 'Rua das Acácias, 210', 200),
    ...[5, 6, 7, 8].map(id => listing(String(id), 'RUA DAS ACACIAS Nº 210', 400)),
  ])
  expect(found.total).toBe(6)
  expect(found.listings.map(({ id }) => id)).toEqual(['4', '2', '5', '6', '7'])
})

it('selects none where the address has no number', () => {
  const without = listing('1', 'RUA DAS ACACIAS')
  expect(selectSameAddress(without, [listing('2', 'RUA DAS ACACIAS')])).toEqual({ total: 0, listings: [] })
})
