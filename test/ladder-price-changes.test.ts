import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { decodeLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import { computeLadderWindows, findRoundBeginning, type RoundRecord } from '#domain/ladder/ladder-windows.ts'
import { readPriceCourse } from '#domain/search/index/searchable-listing.ts'
import { type ChangeOutcome, judgeChange, readOutlook } from './support/price-outlooks.ts'
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
  outcome: ChangeOutcome
}

/**
 * Judges every changed price against what the search index says after the last list that named the listing, which may
 * have been away since.
 */
function judgePriceChanges(listing: FollowedListing): PriceChange[] {
  const { records, state, listDays } = listing
  return records.flatMap((record, at) => {
    const lastNamed = records.slice(0, at).findLastIndex(({ kind }) => kind !== 'gone')
    const before = records[lastNamed]
    const isSale = ({ kind, modality }: RoundRecord) => kind !== 'gone' && modality !== 'leilao'
    if (before === undefined || !isSale(before) || !isSale(record) || before.price === record.price) return []
    const day = toDayNumber(record.listDate)
    const previous = dayBefore(listing, toDayNumber(records[lastNamed + 1]!.listDate))
    const known = listDays.filter(listDay => listDay <= previous)
    const outlook = readOutlook({ ...before, history: records.slice(0, lastNamed + 1) }, known, previous)
    return [{ state, gapDays: day - previous, outcome: judgeChange(outlook, record.price) }]
  })
}

const countBy = (keys: readonly string[]): string =>
  [...new Set(keys)]
    .sort()
    .map(key => `${key} ${keys.filter(other => other === key).length}`)
    .join(', ')

/** Whether the change that followed a seen one came within the window that was said on its day; `null` where none did. */
function judgeWindow(listing: FollowedListing, at: number): boolean | null {
  const { records, listDays } = listing
  const beginning = findRoundBeginning(records.slice(0, at + 1), listDays)
  const record = records[at]
  if (beginning === null || record === undefined || toDayNumber(record.listDate) !== beginning.to) return null
  const next = records.slice(at + 1).find(({ kind, price }) => kind !== 'gone' && price !== record.price)
  if (next === undefined || !isLadderModality(next.modality)) return null
  const to = toDayNumber(next.listDate)
  const from = dayBefore(listing, to) + 1
  const listDay = beginning.to
  const { ladder } = readPriceCourse({ ...record, history: records.slice(0, at + 1) }, listDays)
  const position = decodeLadderPosition(ladder)
  if (position === null || position.rung === 0) return null
  const [window] = computeLadderWindows({
    beginning,
    rung: position.rung,
    modality: record.modality,
    listDay,
    today: listDay,
    lastLicitacaoDay: null,
  })
  return window !== undefined && from <= window.to && to >= window.from
}

describe.skipIf(folder === null)('the daily lists of RS and PB', () => {
  const changes = listings.flatMap(judgePriceChanges)

  it('change prices to one of the said centavos, wherever the rules say a price', () => {
    const gaps = [...new Set(changes.map(({ gapDays }) => gapDays))].sort((a, b) => a - b)
    for (const gap of gaps) {
      const own = changes.filter(({ gapDays }) => gapDays === gap)
      console.info(
        `gap of ${gap} days: n ${own.length}: ${countBy(own.map(({ state, outcome }) => `${state} ${outcome}`))}`,
      )
    }
    const soon = changes.filter(({ gapDays }) => gapDays <= 10)
    const said = soon.filter(({ outcome }) => !outcome.startsWith('silent'))
    const exact = said.filter(({ outcome }) => outcome !== 'wrong')
    const laddered = soon.filter(({ outcome }) => outcome !== 'silent: off-ladder')
    console.info(
      `gaps up to 10 days: ${exact.length} of ${said.length} exact; said for ${said.length} of ${laddered.length} on the ladder`,
    )
    expect(said.length).toBeGreaterThan(800)
    expect(exact.length / said.length).toBeGreaterThan(0.99)
    expect(said.length / laddered.length).toBeGreaterThan(0.95)
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

  it('change the price again within the window that is said after a change', () => {
    const held = listings.flatMap(listing =>
      listing.records.flatMap((_, at) => judgeWindow(listing, at) ?? []),
    )
    console.info(`after a change: ${held.filter(Boolean).length} of ${held.length} windows held`)
    expect(held.length).toBeGreaterThan(50)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.95)
  })
})
