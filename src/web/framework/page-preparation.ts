import type { QueryClient } from '@tanstack/react-query'
import type { CallResponse } from '#contract/page-rendering.ts'
import type { NavigationTarget } from './page-navigation.ts'
import type { PageLocation } from './page-location.ts'

/** Sends a call of the API, as the browser would. */
type SendCall = (path: string, init: RequestInit) => Promise<CallResponse>

/** What the server prepares a page with. */
export interface PagePreparation {
  location: PageLocation
  /** Receives the answers with which the page is rendered. */
  client: QueryClient
  hasSession: boolean
  /** Sends a call as the account that requests the page; `null` for a page that is rendered for everybody. */
  sendAsAccount: SendCall | null
  /** The key of a visitor of a client's list; only on the page of such a list. */
  visitor: string | undefined
}

/** The address that a page has instead. */
export interface PageRedirect extends NavigationTarget {
  /** 302 where it is left out: only for now. */
  status?: 301 | 302
}

/**
 * Fetches, on the server, the answers that a page needs for its render (as in `pages/search.server.ts`); returns the
 * address to redirect to, if any.
 */
export type PreparePage = (preparation: PagePreparation) => Promise<PageRedirect | undefined | void>
