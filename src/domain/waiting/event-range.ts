/** Standard deviations on each side that hold 80 % of a normal distribution. */
const deviations = 1.28

/** A probability with its 80 % range. */
export interface EventRange {
  p: number
  low: number
  high: number
}

/**
 * Computes the probability of an event with a cumulative hazard, with its 80 % range.
 * @param scatter of the hazard's logarithm (`hazardScatter`)
 * @param events number of events that the hazard rests on
 */
export function computeEventRange(hazard: number, scatter: number, events: number): EventRange {
  const spread = Math.exp(deviations * Math.sqrt(scatter ** 2 + 1 / Math.max(1, events)))
  return {
    p: -Math.expm1(-hazard),
    low: -Math.expm1(-hazard / spread),
    high: -Math.expm1(-hazard * spread),
  }
}

/**
 * Computes the share of all listings that stay and get cheaper. Its range joins that of leaving and that of getting
 * cheaper when listed: the root of the summed squares of how far each alone moves the share (the method of variance
 * estimates recovery, Zou and Donner 2008).
 */
export function computeCheaperShare(leaving: EventRange, reduced: EventRange): EventRange {
  const stays = 1 - leaving.p
  const share = stays * reduced.p
  const moved = (byLeaving: number, byCut: number) =>
    Math.hypot((byLeaving - leaving.p) * reduced.p, (byCut - reduced.p) * stays)
  return {
    p: share,
    low: Math.max(0, share - moved(leaving.high, reduced.low)),
    high: Math.min(1, share + moved(leaving.low, reduced.high)),
  }
}
