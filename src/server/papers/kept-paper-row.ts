import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import sql, { type Sql } from 'sql-template-tag'
import { KeptPaper, type KeptPaperLine } from '#contract/kept-paper-schemas.ts'
import type { PaperSealer } from './paper-sealer.ts'

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)
/** More than any reading has that could be kept. */
const maxReadingBytes = 32 * 1024 * 1024

/** A kept paper without its reading, as the database has it. */
export interface KeptPaperRow {
  id: string
  paper: KeptPaper['paper']
  property_id: string | null
  read_at: Date
  key_id: string
  /** Base64. */
  name: string
}
/** With its reading, in base64. */
export type WholePaperRow = KeptPaperRow & { reading: string }

export const keptPaperColumns: Sql = sql`id, paper, property_id, read_at, key_id, encode(name, 'base64') as name`
export const wholePaperColumns: Sql = sql`${keptPaperColumns}, encode(reading, 'base64') as reading`

/** A kept paper's open columns. What is encrypted is bound to all of them, so that no row can be given to another. */
type OpenColumns = Pick<KeptPaperRow, 'id' | 'paper' | 'property_id' | 'read_at'>

const placeOf = (
  ownerId: string,
  { id, paper, property_id, read_at }: OpenColumns,
  part: 'name' | 'reading',
) => [ownerId, id, part, paper, property_id, read_at.toISOString()]

/** The encrypted columns of a paper, in base64. */
export interface SealedColumns {
  keyId: string
  name: string
  reading: string
}

/** Encrypts the name of a paper and what was read in it. */
export async function sealPaper(
  sealer: PaperSealer,
  ownerId: string,
  open: OpenColumns,
  { name, reading }: Pick<KeptPaper, 'name' | 'reading'>,
): Promise<SealedColumns & { size: number }> {
  const json = Buffer.from(JSON.stringify(reading))
  const parts = { name: Buffer.from(name), reading: await compress(json) }
  return { ...sealParts(sealer, ownerId, open, parts), size: json.length }
}

function sealParts(
  sealer: PaperSealer,
  ownerId: string,
  open: OpenColumns,
  parts: { name: Buffer; reading: Buffer },
): SealedColumns {
  const name = sealer.seal(parts.name, placeOf(ownerId, open, 'name'))
  const reading = sealer.seal(parts.reading, placeOf(ownerId, open, 'reading'))
  return { keyId: name.keyId, name: name.bytes.toString('base64'), reading: reading.bytes.toString('base64') }
}

/** Encrypts a paper again with the first key; `null` when no key opens it. */
export function resealPaper(sealer: PaperSealer, ownerId: string, row: WholePaperRow): SealedColumns | null {
  const name = openColumn(sealer, ownerId, row, 'name', row.name)
  const reading = openColumn(sealer, ownerId, row, 'reading', row.reading)
  return name && reading && sealParts(sealer, ownerId, row, { name, reading })
}

const openColumn = (
  sealer: PaperSealer,
  ownerId: string,
  row: KeptPaperRow,
  part: 'name' | 'reading',
  base64: string,
): Buffer | null =>
  sealer.open({ keyId: row.key_id, bytes: Buffer.from(base64, 'base64') }, placeOf(ownerId, row, part))

/** Presents a row; its name is `null` when it cannot be decrypted. */
export const presentPaperLine = (sealer: PaperSealer, ownerId: string, row: KeptPaperRow): KeptPaperLine => ({
  id: row.id,
  paper: row.paper,
  propertyId: row.property_id,
  name: openColumn(sealer, ownerId, row, 'name', row.name)?.toString() ?? null,
  readAt: row.read_at.toISOString(),
})

/** Decrypts a paper; `null` when that is not possible, or it is not what this version of the program keeps. */
export async function openPaper(
  sealer: PaperSealer,
  ownerId: string,
  row: WholePaperRow,
): Promise<KeptPaper | null> {
  const line = presentPaperLine(sealer, ownerId, row)
  const packed = openColumn(sealer, ownerId, row, 'reading', row.reading)
  if (line.name === null || packed === null) return null
  const json = await decompress(packed, { maxOutputLength: maxReadingBytes })
  const paper = KeptPaper.safeParse({ ...line, reading: JSON.parse(json.toString()) })
  return paper.success ? paper.data : null
}
