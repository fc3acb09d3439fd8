import { describe, expect, it } from 'vitest'
import { PlaceDictionary } from './place-dictionary.ts'

const noMunicipalities = { find: () => null, named: () => [], recognize: () => [] }

describe('the spelling of a place that lists spell in several ways', () => {
  it.each([
    [['Mucumagro', 'Muçumagro'], 'Muçumagro'],
    [['Muçumagro', 'Mucumagro'], 'Muçumagro'],
    [['Agua Fría', 'Água Fria', 'Agua Fria', 'Água Fría'], 'Água Fría'],
    [['MANGABEIRA', 'Mangabeira'], 'MANGABEIRA'],
    [['Mangabeira', 'MANGABEIRA'], 'MANGABEIRA'],
  ])('of %j is %s, whatever comes first', (spellings, shown) => {
    const places = new PlaceDictionary(noMunicipalities)
    const city = places.addCity('PB', 'Joao Pessoa')
    const numbers = spellings.map(name => places.addNeighborhood(city, name))
    expect(new Set(numbers).size).toBe(1)
    expect(places.neighborhoods[numbers[0] ?? -1]?.name).toBe(shown)
    expect(spellings.map(name => places.addNeighborhood(city, name))).toEqual(numbers)
  })
})
