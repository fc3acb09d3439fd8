import { readdirSync } from 'node:fs'
import { toDayNumber } from '#domain/calendar-date.ts'
import { foldText } from '#domain/fold-text.ts'
import { findMatchingStreet, readAddressBuilding } from '#domain/paid-prices/building-key.ts'
import { type CityPriceModel, estimatePaidPrice } from '#domain/paid-prices/estimate-paid-price.ts'
import {
  cleanRecords,
  leaveOutLenders,
  type PaidRecord,
  unitIdentity,
} from '#domain/paid-prices/paid-record.ts'
import { readUnitKey } from '#domain/paid-prices/unit-key.ts'
import type { Listing } from '#domain/property/listing.ts'
import { BankUnits } from '#server/paid-prices/bank-units.ts'
import type { PaidCity } from '#server/paid-prices/cities/paid-city.ts'
import { buildingIdentity } from '#server/paid-prices/paid-price-store.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { readSharedList } from '#test/support/shared-lists.ts'

/** A flat that the bank has listed, and what neighbours paid in its building. */
export interface NeighboredFlat {
  /** At the prices of the first day of the held-out months, as all that follows. */
  appraisal: number
  /** The estimate from the sales before these months. */
  paid: { estimate: number; low: number; high: number }
  /** What was paid in the year before these months and in them, for this flat's area. */
  earlier: number[]
  heldOut: number[]
}

/** A flat of the bank's lists, with the day of the first list with it, in days since 1970. */
type ListedFlat = Listing & { listed: number }

/** The months whose sales are held out, in days since 1970: from one to before the other. */
interface HeldOutMonths {
  from: number
  until: number
}

const listFolders = ['caixa/lists', 'caixa/national-2026-01-23', 'caixa/national-2026-02-13']
/** The earlier sales that are compared are those of a year, in days. */
const earlierDays = 365
/** Logarithm of the ratio up to which two flats are of like size; the price of a square metre does not hold beyond it. */
const likeSize = Math.log(1.5)

/** Reads the flats of a city from all lists of its state, each by the first list with it. */
function readListedFlats({ name, state }: PaidCity): ListedFlat[] {
  const files = listFolders
    .flatMap(folder => {
      const path = findSharedFile(folder)
      return path === null ? [] : readdirSync(path).map(file => ({ file, path: `${path}/${file}` }))
    })
    .filter(({ file }) => new RegExp(`^\\d{4}-\\d\\d-\\d\\d_${state}\\.csv(?:\\.gz)?$`).test(file))
    .toSorted((a, b) => a.file.localeCompare(b.file))
  const flats = new Map<string, ListedFlat>()
  for (const { file, path } of files)
    for (const listing of readSharedList(path))
      if (
        listing.category === 'apartamento' &&
        foldText(listing.city) === foldText(name) &&
        !flats.has(listing.id)
      )
        flats.set(listing.id, { ...listing, listed: toDayNumber(file.slice(0, 10)) })
  return [...flats.values()]
}

/** Finds the records of the buildings of listings, by buildings whose streets may be named otherwise. */
function findRecords(buildings: ReadonlyMap<string, readonly PaidRecord[]>) {
  const streets = new Map<string, string[]>()
  for (const key of buildings.keys()) {
    const [number = '', ...street] = key.split(' ')
    streets.set(number, [...(streets.get(number) ?? []), street.join(' ')])
  }
  return ({ street, number }: { street: string; number: string }) => {
    const found = findMatchingStreet(street, streets.get(number) ?? [])
    if (found === null) return null
    const building = { street: found, number }
    const records = buildings.get(buildingIdentity(building))
    return records === undefined ? null : { building, records }
  }
}

/**
 * Returns the flats of a city that are not in auction (which the bank appraises lower), with the sales of flats of like size
 * in their buildings. Of a building, the units that the bank or another lender took and sold are left out: that is no sale.
 * @param model fitted on what was recorded before the held-out months
 */
export function findNeighboredFlats(
  city: PaidCity,
  buildings: ReadonlyMap<string, readonly PaidRecord[]>,
  model: CityPriceModel,
  { from, until }: HeldOutMonths,
): NeighboredFlat[] {
  const flats = readListedFlats(city)
  const units = new BankUnits()
  for (const { address, neighborhood } of flats) units.add(address, neighborhood, null)
  const find = findRecords(buildings)
  const atFirstDay = (value: number, day: number): number =>
    value * Math.exp((model.growth * (from - day)) / 365)
  return flats.flatMap(({ address, neighborhood, modality, evaluation, privateArea, totalArea, listed }) => {
    if (modality === 'leilao' || evaluation === null || evaluation <= 0) return []
    const asked = readAddressBuilding(address, neighborhood)
    const found = asked && find(asked.building)
    if (asked === null || found === null) return []
    const unit = readUnitKey(asked.complement)
    const bankUnits = units.of(found.building)
    const answer = estimatePaidPrice(
      { ...unit, kind: 'apartamento', privateArea, totalArea },
      { records: found.records, areaOf: city.areaOf, at: from, dataEnd: from, ...model, bankUnits },
    )
    if (answer.silent !== null) return []
    const { area, estimate, low, high } = answer
    const own = unitIdentity(unit)
    const flatSales = found.records.filter(({ kind, deed }) => kind === 'apartamento' && deed === 'sale')
    const sales = leaveOutLenders(cleanRecords(flatSales)).filter(record => {
      const identity = unitIdentity(record)
      const isOwn = unit.unit !== '' && identity === own
      const isOfBank = record.unit !== '' && bankUnits.has(identity)
      return !isOwn && !isOfBank && Math.abs(Math.log(record.area / area)) <= likeSize
    })
    const between = (begin: number, end: number): number[] =>
      sales
        .filter(({ day }) => day >= begin && day < end)
        .map(({ value, area: sold, day }) => atFirstDay((value / sold) * area, day))
    return [
      {
        appraisal: atFirstDay(evaluation, listed),
        paid: { estimate, low, high },
        earlier: between(from - earlierDays, from),
        heldOut: between(from, until),
      },
    ]
  })
}
