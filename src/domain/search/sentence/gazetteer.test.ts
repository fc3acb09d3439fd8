import { expect, test } from 'vitest'
import { cpuTime } from '#test/support/cpu.ts'
import { knownPlaces } from '#test/support/gazetteer.ts'
import { buildGazetteer } from './gazetteer.ts'
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
  expect(readSentence('casa em embu-guaçu', gazetteer).criteria.city).toEqual(['EMBU GUACU'])
})

test('the city with listings is chosen between two equally similar names', () => {
  const gazetteer = buildGazetteer({
    cities: [
      { key: 'cambara', state: 'PR', total: 0 },
      { key: 'cambari', state: 'SP', total: 9 },
    ],
    neighborhoods: [],
  })
  expect(readSentence('casa em cambarx', gazetteer).criteria.city).toEqual(['CAMBARI'])
})

test('a name is read as the city, unless the city has no listings and a neighborhood of that name has many', () => {
  const named = (total: number) =>
    readSentence(
      'apto em Boa Viagem',
      buildGazetteer({
        cities: [{ key: 'boa viagem', state: 'CE', total: 0 }],
        neighborhoods: [{ key: 'boa viagem', cityKey: 'recife', state: 'PE', total }],
      }),
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
    )
    return criteria.city[0] !== key.toUpperCase() || criteria.state[0] !== state || notUnderstood.length > 0
  })
  expect(wrong).toEqual([])
})

test('all municipalities and 10,000 neighborhoods are indexed quickly, and a sentence is read quickly', () => {
  const places = knownPlaces()
  const neighborhoods = Array.from({ length: 10_000 }, (_, index) => ({
    key: `jardim ${places.cities[index % 5_000]?.key} ${index % 7}`,
    cityKey: places.cities[index % 900]?.key ?? '',
    state: places.cities[index % 900]?.state ?? 'SP',
    total: 1,
  }))
  const built = cpuTime(() => buildGazetteer({ ...places, neighborhoods }))
  const gazetteer = buildGazetteer({ ...places, neighborhoods })
  const sentences = [
    'quero um apto de 2 quartos em Santo André até 250 mil',
    'apartameto em salvadro ate 180mil',
    'apartamento no jardim das flroes em goiania com duas vagas, aceita financiamento, desconto acima de 40%',
    'como funciona o leilão da caixa?',
  ]
  const readAll = (times: number) => {
    for (let turn = 0; turn < times; turn++) sentences.forEach(text => readSentence(text, gazetteer))
  }
  readAll(50)
  const each = cpuTime(() => readAll(50)) / 200
  // Several times the usual 50 ms and half a millisecond, so that only a change of complexity fails the test.
  expect(built).toBeLessThan(500)
  expect(each).toBeLessThan(5)
})
