import type { Centavos } from '../money.ts'

/**
 * Returns a percentage of a sum, rounded half up to the centavo: what floating point takes from half a centavo (0.7 %
 * of R$ 55.00) is added back.
 */
export const computePercentOfSum = (of: Centavos, percent: number): Centavos =>
  Math.round((of * percent) / 100 + 1e-6)
