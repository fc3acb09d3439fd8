import { setTimeout } from 'node:timers/promises'
import { readPlacePath, readPropertyPath } from '#contract/page-paths.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Uf } from '#domain/states.ts'
import { inDepth } from '#test/support/depth.ts'
import { crawlSite, type LinkChoice } from '#test/support/pages/crawl-site.ts'
import { checkRedirects, createPageRules, findPageKind } from '#test/support/pages/page-rules.ts'
import { expect } from './support/journey.ts'
import { ownServerTest as test } from './support/own-server.ts'

/** The state that `npm test` walks through; the deep run walks through all. */
const walkedState = inDepth<Uf | null>('PB', null)

/** Returns what the API offers, of the walked state or of all. */
async function readProperties(url: string): Promise<Map<string, Property>> {
  const found = new Map<string, Property>()
  for (let page = 0, total = 1; page * 100 < total; page++) {
    const query = new URLSearchParams({
      limit: '100',
      page: String(page),
      ...(walkedState && { state: walkedState }),
    })
    const answer = (await (await fetch(`${url}/api/properties?${query}`)).json()) as {
      items: Property[]
      total: number
    }
    for (const property of answer.items) found.set(property.id, property)
    total = answer.total
  }
  return found
}

/** The state whose filtered pages are inspected. */
const filteredState: Uf = 'PB'

/**
 * Chooses what to do with a link: follows those of facts and places (of one state only, unless all are walked) and only
 * inspects other pages.
 */
function chooseLink({ pathname, searchParams }: URL, known: ReadonlyMap<string, Property>): LinkChoice {
  const kind = findPageKind(pathname)
  if (kind === 'other') return 'look'
  if (kind === 'plans') return 'inspect'
  const uf = kind === 'place' ? readPlacePath(pathname)?.uf : null
  const isPage = [...searchParams.keys()].every(name => name === 'pagina')
  if (!isPage) return uf === filteredState ? 'inspect' : 'look'
  if (kind === 'property') {
    const id = readPropertyPath(pathname) ?? ''
    return walkedState === null || known.has(id) ? 'walk' : 'leave'
  }
  if (walkedState === null || uf === walkedState) return 'walk'
  return uf === null && searchParams.size === 0 ? 'walk' : 'leave'
}

/**
 * Asks again after the time that the server names, as search engines do, because the server limits the rendering time
 * of one address.
 */
async function getPolitely(address: string): Promise<Response> {
  for (;;) {
    const response = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } })
    if (response.status !== 429) return response
    await setTimeout(Number(response.headers.get('retry-after')) * 1000)
  }
}

test('from the start every property is reached by links alone, and each page on the way is right', async ({
  server,
}) => {
  const properties = await readProperties(server)
  expect(properties.size).toBeGreaterThan(walkedState === null ? 3000 : 10)
  const get = (path: string): Promise<Response> => getPolitely(server + path)

  const { statuses, problems } = await crawlSite({
    origin: server,
    get,
    choose: address => chooseLink(address, properties),
    inspect: createPageRules({
      origin: server,
      propertyOf: id => properties.get(id),
      areInvented: true,
      validatedPages: inDepth(10, 60),
    }),
  })

  const reached = new Set([...statuses.keys()].map(path => readPropertyPath(path.split('?', 1)[0] ?? '')))
  // The problems of an answer explain which pages were not reached.
  expect(problems).toEqual([])
  expect([...properties.keys()].filter(id => !reached.has(id))).toEqual([])
})

test('a short address and one with other words redirect to the canonical address', async ({ server }) => {
  const properties = [...(await readProperties(server)).values()].filter((_, at) => at % 40 === 0)
  const get = (path: string): Promise<Response> => fetch(server + path, { redirect: 'manual' })
  const problems: string[] = []
  for (const property of properties) problems.push(...(await checkRedirects(get, property)))
  expect(problems).toEqual([])
})
