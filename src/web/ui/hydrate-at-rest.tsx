import { type ReactNode, Suspense, use } from 'react'
import { DrawnPartsContext } from './lazy-part.tsx'
import { useRenderedPage } from './navigation/rendered-page.ts'

/** Milliseconds after which the first page counts as at rest: what it needs to be used has loaded by then. */
const restAfterMs = 2_000

let atRest: Promise<void> | null = null
let isAtRest = false

/** Resolves once the first page is at rest; the same promise for all. */
function waitForRest(): Promise<void> {
  atRest ??= new Promise(resolve => {
    setTimeout(() => {
      isAtRest = true
      resolve()
    }, restAfterMs)
  })
  return atRest
}

function Waiting({ children }: { children: ReactNode }) {
  const rendered = useRenderedPage()
  if (typeof window !== 'undefined' && rendered !== null && !isAtRest) use(waitForRest())
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
