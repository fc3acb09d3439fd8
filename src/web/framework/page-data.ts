import type { DehydratedState } from '@tanstack/react-query'

/** What the server hands to the browser with a page, besides its markup; `Home` is what an account keeps of a family. */
export interface PageData<Home = unknown> {
  /** Epoch ms at which the page was rendered. */
  at: number
  hasSession: boolean
  /** What the account keeps of a family, on a page of its own, which is kept nowhere. */
  home?: Home
  queries: DehydratedState
  /** The files of the parts that were rendered. */
  parts: readonly string[]
}

/** The element that holds it, as JSON. */
export const pageDataId = 'page-data'

/** The `<meta>` whose content names the page's scripts, separated by spaces. */
export const pageScriptsName = 'page-scripts'

/** The `<meta>` whose content names those that only a wide screen needs at once. */
export const pageWideScriptsName = 'page-scripts-wide'
