import { createBuildingKey } from '#domain/paid-prices/building-key.ts'
import {
  leastPaidArea,
  leastPaidValue,
  mostPaidArea,
  mostPaidValue,
  type PaidDeed,
  type PaidKind,
  type PaidTitle,
} from '#domain/paid-prices/paid-record.ts'
import { readUnitKey, type UnitKey } from '#domain/paid-prices/unit-key.ts'
import { foldText } from '#domain/fold-text.ts'
import { fromReais } from '#domain/money.ts'
import type { PaidCells, PaidCity } from './cities/paid-city.ts'
import type { PlacedRecord } from './pack-records.ts'
import {
  type ColumnPlaces,
  findColumns,
  findColumnsWithoutHeader,
  isOfCity,
  readCells,
  readCityDay,
  readCityNumber,
} from './read-city-cells.ts'
import type { TablePortion, TableRow } from './tables/table-row.ts'
import { UndatedRecords } from './undated-records.ts'

/** Why rows are not kept: each row counts for the first that holds. */
export type RowRefusal =
  | 'cells'
  | 'deed'
  | 'share'
  | 'kind'
  | 'address'
  | 'value'
  | 'area'
  | 'date'
  | 'expired'

/** The whole file is refused; the message is for people, in Portuguese. */
export class CityFileRefused extends Error {}

/** Rows at the beginning of a sheet among which its header is looked for. */
const headerRows = 10
/** Rows of another city, or that cannot be read, up to which a file may still be the city's. */
const toleratedRows = 5
const toleratedShare = 0.05
/** Refusals that speak against the file rather than the row. */
const unreadable: readonly RowRefusal[] = ['cells', 'value', 'date']

interface Sheet {
  number: number
  rowsSeen: number
  places: ColumnPlaces | null
  /** Its text is no table of the city. */
  skipped: boolean
}

/** Reads the rows of a city's file, portion by portion, into records. */
export class CityRecordReader {
  readonly refused = new Map<RowRefusal, number>()
  /** Rows below headers. */
  read = 0
  #sheet: Sheet | null = null
  #missing: string[] = []
  #tables = 0
  #own = 0
  #foreign = 0
  #undated = new UndatedRecords()

  /**
   * @param today days since 1970: later records are refused
   * @param oldest days since 1970: earlier records are too old to be kept
   */
  constructor(
    readonly city: PaidCity,
    readonly today: number,
    readonly oldest: number,
  ) {}

  /** @throws CityFileRefused as soon as the rows show that the file is not the city's */
  take({ sheet: number, rows }: TablePortion): PlacedRecord[] {
    if (this.#sheet?.number !== number) this.#sheet = { number, rowsSeen: 0, places: null, skipped: false }
    const placed = rows.flatMap(row => this.#takeRow(this.#sheet as Sheet, row))
    this.#checkCity(this.#own + this.#foreign > 4 * toleratedRows)
    return placed
  }

  /**
   * Returns the last records.
   * @throws CityFileRefused for a file that has no row of the city, or too many that cannot be read
   */
  finish(): PlacedRecord[] {
    const placed = this.#undated.finish()
    if (this.#undated.lost > 0) this.#refuse('date', this.#undated.lost)
    if (this.#tables === 0) throw this.#refusal(this.#describeMissing())
    if (this.read === 0) throw this.#refusal('não tem nenhuma linha abaixo do cabeçalho')
    this.#checkCity(true)
    const lost = unreadable.reduce((sum, reason) => sum + (this.refused.get(reason) ?? 0), 0)
    if (lost > toleratedRows && lost > this.read / 2)
      throw this.#refusal('mais da metade das linhas não pôde ser lida')
    return placed
  }

  #takeRow(sheet: Sheet, row: TableRow): PlacedRecord[] {
    if (sheet.skipped) return []
    sheet.rowsSeen += 1
    if (sheet.places === null && !this.#findPlaces(sheet, row.cells)) return []
    if (row.cells.every(cell => cell === '')) {
      if (row.cells.length > 0) return []
      this.read += 1
      this.#refuse('cells')
      return []
    }
    this.read += 1
    const cells = readCells(this.city, row.cells, sheet.places as ColumnPlaces)
    const ofCity = isOfCity(this.city, cells)
    if (ofCity === true) this.#own += 1
    if (ofCity === false) this.#foreign += 1
    return this.#readRow(cells, sheet.places as ColumnPlaces)
  }

  /** Looks for the header in a row; returns whether the row is one of the table already, below no header. */
  #findPlaces(sheet: Sheet, cells: readonly string[]): boolean {
    const { places, missing } = findColumns(this.city, cells)
    if (missing.length === 0) {
      sheet.places = places
      this.#tables += 1
      return false
    }
    if (places.size >= this.city.required.length / 2 || this.#missing.length === 0)
      this.#missing = missing.map(field => this.city.columns[field]?.[0] ?? field)
    sheet.places = findColumnsWithoutHeader(this.city, cells)
    if (sheet.places !== null) {
      this.#tables += 1
      return true
    }
    sheet.skipped = sheet.rowsSeen >= headerRows
    return false
  }

  #readRow(cells: PaidCells, places: ColumnPlaces): PlacedRecord[] {
    const found = readRecord(this.city, cells, places)
    if (typeof found === 'string') {
      this.#refuse(found)
      return []
    }
    const day = readCityDay(cells.date) ?? readCityDay(cells.otherDate)
    if (day === null) {
      if (cells.date === '' && this.city.undatedBetweenNeighbours)
        return this.#undated.take(cells.street, found, null)
      this.#refuse('date')
      return []
    }
    if (day > this.today || day < this.oldest) {
      this.#refuse(day > this.today ? 'date' : 'expired')
      return []
    }
    const placed = { building: found.building, record: { ...found.record, day } }
    return this.city.undatedBetweenNeighbours ? this.#undated.take(cells.street, placed, day) : [placed]
  }

  #refuse(reason: RowRefusal, count = 1): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + count)
  }

  #checkCity(isEnough: boolean): void {
    const foreign = this.#foreign
    const isForeign = foreign > this.#own || foreign > toleratedRows + toleratedShare * this.#own
    if (isEnough && foreign > 0 && isForeign)
      throw this.#refusal(
        `traz endereços de outra cidade (${foreign} de ${foreign + this.#own} linhas com CEP ou cidade)`,
      )
  }

  #describeMissing = (): string =>
    this.#missing.length === 0
      ? 'está vazio'
      : `não tem as colunas que os arquivos da cidade têm (falta: ${this.#missing.join(', ')})`

  #refusal = (what: string): CityFileRefused =>
    new CityFileRefused(`O arquivo não é o de ${this.city.name}: ${what}.`)
}

/** Reads everything but the day. */
function readRecord(city: PaidCity, cells: PaidCells, places: ColumnPlaces): PlacedRecord | RowRefusal {
  const deed = readDeed(city, cells)
  if (deed === null) return 'deed'
  if (places.has('share') && Math.abs((readCityNumber(cells.share) ?? 0) - 100) > 0.005) return 'share'
  const kind = readKind(city, cells)
  if (kind === null) return 'kind'
  const building = createBuildingKey(cells)
  if (building === null) return 'address'
  const value = fromReais(Math.round(readCityNumber(cells.value) ?? 0))
  if (value < leastPaidValue || value > mostPaidValue) return 'value'
  const area = readCityNumber(cells.area) ?? 0
  if (area < leastPaidArea || area > mostPaidArea) return 'area'
  const key = city.ownUnits ? readOwnUnit(cells) : readUnit(cells, kind)
  const financed = (readCityNumber(cells.financed) ?? 0) > 0
  return {
    building,
    record: { ...key, kind, deed, value, area, day: 0, financed, title: readTitle(cells) },
  }
}

function readUnit({ unit, complement }: PaidCells, kind: PaidKind): UnitKey {
  const named = unit === '' ? '' : `${kind === 'casa' ? 'casa' : 'apto'} ${unit} `
  return readUnitKey(`${named}${complement}`)
}

/** Writes a city's own identity of a property so that no listing's unit is taken for it. */
const readOwnUnit = ({ unit }: PaidCells): UnitKey => ({ unit: unit === '' ? '' : `ID${unit}`, block: '' })

function readDeed({ deeds }: PaidCity, { deed }: PaidCells): PaidDeed | null {
  if (deeds === undefined) return 'sale'
  const text = foldText(deed)
  return deeds.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

function readKind({ uses }: PaidCity, { use }: PaidCells): PaidKind | null {
  const text = foldText(use)
  return uses.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The largest number of a matrícula that is one. */
const mostTitleRecord = 10_000_000

function readTitle({ titleRecord, titleOffice }: PaidCells): PaidTitle | null {
  const record = Number(/^\d{1,8}(?=\.0$|$)/.exec(titleRecord.replaceAll(/[.\s](?=\d{3})/g, ''))?.[0])
  const office = Number(/^\D{0,5}(\d{1,2})/.exec(titleOffice)?.[1])
  return record > 0 && record <= mostTitleRecord && office > 0 ? { record, office } : null
}
