import {
  type AddressBook,
  type AddressColumns,
  arrangeAddresses,
  createColumns,
  mostNames,
  portionSize,
} from '#domain/addresses/address-book.ts'
import { joinBlock, readLotName } from '#domain/addresses/read-address.ts'
import { ByteTexts } from './byte-texts.ts'
import { CensusFileRefused } from './census-file-refused.ts'

/** A municipality's addresses as the census's file gave them. */
export interface MunicipalityAddresses {
  /** IBGE's seven digits. */
  municipality: number
  /** Rows of the file, each a use of an address. */
  rows: number
  book: AddressBook
}

const required = [
  'COD_MUNICIPIO',
  'CEP',
  'DSC_LOCALIDADE',
  'NOM_TIPO_SEGLOGR',
  'NOM_TITULO_SEGLOGR',
  'NOM_SEGLOGR',
  'NUM_ENDERECO',
  'DSC_MODIFICADOR',
  'LATITUDE',
  'LONGITUDE',
  'NV_GEO_COORD',
] as const
const elements = [1, 2, 3, 4, 5] as const

/** Bytes of a row at most; those of the census have some 170, with all complements 400. */
const mostRowBytes = 4_096
const mostFields = 64
const [semicolon, newline, carriageReturn, minus, dot] = [0x3b, 0x0a, 0x0d, 0x2d, 0x2e]
/** In millionths of a degree: nowhere in Brazil. */
const outside = 90e6
/** What the parser needs of Brazil's outline, in millionths of a degree. */
const brazil = { south: -34e6, north: 5.4e6, west: -74.1e6, east: -28e6 }

/**
 * Reads the census's CSV (34 columns, semicolons) as it comes, byte by byte into typed columns: no text is made of a row.
 * Rows without a place of their own (levels 5 and 6) are counted and left out.
 */
export class CensusParser {
  readonly #onMunicipality: (addresses: MunicipalityAddresses) => void
  #rest: Buffer = Buffer.alloc(0)
  #columns: Record<(typeof required)[number], number> | null = null
  #elements: readonly (readonly [name: number, value: number])[] = []
  /** The end of each field of the row that is read; it begins after the end of the one before it. */
  readonly #ends = new Int32Array(mostFields + 1)
  readonly #done = new Set<number>()
  #municipality = 0
  #rows = 0
  #allRows = 0
  #chunks: AddressColumns[] = []
  #streets = new ByteTexts()
  #localities = new ByteTexts()
  #lotNames = new Map<string, number>()

  /** @param onMunicipality called with each municipality once its rows are over; a file of a state has many */
  constructor(onMunicipality: (addresses: MunicipalityAddresses) => void) {
    this.#onMunicipality = onMunicipality
    this.#begin()
  }

  /** Rows of the file so far. */
  get rows(): number {
    return this.#allRows
  }

  /** @throws CensusFileRefused */
  take(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let from = 0
    for (let to = bytes.indexOf(newline); to >= 0; to = bytes.indexOf(newline, from)) {
      this.#takeRow(bytes, from, to > from && bytes[to - 1] === carriageReturn ? to - 1 : to)
      from = to + 1
    }
    if (bytes.length - from > mostRowBytes) throw notCensus('tem uma linha comprida demais')
    this.#rest = bytes.subarray(from)
  }

  /** @throws CensusFileRefused */
  finish(): void {
    if (this.#rest.length > 0) this.#takeRow(this.#rest, 0, this.#rest.length)
    if (this.#columns === null || this.#allRows === 0) throw notCensus('está vazio')
    this.#end()
  }

  #begin(): void {
    this.#rows = 0
    this.#chunks = []
    this.#streets = new ByteTexts()
    this.#localities = new ByteTexts()
    this.#localities.find(Buffer.alloc(0), 0, 0)
    this.#lotNames = new Map([['', 0]])
  }

  #end(): void {
    if (this.#rows === 0) return
    const names = {
      streets: this.#streets.list().map(text => text.replaceAll(';', ' ').replaceAll(/ {2,}/g, ' ').trim()),
      localities: this.#localities.list(),
      lotNames: [...this.#lotNames.keys()],
    }
    const chunks = this.#chunks
    const [municipality, rows] = [this.#municipality, this.#rows]
    this.#begin()
    this.#onMunicipality({ municipality, rows, book: arrangeAddresses(chunks, names) })
  }

  #takeRow(bytes: Buffer, from: number, to: number): void {
    if (to === from) return
    if (to - from > mostRowBytes) throw notCensus('tem uma linha comprida demais')
    if (this.#columns === null) return this.#takeHeader(bytes.toString('utf8', from, to))
    const ends = this.#ends
    let fields = 0
    ends[0] = from - 1
    for (let at = from; at < to; at++)
      if (bytes[at] === semicolon && fields < mostFields - 1) ends[++fields] = at
    ends[++fields] = to
    this.#allRows += 1
    const columns = this.#columns
    if (fields <= columns.NV_GEO_COORD) throw notCensus(`tem uma linha incompleta (${this.#allRows})`)
    const municipality = this.#readDigits(bytes, columns.COD_MUNICIPIO)
    if (municipality !== this.#municipality) this.#turnTo(municipality)
    this.#rows += 1
    this.#addAddress(bytes, columns)
  }

  #takeHeader(text: string): void {
    const names = text
      .replace(/^\ufeff/, '')
      .split(';')
      .map(name => name.trim().toUpperCase())
    if (names.length > mostFields) throw notCensus('tem colunas demais')
    const missing = required.filter(name => !names.includes(name))
    if (missing.length > 0) throw notCensus(`não tem a coluna ${missing[0]}`)
    this.#columns = Object.fromEntries(required.map(name => [name, names.indexOf(name)])) as Record<
      (typeof required)[number],
      number
    >
    if (
      this.#columns.NOM_TITULO_SEGLOGR !== this.#columns.NOM_TIPO_SEGLOGR + 1 ||
      this.#columns.NOM_SEGLOGR !== this.#columns.NOM_TIPO_SEGLOGR + 2
    )
      throw notCensus('tem as colunas da rua em outra ordem')
    this.#elements = elements.flatMap(element => {
      const [name, value] = [
        names.indexOf(`NOM_COMP_ELEM${element}`),
        names.indexOf(`VAL_COMP_ELEM${element}`),
      ]
      return name < 0 || value < 0 ? [] : [[name, value] as const]
    })
  }

  #turnTo(municipality: number): void {
    if (municipality < 1_100_000 || municipality > 5_399_999)
      throw notCensus(`tem uma linha sem município (${this.#allRows})`)
    this.#end()
    if (this.#done.has(municipality)) throw notCensus('não traz os municípios um depois do outro')
    this.#done.add(municipality)
    this.#municipality = municipality
  }

  #addAddress(bytes: Buffer, columns: Record<(typeof required)[number], number>): void {
    const level = this.#readDigits(bytes, columns.NV_GEO_COORD)
    if (level < 1 || level > 4) return
    const lat = this.#readDegrees(bytes, columns.LATITUDE)
    const lng = this.#readDegrees(bytes, columns.LONGITUDE)
    if (lat < brazil.south || lat > brazil.north || lng < brazil.west || lng > brazil.east) return
    const ends = this.#ends
    const street = this.#streets.find(
      bytes,
      ends[columns.NOM_TIPO_SEGLOGR]! + 1,
      ends[columns.NOM_SEGLOGR + 1]!,
    )
    const named = this.#localities.find(
      bytes,
      ends[columns.DSC_LOCALIDADE]! + 1,
      ends[columns.DSC_LOCALIDADE + 1]!,
    )
    const locality = named < mostNames ? named : 0
    const number = this.#readNumber(bytes, columns)
    const postalCode = this.#readDigits(bytes, columns.CEP)
    const [block, lot] = this.#readLot(bytes)
    const estimated = Number(level > 2)
    let chunk = this.#chunks.at(-1)
    if (chunk !== undefined && chunk.size > 0) {
      const before = chunk.size - 1
      const isSame =
        chunk.lats[before] === lat &&
        chunk.lngs[before] === lng &&
        chunk.streetOf[before] === street &&
        chunk.numbers[before] === number &&
        chunk.localityOf[before] === locality &&
        chunk.postalCodes[before] === postalCode &&
        chunk.blockOf[before] === block &&
        chunk.lotOf[before] === lot
      if (isSame) {
        if (chunk.uses[before]! < 0xffff) chunk.uses[before]!++
        return
      }
    }
    if (chunk === undefined || chunk.size === portionSize) {
      chunk = createColumns()
      this.#chunks.push(chunk)
    }
    const at = chunk.size++
    chunk.streetOf[at] = street
    chunk.numbers[at] = number
    chunk.lats[at] = lat
    chunk.lngs[at] = lng
    chunk.postalCodes[at] = postalCode
    chunk.localityOf[at] = locality
    chunk.blockOf[at] = block
    chunk.lotOf[at] = lot
    chunk.estimated[at] = estimated
    chunk.uses[at] = 1
  }

  /** The house number; 0 for “SN” and for a milestone (“KM”). */
  #readNumber(bytes: Buffer, columns: Record<(typeof required)[number], number>): number {
    const begin = this.#ends[columns.DSC_MODIFICADOR]! + 1
    const end = this.#ends[columns.DSC_MODIFICADOR + 1]!
    if (end - begin === 2 && bytes[begin] === 0x4b && bytes[begin + 1] === 0x4d) return 0
    const number = this.#readDigits(bytes, columns.NUM_ENDERECO)
    return number > 999_999 ? 0 : number
  }

  /** The numbers of quadra (with its conjunto) and lote among the complements. */
  #readLot(bytes: Buffer): [block: number, lot: number] {
    const ends = this.#ends
    let [block, group, lot] = ['', '', '']
    for (const [name, value] of this.#elements) {
      const begin = ends[name]! + 1
      const length = ends[name + 1]! - begin
      if (length === 0) break
      const first = bytes[begin]
      if (
        (first !== 0x51 && first !== 0x4c && first !== 0x43) ||
        (length !== 6 && length !== 4 && length !== 8)
      )
        continue
      const called = bytes.toString('latin1', begin, begin + length)
      const text = bytes.toString('latin1', ends[value]! + 1, ends[value + 1])
      if (called === 'QUADRA') block = readLotName(text)
      else if (called === 'LOTE') lot = readLotName(text)
      else if (called === 'CONJUNTO') group = readLotName(text)
    }
    return block === '' ? [0, 0] : [this.#findLotName(joinBlock(block, group)), this.#findLotName(lot)]
  }

  #findLotName(name: string): number {
    const known = this.#lotNames.get(name)
    if (known !== undefined) return known
    if (this.#lotNames.size === mostNames) return 0
    this.#lotNames.set(name, this.#lotNames.size)
    return this.#lotNames.size - 1
  }

  /** A whole number; 0 where a field has something else. */
  #readDigits(bytes: Buffer, column: number): number {
    let value = 0
    const end = this.#ends[column + 1]!
    for (let at = this.#ends[column]! + 1; at < end; at++) {
      const digit = bytes[at]! - 0x30
      if (digit < 0 || digit > 9) return 0
      value = 10 * value + digit
    }
    return value
  }

  /** Degrees in millionths, cut after six decimals; outside of Brazil for what is no number. */
  #readDegrees(bytes: Buffer, column: number): number {
    let at = this.#ends[column]! + 1
    const end = this.#ends[column + 1]!
    if (at >= end) return outside
    const isNegative = bytes[at] === minus
    if (isNegative) at += 1
    let value = 0
    let decimals = -1
    for (; at < end && decimals < 6; at++) {
      const byte = bytes[at]!
      if (byte === dot && decimals < 0) decimals = 0
      else if (byte >= 0x30 && byte <= 0x39) {
        value = 10 * value + byte - 0x30
        if (decimals >= 0) decimals += 1
      } else return outside
    }
    for (let missing = Math.max(0, decimals); missing < 6; missing++) value *= 10
    return isNegative ? -value : value
  }
}

const notCensus = (reason: string): CensusFileRefused =>
  new CensusFileRefused(`O arquivo não é o do CNEFE 2022 que se esperava: ${reason}.`)
