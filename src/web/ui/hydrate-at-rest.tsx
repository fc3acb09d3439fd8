import { type ReactNode, Suspense, use } from 'react'
import { DrawnPartsContext } from './lazy-part.tsx'
import { useRenderedPage } from './navigation/rendered-page.ts'
import { isPageAtRest, waitForRest } from './page-use.ts'

function Waiting({ children }: { children: ReactNode }) {
  const rendered = useRenderedPage()
  if (typeof window !== 'undefined' && rendered !== null && !isPageAtRest()) use(waitForRest())
  return children
}

/**
 * Holds a part of a page that is only looked at: the server renders it, and the browser takes it over, with its code,
 * once the page is at rest. A page that the browser renders by itself has it at once.
 */
export const HydrateAtRest = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <DrawnPartsContext value={null}>
      <Waiting>{children}</Waiting>
    </DrawnPartsContext>
  </Suspense>
)
