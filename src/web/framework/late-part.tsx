import { type ReactNode, useCallback } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart } from './lazy-part.tsx'
import { usePageLocation } from './page-location.ts'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * Holds a small part that a page works without and that the server does not render: its code loads once the page is there.
 * Until then, and where its code fails to load, `before` stands in its place; the next address tries again.
 */
export function LatePart({
  part,
  before = null,
  children,
}: {
  part: Pick<LazyPart<never>, 'load' | 'isLoaded'>
  before?: ReactNode
  children: ReactNode
}) {
  const { key } = usePageLocation()
  const load = useCallback(
    (loaded: () => void) => {
      part.load()?.then(loaded, () => {})
      return () => {}
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another address tries again what failed to load
    [part, key],
  )
  const isLoaded = useBrowserValue(part.isLoaded, false, load)
  if (!isLoaded) return before
  return (
    <FailureBoundary attempt={key} fallback={() => before}>
      {children}
    </FailureBoundary>
  )
}
