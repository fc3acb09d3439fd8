/** The paths of the site's pages; the server answers any other with 404 (and the page that says so). */
export const pagePaths = { home: '/', search: '/search' } as const

const known = new Set<string>(Object.values(pagePaths))

export const isPage = (path: string): boolean => known.has(path.length > 1 ? path.replace(/\/$/, '') : path)
