import type { BuildingKey } from '#domain/paid-prices/building-key.ts'
import {
  type PaidDeed,
  paidDeeds,
  type PaidKind,
  paidKinds,
  type PaidRecord,
} from '#domain/paid-prices/paid-record.ts'
import { fromReais, toReais } from '#domain/money.ts'

/** A record and the building that it is of. */
export interface PlacedRecord {
  building: BuildingKey
  record: PaidRecord
}

/*
 * A building's records are stored as bytes, one after the other, some 18 each: day, value in reais and area in dm² as
 * numbers of 7 bits a byte, the lowest first; one byte of kind (bits 0–1), deed (2–3), financed (4), title (5); unit and block
 * as a length and Latin letters; with a title its record and office.
 */

const financedBit = 1 << 4
const titleBit = 1 << 5
/** The longest unit or block that is kept, in characters. */
const maxUnitLength = 12

/** Packs records; what is packed can be joined. */
export function packRecords(records: readonly PaidRecord[]): Buffer {
  const bytes: number[] = []
  const write = (number: number): void => {
    let rest = Math.round(number)
    while (rest >= 128) {
      bytes.push((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  const writeText = (text: string): void => {
    const letters = text.slice(0, maxUnitLength)
    bytes.push(letters.length)
    for (let at = 0; at < letters.length; at++) bytes.push(letters.charCodeAt(at) & 0xff)
  }
  for (const { kind, deed, value, area, day, financed, title, unit, block } of records) {
    write(day)
    write(toReais(value))
    write(area * 100)
    bytes.push(
      paidKinds.indexOf(kind) |
        (paidDeeds.indexOf(deed) << 2) |
        (financed ? financedBit : 0) |
        (title === null ? 0 : titleBit),
    )
    writeText(unit)
    writeText(block)
    if (title === null) continue
    write(title.record)
    write(title.office)
  }
  return Buffer.from(bytes)
}

/** Reads what `packRecords` wrote. */
export function unpackRecords(bytes: Uint8Array): PaidRecord[] {
  const records: PaidRecord[] = []
  let at = 0
  const read = (): number => {
    let number = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0
      number += (byte & 127) * scale
      if (byte < 128) return number
    }
  }
  const readText = (): string => {
    const length = bytes[at++] ?? 0
    const text = String.fromCharCode(...bytes.subarray(at, at + length))
    at += length
    return text
  }
  while (at < bytes.length) {
    const day = read()
    const value = fromReais(read())
    const area = read() / 100
    const flags = bytes[at++] ?? 0
    const unit = readText()
    const block = readText()
    records.push({
      unit,
      block,
      kind: paidKinds[flags & 3] as PaidKind,
      deed: paidDeeds[(flags >> 2) & 3] as PaidDeed,
      value,
      area,
      day,
      financed: (flags & financedBit) !== 0,
      title: (flags & titleBit) === 0 ? null : { record: read(), office: read() },
    })
  }
  return records
}

/** Identifies a record within its building: two with the same text are one. */
export const recordIdentity = ({ day, value, area, kind, unit, block }: PaidRecord): string =>
  `${day} ${value} ${Math.round(area * 100)} ${kind} ${unit.slice(0, maxUnitLength)} ${block.slice(0, maxUnitLength)}`
