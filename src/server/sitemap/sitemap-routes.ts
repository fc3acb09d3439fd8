import { Hono } from 'hono'
import type { CallTurn } from '#contract/call-queues.ts'
import { maxSitemapEntries, type SitemapEntry, writeSitemap, writeSitemapIndex } from '#domain/sitemap-xml.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { AnswerCache } from '../catalogue/answer-cache.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { notFoundRefusal } from '../http/refusal.ts'
import { listFixedPages, listPlacePages } from './place-sitemap.ts'
import { writePropertySitemap } from './property-sitemap.ts'
import { writeRobotsText } from './robots-text.ts'

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
