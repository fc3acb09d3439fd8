import type { ReturnRange } from '#contract/property-schemas.ts'

/**
 * Returns the colour of a net return: a gain when it pays even in the pessimistic case, a risk when it does not in the
 * probable one, else none.
 * @param doubted whether only the bank's list supports the return: then a gain gets no colour
 */
export function chooseReturnTone(
  { low, base }: Pick<ReturnRange, 'low' | 'base'>,
  doubted: boolean,
): 'gain' | 'risk' | null {
  if (base < 0) return 'risk'
  return low >= 0 && !doubted ? 'gain' : null
}
