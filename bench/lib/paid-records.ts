import { join } from 'node:path'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { buildingIdentity } from '#server/paid-prices/paid-price-store.ts'
import type { PaidCity } from '#server/paid-prices/cities/paid-city.ts'
import { portoAlegre } from '#server/paid-prices/cities/porto-alegre.ts'
import { recife } from '#server/paid-prices/cities/recife.ts'
import { CityRecordReader } from '#server/paid-prices/read-city-records.ts'
import { readTable } from '#server/paid-prices/tables/read-table.ts'
import { findSharedFile } from '#test/support/shared-files.ts'

/** The real records beside the project, by city. */
export const realPaidFiles: readonly { city: PaidCity; files: readonly string[] }[] = [
  {
    city: recife,
    files: ['recife/recife_2021-2022_reduced.csv.gz', 'recife/recife_2023.csv', 'recife/recife_2024.csv'],
  },
  { city: portoAlegre, files: ['porto-alegre/poa_vendas_2023-2025-11.csv.gz'] },
]

/** Returns the paths of a city's files; `null` without the real records. */
export function findPaidFiles(files: readonly string[]): string[] | null {
  const folder = findSharedFile('paid-prices')
  return folder === null ? null : files.map(file => join(folder, file))
}

/** Reads the records of files by building (`buildingIdentity`). */
export async function readPaidBuildings(
  city: PaidCity,
  paths: readonly string[],
): Promise<Map<string, PaidRecord[]>> {
  const buildings = new Map<string, PaidRecord[]>()
  for (const path of paths) {
    const reader = new CityRecordReader(city, toDayNumber('2026-11-29'), toDayNumber('2020-11-29'))
    const add = (placed: ReturnType<CityRecordReader['take']>): void => {
      for (const { building, record } of placed) {
        const records = buildings.get(buildingIdentity(building)) ?? []
        buildings.set(buildingIdentity(building), records)
        records.push(record)
      }
    }
    for await (const portion of readTable(path)) add(reader.take(portion))
    add(reader.finish())
  }
  return buildings
}
