import type { QueryClient } from '@tanstack/react-query'
import type { CallResponse } from '#contract/page-rendering.ts'
import type { NavigationTarget } from './page-navigation.ts'
import type { PageLocation } from './page-location.ts'

/** Sends a call of the API, as the browser would. */
type SendCall = (path: string, init: RequestInit) => Promise<CallResponse>

/** What the server prepares a page with. */
export interface PagePreparation {
  location: PageLocation
  /** Takes the answers that the page begins with. */
  client: QueryClient
  hasSession: boolean
  /** Sends a call as the account that asks for the page; `null` where the page is not its alone. */
  sendAsAccount: SendCall | null
  /** The key of a visitor of a client's list, on its page alone. */
  visitor: string | undefined
}

/** The address that a page has instead. */
export interface PageRedirect extends NavigationTarget {
  /** 302 where it is left out: only for now. */
  status?: 301 | 302
}

/**
 * Asks, on the server, for what a page begins with (as `pages/search.server.ts`); returns the address that is there instead of it,
 * if any.
 */
export type PreparePage = (preparation: PagePreparation) => Promise<PageRedirect | undefined | void>
