import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { findMatchingStreet, readAddressBuilding } from '#domain/paid-prices/building-key.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import type { PaidCity } from '#server/paid-prices/cities/paid-city.ts'
import { portoAlegre } from '#server/paid-prices/cities/porto-alegre.ts'
import { recife } from '#server/paid-prices/cities/recife.ts'
import { CityRecordReader } from '#server/paid-prices/read-city-records.ts'
import { readTable } from '#server/paid-prices/tables/read-table.ts'
import { findSharedFile } from './support/shared-files.ts'

/** Reads which streets of a city's records have which numbers. */
async function readStreets(city: PaidCity, folder: string, files: readonly string[]) {
  const streets = new Map<string, Set<string>>()
  for (const file of files) {
    const reader = new CityRecordReader(city, toDayNumber('2026-11-29'), toDayNumber('2020-11-29'))
    const add = (placed: ReturnType<CityRecordReader['take']>) => {
      for (const { building } of placed)
        streets.set(building.number, (streets.get(building.number) ?? new Set()).add(building.street))
    }
    for await (const portion of readTable(join(folder, file))) add(reader.take(portion))
    add(reader.finish())
  }
  return streets
}

const folder = findSharedFile('paid-prices')

describe.runIf(folder !== null)("the bank's flats of 2026-01-08", () => {
  it.each<[string, PaidCity, string[], string, number, number]>([
    [
      'Recife',
      recife,
      ['recife/recife_2021-2022_reduced.csv.gz', 'recife/recife_2023.csv', 'recife/recife_2024.csv'],
      'PE',
      43,
      45,
    ],
    ['Porto Alegre', portoAlegre, ['porto-alegre/poa_vendas_2023-2025-11.csv.gz'], 'RS', 255, 282],
  ])('%s: their buildings are found in the records', async (name, city, files, state, least, of) => {
    const list = findSharedFile(`caixa/lists/2026-01-08_${state}.csv`)
    if (list === null) return
    const read = readList(decodeList(readFileSync(list)))
    const flats =
      read.kind === 'list'
        ? [...read.entries].flatMap(entry =>
            'listing' in entry &&
            entry.listing.category === 'apartamento' &&
            entry.listing.city.toLowerCase() === name.toLowerCase()
              ? [entry.listing]
              : [],
          )
        : []
    const streets = await readStreets(city, folder ?? '', files)
    const found = flats.filter(({ address, neighborhood }) => {
      const building = readAddressBuilding(address, neighborhood)?.building
      return (
        building && findMatchingStreet(building.street, [...(streets.get(building.number) ?? [])]) !== null
      )
    })
    expect(flats).toHaveLength(of)
    expect(found.length).toBeGreaterThanOrEqual(least)
  })
})
