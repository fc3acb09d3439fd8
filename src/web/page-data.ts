import type { DehydratedState } from '@tanstack/react-query'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'

/** When a page's scripts come: after its first paint, or at its first use. */
export type PageStart = 'painted' | 'used'

/** What the server hands to the browser with a page, besides its markup. */
export interface PageData {
  /** Epoch ms at which the page was rendered. */
  at: number
  hasSession: boolean
  /** What the account keeps of a family, on a page of its own, which is kept nowhere. */
  home?: HomeProfile
  queries: DehydratedState
  /** The files of the parts that were rendered. */
  parts: readonly string[]
}

/** The element that holds it, as JSON. */
export const pageDataId = 'page-data'

/** The `<meta>` whose content says when they come. */
export const pageStartName = 'page-start'

/** The `<meta>` whose content names the page's scripts, separated by spaces. */
export const pageScriptsName = 'page-scripts'

/** The `<meta>` whose content names those that only a wide screen needs at once. */
export const pageWideScriptsName = 'page-scripts-wide'
