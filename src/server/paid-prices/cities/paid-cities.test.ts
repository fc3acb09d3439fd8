import { expect, it } from 'vitest'
import { publishedCities } from '#domain/paid-prices/published-cities.ts'
import { foldText } from '#domain/fold-text.ts'
import { findPaidCity, paidCities } from './paid-cities.ts'

it('the setting names the cities that publish their files', () => {
  expect(paidCities.filter(({ published }) => published !== null).map(({ id }) => id)).toEqual(
    publishedCities,
  )
})

it.each(paidCities.map(city => [city.id, city] as const))('%s can be read', (id, city) => {
  expect(findPaidCity(id)).toBe(city)
  expect(id).toBe(foldText(city.name).replaceAll(' ', '-'))
  expect(city.required.filter(field => city.columns[field] === undefined)).toEqual([])
  expect(city.uses.some(([pattern]) => pattern.test('outro uso'))).toBe(true)
  // The page that people are sent to is the one whose files are read.
  if (city.published !== null)
    expect(city.page).toBe(`${city.published.ckan}/dataset/${city.published.package}`)
  for (const [from, to] of city.postalCodes) expect(from).toBeLessThan(to)
})
