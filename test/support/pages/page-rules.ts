import { pagePaths, readPlacePath, readPropertyPath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { VisitedPage } from './crawl-site.ts'
import type { ReadPage } from './read-page.ts'
import { validateHtml } from './validate-html.ts'
import { listRichResultFaults } from '../rich-results.ts'
import { listVocabularyFaults } from '../structured-data.ts'

interface SiteRules {
  origin: string
  /** Returns the API's facts of a property; `undefined` when it is not in the catalogue. */
  propertyOf(id: string): Property | undefined
  /** Whether the listings are the demonstration's: then no page of them is for search engines. */
  areInvented: boolean
  /** The number of pages of each kind that the HTML validator reads: it takes 50 ms a page. */
  validatedPages: number
}

/** The number of a page of results, in the query of a place's address. */
const pageNumber = 'pagina'

type PageKind = 'home' | 'plans' | 'homePurchase' | 'place' | 'property' | 'other'

/** Returns which kind of page a path leads to. */
export function findPageKind(path: string): PageKind {
  if (path === pagePaths.home) return 'home'
  if (path === pagePaths.plans) return 'plans'
  if (path === pagePaths.homePurchase) return 'homePurchase'
  if (readPropertyPath(path) !== null) return 'property'
  return readPlacePath(path) === null ? 'other' : 'place'
}

function checkHead(page: ReadPage, address: URL, mayBeIndexed: boolean): string[] {
  const { canonicals, robots, description, title, lang } = page
  const whole = new URL(address.pathname, address).href
  const isFirst = address.search === ''
  const isPaged = [...address.searchParams.keys()].join() === pageNumber
  const isHidden = robots.includes('noindex')
  return [
    ...(lang === 'pt-BR' ? [] : [`lang is ${lang}`]),
    ...(title === '' ? ['no title'] : []),
    ...(description ? [] : ['no description']),
    ...(canonicals.length === 1 ? [] : [`${canonicals.length} canonical addresses`]),
    ...canonicals
      .filter(canonical => canonical !== whole && !(isPaged && canonical === address.href))
      .map(canonical => `the canonical address is ${canonical}`),
    ...(isHidden && mayBeIndexed && (isFirst || isPaged) ? ['noindex'] : []),
    ...(isHidden || isFirst || isPaged ? [] : ['indexed with a filter']),
    ...(isHidden || mayBeIndexed ? [] : ['indexed with invented listings']),
    ...(robots.includes('nofollow') ? ['nofollow'] : []),
  ]
}

function checkSecurity({ headers, page }: VisitedPage): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const wanted = ["script-src 'self'", "style-src 'self'"]
  const rules = policy.split(';').map(rule => rule.trim())
  return [
    ...wanted.filter(rule => !rules.includes(rule)).map(rule => `the security policy lacks ${rule}`),
    ...(page?.inlineCode ?? []).map(code => `${code} is refused by the security policy`),
  ]
}

type Block = Record<string, unknown>

const typed = (blocks: readonly unknown[], type: string): Block[] =>
  blocks.flatMap(block => {
    if (typeof block !== 'object' || block === null) return []
    const own = (block as Block)['@type'] === type ? [block as Block] : []
    return [...own, ...typed(Object.values(block), type)]
  })

function checkProperty(
  page: ReadPage,
  path: string,
  { origin, propertyOf, areInvented }: SiteRules,
): string[] {
  const property = propertyOf(readPropertyPath(path) ?? '')
  if (property === undefined) return ['the API has no such property']
  const address = writePropertyAddress(property)
  const prices = typed(page.structuredData, 'Offer').map(offer => Number(offer.price))
  const urls = typed(page.structuredData, 'RealEstateListing').map(({ url }) => url)
  const addressProblems = path === address ? [] : [`linked by another address than ${address}`]
  if (areInvented)
    return [
      ...addressProblems,
      ...(prices.length + urls.length === 0 ? [] : ['offers an invented listing to search engines']),
    ]
  return [
    ...addressProblems,
    ...(prices.join() === String(property.price)
      ? []
      : [`offers at ${prices.join(' and ') || 'no price'}; the API says ${property.price}`]),
    ...(urls.join() === origin + address
      ? []
      : [`the listing's address is ${urls.join(' and ') || 'missing'}`]),
  ]
}

const checkStructuredData = (block: unknown): string[] => [
  ...listVocabularyFaults(block),
  ...listRichResultFaults(block as object),
]

/** The structured data of each kind of page about real listings. */
const wantedBlocks: Record<PageKind, readonly string[]> = {
  home: [],
  plans: [],
  homePurchase: [],
  other: [],
  place: ['BreadcrumbList', 'ItemList'],
  property: ['BreadcrumbList', 'RealEstateListing'],
}

/** The structured data of each kind of page about invented listings: the places above a property alone. */
const wantedBlocksOfInvented: typeof wantedBlocks = {
  ...wantedBlocks,
  place: [],
  property: ['BreadcrumbList'],
}

/** Returns a function that says what is wrong with a page of facts or places, and remembers titles. */
export function createPageRules(rules: SiteRules): (visited: VisitedPage) => string[] {
  const titles = new Map<string, string>()
  const validated = new Map<PageKind, number>()

  return visited => {
    const { page, path, html } = visited
    if (page === null) return ['no HTML']
    const address = new URL(path, rules.origin)
    const kind = findPageKind(address.pathname)
    const mayBeIndexed = !rules.areInvented || kind === 'home' || kind === 'plans' || kind === 'homePurchase'
    // Above the country's page there is no place.
    const wanted = (rules.areInvented ? wantedBlocksOfInvented : wantedBlocks)[kind].filter(
      type => address.pathname !== pagePaths.places || type !== 'BreadcrumbList',
    )
    const before = titles.get(page.title)
    if (address.search === '' && before === undefined) titles.set(page.title, path)
    const count = (validated.get(kind) ?? 0) + 1
    validated.set(kind, count)
    return [
      ...checkHead(page, address, mayBeIndexed),
      ...checkSecurity(visited),
      ...(address.search !== '' || before === undefined ? [] : [`has the title of ${before}: ${page.title}`]),
      ...wanted.filter(type => typed(page.structuredData, type).length === 0).map(type => `no ${type}`),
      ...page.structuredData.flatMap(checkStructuredData),
      ...(kind === 'property' ? checkProperty(page, address.pathname, rules) : []),
      ...(count <= rules.validatedPages ? validateHtml(html) : []),
    ]
  }
}

/** Returns what is wrong with the short address of a property and with one that has other words: both redirect. */
export async function checkRedirects(
  get: (path: string) => Promise<Response>,
  property: Property,
): Promise<string[]> {
  const wanted = writePropertyAddress(property)
  const paths = [`/imovel/${property.id}`, `/imovel/${property.id}/outras-palavras`]
  const answers = await Promise.all(
    paths.map(async path => {
      const response = await get(path)
      await response.arrayBuffer()
      return { path, status: response.status, location: response.headers.get('location') ?? '' }
    }),
  )
  return answers
    .filter(
      ({ status, location }) =>
        status !== 301 || new URL(location, 'http://site.example').pathname !== wanted,
    )
    .map(({ path, status, location }) => `${path}: answers ${status} ${location}, not 301 ${wanted}`)
}
