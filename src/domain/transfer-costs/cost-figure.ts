import type { Centavos } from '../money.ts'
import type { FeeContent } from '../rules/fees/fee-bands.ts'
import type { RuleSource } from '../rules/rule.ts'

/** A cost of a purchase by place, as far as its source decides it. */
export type CostFigure = (
  | { kind: 'amount'; amount: Centavos }
  /** Sources conflict, or give only the limits of the figure. */
  | { kind: 'range'; low: Centavos; high: Centavos }
  /** No source gives a highest figure; `atLeast` is the lowest known one, 0 where nothing is known. */
  | { kind: 'unknown'; atLeast: Centavos }
) & {
  content: FeeContent
  source: RuleSource | null
  /** What the person has to know or to ask about it; Portuguese, as shown. */
  note: string | null
}

/** The lowest and the highest that a cost may be; `high` is `null` where nothing limits it. */
export interface CostBounds {
  low: Centavos
  high: Centavos | null
}

/** Returns the lowest and the highest that a cost may be. */
export function toCostBounds(figure: CostFigure): CostBounds {
  if (figure.kind === 'amount') return { low: figure.amount, high: figure.amount }
  return figure.kind === 'range'
    ? { low: figure.low, high: figure.high }
    : { low: figure.atLeast, high: null }
}

/** Adds costs: a sum of which one part has no limit has none. */
export const addCosts = (figures: readonly CostFigure[]): CostBounds =>
  figures.map(toCostBounds).reduce(
    (sum, { low, high }) => ({
      low: sum.low + low,
      high: sum.high === null || high === null ? null : sum.high + high,
    }),
    { low: 0, high: 0 },
  )

/** Rounds reais half up to the centavo: what floating point takes from half a centavo is added back. */
export const roundToCentavos = (reais: number): Centavos => Math.round(reais * 100 + 1e-6)
