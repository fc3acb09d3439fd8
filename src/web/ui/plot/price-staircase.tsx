import type { PriceStaircaseProps } from './price-steps.ts'
import { SmallStaircase } from './small-staircase.tsx'
import { StaircaseOfSteps } from './staircase-of-steps.tsx'

/**
 * The price of a listing as a staircase: what it was, what it is, what comes next. In the sizes `card` and `row` it is
 * one line; `decorative` says that the words beside the row tell the same.
 */
export function PriceStaircase({
  size,
  decorative = false,
  ...props
}: PriceStaircaseProps & { size: 'page' | 'card' | 'row'; decorative?: boolean }) {
  if (size === 'page') return <StaircaseOfSteps {...props} />
  return <SmallStaircase {...props} size={size} decorative={decorative} />
}
