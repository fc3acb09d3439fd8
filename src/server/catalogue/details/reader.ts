import { readBankPage } from '#domain/caixa/detail/page.ts'
import type { Database } from '../../database/database.ts'
import { decode } from '../import/decode.ts'
import { settle } from '../import/journal.ts'
import { type DetailOutcome, largestPage, tooLarge } from './outcome.ts'
import { storePage } from './store.ts'

/**
 * Takes in one page of the bank as a file. `savedAt` is how new the page is: it bears no
 * date. `null` while a list is being imported: both change listings, and a row that the list moves among the gone could not be written to.
 */
export async function takePage(
  db: Database,
  file: string,
  bytes: Uint8Array,
  savedAt: Date,
  now: () => Date,
): Promise<DetailOutcome | null> {
  if (bytes.length > largestPage) return { status: 'refused', file, reason: tooLarge }
  const reading = readBankPage(decode(bytes), file)
  if (reading.kind === 'refused') return { status: 'refused', file, reason: reading.reason }
  const { page } = reading
  const stored = await db.exclusively('catalogue', async () => {
    await settle(db, now)
    return storePage(db, page, new Date(Math.min(savedAt.getTime(), now().getTime())))
  })
  if (stored === null) return null
  if (stored === 'unknown') return { status: 'refused', file, reason: unknown(page.id) }
  return { status: 'done', file, id: page.id, name: page.name, told: stored }
}

const unknown = (id: string) =>
  `O catálogo não conhece o imóvel ${id}. Importe antes a lista do estado em que ele está.`
