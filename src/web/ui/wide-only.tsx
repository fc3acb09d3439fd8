import { createContext, type ReactNode, Suspense, use } from 'react'
import { DrawnPartsContext } from './lazy-part.tsx'
import { wideScreenQuery } from './wide-screen.ts'

/** Takes the files of the parts within `WideOnly` that the server renders. */
export const DrawnWidePartsContext = createContext<((file: string) => void) | null>(null)

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

function Waiting({ besides, children }: { besides: boolean; children: ReactNode }) {
  if (
    !besides &&
    typeof window !== 'undefined' &&
    (untilWide !== null || !matchMedia(wideScreenQuery).matches)
  )
    use(waitForWideScreen())
  return children
}

/**
 * Holds what only wide screens show and CSS hides on others: the server renders it, and a browser whose screen has not
 * been wide leaves it as it is, without taking it over.
 * @param besides narrow screens show it now, too
 */
export const WideOnly = ({ besides = false, children }: { besides?: boolean; children: ReactNode }) => (
  <Suspense fallback={null}>
    <DrawnPartsContext value={use(DrawnWidePartsContext)}>
      <Waiting besides={besides}>{children}</Waiting>
    </DrawnPartsContext>
  </Suspense>
)
