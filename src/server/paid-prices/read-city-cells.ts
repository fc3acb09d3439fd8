import { foldText, repairMojibake } from '#domain/fold-text.ts'
import { isCalendarDate, toDayNumber } from '#domain/calendar-date.ts'
import { type PaidCells, type PaidCity, type PaidField, paidFields } from './cities/paid-city.ts'

/** Which column of a sheet holds each field. */
export type ColumnPlaces = ReadonlyMap<PaidField, number>

/** A column's name as it is compared: “n_endereco”, `N° ENDEREÇO` → `n endereco`. */
const nameColumn = (text: string): string =>
  foldText(repairMojibake(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Finds the fields in a header; `missing` are those that the city's files always have. */
export function findColumns(
  city: PaidCity,
  header: readonly string[],
): { places: ColumnPlaces; missing: PaidField[] } {
  const names = header.map(nameColumn)
  const places = new Map<PaidField, number>()
  for (const field of paidFields) {
    const at = (city.columns[field] ?? [])
      .map(name => names.indexOf(nameColumn(name)))
      .find(each => each >= 0)
    if (at !== undefined) places.set(field, at)
  }
  return { places, missing: city.required.filter(field => !places.has(field)) }
}

/** Returns where the fields stand in a sheet without a header, if this row can be one of its; else `null`. */
export function findColumnsWithoutHeader(city: PaidCity, row: readonly string[]): ColumnPlaces | null {
  if (city.withoutHeader === undefined) return null
  const places = new Map<PaidField, number>()
  for (const [at, field] of city.withoutHeader.entries()) if (field !== null) places.set(field, at)
  const cells = readCells(city, row, places)
  return readCityNumber(cells.value) !== null && readCityDay(cells.date) !== null && cells.street !== ''
    ? places
    : null
}

/** Returns the cells of a row by field. */
export function readCells(city: PaidCity, row: readonly string[], places: ColumnPlaces): PaidCells {
  const cells = {} as Record<PaidField, string>
  for (const field of paidFields) cells[field] = row[places.get(field) ?? -1] ?? ''
  return city.prepare?.(cells) ?? cells
}

/**
 * Reads a number as the cities write it: `1068562,63`, `1.068.562,63`, `500000.00`, `1.2318299E7`. `null` for anything
 * else, negative numbers included.
 */
export function readCityNumber(text: string): number | null {
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  const number = /^\d{1,15}(?:\.\d{1,15})?(?:e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** The day 0 of a workbook's dates, in days since 1970. */
const workbookEpoch = toDayNumber('1899-12-30')

/**
 * Reads a day as the cities write it: `2023-12-21`, `2025/06/17 00:00:00`, `01/06/2026`, a workbook's `45646`; in days since
 * 1970. `null` for what is no day of this century.
 */
export function readCityDay(text: string): number | null {
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)
  if (serial !== null) {
    const day = workbookEpoch + Number(serial[1])
    return day >= toDayNumber('2000-01-01') ? day : null
  }
  const [, year, month, date] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?!\d)/.exec(text) ?? []
  const [, dayFirst, monthNext, yearLast] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(text) ?? []
  const day = year === undefined ? `${yearLast}-${monthNext}-${dayFirst}` : `${year}-${month}-${date}`
  return isCalendarDate(day) ? toDayNumber(day) : null
}

/** Reads the first five digits of a postal code, also of one that lost its leading zero; `null` for none. */
function readPostalArea(text: string): number | null {
  const digits = text.replace(/\.0$/, '').replace(/\D/g, '')
  return digits.length === 7 || digits.length === 8 ? Math.floor(Number(digits) / 1000) : null
}

/** Whether a row is of the city; `null` where it does not say. */
export function isOfCity(city: PaidCity, { postalCode, city: name }: PaidCells): boolean | null {
  if (name !== '') return foldText(name) === foldText(city.name)
  const area = readPostalArea(postalCode)
  return area === null || area === 0
    ? null
    : city.postalCodes.some(([from, to]) => area >= from && area <= to)
}
