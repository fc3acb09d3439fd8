import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { fromLatin1 } from '#domain/fold-text.ts'
import { findDelimiter, isOpenLine, splitCsvLine } from './split-csv-line.ts'
import { tableLimits, type TablePortion, type TableRow, UnreadableTable } from './table-row.ts'

/** Lines that one row may stand on, where a cell has line breaks. */
const mostLinesOfRow = 5
const newline = 0x0a

/**
 * Reads a CSV file as it streams, also a gzipped one. Each piece of whole lines is UTF-8 where it is valid, else
 * Windows-1252; a byte order mark is skipped. Lines that are too long have no cells.
 * @throws UnreadableTable; what reading the file throws
 */
export async function* readCsvTable(
  path: string,
  { gzipped, signal }: { gzipped: boolean; signal?: AbortSignal | undefined },
): AsyncGenerator<TablePortion> {
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: 64 * 1024, ...(signal && { signal }) })
  const bytes = gzipped ? file.pipe(createGunzip()) : file
  file.once('error', error => bytes.destroy(error))
  const lines = new RowCollector()
  let unpacked = 0
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > tableLimits.unpacked) throw new UnreadableTable('O arquivo é grande demais.')
      const cut = chunk.lastIndexOf(newline)
      if (cut === -1) {
        rest = Buffer.concat([rest, chunk])
        if (rest.length > 4 * tableLimits.row)
          throw new UnreadableTable('O arquivo não é uma tabela: tem uma linha longa demais.')
        continue
      }
      const whole = Buffer.concat([rest, chunk.subarray(0, cut)])
      rest = chunk.subarray(cut + 1)
      const rows = lines.take(decode(whole))
      for (let at = 0; at < rows.length; at += tableLimits.rowsInPortion)
        yield {
          sheet: 0,
          rows: rows.slice(at, at + tableLimits.rowsInPortion),
          read: Math.min(1, file.bytesRead / Math.max(1, size)),
        }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new UnreadableTable('O arquivo comprimido está danificado.', { cause: error })
    throw error
  } finally {
    file.destroy()
  }
  yield { sheet: 0, rows: [...(rest.length > 0 ? lines.take(decode(rest)) : []), ...lines.finish()], read: 1 }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fromLatin1(Buffer.from(bytes).toString('latin1'))
  }
}

/** Makes rows of lines. */
class RowCollector {
  #line = 0
  #delimiter: string | null = null
  #open: { line: number; text: string; lines: number } | null = null

  take(text: string): TableRow[] {
    const rows: TableRow[] = []
    for (const ended of text.split('\n')) {
      const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended
      this.#line += 1
      if (line === '') continue
      this.#delimiter ??= findDelimiter(line)
      this.#add(rows, line, this.#delimiter)
    }
    return rows
  }

  #add(rows: TableRow[], line: string, delimiter: string): void {
    const open = this.#open
    const text = open === null ? line : `${open.text} ${line}`
    const row = { line: open?.line ?? this.#line, text, lines: (open?.lines ?? 0) + 1 }
    if (isOpenLine(text, delimiter) && row.lines < mostLinesOfRow) {
      this.#open = row
      return
    }
    this.#open = null
    rows.push({ line: row.line, cells: splitCsvLine(text, delimiter) ?? [] })
  }

  finish(): TableRow[] {
    if (this.#open === null || this.#delimiter === null) return []
    const { line, text } = this.#open
    return [{ line, cells: splitCsvLine(text, this.#delimiter) ?? [] }]
  }
}
