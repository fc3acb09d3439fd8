import { readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import type { Listing } from '#domain/property/listing.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'

/** Reads the listings of a list of the bank with the application's own reader. @throws when it refuses the file */
export function readSharedList(path: string): Listing[] {
  const list = readList(decodeList(readFileSync(path)))
  if (list.kind === 'refused') throw new Error(`${path}: ${list.reason}`)
  return [...list.entries].flatMap(entry => ('listing' in entry ? [entry.listing] : []))
}
