import type { PaidArea, PaidDeed, PaidKind } from '#domain/paid-prices/paid-record.ts'
import type { PaidSource } from '#domain/paid-prices/paid-sources.ts'

/** What a city's columns are read for. */
export const paidFields = [
  'street',
  'number',
  'complement',
  /** The unit's number, where a column of its own has it. */
  'unit',
  'neighborhood',
  /** Street, number and complement in one text. */
  'address',
  'postalCode',
  'city',
  'value',
  'area',
  'date',
  /** Used where `date` is empty. */
  'otherDate',
  /** Percent of the property that changed hands. */
  'share',
  'use',
  'deed',
  /** An amount that was financed. */
  'financed',
  'titleRecord',
  'titleOffice',
] as const
export type PaidField = (typeof paidFields)[number]

/** The cells of a row by field; empty where the row or the file has none. */
export type PaidCells = Readonly<Record<PaidField, string>>

/** How the files of a city are read: its table of columns. */
export interface PaidCity extends PaidSource {
  /** As the command, the setting and the database name it. */
  id: string
  areaOf: PaidArea
  /** The names of columns, as any of the city's files write them; compared without accents, capitals and signs. */
  columns: Partial<Record<PaidField, readonly string[]>>
  /** The fields that a file must have. */
  required: readonly PaidField[]
  /** The fields of a sheet without a header, in the order of its columns; `null` for columns that are not read. */
  withoutHeader?: readonly (PaidField | null)[]
  /** The first pattern that a row's use matches decides; `null` = it is not kept. */
  uses: readonly (readonly [RegExp, PaidKind | null])[]
  /** The same for its deed; without patterns every row is a sale. */
  deeds?: readonly (readonly [RegExp, PaidDeed])[]
  /** Postal codes of the city, the first five digits. */
  postalCodes: readonly (readonly [from: number, to: number])[]
  /** Whether a row without a date took place between its neighbours of the same street (`undated-records.ts`). */
  undatedBetweenNeighbours?: boolean
  /** Whether its `unit` is an identity that the city alone gives: no number that a listing has. */
  ownUnits?: boolean
  /** Changes the cells of a row before they are read. */
  prepare?(cells: PaidCells): PaidCells
  /** Where it publishes: a CKAN server's address, its package, and which of its resources are meant. */
  published: {
    ckan: string
    package: string
    resources: RegExp
    /** What the site wants to be asked with, where it refuses others. */
    userAgent?: string
  } | null
}
