import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { findLadderPosition } from './ladder-position.ts'
import { countDaysToBatch, findRebasingClass, ladderRules } from './ladder-rules.ts'
import { computePriceOutlook, computeRebasedPrice } from './next-price.ts'

describe('the days to the next batch of re-basings', () => {
  it.each([
    ['2026-01-30', 7],
    ['2026-02-06', 0],
    ['2026-02-07', 27],
    ['2026-12-07', 30],
    ['2026-12-31', 6],
  ])('from the list of %s are %i', (date, days) => {
    expect(countDaysToBatch(toDayNumber(date))).toBe(days)
  })
})

it.each([
  [0, 0, 'k0'],
  [3, 0, 'k0'],
  [0, 1, 'j0 k1-2'],
  [0, 2, 'j0 k1-2'],
  [0, 3, 'j0 k3'],
  [0, 4, 'j0 k4'],
  [0, 5, 'j0 k5'],
  [0, 6, 'j0 k6+'],
  [1, 1, 'j1+ k1-15'],
  [4, 15, 'j1+ k1-15'],
  [1, 16, 'j1+ k16+'],
])('after %i re-basings, rung %i is of the class %s', (rebasings, rung, found) => {
  expect(findRebasingClass({ rebasings, rung })).toBe(found)
})

const near = toDayNumber('2026-01-30')
const far = toDayNumber('2026-02-10')
/** A listing of RJ in the list of 2026-01-30: rung 3, never re-based. */
const [price, evaluation] = [6_097_767, 11_500_000]
const outlook = (day: number, lastLicitacaoDay: number | null = null, rung = price) =>
  computePriceOutlook(rung, findLadderPosition(rung, evaluation), {
    day,
    modality: 'venda-direta',
    evaluation,
    lastLicitacaoDay,
  })

describe('a re-basing', () => {
  it('goes to the first rung of the lowered base, or to its start from the two highest rungs', () => {
    const at = (rung: number, rebasings = 0) =>
      computeRebasedPrice({ family: 'lo', rebasings, rung, start: 0, floor: 0 }, 12_000_000)
    expect([at(0), at(1)]).toEqual([6_558_217, 6_558_217])
    expect(at(2)).toBe(Math.floor(6_558_217 * 0.975))
    expect(at(2, ladderRules.rebasing.maxRebasings - 1)).not.toBeNull()
    expect(at(2, ladderRules.rebasing.maxRebasings)).toBeNull()
  })

  it('has a share where it scatters by 45 points at most, and the cut has the rest', () => {
    const { next, rebase } = outlook(near)
    expect(rebase).toEqual({ price: 6_127_834, share: { p: 0.2, low: 0, high: 0.45 } })
    expect(next).toMatchObject({ kind: 'cut', price: 5_932_962, share: { p: 0.8, low: 0.55, high: 1 } })
  })

  it('is said without a number where it scatters more, and with one far from the next batch', () => {
    const fourth = 5_932_962
    expect(outlook(near, null, fourth)).toMatchObject({ next: { share: null }, rebase: { share: null } })
    expect(outlook(far, null, fourth).rebase?.share).toEqual({ p: 0.02, low: 0, high: 0.1 })
  })

  it.each([
    [210, false],
    [211, true],
  ])('%i days after the last licitação is said: %s', (days, said) => {
    const { next, rebase } = outlook(near, near - days)
    expect(rebase !== null).toBe(said)
    if (!said) expect(next).toMatchObject({ share: { low: 0.99, high: 1 } })
  })

  it('is not said of a licitação or an auction', () => {
    for (const modality of ['licitacao', 'leilao'] as const)
      expect(
        computePriceOutlook(price, findLadderPosition(price, evaluation), {
          day: near,
          modality,
          evaluation,
          lastLicitacaoDay: null,
        }).rebase,
      ).toBeNull()
  })
})
