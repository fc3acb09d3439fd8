import type { DehydratedState } from '@tanstack/react-query'

/** The data that the server sends with the markup of a page; `Home` is the account's stored family. */
export interface PageData<Home = unknown> {
  /** Epoch ms at which the page was rendered. */
  at: number
  hasSession: boolean
  /** The account's stored family; only on a page that was rendered for the account, which is never cached. */
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
