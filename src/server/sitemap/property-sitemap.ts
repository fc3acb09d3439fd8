import sql from 'sql-template-tag'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { SluggedProperty } from '#domain/property/address-slug.ts'
import { sitemapFrame, writeSitemapPages } from '#domain/sitemap-xml.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { Queryable } from '../database/database.ts'
import { type PackedColumns, packRows, unpackRows } from '../database/packed-rows.ts'

interface SitemapRow extends SluggedProperty {
  id: string
  changedAt: string
}

/** Of the description only the first words are part of an address. */
const columns: PackedColumns<SitemapRow> = {
  id: sql`l.id::text`,
  changedAt: sql`to_char(l.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  state: sql`l.state`,
  city: sql`t.city`,
  neighborhood: sql`t.neighborhood`,
  propertyType: sql`t.property_type`,
  description: sql`left(t.description, 80)`,
}

/** Listings read in one statement: few enough for other statements to run in between. */
const listingsPerRead = 500

/**
 * Writes a file with the addresses of offered listings. Reads and writes them in small steps, so that other requests are
 * answered in between.
 * @param ids the listings' numbers, in descending order
 */
export async function writePropertySitemap(
  db: Queryable,
  ids: Float64Array,
  siteUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [Buffer.from(sitemapFrame.pages[0])]
  for (let at = 0; at < ids.length; at += listingsPerRead) {
    const rows = await readRows(db, ids.subarray(at, at + listingsPerRead))
    parts.push(...(await finishInSlices(writeRows(rows, siteUrl))))
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(sitemapFrame.pages[1])]))
}

/** Reads the offered listings among the numbers, which are in descending order. */
async function readRows(db: Queryable, ids: Float64Array): Promise<SitemapRow[]> {
  const [read] = await db.query<{ packed: string }>(sql`
    select ${packRows(columns)} as packed
    from listings_offered l join listing_texts t on t.id = l.id
    where l.id between ${ids.at(-1)}::bigint and ${ids[0]}::bigint and l.source = 'caixa'`)
  return unpackRows(columns, read?.packed ?? '[]').sort((a, b) => Number(b.id) - Number(a.id))
}

/** Rows between two yields. */
const slice = 100

function* writeRows(rows: readonly SitemapRow[], siteUrl: string): Generator<void, Buffer[]> {
  const parts: Buffer[] = []
  for (let at = 0; at < rows.length; at += slice) {
    const entries = rows.slice(at, at + slice).map(row => ({
      address: siteUrl + writePropertyAddress(row),
      changedAt: row.changedAt,
    }))
    parts.push(Buffer.from(writeSitemapPages(entries)))
    yield
  }
  return parts
}
