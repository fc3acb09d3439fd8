import { countDaysBetween } from '../calendar-date.ts'
import type { Uf } from '../states.ts'
import { fitHazardFactor } from './hazard-factor.ts'
import type { WaitingGroup } from './waiting-group.ts'
import { computeCumulativeHazard } from './waiting-hazard.ts'
import type { WaitingInterval } from './waiting-interval.ts'
import type { OwnWaiting } from './waiting-odds.ts'
import { groupPriors, priorWeight, statePriors } from './waiting-prior.ts'

/** Own figures need as many intervals and followed listings. */
const minIntervals = 2
const minListings = 30

/**
 * Summarizes what an installation's own lists of a state say about a group; `null` where they do not say enough: at
 * least 2 intervals and 30 listings followed.
 */
export function summarizeOwnWaiting(
  state: Uf,
  group: WaitingGroup,
  intervals: readonly WaitingInterval[],
): OwnWaiting | null {
  const counts = intervals.flatMap(({ from, to, groups }) =>
    groups
      .filter(count => count.group === group && count.listed > 0)
      .map(count => ({ from, to, days: countDaysBetween(from, to), ...count })),
  )
  const sample = counts.reduce((sum, { listed }) => sum + listed, 0)
  const [first, last] = [counts[0], counts.at(-1)]
  if (!first || !last || counts.length < minIntervals || sample < minListings) return null
  const prior = groupPriors[group]
  const ofState = statePriors[state]
  return {
    gone: fitHazardFactor(
      { factor: ofState?.factor ?? 1, events: ofState?.gone ?? priorWeight.gone, weight: priorWeight.gone },
      counts.map(({ days, listed, gone }) => ({
        hazard: computeCumulativeHazard(prior.gone.hazard, days),
        listed,
        events: gone,
      })),
    ),
    cheaper: fitHazardFactor(
      { factor: 1, events: prior.cheaper.events, weight: priorWeight.cheaper },
      counts.map(({ days, listed, gone, cheaper }) => ({
        hazard: computeCumulativeHazard(prior.cheaper.hazard, days),
        listed: listed - gone,
        events: cheaper,
      })),
    ),
    sample,
    period: { from: first.from, to: last.to },
    cut: summarizeCuts(counts),
  }
}

/** Returns the median over the deciles of all intervals, each weighted by its number of cuts. */
function summarizeCuts(
  counts: readonly { cheaper: number; cutDeciles: readonly number[] }[],
): OwnWaiting['cut'] {
  const known = counts.filter(({ cutDeciles }) => cutDeciles.length > 0)
  const cuts = known.reduce((sum, { cheaper }) => sum + cheaper, 0)
  const weighted = known
    .flatMap(({ cheaper, cutDeciles }) =>
      cutDeciles.map(percent => ({ percent, weight: cheaper / cutDeciles.length })),
    )
    .toSorted((one, other) => one.percent - other.percent)
  let below = 0
  for (const { percent, weight } of weighted) {
    below += weight
    if (below >= cuts / 2) return { medianPercent: percent, cuts }
  }
  return null
}
