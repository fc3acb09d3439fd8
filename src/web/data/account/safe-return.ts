import { pagePaths } from '#contract/page-paths.ts'

const anySite = 'https://arremate.invalid'

/**
 * Returns a path of this site for `?redirect=`; anything else, and the sign-in page itself, becomes the start page.
 */
export function readSafeReturn(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, anySite)) {
    return pagePaths.home
  }
  const { origin, pathname, search, hash } = new URL(given, anySite)
  const elsewhere = origin !== anySite || pathname.startsWith('//')
  return elsewhere || /^\/login\/*$/i.test(pathname) ? pagePaths.home : pathname + search + hash
}
