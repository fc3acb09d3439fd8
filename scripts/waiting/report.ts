import { countDaysBetween } from '../../src/domain/calendar-date.ts'
import { compareCodes } from '../../src/domain/compare-names.ts'
import { integerFormat } from '../../src/domain/format-figures.ts'
import type { StateIntervals } from '../../src/domain/waiting-fit/fit-waiting.ts'
import { computeEventRange, computeGoneHazard } from '../../src/domain/waiting/waiting-odds.ts'
import { type WaitingPrior, waitingPrior } from '../../src/domain/waiting/waiting-prior.ts'

/** Listings of a state and group in an interval from which its share is compared with the range. */
const minListed = 20

export interface Coverage {
  held: number
  ranges: number
}

/** Counts in how many states, groups and intervals the share that left lies within the range. */
export function measureCoverage(states: readonly StateIntervals[], prior: WaitingPrior): Coverage {
  const coverage = { held: 0, ranges: 0 }
  for (const { state, intervals } of states)
    for (const { from, to, groups } of intervals)
      for (const { group, listed, gone } of groups) {
        const days = countDaysBetween(from, to)
        const isAuction = group === 'L1'
        if (group === 'L2' || listed < minListed || (isAuction && days < prior.auction.minDays)) continue
        const factors = prior.states[state]
        const [factor, fitted] =
          group === 'A' || isAuction
            ? [factors?.A ?? 1, factors?.fittedA === true]
            : [factors?.V ?? 1, factors?.fittedV === true]
        const hazard = (isAuction ? prior.auction.listed : 0) + factor * computeGoneHazard(group, days, prior)
        const { low, high } = computeEventRange(
          hazard,
          fitted ? prior.scatter.fitted : prior.scatter.notFitted,
        )
        coverage.ranges += 1
        if (gone / listed >= low && gone / listed <= high) coverage.held += 1
      }
  return coverage
}

/** `em 40 de 51 casos a parte que saiu ficou dentro da faixa (78%; construída para 80%)` */
export const describeCoverage = ({ held, ranges }: Coverage): string =>
  ranges === 0
    ? 'nenhum grupo com 20 imóveis ou mais'
    : `em ${integerFormat(held)} de ${integerFormat(ranges)} casos a parte que saiu ficou dentro da faixa (${Math.round((100 * held) / ranges)}%; construída para 80%)`

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })

/** Describes what was fitted beside the present table. */
export function describeFit(
  fitted: WaitingPrior,
  states: readonly StateIntervals[],
  present: WaitingPrior = waitingPrior,
): string {
  const groups = (Object.keys(fitted.groups) as (keyof WaitingPrior['groups'])[]).map(group => {
    const { per30, listings, gone } = fitted.groups[group]
    return `  ${group}: ${figure.format(per30)} em 30 dias (hoje ${figure.format(present.groups[group].per30)}; ${integerFormat(gone)} saídas de ${integerFormat(listings)} imóveis)`
  })
  const factors = states
    .filter(({ intervals }) => intervals.length > 0)
    .toSorted((one, other) => compareCodes(one.state, other.state))
    .map(({ state }) => {
      const [now, before] = [fitted.states[state], present.states[state]]
      const pair = (family: 'V' | 'A') =>
        `${family} ${figure.format(now?.[family] ?? 1)} (hoje ${before === undefined ? '–' : figure.format(before[family])})`
      return `  ${state}: ${pair('V')}, ${pair('A')}`
    })
  return ['\nRisco de sair da lista, por grupo:', ...groups, 'Fatores dos estados:', ...factors].join('\n')
}
