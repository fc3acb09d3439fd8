import { open } from 'node:fs/promises'
import { readCsvTable } from './read-csv-table.ts'
import { readWorkbook } from './read-workbook.ts'
import type { TablePortion } from './table-row.ts'

/**
 * Reads a file of rows as it streams: CSV, gzipped CSV or XLSX, by its first bytes.
 * @throws UnreadableTable; what reading the file throws
 */
export async function* readTable(path: string, signal?: AbortSignal): AsyncGenerator<TablePortion> {
  const [first, second] = await readFirstBytes(path)
  if (first === 0x50 && second === 0x4b) yield* readWorkbook(path, signal)
  else yield* readCsvTable(path, { gzipped: first === 0x1f && second === 0x8b, signal })
}

async function readFirstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer
  } finally {
    await file.close()
  }
}
