import { createContext, use } from 'react'
import { usePageLocation } from './page-location.ts'

/** The data with which the server rendered a page; the browser's first render uses the same. */
export interface RenderedPage {
  /** Epoch ms at which the page was rendered. */
  at: number
  /** Whether the request had a session's cookie, valid or not. */
  hasSession: boolean
  /** The key of the page's entry in the history. */
  key: string
}

export const RenderedPageContext = createContext<RenderedPage | null>(null)

/** Returns the data with which the server rendered the shown page; `null` for a page that the browser rendered. */
export function useRenderedPage(): RenderedPage | null {
  const rendered = use(RenderedPageContext)
  const { key } = usePageLocation()
  return rendered?.key === key ? rendered : null
}
