import { escapeMarkup } from './escape-markup.ts'

/** A page in a sitemap, or a sitemap in their index. */
export interface SitemapEntry {
  /** The whole address. */
  address: string
  /** Date or instant of the last change as ISO text; `null` = not known. */
  changedAt: string | null
}

/** The protocol of sitemaps.org allows 50,000 addresses in a file. */
export const maxSitemapEntries = 45_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The texts before and after the entries of a file. */
export const sitemapFrame = {
  pages: [`${declaration}<urlset xmlns="${namespace}">\n`, '</urlset>\n'],
  index: [`${declaration}<sitemapindex xmlns="${namespace}">\n`, '</sitemapindex>\n'],
} as const

const writeEntry = (element: 'url' | 'sitemap', { address, changedAt }: SitemapEntry): string =>
  `<${element}><loc>${escapeMarkup(address)}</loc>${
    changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`
  }</${element}>\n`

/** Writes the lines of pages. */
export const writeSitemapPages = (entries: readonly SitemapEntry[]): string =>
  entries.map(entry => writeEntry('url', entry)).join('')

/** Writes a whole file of pages. */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  sitemapFrame.pages[0] + writeSitemapPages(entries) + sitemapFrame.pages[1]

/** Writes the index of sitemaps. */
export const writeSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  sitemapFrame.index[0] + entries.map(entry => writeEntry('sitemap', entry)).join('') + sitemapFrame.index[1]
