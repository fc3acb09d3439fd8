import { XMLParser, XMLValidator } from 'fast-xml-parser'

export interface ReadSitemap {
  kind: 'urlset' | 'sitemapindex'
  entries: { loc: string; lastmod: string | null }[]
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false })
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Reads a sitemap or an index of sitemaps, and fails where it breaks a rule of sitemaps.org: well-formed XML in UTF-8, one
 * root in the protocol's namespace, 50,000 entries and 50 MB at most, whole and different addresses below the file's own
 * folder, dates of the W3C.
 * @param address of the file
 */
export function readSitemap(text: string, address: string): ReadSitemap {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Error(`${address}: ${valid.err.msg} in line ${valid.err.line}`)
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) fail('it does not say its encoding')
  if (Buffer.byteLength(text) > 50 * 1024 * 1024) fail('it is too large')
  const document = parser.parse(text) as Record<string, Record<string, unknown>>
  const [kind, ...others] = Object.keys(document).filter(name => name !== '?xml')
  if ((kind !== 'urlset' && kind !== 'sitemapindex') || others.length > 0) return fail(`the root is ${kind}`)
  const root = document[kind] ?? {}
  if (root['@_xmlns'] !== namespace) fail('it has another namespace')
  const element = kind === 'urlset' ? 'url' : 'sitemap'
  const unknown = Object.keys(root).filter(name => name !== '@_xmlns' && name !== element && name !== '#text')
  if (unknown.length > 0) fail(`it has elements ${unknown.join(', ')}`)
  const entries = [root[element] ?? []].flat() as Record<string, unknown>[]
  if (entries.length === 0 || entries.length > 50_000) fail(`it has ${entries.length} entries`)
  const folder = new URL('.', address).href
  for (const entry of entries) {
    const { loc, lastmod, ...rest } = entry
    if (Object.keys(rest).length > 0) fail(`an entry has ${Object.keys(rest).join(', ')}`)
    if (typeof loc !== 'string' || !loc.startsWith(folder) || loc.length >= 2048 || new URL(loc).href !== loc)
      fail(`an entry has the address ${String(loc)}`)
    if (
      lastmod !== undefined &&
      (!w3cDate.test(String(lastmod)) || Number.isNaN(Date.parse(String(lastmod))))
    )
      fail(`an entry has the date ${String(lastmod)}`)
  }
  if (new Set(entries.map(({ loc }) => loc)).size < entries.length) fail('two entries have one address')
  return {
    kind,
    entries: entries.map(({ loc, lastmod }) => ({
      loc: String(loc),
      lastmod: lastmod === undefined ? null : String(lastmod),
    })),
  }

  function fail(why: string): never {
    throw new Error(`${address}: ${why}`)
  }
}
