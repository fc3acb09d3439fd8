import { describe, expect, it } from 'vitest'
import { itbiRates } from '#domain/calculators/itbi-rates.ts'
import { states } from '#domain/states.ts'
import { fold } from '#domain/text.ts'
import { municipalitiesOf } from '#server/geo/municipalities.ts'

describe('the known ITBI rates', () => {
  const municipalities = new Set(
    states.flatMap(({ uf }) => municipalitiesOf(uf).map(({ name }) => `${uf} ${fold(name)}`)),
  )

  it.each(Object.keys(itbiRates))('belong to municipalities of the country: %s', key => {
    expect(municipalities).toContain(key)
  })
})
