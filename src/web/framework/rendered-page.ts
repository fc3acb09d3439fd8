import { createContext, use } from 'react'
import { usePageLocation } from './page-location.ts'

/** What the server knew when it rendered a page; the browser's first render of it goes by the same. */
export interface RenderedPage {
  /** Epoch ms at which the page was rendered. */
  at: number
  /** Whether the request had a session's cookie, valid or not. */
  hasSession: boolean
  /** The key of the page's entry in the history. */
  key: string
}

export const RenderedPageContext = createContext<RenderedPage | null>(null)

/** Returns what the server knew of the page that is shown; `null` for a page that the browser renders by itself. */
export function useRenderedPage(): RenderedPage | null {
  const rendered = use(RenderedPageContext)
  const { key } = usePageLocation()
  return rendered?.key === key ? rendered : null
}
