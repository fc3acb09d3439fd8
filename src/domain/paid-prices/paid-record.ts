import { dayMs } from '../durations.ts'
import { type Centavos, fromReais } from '../money.ts'
import type { UnitKey } from './unit-key.ts'

export const paidKinds = ['apartamento', 'casa', 'terreno', 'comercial'] as const
export type PaidKind = (typeof paidKinds)[number]

/**
 * Why a property changed hands. Only a `sale` says what neighbours paid: `auction` and `settlement` (a fiduciary loan that
 * was not repaid) are what bidders and lenders paid.
 */
export const paidDeeds = ['sale', 'auction', 'settlement'] as const
export type PaidDeed = (typeof paidDeeds)[number]

/** A property's entry in its register: the matrícula's number, and that of the office (zona, cartório). */
export interface PaidTitle {
  record: number
  office: number
}

/** One transfer of a whole property in a city's public records; of its building, which stands beside it. */
export interface PaidRecord extends UnitKey {
  kind: PaidKind
  deed: PaidDeed
  /** What was declared, or the tax base: whole reais. */
  value: Centavos
  /** m², as the city measures it (`PaidArea`). */
  area: number
  /** Days since 1970. */
  day: number
  financed: boolean
  /** `null` where the city does not give it. */
  title: PaidTitle | null
}

/** What a city's areas are: the unit's own, or with its part of what the building shares. */
export type PaidArea = 'private' | 'total'

/** Below this a record is no price: fees and shares were entered instead. */
export const leastPaidValue: Centavos = fromReais(10_000)
/** More than the most expensive building ever sold in one deed: a record above lost its decimal sign. */
export const mostPaidValue: Centavos = fromReais(4_000_000_000)
/** m² */
export const leastPaidArea = 10
export const mostPaidArea = 1_000_000

const yearDays = 365

/** The years from 1970 to a day, in the unit in which growth is counted: year + month / 12 + day / 365. */
export function toYears(day: number): number {
  const date = new Date(day * dayMs)
  return date.getUTCFullYear() + date.getUTCMonth() / 12 + (date.getUTCDate() - 1) / 365
}

/** Identifies a unit within its building, by what the city calls it. */
export const unitIdentity = ({ unit, block }: UnitKey): string => `${block} ${unit}`

/**
 * Removes records that repeat a sale: of those with one unit and value within a year the latest stays. Returns the others,
 * earliest first.
 */
export function cleanRecords<Each extends PaidRecord>(records: readonly Each[]): Each[] {
  const lastSeen = new Map<string, number>()
  const kept: Each[] = []
  for (const record of records.toSorted((a, b) => b.day - a.day)) {
    const sale = `${unitIdentity(record)} ${record.kind} ${Math.round(record.value / 100)}`
    const later = lastSeen.get(sale)
    lastSeen.set(sale, record.day)
    if (later === undefined || later - record.day > yearDays) kept.push(record)
  }
  return kept.reverse()
}

/** Days within which a unit is sold again by the lender who took it, and the part of what it was taken for up to which it is. */
const resoldWithin = 730
const resoldFor = 0.75

/**
 * Leaves out units that were recorded twice within two years, the second time a quarter cheaper or more: a lender took them and
 * sold them, and neither says what neighbours pay. Takes records earliest first (`cleanRecords`).
 */
export function leaveOutLenders<Each extends PaidRecord>(records: readonly Each[]): Each[] {
  const lastSeen = new Map<string, Each>()
  const left = new Set<Each>()
  for (const record of records) {
    if (record.unit === '') continue
    const unit = `${unitIdentity(record)} ${record.kind}`
    const earlier = lastSeen.get(unit)
    lastSeen.set(unit, record)
    if (earlier === undefined || record.day - earlier.day > resoldWithin) continue
    if (record.value > resoldFor * earlier.value) continue
    left.add(earlier)
    left.add(record)
  }
  return records.filter(record => !left.has(record))
}
