import { type ReactNode, useCallback } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart } from './lazy-part.tsx'
import { usePageLocation } from './page-location.ts'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * Renders a small part that the page works without and that the server does not render; its code loads after the page.
 * Until then, and when loading fails, `before` is shown in its place; the next address tries again.
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
