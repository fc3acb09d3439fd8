import { type ReactNode, Suspense, use } from 'react'
import { wideScreenQuery } from './wide-screen.ts'

let untilWide: Promise<void> | null = null

/** Resolves once the screen is wide; the same promise for all. */
function waitForWideScreen(): Promise<void> {
  untilWide ??= new Promise(resolve => {
    const wide = matchMedia(wideScreenQuery)
    const look = () => wide.matches && resolve()
    wide.addEventListener('change', look)
    look()
  })
  return untilWide
}

function Waiting({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined' && (untilWide !== null || !matchMedia(wideScreenQuery).matches))
    use(waitForWideScreen())
  return children
}

/**
 * Holds what only wide screens show and CSS hides on others: the server renders it, and a browser whose screen has not
 * been wide leaves it as it is, without taking it over.
 */
export const WideOnly = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Waiting>{children}</Waiting>
  </Suspense>
)
