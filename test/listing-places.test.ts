import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { states } from '#domain/states.ts'
import { listMunicipalities, findCityPlace } from '#server/geo/municipalities.ts'
import { listMunicipalitySeats } from '#server/geo/municipality-seats.ts'
import { nationalLists } from './support/national-lists.ts'
import { findSharedFile } from './support/shared-files.ts'

const lists = nationalLists()

describe.skipIf(lists.length === 0)('the listings of the national lists', () => {
  it('are placed in their city, at least 99.5 % of them; the rest, listed by name, in their state', () => {
    const elsewhere = new Map<string, number>()
    let total = 0
    for (const list of lists) {
      const reading = readList(readFileSync(list, 'latin1'))
      if (reading.kind !== 'list') throw new Error(list)
      for (const entry of reading.entries) {
        if (!('listing' in entry)) continue
        const { state, city } = entry.listing
        total += 1
        if (findCityPlace(state, city).precision === 'city') continue
        elsewhere.set(`${state} ${city}`, (elsewhere.get(`${state} ${city}`) ?? 0) + 1)
      }
    }
    const left = [...elsewhere.values()].reduce((sum, count) => sum + count, 0)
    console.info(
      `Placed at city level: ${total - left} of ${total}; by state alone: ${[...elsewhere].join('; ')}`,
    )
    expect(total).toBe(31_438)
    expect((total - left) / total).toBeGreaterThan(0.995)
    // Not a municipality: a place within one, and the list does not say in which.
    expect([...elsewhere.keys()]).toEqual([])
  })
})

const official = findSharedFile('geo/municipios.csv')

/** Seats more than 20 km from the other list, by IBGE code, and why ours stays. */
const farApart: Readonly<Record<string, string>> = {
  '1100148': "Nova Brasilândia D'Oeste RO, 31 km: GeoNames has no seat, ours is the municipality's middle",
  '1302108': 'Japurá AM, 37 km: the sources disagree, none decides',
  '1502939': 'Dom Eliseu PA, 32 km: the sources disagree, none decides',
  '5106216': 'Nova Canaã do Norte MT, 28 km: the sources disagree, a third is 20 km from both',
  '5107875': 'Sapezal MT, 62 km: the sources disagree, none decides',
}

describe.skipIf(official === null)('compared with the list of municipalities stored with the project', () => {
  const rows = (official === null ? '' : readFileSync(official, 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

  const all = states.flatMap(({ uf }) => listMunicipalities(uf).map(({ code }) => ({ code, uf })))

  it('no municipality is missing or extra, and each is in its state', () => {
    const key = (code: string | undefined, uf: string | undefined) => `${uf} ${code}`
    expect(new Set(all.map(({ code, uf }) => key(code, uf)))).toEqual(
      new Set(rows.map(([code, , uf]) => key(code, uf))),
    )
  })

  it('seats agree, except those with a listed reason', () => {
    const seats = new Map(rows.map(([code, , , lat, lng]) => [code, [Number(lat), Number(lng)] as const]))
    const off = states
      .flatMap(({ uf }) => listMunicipalitySeats(uf))
      .map(({ code, name, lat, lng }) => {
        const [northing, easting] = seats.get(code) ?? [NaN, NaN]
        const east = (lng - easting) * Math.cos((northing * Math.PI) / 180)
        return { code, name, km: 111.2 * Math.hypot(lat - northing, east) }
      })
      .sort((a, b) => a.km - b.km)
    expect(off).toHaveLength(5571)
    const at = (share: number) => off[Math.ceil(off.length * share) - 1]?.km.toFixed(2)
    const far = off.filter(({ km }) => km > 20)
    console.info(
      `Seats beside the list kept with the project: median ${at(0.5)} km, p95 ${at(0.95)}, most ${at(1)}; ` +
        `beyond 20 km: ${far.map(({ name, km }) => `${name} ${km.toFixed(0)}`).join(', ')}`,
    )
    expect(Number(at(0.5))).toBeLessThan(0.6)
    expect(Number(at(0.95))).toBeLessThan(2)
    expect(far.map(({ code }) => code).sort()).toEqual(Object.keys(farApart).sort())
  })
})
