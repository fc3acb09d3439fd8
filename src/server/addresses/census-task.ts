import { readAddressQuestion } from '#domain/addresses/read-address.ts'
import { BookIndex } from '#domain/addresses/book-index.ts'
import { type AddressMatch, matchAddress } from '#domain/addresses/match-address.ts'
import { measureAddressBook, type PrecisionErrors } from '#domain/addresses/measure-address-book.ts'
import { addressBookPath, readAddressBook, writeAddressBook } from './address-book-file.ts'
import { CensusFileRefused } from './census-file-refused.ts'
import type { MunicipalityAddresses } from './census-parser.ts'
import { readCensusZip } from './read-census-zip.ts'

/** What is done in a thread of its own, because it keeps a processor busy for seconds or minutes. */
export type CensusTask =
  | {
      kind: 'import'
      path: string
      /** Where the files of municipalities are written. */
      folder: string
      /** The municipality that the file must be of; `null` takes all that it has. */
      only: number | null
    }
  | {
      kind: 'match'
      folder: string
      municipality: number
      addresses: readonly { address: string; neighborhood: string; postalCode: string | null }[]
    }

/** A municipality whose file was written. */
export interface ImportedMunicipality {
  municipality: number
  rows: number
  houses: number
  bytes: number
  measured: PrecisionErrors[]
}

/** What the thread says. */
export type CensusMessage =
  | { kind: 'progress'; share: number; rows: number }
  | { kind: 'imported'; municipality: ImportedMunicipality }
  | { kind: 'matched'; matches: (AddressMatch | null)[] }
  | { kind: 'refused'; reason: string }

/** Houses that are left out to measure a file. */
const measuredHouses = 400
/** Rows between two messages of progress. */
const rowsPerMessage = 200_000

/** Does a task and says what comes of it. */
export async function doCensusTask(
  task: CensusTask,
  say: (message: CensusMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (task.kind === 'match') return say({ kind: 'matched', matches: matchAll(task) })
    let said = 0
    await readCensusZip(task.path, {
      signal,
      onProgress: (share, rows) => {
        if (rows - said < rowsPerMessage) return
        said = rows
        say({ kind: 'progress', share, rows })
      },
      onMunicipality: addresses => say({ kind: 'imported', municipality: store(addresses, task) }),
    })
  } catch (error) {
    if (!(error instanceof CensusFileRefused)) throw error
    say({ kind: 'refused', reason: error.message })
  }
}

function store(
  { municipality, rows, book }: MunicipalityAddresses,
  { folder, only }: Extract<CensusTask, { kind: 'import' }>,
): ImportedMunicipality {
  if (only !== null && municipality !== only)
    throw new CensusFileRefused(`O arquivo é do município ${municipality}, e se pediu o ${only}.`)
  const houses = book.numbers.length
  if (houses === 0)
    throw new CensusFileRefused(`O arquivo não tem um endereço com lugar no município ${municipality}.`)
  const bytes = writeAddressBook(addressBookPath(folder, municipality), book)
  // Every nth house: streets and neighborhoods have their share.
  const step = Math.max(1, Math.floor(houses / measuredHouses))
  const picked = Array.from({ length: Math.floor(houses / step) }, (_, at) => at * step)
  return { municipality, rows, houses, bytes, measured: measureAddressBook(new BookIndex(book), picked) }
}

function matchAll({ folder, municipality, addresses }: Extract<CensusTask, { kind: 'match' }>) {
  const index = new BookIndex(readAddressBook(addressBookPath(folder, municipality)))
  return addresses.map(address => matchAddress(index, readAddressQuestion(address)))
}
