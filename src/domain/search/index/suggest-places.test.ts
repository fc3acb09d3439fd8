import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { foldText } from '../../fold-text.ts'
import { states } from '../../states.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { countListings } from './search-listings.ts'
import { type PlaceSuggestion, suggestPlaces } from './suggest-places.ts'

const catalogue = someCatalogue(400, 8)
const index = buildIndex(catalogue)
const name = ({ kind, name, state }: PlaceSuggestion) => `${kind} ${name} ${state}`

/** The search that choosing a suggestion makes. */
const searchOf = ({ kind, name, city, state }: PlaceSuggestion) =>
  kind === 'state'
    ? { ...emptyCriteria, state: [state] }
    : kind === 'city'
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
      'sao paulo',
      'goias',
      'espi',
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

  it('begin with what was typed, or a later word does; of each kind, names that begin with it first', () => {
    const found = suggestPlaces(index, 'br', 20)
    expect(found.map(name)).toEqual(['city Brasília DF', 'city Vitória Brasil SP'])
    const vitoria = suggestPlaces(index, 'vitoria', 20).map(({ name }) => name)
    expect(vitoria.length).toBeGreaterThan(2)
    expect(suggestPlaces(index, 'itoria', 20)).toEqual([])
    for (const kind of ['city', 'neighborhood']) {
      const some = suggestPlaces(index, 'do', 50).filter(place => place.kind === kind)
      const ranks = some.map(({ name }) => (foldText(name).startsWith('do') ? 0 : 1))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
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

  it('begin with towns whose name does; a neighborhood is first where it has just this name and no town does', () => {
    const named = buildIndex(
      listedToday([
        createListing({ id: '1', state: 'SP', city: 'SAO JOAO DA BOA VISTA' }),
        createListing({ id: '2', state: 'SP', city: 'SAO JOAO DA BOA VISTA' }),
        createListing({ id: '3', state: 'PE', city: 'SAO JOAO' }),
        createListing({ id: '4', state: 'SP', city: 'CAMPINAS', neighborhood: 'SAO JOAO' }),
        createListing({ id: '5', state: 'SP', city: 'CAMPINAS', neighborhood: 'VISTA' }),
        createListing({ id: '6', state: 'SP', city: 'CAMPINAS', neighborhood: 'VISTA ALEGRE' }),
        createListing({ id: '7', state: 'SP', city: 'CAMPINAS', neighborhood: 'BOA ESPERANCA' }),
      ]),
    )
    expect(suggestPlaces(named, 'são joão', 9).map(name)).toEqual([
      'city São João PE',
      'city São João da Boa Vista SP',
      'neighborhood SAO JOAO SP',
    ])
    expect(suggestPlaces(named, 'vista', 9).map(name)).toEqual([
      'neighborhood VISTA SP',
      'city São João da Boa Vista SP',
      'neighborhood VISTA ALEGRE SP',
    ])
    expect(suggestPlaces(named, 'boa', 9).map(name)).toEqual([
      'city São João da Boa Vista SP',
      'neighborhood BOA ESPERANCA SP',
    ])
  })

  it('are a state first, where four letters or its name begin it; a capital of its name before it', () => {
    const listings = (
      [
        ['GO', 'GOIAS', ''],
        ['GO', 'GOIANIA', 'GOIAS NOVO'],
        ['SP', 'SAO PAULO', 'GOIAS'],
        ['SP', 'OSASCO', ''],
        ['AM', 'SAO PAULO DE OLIVENCA', ''],
        ['RS', 'RIO GRANDE', ''],
        ['RS', 'PELOTAS', ''],
        ['RN', 'NATAL', ''],
        ['RJ', 'RIO DE JANEIRO', ''],
        ['PA', 'PARAGOMINAS', ''],
        ['PB', 'PATOS', ''],
      ] as const
    ).map(([state, city, neighborhood], at) =>
      createListing({ id: String(at + 1), state, city, neighborhood, category: at > 1 ? 'casa' : 'terreno' }),
    )
    const named = buildIndex(listedToday(listings))
    const found = (typed: string) => suggestPlaces(named, typed, 9).map(each => `${name(each)} ${each.total}`)
    expect(found('goias')).toEqual([
      'state Goiás GO 2',
      'city Goiás GO 1',
      'neighborhood GOIAS SP 1',
      'neighborhood GOIAS NOVO GO 1',
    ])
    expect(found('goia').slice(0, 3)).toEqual(['state Goiás GO 2', 'city Goiás GO 1', 'city Goiânia GO 1'])
    expect(found('goi').slice(0, 2)).toEqual(['city Goiás GO 1', 'city Goiânia GO 1'])
    expect(found('são paulo')).toEqual([
      'city São Paulo SP 1',
      'state São Paulo SP 2',
      'city São Paulo de Olivença AM 1',
    ])
    expect(found('rio d')).toEqual(['city Rio de Janeiro RJ 1', 'state Rio de Janeiro RJ 1'])
    expect(found('rio grande do s')).toEqual(['state Rio Grande do Sul RS 2'])
    expect(found('rio grande')).toEqual([
      'city Rio Grande RS 1',
      'state Rio Grande do Sul RS 2',
      'state Rio Grande do Norte RN 1',
    ])
    expect(found('pará')).toEqual(['state Pará PA 1', 'state Paraíba PB 1', 'city Paragominas PA 1'])
    expect(found('sul')).toEqual([])
    expect(found('minas')).toEqual([])
    const houses = { criteria: { ...emptyCriteria, category: ['casa' as const] }, now: new Date(0) }
    expect(suggestPlaces(named, 'goias', 9, houses).map(name)).toEqual(['neighborhood GOIAS SP'])
    expect(states.every(({ name }) => foldText(name).length >= 4)).toBe(true)
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
