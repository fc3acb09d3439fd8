import type { PriceStaircaseProps } from './price-steps.ts'
import { SmallStaircase } from './small-staircase.tsx'
import { StaircaseOfSteps } from './staircase-of-steps.tsx'

/** The price of a listing as a staircase: what it was, what it is, what comes next; one line in a `row`. */
export function PriceStaircase({ size, ...props }: PriceStaircaseProps & { size: 'page' | 'row' }) {
  return size === 'page' ? <StaircaseOfSteps {...props} /> : <SmallStaircase {...props} />
}
