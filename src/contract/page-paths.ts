import { homePurchasePath } from '#domain/home-purchase/home-purchase-path.ts'
import { categories, type Category } from '#domain/property/listing.ts'
import { states, type Uf } from '#domain/states.ts'

/** The paths of the site's pages; the server answers any other path with 404 and the not-found page. */
export const pagePaths = {
  home: '/',
  login: '/login',
  forgotPassword: '/esqueci-senha',
  newPassword: '/nova-senha',
  search: '/search',
  map: '/map',
  mapa: '/mapa',
  chat: '/chat',
  savedChats: '/saved-chats',
  favorites: '/favorites',
  savedSearches: '/saved-searches',
  compare: '/compare',
  /** The adviser's desk. */
  desk: '/mesa',
  tools: '/calculadoras',
  financing: '/calculadora-financiamento',
  /** An older path of the same page. */
  instalments: '/calculadora-parcelamento',
  bid: '/calculator-old',
  costs: '/custo-total',
  /** Matrícula and edital, read; `?papel=`, `?imovel=`. */
  papers: '/papeis',
  homePurchase: homePurchasePath,
  profile: '/profile',
  unsubscribe: '/descadastrar',
  plans: '/planos',
  /** All states; below it `/imoveis/{uf}`, `/imoveis/{uf}/{cidade}`, `/imoveis/{uf}/{cidade}/{tipo}`. */
  places: '/imoveis',
  /** Leads to the health page, the first of administration. */
  admin: '/admin',
  adminPayments: '/admin/lastlink',
  adminCatalogue: '/admin/catalogo',
  adminUsers: '/admin/contas',
  adminHealth: '/admin/saude',
} as const
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

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
