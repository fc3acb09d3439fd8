import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { foldText } from '../../fold-text.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { countListings } from './search-listings.ts'
import { type PlaceSuggestion, suggestPlaces } from './suggest-places.ts'

const catalogue = someCatalogue(400, 8)
const index = buildIndex(catalogue)
const name = ({ kind, name, state }: PlaceSuggestion) => `${kind} ${name} ${state}`

/** The search that choosing a suggestion makes. */
const searchOf = ({ kind, name, city, state }: PlaceSuggestion) =>
  kind === 'city'
    ? { ...emptyCriteria, state: [state], city: [name] }
    : { ...emptyCriteria, state: [state], city: [city ?? ''], neighborhood: [name] }

describe('suggestions of places', () => {
  it('have the count that the search of each gives', () => {
    const typed = fc.constantFrom(
      'v',
      'vi',
      'VITÓ',
      'be',
      'sao p',
      'campinas',
      's',
      'ce',
      'jardim',
      'oeste',
      'x',
    )
    fc.assert(
      fc.property(typed, text => {
        const found = suggestPlaces(index, text, 1_000)
        expect(found.length).toBeGreaterThan(0)
        for (const each of found) {
          expect(countListings(index, searchOf(each), catalogue.now)).toBe(each.total)
        }
      }),
    )
  })

  it('name a municipality once, whatever the lists call it, with all its listings', () => {
    const [found, ...others] = suggestPlaces(index, 'santa barbara', 5).filter(({ kind }) => kind === 'city')
    expect(found).toMatchObject({ name: "Santa Bárbara d'Oeste", state: 'SP', city: null })
    expect(others).toEqual([])
    const spelled = catalogue.listings.filter(({ city }) => foldText(city).startsWith('santa barbara'))
    expect(found?.total).toBe(spelled.length)
    expect(new Set(spelled.map(({ city }) => city)).size).toBe(3)
  })

  it('begin with what was typed, or a later word does; names that begin with it come first', () => {
    const found = suggestPlaces(index, 'br', 20)
    expect(found.map(name)).toEqual(['city Brasília DF', 'city Vitória Brasil SP'])
    const vitoria = suggestPlaces(index, 'vitoria', 20).map(({ name }) => name)
    expect(vitoria.length).toBeGreaterThan(2)
    expect(suggestPlaces(index, 'itoria', 20)).toEqual([])
    const ranks = suggestPlaces(index, 'do', 50).map(({ name }) => (foldText(name).startsWith('do') ? 0 : 1))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('are what a list calls a city, where its municipality has another name', () => {
    const named = buildIndex(listedToday(placeListings))
    const shown = (typed: string) =>
      suggestPlaces(named, typed, 9).map(({ name, state, total }) => `${name} ${state} ${total}`)
    expect(shown('ceilandia')).toEqual(['CEILANDIA DF 1'])
    expect(shown('açu')).toEqual(['ACU RN 1'])
    expect(shown('ass')).toEqual(['Assú RN 1'])
    expect(shown('brasilia')).toEqual(['Brasília DF 4'])
  })

  it('begin with the name that is just what was typed', () => {
    const named = buildIndex(
      listedToday([
        createListing({ id: '1', state: 'SP', city: 'SAO JOAO DA BOA VISTA' }),
        createListing({ id: '2', state: 'SP', city: 'SAO JOAO DA BOA VISTA' }),
        createListing({ id: '3', state: 'PE', city: 'SAO JOAO' }),
        createListing({ id: '4', state: 'SP', city: 'CAMPINAS', neighborhood: 'SAO JOAO' }),
      ]),
    )
    expect(suggestPlaces(named, 'são joão', 9).map(name)).toEqual([
      'city São João PE',
      'neighborhood SAO JOAO SP',
      'city São João da Boa Vista SP',
    ])
  })

  it('are those of a state that is named last, however many other states have the name', () => {
    const states = ['SP', 'GO', 'MG', 'RJ', 'PR', 'BA'] as const
    const named = buildIndex(
      listedToday([
        ...states.flatMap((state, at) =>
          [...Array(9 - at).keys()].map(each =>
            createListing({ id: `${at + 1}${each}`, state, city: `CIDADE ${state}`, neighborhood: 'CENTRO' }),
          ),
        ),
        createListing({ id: '100', state: 'GO', city: 'ANAPOLIS', neighborhood: 'CENTRO SUL' }),
      ]),
    )
    const found = (typed: string) => suggestPlaces(named, typed, 3).map(each => `${name(each)} ${each.total}`)
    expect(found('centro')).toEqual([
      'neighborhood CENTRO SP 9',
      'neighborhood CENTRO GO 8',
      'neighborhood CENTRO MG 7',
    ])
    expect(found('Centro, BA')).toEqual(['neighborhood CENTRO BA 4'])
    expect(found('centro go')).toEqual(['neighborhood CENTRO GO 8', 'neighborhood CENTRO SUL GO 1'])
  })

  it('are none for nothing, and at most as many as asked for', () => {
    expect(suggestPlaces(index, '  ', 10)).toEqual([])
    expect(suggestPlaces(index, 'v', 2)).toHaveLength(2)
  })
})
