import { describe, expect, it } from 'vitest'
import { modalities } from '../property/listing.ts'
import { curatedLimits, curatedLists, modalitiesByUrgency, premiumCities } from './curated-lists.ts'

describe('the curated lists', () => {
  it('use 20 premium cities', () => {
    expect(premiumCities).toHaveLength(20)
    expect(new Set(premiumCities.map(({ city }) => city)).size).toBe(20)
  })

  it('rank every modality once by how soon it is assumed to end', () => {
    expect(modalitiesByUrgency.flat().toSorted()).toEqual(modalities.toSorted())
    expect(modalitiesByUrgency[0]).toEqual(['leilao'])
  })

  it('are as long as the screens ask', () => {
    expect(curatedLists.map(list => curatedLimits[list])).toEqual([90, 60, 60, 90])
  })
})
