import { createContext, use, useEffect } from 'react'
import { brandName } from './brand.tsx'

/** What a page says of itself in its `<head>` and its status. */
export interface PageHead {
  /** Without the name of the site, which is added. */
  title: string
  description?: string | undefined
  /** The path (with query) under which the page is to be found; left out, the page has none. */
  canonical?: string | undefined
  /** Whether search engines may list it; pages that do not say so are not listed, their links are followed. */
  isIndexed?: boolean | undefined
  /**
   * Builds objects of schema.org, each a JSON-LD block of its own. Addresses in them are whole: `siteUrl` is the site's,
   * without a trailing slash, and only the server calls this.
   */
  structuredData?: ((siteUrl: string) => readonly object[]) | undefined
  /** The path of the picture of link previews, 1200 × 630. */
  image?: string | undefined
  /** The answer's status; 200 when left out. */
  status?: number | undefined
}

/** Takes what the page says of itself while the server renders it; `null` in the browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null)

export const writePageTitle = ({ title }: Pick<PageHead, 'title'>): string => `${title} · ${brandName}`

const setLink = (path: string | undefined): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (path === undefined) return link?.remove()
  const next = link ?? document.head.appendChild(document.createElement('link'))
  next.rel = 'canonical'
  next.href = new URL(path, window.location.origin).href
}

/**
 * Sets title, description, canonical address and, on the server, everything else of a page's head. Called once by a
 * page, with what it knows when it is rendered.
 */
export function usePageHead(head: PageHead): void {
  const collect = use(PageHeadContext)
  collect?.(head)
  const { description, canonical } = head
  const title = writePageTitle(head)
  useEffect(() => {
    document.title = title
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description)
    setLink(canonical)
  }, [title, description, canonical])
}
