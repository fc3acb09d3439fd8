import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { states, type Uf } from '#domain/states.ts'
import { shared } from '#test/support/shared.ts'
import { officialName, municipalitiesOf } from './municipalities.ts'
import { municipalityList } from './municipality-list.ts'

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
const all = states.flatMap(({ uf }) => municipalitiesOf(uf).map(municipality => ({ ...municipality, uf })))

describe('the municipalities', () => {
  it.each(states.map(({ uf }) => uf))('of %s are all there', uf => {
    expect(municipalitiesOf(uf)).toHaveLength(counts[uf])
  })

  it('are in Portuguese alphabetical order', () => {
    const order = new Intl.Collator('pt-BR')
    for (const { uf } of states) {
      const names = municipalitiesOf(uf).map(({ name }) => name)
      expect(names).toEqual([...names].sort(order.compare))
    }
    expect(municipalitiesOf('SP').slice(0, 4)).toEqual([
      { code: '3500105', name: 'Adamantina' },
      { code: '3500204', name: 'Adolfo' },
      { code: '3500303', name: 'Aguaí' },
      { code: '3500402', name: 'Águas da Prata' },
    ])
  })

  it('have codes of their own that tell their state', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(5571)
    for (const { uf } of states) {
      expect(new Set(municipalitiesOf(uf).map(({ code }) => code.slice(0, 2))).size, uf).toBe(1)
    }
  })

  it('have names that differ within a state, however they are compared', () => {
    for (const { code, name, uf } of all) expect(officialName(uf, name), code).toBe(name)
    for (const { uf } of states) {
      const bare = municipalitiesOf(uf).map(({ name }) =>
        name
          .normalize('NFD')
          .replace(/[^a-zA-Z]/g, '')
          .toLowerCase(),
      )
      expect(new Set(bare).size, uf).toBe(bare.length)
    }
  })

  it('have their seat in Brazil, but for 16 without coordinates', () => {
    const without: string[] = []
    for (const line of Object.values(municipalityList).flatMap(list => list.split('\n'))) {
      const fields = line.split(',')
      expect(fields, line).toHaveLength(4)
      const [, name = '', lat = '', lng = ''] = fields
      if (lat === '' || lng === '') {
        without.push(name)
        continue
      }
      expect(Number(lat), line).toSatisfy((value: number) => value > -33.8 && value < 5.3)
      expect(Number(lng), line).toSatisfy((value: number) => value > -74 && value < -32.3)
    }
    expect(without).toHaveLength(16)
  })
})

describe('a name of a municipality', () => {
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
  ])('in %s, written %j, is %j', (uf, written, official) => {
    expect(officialName(uf, written)).toBe(official)
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
  ])('is not: %s, %j (%s)', (uf, written) => {
    expect(officialName(uf, written)).toBeNull()
  })
})

const official = shared('geo/municipios.csv')

describe.skipIf(official === null)('beside the list of municipalities kept with the project', () => {
  const rows = (official === null ? '' : readFileSync(official, 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

  it('none is missing, none is too many, and each is in its state', () => {
    const key = (code: string | undefined, uf: string | undefined) => `${uf} ${code}`
    expect(new Set(all.map(({ code, uf }) => key(code, uf)))).toEqual(
      new Set(rows.map(([code, , uf]) => key(code, uf))),
    )
  })

  it('seats are where it has them', () => {
    const seats = new Map(rows.map(([code, , , lat, lng]) => [code, [Number(lat), Number(lng)] as const]))
    const off = Object.values(municipalityList)
      .flatMap(list => list.split('\n'))
      .map(line => line.split(','))
      .filter(([, , lat]) => lat !== '')
      .map(([code, name, lat, lng]) => {
        const [northing, easting] = seats.get(code) ?? [0, 0]
        return { name, km: 111 * Math.hypot(Number(lat) - northing, Number(lng) - easting) }
      })
      .sort((a, b) => a.km - b.km)
    expect(off[Math.floor(off.length / 2)]?.km).toBeLessThan(1)
    expect(off.filter(({ km }) => km > 10).length).toBeLessThan(30)
    expect(off.at(-1)?.km).toBeLessThan(70)
  })
})
