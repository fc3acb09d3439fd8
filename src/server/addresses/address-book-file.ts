import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { AddressBook } from '#domain/addresses/address-book.ts'

/** Returns the file of a municipality's addresses, by IBGE's seven digits. */
export const addressBookPath = (folder: string, municipality: number): string =>
  join(folder, `${municipality}.addresses`)

/** The file is not one that this version wrote whole. */
export class UnreadableAddressBook extends Error {}

/** The first bytes of a file; the last one is the version of its layout. */
const signature = Buffer.from('ARRADDR1')
const textParts = ['streets', 'localities', 'lotNames'] as const
const numberParts = [
  'streetStarts',
  'numbers',
  'lats',
  'lngs',
  'postalCodes',
  'localityOf',
  'blockOf',
  'lotOf',
  'estimated',
  'uses',
] as const

/**
 * Writes a municipality's addresses, one at least; another version of the file is replaced at once. Returns the bytes. Reading and writing take
 * up to seconds for a large city and are done in a thread of their own.
 */
export function writeAddressBook(path: string, book: AddressBook): number {
  const parts = [
    ...textParts.map(name => Buffer.from(book[name].join('\n'))),
    ...numberParts.map(name => packDifferences(book[name])),
  ].map(part => deflateSync(part, { level: 6 }))
  const head = Buffer.alloc(signature.length + 4 * (parts.length + 1))
  signature.copy(head)
  head.writeUInt32LE(book.numbers.length, signature.length)
  for (const [at, part] of parts.entries()) head.writeUInt32LE(part.length, signature.length + 4 * (at + 1))
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  try {
    const file = openSync(draft, 'w', 0o600)
    try {
      for (const part of [head, ...parts])
        for (let written = 0; written < part.length; ) written += writeSync(file, part, written)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return head.length + parts.reduce((sum, { length }) => sum + length, 0)
}

/** @throws UnreadableAddressBook; what the file system throws */
export function readAddressBook(path: string): AddressBook {
  const bytes = readFileSync(path)
  const count = textParts.length + numberParts.length
  const headLength = signature.length + 4 * (count + 1)
  if (bytes.length < headLength || !bytes.subarray(0, signature.length).equals(signature))
    throw new UnreadableAddressBook(path)
  const houses = bytes.readUInt32LE(signature.length)
  let at = headLength
  const parts = Array.from({ length: count }, (_, part) => {
    const from = at
    at += bytes.readUInt32LE(signature.length + 4 * (part + 1))
    return bytes.subarray(from, at)
  })
  if (at !== bytes.length) throw new UnreadableAddressBook(path)
  try {
    const [streets = [], localities = [], lotNames = []] = parts
      .slice(0, textParts.length)
      .map(part => inflateSync(part).toString().split('\n'))
    const numbers = parts.slice(textParts.length).map(part => inflateSync(part))
    const read = <Column extends Uint32Array | Int32Array | Uint16Array | Uint8Array>(
      name: (typeof numberParts)[number],
      column: Column,
    ) => unpackDifferences(numbers[numberParts.indexOf(name)]!, column)
    return {
      streets,
      localities,
      lotNames,
      streetStarts: read('streetStarts', new Uint32Array(streets.length + 1)),
      numbers: read('numbers', new Uint32Array(houses)),
      lats: read('lats', new Int32Array(houses)),
      lngs: read('lngs', new Int32Array(houses)),
      postalCodes: read('postalCodes', new Uint32Array(houses)),
      localityOf: read('localityOf', new Uint16Array(houses)),
      blockOf: read('blockOf', new Uint16Array(houses)),
      lotOf: read('lotOf', new Uint16Array(houses)),
      estimated: read('estimated', new Uint8Array(houses)),
      uses: read('uses', new Uint16Array(houses)),
    }
  } catch (error) {
    throw new UnreadableAddressBook(path, { cause: error })
  }
}

/** Writes each number as its difference from the one before it, in as few bytes as it needs. */
function packDifferences(column: ArrayLike<number>): Buffer {
  const bytes = Buffer.allocUnsafe(5 * column.length)
  let size = 0
  let before = 0
  for (let at = 0; at < column.length; at++) {
    const difference = column[at]! - before
    before = column[at]!
    // The sign is the lowest bit.
    let left = difference < 0 ? -2 * difference - 1 : 2 * difference
    while (left >= 128) {
      bytes[size++] = (left % 128) | 128
      left = Math.floor(left / 128)
    }
    bytes[size++] = left
  }
  return bytes.subarray(0, size)
}

function unpackDifferences<Column extends Uint32Array | Int32Array | Uint16Array | Uint8Array>(
  bytes: Buffer,
  column: Column,
): Column {
  let from = 0
  let value = 0
  for (let at = 0; at < column.length; at++) {
    let left = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[from++]
      if (byte === undefined) throw new RangeError('A column is shorter than it should be')
      left += (byte & 127) * scale
      if (byte < 128) break
    }
    value += left % 2 === 0 ? left / 2 : -(left + 1) / 2
    column[at] = value
  }
  if (from !== bytes.length) throw new RangeError('A column is longer than it should be')
  return column
}
