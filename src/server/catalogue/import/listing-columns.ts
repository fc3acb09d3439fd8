import { raw, type Sql } from 'sql-template-tag'

/** Columns of `listings` that a list fills, except the key. */
export const listColumns = [
  'state',
  'city_key',
  'neighborhood_key',
  'category',
  'modality',
  'price',
  'evaluation',
  'area',
  'rooms',
  'garage',
  'financing',
  'fingerprint',
  'doubtful_price',
  'doubtful_evaluation',
  'doubtful_on',
] as const

/** Columns of `listing_texts`, except the key. */
export const textColumns = [
  'city',
  'neighborhood',
  'address',
  'description',
  'property_type',
  'auction_type',
  'url',
  'total_area',
  'private_area',
  'land_area',
  'bathrooms',
  'kitchen',
] as const

/** Writes columns as a list of names for SQL, each after `prefix`. */
export const columnNames = (columns: readonly string[], prefix = ''): Sql =>
  raw(columns.map(column => prefix + column).join(', '))

/** Writes the assignments of an update that takes the columns from the row `from`. */
export const columnAssignments = (columns: readonly string[], from: string): Sql =>
  raw(columns.map(column => `${column} = ${from}.${column}`).join(', '))
