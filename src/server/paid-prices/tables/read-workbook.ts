import { StringDecoder } from 'node:string_decoder'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { SharedTextParser, SheetParser } from './sheet-parser.ts'
import { tableLimits, type TablePortion, UnreadableTable } from './table-row.ts'

/** A workbook with more parts than this is none of a city's; theirs have some 30. */
const mostEntries = 500
const sheetName = /^xl\/worksheets\/sheet(\d+)\.xml$/
const sharedName = 'xl/sharedStrings.xml'

/**
 * Reads an XLSX workbook, one sheet after the other, each as it streams. Sizes are checked before and while anything is
 * unpacked, so that a small file cannot fill the memory.
 * @throws UnreadableTable
 */
export async function* readWorkbook(path: string, signal?: AbortSignal): AsyncGenerator<TablePortion> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw new UnreadableTable('O arquivo não é uma planilha XLSX que se possa abrir.', { cause: error })
  })
  try {
    const entries = await listEntries(zip)
    const shared = entries.find(({ fileName }) => fileName === sharedName)
    const sheets = entries
      .filter(({ fileName }) => sheetName.test(fileName))
      .toSorted((a, b) => sheetNumber(a) - sheetNumber(b))
    if (sheets.length === 0) throw new UnreadableTable('O arquivo não é uma planilha XLSX: não tem folhas.')
    const texts = new SharedTextParser()
    if (shared !== undefined) for await (const text of readEntry(zip, shared, signal)) texts.write(text)
    const size = sheets.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    let before = 0
    for (const [sheet, entry] of sheets.entries()) {
      const parser = new SheetParser(texts.texts)
      let characters = 0
      for await (const text of readEntry(zip, entry, signal)) {
        characters += text.length
        const read = Math.min(1, (before + characters) / Math.max(1, size))
        const rows = parser.take(text)
        for (let at = 0; at < rows.length; at += tableLimits.rowsInPortion)
          yield { sheet, rows: rows.slice(at, at + tableLimits.rowsInPortion), read }
      }
      before += entry.uncompressedSize
    }
  } finally {
    zip.close()
  }
}

const sheetNumber = ({ fileName }: Entry): number => Number(sheetName.exec(fileName)?.[1])

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > mostEntries)
    throw new UnreadableTable('A planilha tem partes demais para ser a de uma prefeitura.')
  const entries: Entry[] = []
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      entries.push(entry)
    }
  } catch (error) {
    throw new UnreadableTable('A planilha está danificada.', { cause: error })
  }
  if (unpacked > tableLimits.unpacked) throw new UnreadableTable('A planilha é grande demais por dentro.')
  return entries
}

/** Reads an entry as text, piece by piece. */
async function* readEntry(
  zip: ZipFile,
  entry: Entry,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  try {
    for await (const bytes of await zip.openReadStreamPromise(entry)) {
      signal?.throwIfAborted()
      yield decoder.write(bytes as Buffer)
    }
  } catch (error) {
    if (error instanceof UnreadableTable || signal?.aborted) throw error
    throw new UnreadableTable('A planilha está danificada.', { cause: error })
  }
  yield decoder.end()
}
