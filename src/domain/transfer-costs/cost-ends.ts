import type { Centavos } from '../money.ts'
import { states, type Uf } from '../states.ts'
import type { CostFigure } from './cost-figure.ts'

/** A cost of a purchase as an account counts it: the likely sum, and the lowest and the highest that it may be. */
export interface CostEnds {
  low: Centavos
  likely: Centavos
  high: Centavos
}

export const noCost: CostEnds = { low: 0, likely: 0, high: 0 }

const middleOf = (low: Centavos, high: Centavos): Centavos => Math.round((low + high) / 2)

/** What the table of a state says of a fee; what is known of it where it says no more; `null` where it says nothing. */
function readStateFee(figure: CostFigure): Centavos | null {
  if (figure.kind === 'amount') return figure.amount
  if (figure.kind === 'range') return middleOf(figure.low, figure.high)
  return figure.atLeast > 0 ? figure.atLeast : null
}

/** Ranks what all states charge for an act: the lowest, the middle and the highest of them. */
export function rankStateFees(estimate: (uf: Uf) => CostFigure): CostEnds {
  const fees = states
    .map(({ uf }) => readStateFee(estimate(uf)))
    .filter(fee => fee !== null)
    .sort((a, b) => a - b)
  return { low: fees[0] ?? 0, likely: fees[fees.length >> 1] ?? 0, high: fees.at(-1) ?? 0 }
}

/**
 * Returns a fee as an account counts it: of a range its middle; where no table says how much, what the other states
 * charge, and never less than what is known.
 * @param estimate the same fee in another state
 */
export function toFeeEnds(figure: CostFigure, estimate: (uf: Uf) => CostFigure): CostEnds {
  if (figure.kind === 'amount') return { low: figure.amount, likely: figure.amount, high: figure.amount }
  if (figure.kind === 'range') {
    const { low, high } = figure
    return { low, likely: middleOf(low, high), high }
  }
  const { low, likely, high } = rankStateFees(estimate)
  const least = (sum: Centavos): Centavos => Math.max(sum, figure.atLeast)
  return { low: least(low), likely: least(likely), high: least(high) }
}
