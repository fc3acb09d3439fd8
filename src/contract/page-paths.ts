import { homePurchasePath } from '#domain/home-purchase/home-purchase-path.ts'
import { categories, type Category } from '#domain/property/listing.ts'
import { states, type Uf } from '#domain/states.ts'
import { readSharedListPath, sharedListsPath } from './shared-list-path.ts'

/** A page of the site. */
interface SitePage {
  /** Its path; of a page with many addresses, what they begin with. */
  path: string
  /** Its file in src/web/pages, without its ending; what it asks for before it is rendered stands beside it. */
  file: string
  /** The file of what visitors have instead at the same path. */
  visitorFile?: string
  /** Who may open it: `account` leads a visitor to /login; `operator` asks for the administration's token. */
  access: 'everybody' | 'account' | 'operator'
  /**
   * How search engines treat it: `listed` pages are in the sitemap; `catalogue` ones are in it while the listings are
   * real; `open` ones may be read and say themselves whether they are listed; `closed` ones are not read.
   */
  robots: 'listed' | 'catalogue' | 'open' | 'closed'
  /** Whether its address has more parts than its path: a reader of its own knows it. */
  hasParts?: true
  /** The page that this path leads to. */
  movedTo?: string
}

/**
 * Every page of the site. Routes, guards, robots.txt, the sitemap and the checks of all pages follow this list; the server
 * answers any other path with 404 and the not-found page.
 */
export const sitePages = {
  home: { path: '/', file: 'home', visitorFile: 'welcome', access: 'everybody', robots: 'listed' },
  plans: { path: '/planos', file: 'plans', access: 'everybody', robots: 'listed' },
  /** The rules that the product works with; `?em=` another day. */
  rules: { path: '/regras', file: 'rules', access: 'everybody', robots: 'listed' },
  homePurchase: { path: homePurchasePath, file: 'home-purchase', access: 'everybody', robots: 'listed' },
  /** All states; below it `/imoveis/{uf}`, `/imoveis/{uf}/{cidade}`, `/imoveis/{uf}/{cidade}/{tipo}`. */
  places: { path: '/imoveis', file: 'place', access: 'everybody', robots: 'catalogue', hasParts: true },
  /** `/imovel/{número}/{palavras}`. */
  property: {
    path: '/imovel',
    file: 'property',
    visitorFile: 'property-facts',
    access: 'everybody',
    robots: 'open',
    hasParts: true,
  },
  search: { path: '/search', file: 'search', access: 'everybody', robots: 'open' },
  map: { path: '/map', file: 'map', access: 'everybody', robots: 'open' },
  mapa: { path: '/mapa', file: 'map', access: 'everybody', robots: 'open' },
  login: { path: '/login', file: 'login', access: 'everybody', robots: 'open' },
  forgotPassword: { path: '/esqueci-senha', file: 'forgot-password', access: 'everybody', robots: 'open' },
  newPassword: { path: '/nova-senha', file: 'new-password', access: 'everybody', robots: 'closed' },
  unsubscribe: { path: '/descadastrar', file: 'unsubscribe', access: 'everybody', robots: 'closed' },
  /** `/lista/{chave}`. */
  sharedList: {
    path: sharedListsPath,
    file: 'shared-list',
    access: 'everybody',
    robots: 'open',
    hasParts: true,
  },
  chat: { path: '/chat', file: 'chat', access: 'account', robots: 'closed' },
  savedChats: { path: '/saved-chats', file: 'saved-chats', access: 'account', robots: 'closed' },
  favorites: { path: '/favorites', file: 'favorites', access: 'account', robots: 'closed' },
  savedSearches: { path: '/saved-searches', file: 'saved-searches', access: 'account', robots: 'closed' },
  compare: { path: '/compare', file: 'compare', access: 'account', robots: 'closed' },
  /** The adviser's desk. */
  desk: { path: '/mesa', file: 'desk', access: 'account', robots: 'closed' },
  tools: { path: '/calculadoras', file: 'tools', access: 'account', robots: 'open' },
  financing: {
    path: '/calculadora-financiamento',
    file: 'financing',
    access: 'account',
    robots: 'open',
  },
  instalments: {
    path: '/calculadora-parcelamento',
    file: 'financing',
    access: 'account',
    robots: 'open',
    movedTo: '/calculadora-financiamento',
  },
  bid: { path: '/calculator-old', file: 'bid', access: 'account', robots: 'open' },
  costs: { path: '/custo-total', file: 'costs', access: 'account', robots: 'open' },
  /** Matrícula and edital, read; `?papel=`, `?imovel=`. */
  papers: { path: '/papeis', file: 'papers', access: 'account', robots: 'open' },
  profile: { path: '/profile', file: 'profile', access: 'account', robots: 'closed' },
  admin: {
    path: '/admin',
    file: 'admin-health',
    access: 'operator',
    robots: 'closed',
    movedTo: '/admin/saude',
  },
  adminPayments: {
    path: '/admin/lastlink',
    file: 'admin-payments',
    access: 'operator',
    robots: 'closed',
  },
  adminCatalogue: {
    path: '/admin/catalogo',
    file: 'admin-catalogue',
    access: 'operator',
    robots: 'closed',
  },
  adminUsers: { path: '/admin/contas', file: 'admin-users', access: 'operator', robots: 'closed' },
  adminHealth: { path: '/admin/saude', file: 'admin-health', access: 'operator', robots: 'closed' },
} as const satisfies Record<string, SitePage>

/** The file of the page that stands at any other path. */
export const notFoundFile = 'not-found'

type PageName = keyof typeof sitePages

/** Every page, with its name. */
export const listSitePages = (): (SitePage & { name: PageName })[] =>
  (Object.entries(sitePages) as [PageName, SitePage][]).map(([name, page]) => ({ ...page, name }))

type FilesOf<Page> = Page extends { visitorFile: infer Visitors } ? Visitors : never
/** The file of a page in src/web/pages. */
export type PageFile =
  | (typeof sitePages)[PageName]['file']
  | FilesOf<(typeof sitePages)[PageName]>
  | typeof notFoundFile

/** Returns the page's files in src/web/pages: its own, and that of what visitors have instead. */
const listFilesOf = ({ file, visitorFile }: SitePage): string[] =>
  visitorFile === undefined ? [file] : [file, visitorFile]

/** The files of all pages in src/web/pages, in the order of their names. */
export const listPageFiles = (): string[] =>
  [...new Set([...listSitePages().flatMap(listFilesOf), notFoundFile])].toSorted()

/** The paths of the site's pages. */
export const pagePaths = Object.fromEntries(listSitePages().map(({ name, path }) => [name, path])) as {
  [Name in PageName]: (typeof sitePages)[Name]['path']
}
export type PagePath = (typeof pagePaths)[PageName]

const property = /^\/imovel\/0*(\d{1,13})(?:\/[^/]+)?$/

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Returns the short path of a property's page, which redirects to the canonical one. */
export const writePropertyPath = (id: string): string => `/imovel/${id}`

/** Returns the number of the property from the path of its page; `null` for any other path. */
export const readPropertyPath = (path: string): string | null =>
  property.exec(withoutSlash(path))?.[1] ?? null

/** The place that a page under /imoveis is about, by the parts of its address. */
export interface PlaceAddress {
  /** `null`: the whole country. */
  uf: Uf | null
  /** The city's name as `writeSlug` writes it; `null`: the whole state. */
  city: string | null
  category: Category | null
}

const lowerUfs = new Map<string, Uf>(states.map(({ uf }) => [uf.toLowerCase(), uf]))

/** Returns the path of a place's page. */
export const writePlacePath = ({ uf, city, category }: PlaceAddress): string =>
  [pagePaths.places, uf?.toLowerCase(), city, category].filter(Boolean).join('/')

/** Returns the place from the path of its page; `null` for any other path. Whether the city exists is not known here. */
export function readPlacePath(path: string): PlaceAddress | null {
  const parts = withoutSlash(path).split('/')
  if (`/${parts[1]}` !== pagePaths.places || parts.length > 5) return null
  const [, , uf, city = null, category] = parts
  const state = uf === undefined ? null : lowerUfs.get(uf)
  const known = category === undefined ? null : categories.find(name => name === category)
  if (state === undefined || known === undefined || city === '' || !/^[a-z0-9-]{0,80}$/.test(city ?? ''))
    return null
  return { uf: state, city, category: known }
}

/** The highest number of a page that a list is asked for; no list has as many. */
export const maxListPage = 100_000

const fixedPages = new Map(listSitePages().flatMap(page => (page.hasParts ? [] : [[page.path, page]])))

/** Returns the page at a path; `null` where the site has none. */
export function findSitePage(path: string): SitePage | null {
  const fixed = fixedPages.get(path)
  if (fixed !== undefined) return fixed
  if (readPropertyPath(path) !== null) return sitePages.property
  if (readSharedListPath(path) !== null) return sitePages.sharedList
  return readPlacePath(path) === null ? null : sitePages.places
}
