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
  tools: '/calculadoras',
  financing: '/calculadora-financiamento',
  /** An older path of the same page. */
  instalments: '/calculadora-parcelamento',
  bid: '/calculator-old',
  costs: '/custo-total',
  profile: '/profile',
  unsubscribe: '/descadastrar',
  adminPayments: '/admin/lastlink',
  adminCatalogue: '/admin/catalogo',
  adminUsers: '/admin/contas',
  adminHealth: '/admin/saude',
} as const
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** The page of one property, by number. */
export const propertyPagePattern = '/imovel/$id'

const knownPaths = new Set<string>(Object.values(pagePaths))

const property = /^\/imovel\/(\d{1,13})$/

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Returns the path of a property's page. */
export const writePropertyPath = (id: string): string => `/imovel/${id}`

/** Returns the number of the property from the path of its page; `null` for any other path. */
export const readPropertyPath = (path: string): string | null =>
  property.exec(withoutSlash(path))?.[1]?.replace(/^0+(?=\d)/, '') ?? null

export const isPage = (path: string): boolean =>
  knownPaths.has(withoutSlash(path)) || readPropertyPath(path) !== null
