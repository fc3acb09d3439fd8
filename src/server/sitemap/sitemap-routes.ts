import { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { CallTurn } from '#contract/call-queues.ts'
import { type PlaceAddress, listSitePages, writePlacePath } from '#contract/page-paths.ts'
import { presentStateLists } from '#contract/present-state-lists.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { listPlaces } from '#domain/places/nearby-places.ts'
import type { SluggedProperty } from '#domain/property/address-slug.ts'
import { categories } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import {
  type SitemapEntry,
  maxSitemapEntries,
  sitemapFrame,
  writeSitemap,
  writeSitemapIndex,
  writeSitemapPages,
} from '#domain/sitemap-xml.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { AnswerCache } from '../catalogue/answer-cache.ts'
import { countByState } from '../catalogue/place-totals.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { type PackedColumns, packRows, unpackRows } from '../database/packed-rows.ts'
import { notFoundRefusal } from '../http/refusal.ts'

/**
 * Lists the pages of places that have listings: states, cities, and the types of a city. They say the date of the state's
 * list and what changed with it, so each list changes them.
 */
function* listPlacePages(index: ListingIndex, siteUrl: string): Generator<void, SitemapEntry[]> {
  const dates = new Map(presentStateLists(index).lists.map(({ uf, listDate }) => [uf as string, listDate]))
  const describe = (place: PlaceAddress & { uf: NonNullable<PlaceAddress['uf']> }): SitemapEntry => ({
    address: siteUrl + writePlacePath(place),
    changedAt: dates.get(place.uf) ?? null,
  })
  const entries = countByState(index)
    .filter(({ total }) => total > 0)
    .map(({ uf }) => describe({ uf, city: null, category: null }))
  for (const category of [null, ...categories]) {
    yield
    for (const { state, slug, total } of listPlaces(index, category, []))
      if (total > 0) entries.push(describe({ uf: state, city: slug, category }))
  }
  return entries
}

/** Pages with a content of their own whatever the catalogue is, and those of a catalogue of real listings. */
const listPagesFor = (robots: 'listed' | 'catalogue'): string[] =>
  listSitePages().flatMap(page => (page.robots === robots ? [page.path] : []))
const fixedPages = listPagesFor('listed')
const cataloguePages = listPagesFor('catalogue')

/** Lists the pages that are neither of a place nor of a property. */
const listFixedPages = (
  { hasRealListings, updatedAt }: { hasRealListings: boolean; updatedAt: Date | null },
  siteUrl: string,
): SitemapEntry[] => [
  ...fixedPages.map(path => ({ address: siteUrl + path, changedAt: null })),
  ...(hasRealListings
    ? cataloguePages.map(path => ({ address: siteUrl + path, changedAt: updatedAt?.toISOString() ?? null }))
    : []),
]

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
async function writePropertySitemap(
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

/** Pages of an account or of the operator: nothing there is for search engines. */
const closedPages = listSitePages().filter(
  ({ robots, access }) => robots === 'closed' && access !== 'operator',
)

/**
 * Writes robots.txt: pages are open, the API is closed but for the pictures that pages
 * and links to them show. A longer rule goes before a
 * shorter one (RFC 9309). Pages that must not be found stay open and say noindex, which a closed page could not.
 */
const writeRobotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/photos/',
    'Allow: /api/pictures/',
    'Disallow: /api/',
    'Disallow: /admin/',
    ...closedPages.map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')

interface SitemapDependencies {
  db: Queryable
  index: Pick<CatalogueIndex, 'current'>
  kept: Pick<AnswerCache, 'keep'>
  siteUrl: () => string
  /** Addresses of one file at most. */
  entriesPerFile?: number
}

const turn: CallTurn = { queue: 'large', cost: 200 }

const xml = { 'Content-Type': 'application/xml; charset=UTF-8' }

/**
 * What search engines read: robots.txt, and the sitemap as an index of files in the same folder, because a file may only
 * name addresses below its own. The invented listings of the demonstration are in none of them.
 */
export function sitemapRoutes({
  db,
  index,
  kept,
  siteUrl,
  entriesPerFile = maxSitemapEntries,
}: SitemapDependencies): Hono {
  const app = new Hono()
  const readCatalogue = () => {
    const { listings, state } = index.current()
    return { listings, updatedAt: state.updatedAt, hasRealListings: state.source === 'caixa' }
  }
  const countFiles = (entries: number): number => Math.ceil(entries / entriesPerFile)
  /** The entries of one file of many; none beyond the last. */
  const pickEntries = <Entries extends { slice(from: number, to: number): Entries }>(
    all: Entries,
    file: number,
  ) => all.slice((file - 1) * entriesPerFile, file * entriesPerFile)
  const listPlacesOf = () => finishInSlices(listPlacePages(index.current().listings, siteUrl()))

  app.get('/robots.txt', c => c.text(writeRobotsText(siteUrl()), 200, { 'Cache-Control': 'no-cache' }))

  app.get('/sitemap.xml', c =>
    kept.keep(c, 'sitemap', turn, async () => {
      const { listings, hasRealListings, updatedAt } = readCatalogue()
      const places = hasRealListings ? countFiles((await listPlacesOf()).length) : 0
      const properties = hasRealListings ? countFiles(listings.size) : 0
      const changedAt = updatedAt?.toISOString() ?? null
      const toFile = (name: string): SitemapEntry => ({
        address: `${siteUrl()}/sitemap-${name}.xml`,
        changedAt,
      })
      return c.body(
        writeSitemapIndex([
          { ...toFile('pages'), changedAt: hasRealListings ? changedAt : null },
          ...number(places).map(file => toFile(`places-${file}`)),
          ...number(properties).map(file => toFile(`properties-${file}`)),
        ]),
        200,
        xml,
      )
    }),
  )

  app.get('/sitemap-pages.xml', c =>
    kept.keep(c, 'sitemap pages', turn, async () =>
      c.body(writeSitemap(listFixedPages(readCatalogue(), siteUrl())), 200, xml),
    ),
  )

  app.get('/:file{sitemap-places-[1-9][0-9]{0,3}\\.xml}', c => {
    const file = readFileNumber(c.req.param('file'))
    return kept.keep(c, `sitemap places ${file}`, turn, async () => {
      const pages = pickEntries(readCatalogue().hasRealListings ? await listPlacesOf() : [], file)
      if (pages.length === 0) throw notFoundRefusal()
      return c.body(writeSitemap(pages), 200, xml)
    })
  })

  app.get('/:file{sitemap-properties-[1-9][0-9]{0,3}\\.xml}', c => {
    const file = readFileNumber(c.req.param('file'))
    return kept.keep(c, `sitemap properties ${file}`, turn, async () => {
      const { listings, hasRealListings } = readCatalogue()
      const ids = pickEntries(listings.columns.id, file)
      if (!hasRealListings || ids.length === 0) throw notFoundRefusal()
      return c.body(await writePropertySitemap(db, ids, siteUrl()), 200, xml)
    })
  })

  return app
}

const readFileNumber = (name: string): number => Number(/\d+/.exec(name)?.[0])

/** Numbers from 1 on. */
const number = (howMany: number): number[] => Array.from({ length: howMany }, (_, at) => at + 1)
