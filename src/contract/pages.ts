/** The paths of the site's pages; the server answers any other with 404 (and the page that says so). */
export const pagePaths = {
  home: '/',
  login: '/login',
  forgotPassword: '/esqueci-senha',
  newPassword: '/nova-senha',
  search: '/search',
  map: '/map',
  mapa: '/mapa',
  chat: '/chat',
  favorites: '/favorites',
  savedSearches: '/saved-searches',
  compare: '/compare',
  tools: '/calculadoras',
  profile: '/profile',
} as const
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

const known = new Set<string>(Object.values(pagePaths))

export const isPage = (path: string): boolean => known.has(path.length > 1 ? path.replace(/\/$/, '') : path)
