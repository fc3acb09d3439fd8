import { openPromise, type Entry } from 'yauzl'
import { CensusFileRefused } from './census-file-refused.ts'
import { CensusParser, type MunicipalityAddresses } from './census-parser.ts'

/** Limits of the census's zips: São Paulo's state has 3.9 GB in one file, and none is compressed to less than a twentieth. */
const censusLimits = { entries: 20, unpacked: 12 * 1024 ** 3, ratio: 60 }

export interface CensusReading {
  signal: AbortSignal
  /** @param share of the file's unpacked bytes */
  onProgress?: ((share: number, rows: number) => void) | undefined
  onMunicipality: (addresses: MunicipalityAddresses) => void
}

/**
 * Reads a zip with one CSV of the census, of a municipality or a state, as it streams; its name does not matter. Sizes are checked
 * before and while it is unpacked. Returns the rows.
 * @throws CensusFileRefused; the reason of `signal`; what the file system throws
 */
export async function readCensusZip(
  path: string,
  { signal, onProgress, onMunicipality }: CensusReading,
): Promise<number> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw error
    throw new CensusFileRefused('O arquivo não é um ZIP que se possa abrir.', { cause: error })
  })
  try {
    if (zip.entryCount > censusLimits.entries)
      throw new CensusFileRefused('O ZIP tem arquivos demais para ser do IBGE.')
    const tables: Entry[] = []
    for await (const entry of zip.eachEntry()) if (/\.csv$/i.test(entry.fileName)) tables.push(entry)
    const [table] = tables
    if (table === undefined || tables.length > 1)
      throw new CensusFileRefused(`O ZIP devia ter uma tabela CSV, e tem ${tables.length}.`)
    if (
      table.uncompressedSize > censusLimits.unpacked ||
      table.uncompressedSize > censusLimits.ratio * Math.max(1_024, table.compressedSize)
    )
      throw new CensusFileRefused('O ZIP é grande demais por dentro para ser do IBGE.')
    const parser = new CensusParser(onMunicipality)
    let read = 0
    for await (const chunk of await zip.openReadStreamPromise(table)) {
      signal.throwIfAborted()
      parser.take(chunk as Buffer)
      read += (chunk as Buffer).length
      onProgress?.(Math.min(1, read / Math.max(1, table.uncompressedSize)), parser.rows)
    }
    parser.finish()
    return parser.rows
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof CensusFileRefused || (error instanceof Error && 'syscall' in error)) throw error
    if (isDamage(error)) throw new CensusFileRefused('O ZIP está danificado.', { cause: error })
    throw error
  } finally {
    zip.close()
  }
}

/** Whether the zip reader or the decompression failed, and not this code. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError)
