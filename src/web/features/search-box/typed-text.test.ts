import { describe, expect, it } from 'vitest'
import { findExactPlace, type PlaceSuggestion } from './exact-place.ts'
import { findTypedPlace, isPlaceLike, isStateName, readListingNumber } from './typed-text.ts'

describe('the number of a listing', () => {
  it.each([
    ['8444405322578', '8444405322578'],
    [' #8444405322578 ', '8444405322578'],
    ['844440532257-8', '8444405322578'],
    ['nº 00012345678', '12345678'],
  ])('is read from %j', (text, number) => expect(readListingNumber(text)).toBe(number))

  it.each(['150000', 'imóvel 8444405322578', '84444053225781', 'casa'])('is not %j', text =>
    expect(readListingNumber(text)).toBeNull(),
  )
})

describe('the place at the end of a sentence', () => {
  it.each([
    ['casa em goi', 'goi'],
    ['apartamento até 150 mil no jardim am', 'jardim am'],
    ['casa em Goiânia ou apare', 'apare'],
    ['até 30 km de Camp', 'Camp'],
    ['menos terreno, sao jo', 'sao jo'],
    ['casa em campinas ou em sal', 'sal'],
    ['casa em campinas, ou  em sal', 'sal'],
    ['casa em Anápolis e no jardim am', 'jardim am'],
  ])('of %j is %j', (text, typed) => {
    const found = findTypedPlace(text)
    expect(found?.typed).toBe(typed)
    expect(text.slice(found?.start)).toBe(typed)
  })

  it.each(['goiania', 'casa em ', 'até 150 mil de 3 quartos', 'casa em g'])('is none in %j', text =>
    expect(findTypedPlace(text)).toBeNull(),
  )
})

it('takes two letters at least, and no long text, for a place', () => {
  expect(['go', 'g', '12', 'á'.repeat(101)].map(isPlaceLike)).toEqual([true, false, false, false])
})

it('knows names of states', () => {
  expect([isStateName('goias'), isStateName('Goiânia')]).toEqual([true, false])
})

const city = (name: string, state: PlaceSuggestion['state']): PlaceSuggestion => ({
  kind: 'city',
  name,
  city: null,
  state,
  total: 3,
})
const centro: PlaceSuggestion = {
  kind: 'neighborhood',
  name: 'CENTRO',
  city: 'Anápolis',
  state: 'GO',
  total: 1,
}

describe('a place that is named exactly', () => {
  it('is that municipality, before a neighborhood of its name', () => {
    const goiania = city('Goiânia', 'GO')
    const district: PlaceSuggestion = { ...centro, name: 'GOIANIA' }
    expect(findExactPlace('goiania', [district, goiania])).toEqual({ state: ['GO'], city: ['Goiânia'] })
  })

  it('is the one of the named state, or all of its name', () => {
    const both = [city('Santa Maria', 'RS'), city('Santa Maria', 'RN')]
    expect(findExactPlace('Santa Maria RN', both)).toEqual({ state: ['RN'], city: ['Santa Maria'] })
    expect(findExactPlace('santa maria', both)).toEqual({ city: ['Santa Maria'] })
  })

  it('may be a neighborhood, once or in many cities', () => {
    const other = { ...centro, city: 'Betim', state: 'MG' as const }
    expect(findExactPlace('centro', [centro])).toEqual({
      state: ['GO'],
      city: ['Anápolis'],
      neighborhood: ['CENTRO'],
    })
    expect(findExactPlace('centro', [centro, other])).toEqual({ neighborhood: ['CENTRO'] })
    const near = { ...centro, city: 'Goiânia' }
    expect(findExactPlace('Centro GO', [centro, near])).toEqual({ state: ['GO'], neighborhood: ['CENTRO'] })
  })

  it('is never a state: a sentence names it', () => {
    const minas: PlaceSuggestion = { ...city('Minas Gerais', 'MG'), kind: 'state' }
    expect(findExactPlace('minas gerais, mg', [minas])).toBeNull()
  })

  it('is none when only the beginning is named', () => {
    expect(findExactPlace('goian', [city('Goiânia', 'GO')])).toBeNull()
  })
})
