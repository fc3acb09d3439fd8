import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPropertyPath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { toDate } from '#domain/calendar-date.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { crawlSite } from '#test/support/pages/crawl-site.ts'
import { createPageRules, findPageKind } from '#test/support/pages/page-rules.ts'
import { readPage } from '#test/support/pages/read-page.ts'
import { dataFolder, importLists, startServerProcess } from '#test/support/server.ts'
import { readSitemap } from '#test/support/sitemap-file.ts'
import { expect, test as visitorTest } from './support/journey.ts'

const [goneForLong, goneLately] = ['1', '2']
const houses = {
  city: 'SANTO ANDRE',
  neighborhood: 'JD. BELA VISTA',
  description: 'Casa, 53.19 de área total, 2 qto(s).',
} as const

/** Three lists of the bank: one flat leaves with the second, ten days ago, another with the third, yesterday. */
function writeLists(): string[] {
  const daysAgo = (days: number): string => toDate(brasiliaDayNumber(Date.now()) - days)
  const rows = [...flatRows(40), ...flatRows(5, houses, 101)]
  const without = (...ids: string[]) => rows.filter(({ id }) => !ids.includes(id ?? ''))
  return [
    listFile(daysAgo(20), rows),
    listFile(daysAgo(10), without(goneForLong)),
    listFile(daysAgo(1), without(goneForLong, goneLately)),
  ]
}

/** A server with the bank's lists for all journeys of this file, which only read. */
const test = visitorTest.extend<object, { listed: string }>({
  listed: [
    async ({}, use) => {
      const data = await dataFolder()
      const folder = join(data.path, 'lists')
      await mkdir(folder)
      for (const [at, text] of writeLists().entries()) {
        const file = join(folder, `list-${at}.csv`)
        await writeFile(file, text, 'latin1')
        const { code, output } = await importLists({ dataDir: data.path }, [file])
        if (code !== 0) throw new Error(`The list was not imported:\n${output}`)
      }
      const server = await startServerProcess({ dataDir: data.path })
      await use(server.url)
      await server.stop()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ listed }, use) => use(listed),
})
// One worker, so that the lists are imported once.
test.describe.configure({ mode: 'default' })

const isIndexed = (html: string): boolean => !readPage(html).robots.includes('noindex')

/** Returns the paths of all addresses in the sitemap's files. */
async function readSitemapPaths(server: string): Promise<string[]> {
  const read = async (address: string) => {
    const response = await fetch(address)
    expect(response.status, address).toBe(200)
    return readSitemap(await response.text(), address).entries.map(({ loc }) => loc)
  }
  const files = await Promise.all((await read(`${server}/sitemap.xml`)).map(read))
  return files.flat().map(address => address.slice(server.length))
}

test('of the bank’s listings the sitemap names exactly the pages that are found by links and may be indexed', async ({
  server,
}) => {
  const { items } = (await (await fetch(`${server}/api/properties?limit=100`)).json()) as {
    items: Property[]
  }
  expect(items).toHaveLength(43)
  const properties = new Map(items.map(property => [property.id, property]))
  const indexed = new Set<string>()
  const inspect = createPageRules({
    origin: server,
    propertyOf: id => properties.get(id),
    areInvented: false,
    validatedPages: 10,
  })
  const { statuses, problems } = await crawlSite({
    origin: server,
    get: path => fetch(server + path, { redirect: 'manual', headers: { accept: 'text/html' } }),
    choose: ({ pathname }) => (findPageKind(pathname) === 'other' ? 'look' : 'walk'),
    inspect: visited => {
      if (!visited.path.includes('?') && isIndexed(visited.html)) indexed.add(visited.path)
      return inspect(visited)
    },
  })
  expect(problems).toEqual([])
  const reached = [...statuses.keys()].flatMap(path => readPropertyPath(path.split('?', 1)[0] ?? '') ?? [])
  expect(reached.sort()).toEqual([...properties.keys()].sort())
  expect((await readSitemapPaths(server)).sort()).toEqual([...indexed].sort())
})

test('a listing that left the list days ago still has its page, and is gone after a week', async ({
  server,
}) => {
  for (const [id, status] of [
    [goneLately, 200],
    [goneForLong, 410],
  ] as const) {
    const property = (await (await fetch(`${server}/api/properties/${id}/facts`)).json()) as PropertyFacts
    const address = writePropertyAddress(property)
    const response = await fetch(server + address)
    const html = await response.text()
    expect(response.status, address).toBe(status)
    expect(isIndexed(html)).toBe(false)
    expect(readPage(html).text).toContain('R$')
    expect(await readSitemapPaths(server)).not.toContain(address)
  }
})
