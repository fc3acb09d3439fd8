import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { paidCities } from './cities/paid-cities.ts'
import { beloHorizonte } from './cities/belo-horizonte.ts'
import { portoAlegre } from './cities/porto-alegre.ts'
import { recife } from './cities/recife.ts'
import { saoPaulo } from './cities/sao-paulo.ts'
import { CityFileRefused, CityRecordReader } from './read-city-records.ts'
import type { PlacedRecord } from './pack-records.ts'
import { readTable } from './tables/read-table.ts'

const folder = findSharedFile('paid-prices')

async function read(city: PaidCity, file: string) {
  const reader = new CityRecordReader(city, toDayNumber('2026-11-29'), toDayNumber('2020-11-29'))
  const placed: PlacedRecord[] = []
  for await (const portion of readTable(join(folder ?? '', file))) placed.push(...reader.take(portion))
  placed.push(...reader.finish())
  return { placed, read: reader.read, refused: Object.fromEntries(reader.refused) }
}

describe.runIf(folder !== null)('the real records beside the project', () => {
  it.each([
    [recife, 'recife/recife_2023.csv', 12_669, 0.9],
    [recife, 'recife/recife_2024.csv', 15_242, 0.9],
    [recife, 'recife/recife_2021-2022_reduced.csv.gz', 28_707, 0.9],
    [recife, 'recife/recife_2026_amostra.csv', 8, 0.8],
    [portoAlegre, 'porto-alegre/poa_vendas_2023-2025-11.csv.gz', 79_610, 0.9],
    [portoAlegre, 'porto-alegre/poa_2025_amostra.csv', 94, 0.8],
    [saoPaulo, 'other-cities/sao-paulo_rows.csv', 80, 0.2],
    [beloHorizonte, 'other-cities/belo-horizonte_official-layout.csv', 2, 1],
  ])('%# are read', async (city, file, rows, share) => {
    const { placed, read: found, refused } = await read(city, file)
    expect(found).toBe(rows)
    expect(placed.length + Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(rows)
    expect(placed.length / rows).toBeGreaterThanOrEqual(share)
  })

  it.each([
    ['other-cities/belo-horizonte_in-porto-alegres-layout.csv', portoAlegre, /outra cidade/],
    ...paidCities.map(city => ['other-cities/fortaleza_header.csv', city, /O arquivo não é/] as const),
    ['recife/recife_2023.csv', portoAlegre, /não tem as colunas/],
    ['porto-alegre/poa_2025_amostra.csv', recife, /não tem as colunas/],
  ] as const)('%s is refused', async (file, city, reason) => {
    await expect(read(city, file)).rejects.toThrow(CityFileRefused)
    await expect(read(city, file)).rejects.toThrow(reason)
  })

  it('missing days of Porto Alegre lie within its own months', async () => {
    const { placed } = await read(portoAlegre, 'porto-alegre/poa_vendas_2023-2025-11.csv.gz')
    const days = placed.map(({ record }) => toDate(record.day)).toSorted()
    expect([days[0], days.at(-1)?.slice(0, 7)]).toEqual(['2023-01-02', '2025-11'])
  })
})
