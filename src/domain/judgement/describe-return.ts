import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import { formatNetRoi } from '../format-figures.ts'

/** `15% · de −3% a 28%`: a net return with its ends, as every screen and mail writes it. */
export const describeReturn = ({ low, base, high }: ReturnRange): string =>
  `${formatNetRoi(base)} · ${describeReturnEnds({ low, high })}`

/** `de −3% a 28%` */
export const describeReturnEnds = ({ low, high }: Pick<ReturnRange, 'low' | 'high'>): string =>
  `de ${formatNetRoi(low)} a ${formatNetRoi(high)}`
