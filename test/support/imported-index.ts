import { readIndexContents } from './index-contents.ts'
import { flatRows, listFile } from './list-file.ts'
import type { CatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import type { Database, SqlStatement } from '#server/database/database.ts'

/** Reads all that a search index contains, so that two can be compared. */
export const contentsOf = (index: CatalogueIndex) => readIndexContents(index.current().listings)

/** The offered listings, as numbers with their prices in centavos. */
export const pricesOf = (index: CatalogueIndex): Record<string, number> => {
  const { columns } = index.current().listings
  return Object.fromEntries([...columns.id].map((id, at) => [String(id), columns.price[at]!]))
}

/** 500 flats. */
export const earlierList = listFile('2026-01-08', flatRows(500))
/** 100 of them gone, 300 cheaper, 100 the same, and 200 new. */
export const laterList = listFile('2026-01-09', [
  ...flatRows(300, { price: 90_00 }, 101),
  ...flatRows(300, {}, 401),
])

/** The database, with something done before each statement whose text contains `part`. */
export const interruptDatabase = (db: Database, part: string, work: () => Promise<unknown>): Database => ({
  ...db,
  async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
    if (statement.text.includes(part)) await work()
    return db.query<Row>(statement)
  },
})
