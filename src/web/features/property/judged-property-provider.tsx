import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { JudgedPropertyContext, useJudgement } from './use-judged-property.ts'

/** Judges the property once for all cards within. */
export function JudgedPropertyProvider({
  property,
  children,
}: {
  property: PropertyDetail
  children: ReactNode
}) {
  return <JudgedPropertyContext value={useJudgement(property)}>{children}</JudgedPropertyContext>
}
