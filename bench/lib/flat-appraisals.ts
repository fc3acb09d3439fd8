import { readdirSync, readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { foldText } from '#domain/fold-text.ts'
import { findMatchingStreet, readAddressBuilding } from '#domain/paid-prices/building-key.ts'
import { type CityPriceModel, estimatePaidPrice } from '#domain/paid-prices/estimate-paid-price.ts'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import { unitIdentity } from '#domain/paid-prices/paid-record.ts'
import { readUnitKey } from '#domain/paid-prices/unit-key.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import type { PaidCity } from '#server/paid-prices/cities/paid-city.ts'
import { buildingIdentity } from '#server/paid-prices/paid-price-store.ts'
import { findSharedFile } from '#test/support/shared-files.ts'

/** What was paid in a listed flat's building, as factors on its appraisal. */
export interface AppraisedFlat {
  /** The estimate. */
  paid: number
  /** Each sale that the estimate rests on, for the flat's area and the day of its list. */
  sales: number[]
}

interface ListedFlat {
  building: { street: string; number: string }
  complement: string
  evaluation: number
  privateArea: number | null
  totalArea: number | null
  day: number
}

/**
 * Reads the appraised flats of a city from all lists of its state, each by the first list with it; those in auction, which
 * the bank appraises lower, are left out.
 */
function readListedFlats({ name, state }: PaidCity): ListedFlat[] {
  const folder = findSharedFile('caixa/lists')
  if (folder === null) return []
  const flats = new Map<string, ListedFlat>()
  for (const file of readdirSync(folder).toSorted()) {
    const [, date] = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)_${state}\\.csv$`).exec(file) ?? []
    if (date === undefined) continue
    const list = readList(decodeList(readFileSync(`${folder}/${file}`)))
    if (list.kind !== 'list') continue
    for (const entry of list.entries) {
      if (!('listing' in entry)) continue
      const { id, city, category, modality, evaluation, address, neighborhood } = entry.listing
      const { privateArea, totalArea } = entry.listing
      if (
        category !== 'apartamento' ||
        modality === 'leilao' ||
        evaluation === null ||
        evaluation <= 0 ||
        flats.has(id)
      )
        continue
      if (foldText(city) !== foldText(name)) continue
      const found = readAddressBuilding(address, neighborhood)
      if (found !== null)
        flats.set(id, { ...found, evaluation, privateArea, totalArea, day: toDayNumber(date) })
    }
  }
  return [...flats.values()]
}

/** Compares the appraisals of a city's listed flats with what was paid in their buildings, where that is known. */
export function compareAppraisals(
  city: PaidCity,
  buildings: ReadonlyMap<string, readonly PaidRecord[]>,
  model: CityPriceModel,
): AppraisedFlat[] {
  const flats = readListedFlats(city)
  const units = new Set(flats.map(({ complement }) => unitIdentity(readUnitKey(complement))))
  const streets = new Map<string, string[]>()
  let dataEnd = 0
  for (const [key, records] of buildings) {
    const [number = '', ...street] = key.split(' ')
    streets.set(number, [...(streets.get(number) ?? []), street.join(' ')])
    for (const { day } of records) dataEnd = Math.max(dataEnd, day)
  }
  return flats.flatMap(({ building, complement, evaluation, privateArea, totalArea, day }) => {
    const street = findMatchingStreet(building.street, streets.get(building.number) ?? [])
    const records =
      street === null ? undefined : buildings.get(buildingIdentity({ street, number: building.number }))
    if (records === undefined) return []
    const answer = estimatePaidPrice(
      { ...readUnitKey(complement), kind: 'apartamento', privateArea, totalArea },
      { records, areaOf: city.areaOf, at: day, dataEnd, ...model, bankUnits: units },
    )
    if (answer.silent !== null) return []
    const { area, sales } = answer
    return [
      {
        paid: answer.estimate / evaluation,
        sales: sales.map(
          sale =>
            ((sale.value / sale.area) * area * Math.exp((model.growth * (day - sale.day)) / 365)) /
            evaluation,
        ),
      },
    ]
  })
}
