import type { Centavos } from '../money.ts'
import type { Category } from '../property/listing.ts'
import { type PaidRecord, type PaidTitle, unitIdentity } from './paid-record.ts'
import type { UnitKey } from './unit-key.ts'

/** What a unit was sold for after it left the bank's list. */
export interface LaterSale {
  /** Days since 1970. */
  day: number
  value: Centavos
  /** By what the record was found: the matrícula, or the number of the unit. */
  by: 'title-record' | 'unit'
}

/** The unit that left the list. */
interface GoneUnit extends UnitKey {
  kind: Category | null
  /** Its matrículas, as the bank's page names them. */
  titles: readonly { record: number; office: number | null }[]
  /** The day of the last list with it, in days since 1970. */
  lastListed: number
}

/** A sale that is recorded later than this after the last list, in days, may be the next owner's. */
const longestWait = 540

/**
 * Reads matrículas and their office from a bank page: `12.345, 12.346` and `02`, `2º OFÍCIO`; the office is `null` where its
 * number is not given.
 */
export function readPageTitles(
  titleRecord: string | null,
  registryOffice: string | null,
): { record: number; office: number | null }[] {
  const office = Number(/^\D{0,5}(\d{1,2})(?!\d)/.exec(registryOffice ?? '')?.[1] ?? Number.NaN)
  const records = (titleRecord ?? '').split(',').map(text => Number(text.replaceAll(/\D/g, '')))
  return records.flatMap(record => (record > 0 ? [{ record, office: office > 0 ? office : null }] : []))
}

/**
 * Finds the first sale of a unit after it left the list, among the records of its building: by its matrícula where both name
 * one, else by its number where that means one unit. `null` where there is none, and where two records of one day differ.
 */
export function findLaterSale(gone: GoneUnit, records: readonly PaidRecord[]): LaterSale | null {
  const later = records
    .filter(
      ({ deed, day, kind }) =>
        deed !== 'settlement' &&
        day > gone.lastListed &&
        day <= gone.lastListed + longestWait &&
        (gone.kind === null || kind === gone.kind),
    )
    .toSorted((a, b) => a.day - b.day)
  const own = unitIdentity(gone)
  const isNamed = gone.unit !== '' && isOneUnit(gone, records)
  const by = (record: PaidRecord): LaterSale['by'] | null => {
    if (record.title !== null && gone.titles.length > 0)
      return gone.titles.some(title => isSameTitle(title, record.title!)) ? 'title-record' : null
    return isNamed && unitIdentity(record) === own ? 'unit' : null
  }
  const found = later.flatMap(record => {
    const way = by(record)
    return way === null ? [] : [{ day: record.day, value: record.value, by: way }]
  })
  const [first, second] = found
  if (first === undefined) return null
  return second !== undefined && second.day === first.day && second.value !== first.value ? null : first
}

/**
 * Whether a number means one unit of a building: several blocks have a 401 each, as other blocks or several matrículas in its
 * records show, and none of them is meant where the listing names no block.
 */
function isOneUnit(gone: GoneUnit, records: readonly PaidRecord[]): boolean {
  const flats = records.filter(({ kind }) => gone.kind === null || kind === gone.kind)
  if (gone.block === '' && flats.some(({ block }) => block !== '')) return false
  const own = unitIdentity(gone)
  const titles = flats.flatMap(record => (record.title && unitIdentity(record) === own ? [record.title] : []))
  return titles.every(({ record, office }) => record === titles[0]?.record && office === titles[0].office)
}

const isSameTitle = (
  own: { record: number; office: number | null },
  { record, office }: PaidTitle,
): boolean => own.record === record && (own.office === null || own.office === office)
