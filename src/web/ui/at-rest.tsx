import { type ReactNode, Suspense } from 'react'
import { useRested } from './use-rested.ts'

/** Holds parts whose code comes once the page is at rest; `before` stands in their place until then. */
export const AtRest = ({ before, children }: { before: ReactNode; children: ReactNode }) =>
  useRested() ? <Suspense fallback={before}>{children}</Suspense> : before
