import { expect, test } from 'vitest'
import { knownPlaces } from '#test/support/gazetteer.ts'
import { buildGazetteer } from './gazetteer.ts'
import { ParseBudget } from './sentence-reading.ts'
import { readSentence } from './read-sentence.ts'

test('a city of the catalogue and the municipality of that name are one city, spelled as in the catalogue', () => {
  const gazetteer = buildGazetteer({
    cities: [
      { key: 'embu-guacu', state: 'SP', total: 0 },
      { key: 'embu guacu', state: 'SP', total: 3 },
    ],
    neighborhoods: [],
  })
  expect(gazetteer.cities.get('embu guacu')).toEqual([{ key: 'embu guacu', state: 'SP', total: 3 }])
  expect(readSentence('casa em embu-guaçu', gazetteer, null).criteria.city).toEqual(['EMBU GUACU'])
})

test('a city whose municipality is not known is searched alone, and its surroundings are named as not understood', () => {
  const gazetteer = buildGazetteer({
    cities: [
      { key: 'queimadas', state: 'CE', total: 3, unlocated: true },
      { key: 'queimadas', state: 'PB', total: 1 },
    ],
    neighborhoods: [],
  })
  const read = (text: string) => {
    const { criteria, notUnderstood } = readSentence(text, gazetteer, null)
    return { near: criteria.near, city: criteria.city, state: criteria.state, notUnderstood }
  }
  const alone = { near: null, city: ['QUEIMADAS'], state: ['CE'] }
  expect(read('casa perto de Queimadas CE')).toEqual({ ...alone, notUnderstood: ['perto de'] })
  expect(read('casa até 30 km de Queimadas CE')).toEqual({ ...alone, notUnderstood: ['até 30 km de'] })
  expect(read('casa em Queimadas CE e vizinhos')).toMatchObject({ ...alone, notUnderstood: ['e vizinhos'] })
  expect(read('casa perto de Queimadas PB')).toEqual({
    near: 'QUEIMADAS,PB',
    city: [],
    state: [],
    notUnderstood: [],
  })
})

test('the city with listings is chosen between two equally similar names', () => {
  const gazetteer = buildGazetteer({
    cities: [
      { key: 'cambara', state: 'PR', total: 0 },
      { key: 'cambari', state: 'SP', total: 9 },
    ],
    neighborhoods: [],
  })
  expect(readSentence('casa em cambarx', gazetteer, null).criteria.city).toEqual(['CAMBARI'])
})

test('a name is read as the city, unless the city has no listings and a neighborhood of that name has many', () => {
  const named = (total: number) =>
    readSentence(
      'apto em Boa Viagem',
      buildGazetteer({
        cities: [{ key: 'boa viagem', state: 'CE', total: 0 }],
        neighborhoods: [{ key: 'boa viagem', cityKey: 'recife', state: 'PE', total }],
      }),
      null,
    ).criteria
  expect(named(3)).toMatchObject({ city: ['BOA VIAGEM'], neighborhood: [] })
  expect(named(30)).toMatchObject({ city: [], neighborhood: ['BOA VIAGEM'] })
})

test('every municipality is understood when its state follows, even with small letters or everyday words in its name', () => {
  const places = knownPlaces()
  const gazetteer = buildGazetteer(places)
  // Every tenth municipality. All are understood but Sem-Peixe, whose name says "without".
  const some = places.cities.filter(({ key }, index) => index % 10 === 0 && key !== 'sem-peixe')
  const wrong = some.filter(({ key, state }) => {
    const { criteria, notUnderstood } = readSentence(
      `casa em ${key} ${state.toLowerCase()} até 200 mil`,
      gazetteer,
      null,
    )
    return criteria.city[0] !== key.toUpperCase() || criteria.state[0] !== state || notUnderstood.length > 0
  })
  expect(wrong).toEqual([])
})

/** Returns the place with a count of how often its fields are read. */
const counted = <T extends object>(place: T, count: { reads: number }): T =>
  new Proxy(place, {
    get: (target, field) => {
      count.reads++
      return Reflect.get(target, field) as unknown
    },
  })

test('indexing reads each of all municipalities and 10,000 neighborhoods a few times, and a sentence is compared with few', () => {
  const places = knownPlaces()
  const count = { reads: 0 }
  const neighborhoods = Array.from({ length: 10_000 }, (_, index) => ({
    key: `jardim ${places.cities[index % 5_000]?.key} ${index % 7}`,
    cityKey: places.cities[index % 900]?.key ?? '',
    state: places.cities[index % 900]?.state ?? 'SP',
    total: 1,
  })).map(place => counted(place, count))
  const cities = places.cities.map(place => counted(place, count))
  const gazetteer = buildGazetteer({ cities, neighborhoods })
  expect(count.reads).toBeLessThan(15 * (cities.length + neighborhoods.length))
  for (const text of [
    'quero um apto de 2 quartos em Santo André até 250 mil',
    'apartameto em salvadro ate 180mil',
    'apartamento no jardim das flroes em goiania com duas vagas, aceita financiamento, desconto acima de 40%',
    'como funciona o leilão da caixa?',
  ]) {
    const budget = new ParseBudget()
    readSentence(text, gazetteer, null, budget)
    expect(budget.comparisons).toBeLessThan(200)
    expect(budget.lookups).toBeLessThan(500)
  }
})
