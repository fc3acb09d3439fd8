import { foldText } from '#domain/fold-text.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { states, type Uf } from '#domain/states.ts'

/** A few municipalities with real seats, and the spellings of each in the lists of the generated listings. */
const municipalities: readonly (SearchMunicipality & { spellings: string[] })[] = (
  [
    ['SP', 'São Paulo', -23.5505, -46.6333, true, ['SAO PAULO', 'São  Paulo']],
    ['SP', 'Campinas', -22.9056, -47.0608, false, ['CAMPINAS']],
    ['SP', 'Itu', -23.2637, -47.2994, false, ['ITU']],
    ['SP', 'Boituva', -23.2855, -47.6786, false, ['BOITUVA']],
    [
      'SP',
      "Santa Bárbara d'Oeste",
      -22.7536,
      -47.4136,
      false,
      ["SANTA BARBARA D'OESTE", 'SANTA BARBARA DOESTE'],
    ],
    ['SP', 'Vitória Brasil', -20.1956, -50.4875, false, ['VITORIA BRASIL']],
    ['ES', 'Vitória', -20.3155, -40.3128, true, ['VITORIA', 'Vitória']],
    ['SC', 'Joinville', -26.3045, -48.8487, false, ['JOINVILLE']],
    ['GO', 'Goiânia', -16.6864, -49.2643, true, ['GOIANIA', 'GOIÂNIA']],
    ['PA', 'Belém', -1.4558, -48.4902, true, ['BELEM']],
    ['PB', 'Belém', -6.6925, -35.5353, false, ['BELEM']],
    ['DF', 'Brasília', -15.7795, -47.9297, true, ['BRASILIA', 'TAGUATINGA']],
    ['TO', 'Taguatinga', -12.404, -46.436, false, ['TAGUATINGA']],
  ] as const
).map(([state, name, lat, lng, capital, spellings], code) => ({
  code: code + 1,
  state,
  name,
  lat,
  lng,
  capital,
  spellings: [...spellings],
}))

const bySpelling = new Map(
  municipalities.flatMap(each =>
    [each.name, ...each.spellings].map(spelling => [`${each.state} ${foldText(spelling)}`, each] as const),
  ),
)

export const smallGazetteer: MunicipalityTable = {
  find: (state, city) => bySpelling.get(`${state} ${foldText(city)}`) ?? null,
  recognize: name => states.flatMap(({ uf }) => smallGazetteer.find(uf, name) ?? []),
  named: name => municipalities.filter(each => foldText(each.name) === foldText(name)),
}

/** Cities as lists name them: all spellings, and some that no municipality is known of. */
export const listedCities: readonly { state: Uf; city: string }[] = [
  ...municipalities.flatMap(({ state, name, spellings }) =>
    [name, ...spellings].map(city => ({ state, city })),
  ),
  { state: 'GO', city: 'VILA SEM NOME' },
  { state: 'SP', city: 'Vitoria do Oeste' },
  { state: 'SC', city: 'Vitória' },
]

/** Seats, as a search near them names them. */
export const seatNames: readonly string[] = municipalities.map(({ name, state }) => `${name},${state}`)
