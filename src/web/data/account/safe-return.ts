import { pagePaths } from '#contract/page-paths.ts'
import { readSitePath } from '#domain/link-target.ts'

/**
 * Returns a path of this site for `?redirect=`; anything else, and the sign-in page itself, becomes the start page.
 */
export function readSafeReturn(given: unknown): string {
  const path = readSitePath(given)
  return path === null || /^\/login\/*(?:[?#]|$)/i.test(path) ? pagePaths.home : path
}
