import { createContext, use } from 'react'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'

/** The state that pages pass to each other with a navigation, in addition to the address. */
export interface PageState {
  /** Filters that chat and saved searches pass to /search, which reads them once. */
  presetFilters?: unknown
  /** The search box's note on the text that led to /search. */
  searchNote?: unknown
  /** The conversation that /chat opens. */
  presetConversationId?: string
  /** A message that /chat sends automatically. */
  presetQuery?: string
}

/** The address of the page that is shown. */
export interface PageLocation {
  /** The path without a slash at its end, as `/search`. */
  path: string
  /** The query as parameters; a page reads them itself and ignores invalid parts. */
  query: QueryParameters
  /** Path and query, as they are written in the address. */
  href: string
  /** Without `#`; empty on the server. */
  hash: string
  state: PageState
  /** Identifies the history entry; another one for the same address pressed again. */
  key: string
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** Reads an address of this site, as `/search?state=GO#main`. */
export function readPageLocation(address: string, state: PageState = {}, key = ''): PageLocation {
  const [href = '', hash = ''] = address.split('#', 2)
  const at = href.indexOf('?')
  return {
    path: withoutSlash(at < 0 ? href : href.slice(0, at)),
    query: at < 0 ? {} : readQueryString(href.slice(at)),
    href,
    hash,
    state,
    key,
  }
}

/** Where a link or a navigation leads to. */
export interface PageTarget {
  /** A path of this site; it may have a query of its own when `search` is left out. */
  to: string
  search?: QueryParameters | undefined
  /** Without `#`. */
  hash?: string | undefined
}

/** Writes the address of a target. */
export function writePageAddress({ to, search, hash }: PageTarget): string {
  const query = search === undefined ? '' : writeQueryString(search)
  return `${to}${query && `?${query}`}${hash ? `#${hash}` : ''}`
}

export const PageLocationContext = createContext<PageLocation>(readPageLocation('/'))

/** Returns the address of the page that is shown; the same on the server and in the browser. */
export const usePageLocation = (): PageLocation => use(PageLocationContext)

/** Returns a parameter that is given once; `undefined` otherwise. */
export const readTextParameter = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
