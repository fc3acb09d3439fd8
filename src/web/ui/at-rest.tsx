import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { useRested } from './use-rested.ts'

/**
 * Holds parts whose code comes once the page is at rest; `before` stands in their place until then, and where they fail,
 * so that the page stays.
 */
export const AtRest = ({ before, children }: { before: ReactNode; children: ReactNode }) =>
  useRested() ? (
    <FailureBoundary attempt="" fallback={() => before}>
      <Suspense fallback={before}>{children}</Suspense>
    </FailureBoundary>
  ) : (
    before
  )
