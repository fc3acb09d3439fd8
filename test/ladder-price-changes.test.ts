import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { decodeLadderPosition, findLadderPosition } from '#domain/ladder/ladder-position.ts'
import { computeLadderWindows, findRoundBeginning, type RoundRecord } from '#domain/ladder/ladder-windows.ts'
import { computeNextPrice } from '#domain/ladder/next-price.ts'
import { readPriceCourse } from '#domain/search/index/searchable-listing.ts'
import { type FollowedListing, readPriceChanges } from './support/price-changes.ts'
import { findSharedFile } from './support/shared-files.ts'

const folder = findSharedFile('history')
const listings = folder === null ? [] : readPriceChanges(folder)

/** The day of the last list of the state before a day. */
const dayBefore = ({ listDays }: FollowedListing, day: number): number =>
  listDays.findLast(listDay => listDay < day) ?? day

interface PriceChange {
  state: string
  gapDays: number
  outcome: 'exact' | 'wrong' | `silent: ${string}`
}

/** Judges every changed price between consecutive lists against what the search index says after the list before. */
function judgePriceChanges({ records, state, listDays }: FollowedListing): PriceChange[] {
  return records.flatMap((record, at) => {
    const before = records[at - 1]
    const isSale = ({ kind, modality }: RoundRecord) => kind !== 'gone' && modality !== 'leilao'
    if (before === undefined || !isSale(before) || !isSale(record) || before.price === record.price) return []
    const day = toDayNumber(record.listDate)
    const known = listDays.filter(listDay => listDay < day)
    const previous = known.at(-1) ?? day
    const { price, evaluation, modality } = before
    const { ladder, lastLicitacaoOn } = readPriceCourse({ ...before, history: records.slice(0, at) }, known)
    const position = findLadderPosition(price, evaluation, decodeLadderPosition(ladder))
    const predicted = computeNextPrice(price, ladder === 0 ? null : position, {
      day: previous,
      modality,
      lastLicitacaoDay: lastLicitacaoOn,
    })
    const outcome =
      'silent' in predicted
        ? (`silent: ${predicted.silent}` as const)
        : predicted.price === record.price
          ? ('exact' as const)
          : ('wrong' as const)
    return [{ state, gapDays: day - previous, outcome }]
  })
}

const countBy = (keys: readonly string[]): string =>
  [...new Set(keys)]
    .sort()
    .map(key => `${key} ${keys.filter(other => other === key).length}`)
    .join(', ')

type WindowOutcome =
  | 'in the first window'
  | 'in the second window'
  | 'between the windows'
  | 'before'
  | 'after'

/** Judges the cut that followed a seen beginning; `null` where none followed before the lists end. */
function judgeNextCut(listing: FollowedListing, at: number): WindowOutcome | null {
  const { records, listDays } = listing
  const beginning = findRoundBeginning(records.slice(0, at + 1), listDays)
  const record = records[at]
  if (beginning === null || record === undefined || toDayNumber(record.listDate) !== beginning.to) return null
  const next = records.slice(at + 1).find(({ kind, price }) => kind !== 'gone' && price !== record.price)
  if (next === undefined || next.price > record.price) return null
  const to = toDayNumber(next.listDate)
  const from = dayBefore(listing, to) + 1
  const windows = computeLadderWindows(beginning, beginning.to)
  const hit = windows.findIndex(window => from <= window.to && to >= window.from)
  if (hit >= 0) return hit === 0 ? 'in the first window' : 'in the second window'
  const [first, second] = windows
  if (to < (first?.from ?? 0)) return 'before'
  return from > (second?.to ?? 0) ? 'after' : 'between the windows'
}

/** For each seen beginning whose first window ended while the lists last: whether the listing was cut in it. */
function isCutInFirstWindow(listing: FollowedListing): boolean[] {
  const { records, listDays } = listing
  return records.flatMap((record, at) => {
    const beginning = findRoundBeginning(records.slice(0, at + 1), listDays)
    if (beginning === null || toDayNumber(record.listDate) !== beginning.to) return []
    const [first] = computeLadderWindows(beginning, beginning.to)
    if (first === undefined || first.to > (listDays.at(-1) ?? 0)) return []
    return [judgeNextCut(listing, at) === 'in the first window']
  })
}

describe.skipIf(folder === null)('the daily lists of RS and PB', () => {
  const changes = listings.flatMap(judgePriceChanges)

  it('change prices to the predicted centavo, wherever the rules say a price', () => {
    const gaps = [...new Set(changes.map(({ gapDays }) => gapDays))].sort((a, b) => a - b)
    for (const gap of gaps) {
      const own = changes.filter(({ gapDays }) => gapDays === gap)
      console.info(
        `gap of ${gap} days: n ${own.length}: ${countBy(own.map(({ state, outcome }) => `${state} ${outcome}`))}`,
      )
    }
    const predicted = changes.filter(({ gapDays, outcome }) => gapDays <= 4 && !outcome.startsWith('silent'))
    const exact = predicted.filter(({ outcome }) => outcome === 'exact')
    console.info(`gaps up to 4 days: ${exact.length} of ${predicted.length} predicted prices exact`)
    expect(predicted.length).toBeGreaterThan(400)
    expect(exact.length / predicted.length).toBeGreaterThan(0.99)
  })

  it('never cut a licitação while it is one', () => {
    const licitacoes = listings.flatMap(({ records }) =>
      records.flatMap((record, at) => (record.modality === 'licitacao' ? [[record, records[at + 1]]] : [])),
    )
    expect(licitacoes.length).toBeGreaterThan(100)
    const changed = licitacoes.filter(
      ([record, next]) => next?.modality === 'licitacao' && next.price !== record?.price,
    )
    expect(changed).toEqual([])
  })

  it('offer a licitação that came back in Venda Online at the same price', () => {
    const pairs = listings.flatMap(({ records }) =>
      records.flatMap((record, at) => {
        const before = records[at - 1]
        const isStep = before?.modality === 'licitacao' && record.modality === 'venda-online'
        return isStep && record.kind !== 'gone' ? [record.price === before.price] : []
      }),
    )
    console.info(
      `licitação → Venda Online: ${pairs.filter(Boolean).length} of ${pairs.length} at the same price`,
    )
    expect(pairs.length).toBeGreaterThan(40)
    expect(pairs.every(Boolean)).toBe(true)
  })

  it('begin the next round in a predicted window more often than not', () => {
    const outcomes = listings.flatMap(listing =>
      listing.records.flatMap((_, at) => judgeNextCut(listing, at) ?? []),
    )
    console.info(`next cuts after a seen beginning: n ${outcomes.length}: ${countBy(outcomes)}`)
    const followed = listings.flatMap(isCutInFirstWindow)
    console.info(
      `first windows wholly seen: ${followed.filter(Boolean).length} of ${followed.length} brought a cut`,
    )
    expect(outcomes.length).toBeGreaterThan(50)
    expect(outcomes.filter(outcome => outcome.startsWith('in')).length / outcomes.length).toBeGreaterThan(0.5)
  })
})
