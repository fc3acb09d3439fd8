import { bankPageBytes } from '#contract/file-limits.ts'
import type { DetailOutcome } from '#contract/import-schemas.ts'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import { storePage } from './detail-store.ts'
import { decodeList } from '../import/decode-list.ts'
import { finishAbandonedImports } from '../import/import-journal.ts'
import type { Database } from '../../database/database.ts'

export const pageTooLarge = 'O arquivo é grande demais para ser a página de um imóvel (limite: 4 MB).'

/**
 * Imports one bank page given as a file. `savedAt` dates the page, because it contains no date. `null` while a list
 * is being imported.
 */
export async function importPageFile(
  db: Database,
  file: string,
  bytes: Uint8Array,
  savedAt: Date,
  now: () => Date,
): Promise<DetailOutcome | null> {
  if (bytes.length > bankPageBytes) return { status: 'refused', file, reason: pageTooLarge }
  const reading = readBankPage(decodeList(bytes), file)
  if (reading.kind === 'refused') return { status: 'refused', file, reason: reading.reason }
  const { page, isWhole } = reading
  const readAt = new Date(Math.min(savedAt.getTime(), now().getTime()))
  const stored = await runBesideImports(db, now, () => storePage(db, page, { readAt, now: now(), isWhole }))
  if (stored === null) return null
  if (stored === 'unknown') return { status: 'refused', file, reason: unknown(page.id) }
  return { status: 'done', file, id: page.id, name: page.name, change: stored, whole: isWhole }
}

/**
 * Runs the work only while no list is being imported; otherwise returns `null`. Both change listings, and a row that
 * the import moves to the gone partition could not be written.
 */
export const runBesideImports = <T>(
  db: Database,
  now: () => Date,
  store: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> =>
  db.exclusively('catalogue', async held => {
    await finishAbandonedImports(db, now, signal ? AbortSignal.any([signal, held]) : held)
    return store()
  })

const unknown = (id: string) =>
  `O catálogo não conhece o imóvel ${id}. Importe antes a lista do estado em que ele está.`
