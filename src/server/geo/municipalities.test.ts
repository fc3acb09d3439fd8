import { describe, expect, it } from 'vitest'
import { stateCapitals } from '#domain/regions.ts'
import { premiumCities } from '#domain/search/curated-lists.ts'
import { states, type Uf } from '#domain/states.ts'
import { municipalityAliases } from './municipality-aliases.ts'
import { listMunicipalities, findOfficialName, findCityPlace, municipalityTable } from './municipalities.ts'
import { listMunicipalitySeats } from './municipality-seats.ts'
import { reduceToSound } from '#domain/property/name-spellings.ts'

const counts: Record<Uf, number> = {
  AC: 22,
  AL: 102,
  AM: 62,
  AP: 16,
  BA: 417,
  CE: 184,
  DF: 1,
  ES: 78,
  GO: 246,
  MA: 217,
  MG: 853,
  MS: 79,
  MT: 142,
  PA: 144,
  PB: 223,
  PE: 185,
  PI: 224,
  PR: 399,
  RJ: 92,
  RN: 167,
  RO: 52,
  RR: 15,
  RS: 497,
  SC: 295,
  SE: 75,
  SP: 645,
  TO: 139,
}
const all = states.flatMap(({ uf }) => listMunicipalities(uf).map(municipality => ({ ...municipality, uf })))

describe('the list of municipalities', () => {
  it.each(states.map(({ uf }) => uf))('has all of %s', uf => {
    expect(listMunicipalities(uf)).toHaveLength(counts[uf])
  })

  it('is in Portuguese alphabetical order', () => {
    const order = new Intl.Collator('pt-BR')
    for (const { uf } of states) {
      const names = listMunicipalities(uf).map(({ name }) => name)
      expect(names).toEqual([...names].sort(order.compare))
    }
    expect(listMunicipalities('SP').slice(0, 4)).toEqual([
      { code: '3500105', name: 'Adamantina' },
      { code: '3500204', name: 'Adolfo' },
      { code: '3500303', name: 'Aguaí' },
      { code: '3500402', name: 'Águas da Prata' },
    ])
  })

  it('has unique codes that contain the state', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(5571)
    for (const { uf } of states) {
      expect(new Set(listMunicipalities(uf).map(({ code }) => code.slice(0, 2))).size, uf).toBe(1)
    }
  })

  it('has names that differ within a state under every comparison', () => {
    for (const { code, name, uf } of all) expect(findOfficialName(uf, name), code).toBe(name)
    for (const { uf } of states) {
      const bare = listMunicipalities(uf).map(({ name }) =>
        name
          .normalize('NFD')
          .replace(/[^a-zA-Z]/g, '')
          .toLowerCase(),
      )
      expect(new Set(bare).size, uf).toBe(bare.length)
    }
  })

  it('has every seat in Brazil', () => {
    const seats = states.flatMap(({ uf }) => listMunicipalitySeats(uf))
    expect(seats).toHaveLength(5571)
    for (const { name, lat, lng } of seats) {
      expect(lat, name).toSatisfy((value: number) => value > -33.8 && value < 5.3)
      expect(lng, name).toSatisfy((value: number) => value > -74 && value < -32.3)
    }
  })
})

describe('the official name', () => {
  it.each([
    ['SP', 'Mogi Guaçu', 'Mogi Guaçu'],
    ['SP', 'MOGI GUACU', 'Mogi Guaçu'],
    ['SP', 'mogi das cruzes', 'Mogi das Cruzes'],
    ['SP', 'embu das artes', 'Embu das Artes'],
    ['SP', 'EMBU-GUACU', 'Embu-Guaçu'],
    ['SP', "SANTA BARBARA D'OESTE", "Santa Bárbara d'Oeste"],
    ['SP', ' São   Luiz do Paraitinga ', 'São Luiz do Paraitinga'],
    ['SP', 'Sa\u0303o Paulo', 'São Paulo'],
    ['SP', 'Florínea', 'Florínea'],
    ['RN', "olho d'água do borges", "Olho d'Água do Borges"],
    ['AL', "olho d'agua das flores", "Olho d'Água das Flores"],
    ['MG', "olhos-d'agua", "Olhos-d'Água"],
    ['RN', 'ASSU', 'Assú'],
    ['PE', 'são caitano', 'São Caitano'],
    ['RO', "ALTA FLORESTA D'OESTE", "Alta Floresta D'Oeste"],
    ['SC', 'lauro muller', 'Lauro Müller'],
    ['TO', 'tabocao', 'Tabocão'],
    ['MT', 'boa esperanca do norte', 'Boa Esperança do Norte'],
    ['PE', 'fernando de noronha', 'Fernando de Noronha'],
    ['DF', 'BRASILIA', 'Brasília'],
  ])('for %s %j is %j', (uf, written, official) => {
    expect(findOfficialName(uf, written)).toBe(official)
  })

  it.each([
    ['SP', 'Moji Guaçu', 'an old spelling'],
    ['SP', 'Embu', 'an old name'],
    ['RJ', 'Campinas', 'of another state'],
    ['DF', 'Taguatinga', 'an administrative region'],
    ['SP', '', 'nothing'],
    ['SP', '3550308', 'a code'],
    ['SP', 'constructor', 'no name'],
    ['sp', 'São Paulo', 'a state in lower case'],
    ['XX', 'São Paulo', 'no state'],
    ['__proto__', 'São Paulo', 'no state at all'],
  ])('is null for %s %j (%s)', (uf, written) => {
    expect(findOfficialName(uf, written)).toBeNull()
  })
})

describe('the place of a city', () => {
  const seat = (uf: Uf, name: string) => {
    const { lat = NaN, lng = NaN } = listMunicipalitySeats(uf).find(each => each.name === name) ?? {}
    return { lat, lng, precision: 'city' }
  }

  it.each<[Uf, string, string, string]>([
    ['SP', 'SAO PAULO', 'São Paulo', 'without accents'],
    ['SP', "SANTA BARBARA D'OESTE", "Santa Bárbara d'Oeste", 'with an apostrophe'],
    ['SP', 'SANTA BARBARA DO OESTE', "Santa Bárbara d'Oeste", 'without one'],
    ['SP', 'SANTA BARBARA D OESTE', "Santa Bárbara d'Oeste", 'with a blank for it'],
    ['SP', 'EMBU GUACU', 'Embu-Guaçu', 'without its hyphen'],
    ['SP', 'Moji Guaçu', 'Mogi Guaçu', 'an old spelling'],
    ['SP', 'EMBU', 'Embu das Artes', 'an old name'],
    ['RS', "SANT' ANA DO LIVRAMENTO", "Sant'Ana do Livramento", 'with a blank too many'],
    ['RS', 'SANTANA DO LIVRAMENTO', "Sant'Ana do Livramento", 'in one word'],
    ['PA', 'SANTA ISABEL DO PARA', 'Santa Izabel do Pará', 's for z'],
    ['MT', 'SANTO ANTONIO DO LEVERGER', 'Santo Antônio de Leverger', 'do for de'],
    ['RN', 'ACU', 'Assú', 'the old name'],
    ['DF', 'TAGUATINGA', 'Brasília', 'a region of the Federal District'],
    ['BA', 'MARIA QUITERIA', 'Feira de Santana', 'a district'],
    ['GO', 'GIRASSOL', 'Cocalzinho de Goiás', 'a district'],
    ['PA', 'SAO LUIZ DO TAPAJOS', 'Itaituba', 'a district'],
    ['PE', 'TERRA VERMELHA', 'Caruaru', 'a district'],
    ['PR', 'ALEXANDRA', 'Paranaguá', 'a district'],
    ['MS', 'LAGOA BONITA', 'Deodápolis', 'a district'],
    ['RJ', 'GOITACAZES', 'Campos dos Goytacazes', 'a district'],
    ['CE', 'QUEIMADAS', 'Horizonte', 'a district'],
    ['RR', 'SAO LUIZ', 'São Luiz do Anauá', 'the old name'],
    ['SP', 'FLORINIA', 'Florínea', 'i for e'],
    ['PE', 'SAO CAETANO', 'São Caitano', 'e for i'],
    ['MT', 'POXOREO', 'Poxoréu', 'o for u'],
    ['PE', 'BELEM DE SAO FRANCISCO', 'Belém do São Francisco', 'de for do'],
    ['MG', 'SAO THOME DAS LETRAS', 'São Tomé das Letras', 'th for t'],
    ['RN', 'SAO BENTO DO NORTE', 'São Bento do Norte', 'not the one of a like name'],
  ])('in %s %s is %s (%s)', (uf, written, name) => {
    expect(findCityPlace(uf, written)).toEqual(seat(uf, name))
  })

  it.each<[Uf, string]>([
    ['CE', 'VILA SEM NOME ALGUM'],
    ['RJ', 'Campinas'],
    ['SP', ''],
    ['SP', 'constructor'],
  ])('in %s %j, which no municipality is called, is the center of its state', (uf, written) => {
    const { lat, lng, precision } = findCityPlace(uf, written)
    const between = lat > Math.min(...lats(uf)) && lat < Math.max(...lats(uf))
    expect([precision, between, lng > -74 && lng < -32]).toEqual(['state', true, true])
  })

  const lats = (uf: Uf) => listMunicipalitySeats(uf).map(({ lat }) => lat)

  it('differs for every municipality, whichever rule finds it', () => {
    for (const { uf, name } of all)
      expect(findCityPlace(uf, name.toUpperCase()), name).toEqual(seat(uf, name))
    for (const { uf } of states) {
      const sounds = listMunicipalities(uf).map(({ name }) => reduceToSound(name))
      expect(new Set(sounds).size, uf).toBe(sounds.length)
    }
  })

  it('uses only aliases of existing municipalities, none of which sounds like a municipality of the state', () => {
    for (const { uf, municipality, names } of municipalityAliases) {
      expect(findOfficialName(uf, municipality), municipality).toBe(municipality)
      for (const name of names) {
        expect(findCityPlace(uf, name), name).toEqual(seat(uf, municipality))
        expect(
          listMunicipalities(uf).map(each => reduceToSound(each.name)),
          name,
        ).not.toContain(reduceToSound(name))
      }
    }
  })
})

it.each(states)('the capital of $name is a municipality of it, known as its capital', ({ uf }) => {
  expect(municipalityTable.find(uf, stateCapitals[uf])).toMatchObject({
    name: stateCapitals[uf],
    state: uf,
    capital: true,
  })
})

it.each(premiumCities)('the premium city $city is a municipality of $state', ({ state, city }) => {
  expect(municipalityTable.named(city).map(each => each.state)).toContain(state)
})
