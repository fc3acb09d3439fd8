import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart } from './lazy-part.tsx'
import { usePageLocation } from './navigation/page-location.ts'

/**
 * Holds a part that a page works without. Nothing stands in its place while its code loads, or where that fails, so that
 * the page stays; the next address tries again.
 */
export function LatePart({ part, children }: { part: Pick<LazyPart<never>, 'load'>; children: ReactNode }) {
  const { key } = usePageLocation()
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    part.load()?.then(
      () => setLoads(before => before + 1),
      () => {},
    )
  }, [part, key])
  return (
    <FailureBoundary attempt={`${loads}`} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  )
}
