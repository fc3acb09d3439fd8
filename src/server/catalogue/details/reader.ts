import { readBankPage } from '#domain/caixa/detail/page.ts'
import type { Database } from '../../database/database.ts'
import { decode } from '../import/decode.ts'
import { settle } from '../import/journal.ts'
import { bankPageBytes } from '#contract/file-limits.ts'
import { type DetailOutcome, tooLarge } from './outcome.ts'
import { storePage } from './store.ts'

/**
 * Takes in one page of the bank as a file. `savedAt` is how new the page is: it bears no
 * date. `null` while a list is being imported.
 */
export async function takePage(
  db: Database,
  file: string,
  bytes: Uint8Array,
  savedAt: Date,
  now: () => Date,
): Promise<DetailOutcome | null> {
  if (bytes.length > bankPageBytes) return { status: 'refused', file, reason: tooLarge }
  const reading = readBankPage(decode(bytes), file)
  if (reading.kind === 'refused') return { status: 'refused', file, reason: reading.reason }
  const { page } = reading
  const readAt = new Date(Math.min(savedAt.getTime(), now().getTime()))
  const stored = await besideImports(db, now, () => storePage(db, page, readAt))
  if (stored === null) return null
  if (stored === 'unknown') return { status: 'refused', file, reason: unknown(page.id) }
  return { status: 'done', file, id: page.id, name: page.name, told: stored }
}

/**
 * Keeps a page while no list is being imported: both change listings, and a row that the list moves among the gone
 * could not be written to. `null`: one is.
 */
export const besideImports = <T>(
  db: Database,
  now: () => Date,
  keep: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> =>
  db.exclusively('catalogue', async () => {
    await settle(db, now, signal)
    return keep()
  })

const unknown = (id: string) =>
  `O catálogo não conhece o imóvel ${id}. Importe antes a lista do estado em que ele está.`
