import { describe, expect, it } from 'vitest'
import { itbiRates } from '#domain/transfer-costs/itbi-rate.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import { listMunicipalities } from '#server/geo/municipalities.ts'

describe('the known ITBI rates', () => {
  const municipalities = new Set(
    states.flatMap(({ uf }) => listMunicipalities(uf).map(({ name }) => `${uf} ${foldText(name)}`)),
  )

  it.each(Object.keys(itbiRates))('belong to municipalities of the country: %s', key => {
    expect(municipalities).toContain(key)
  })
})
