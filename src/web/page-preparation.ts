import type { QueryClient } from '@tanstack/react-query'
import type { PageLocation } from './ui/navigation/page-location.ts'
import type { NavigationTarget } from './ui/navigation/page-navigation.ts'

/** What the server prepares a page with. */
export interface PagePreparation {
  location: PageLocation
  /** Takes the answers that the page begins with. */
  client: QueryClient
  hasSession: boolean
}

/** The address that a page has instead. */
export interface PageRedirect extends NavigationTarget {
  /** 302 where it is left out: only for now. */
  status?: 301 | 302
}
