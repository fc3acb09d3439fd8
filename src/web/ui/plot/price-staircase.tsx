import type { PriceStep } from './price-steps.ts'
import { SmallStaircase } from './small-staircase.tsx'
import { StaircaseOfSteps } from './staircase-of-steps.tsx'

export interface PriceStaircaseProps {
  steps: readonly PriceStep[]
  /** The highest bid that reaches the target, and its name. */
  maxBid?: { price: number; label: string } | null
  /** The wanted ROI in percent. */
  targetRoi?: number | undefined
  /** Why nothing is said about the next price. */
  silence?: string | null
}

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
