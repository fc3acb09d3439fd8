import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countDaysBetween, toDayNumber } from '#domain/calendar-date.ts'
import { checkLadder, countOnLadder } from '#domain/ladder/ladder-check.ts'
import { isLadderModality } from '#domain/ladder/ladder-position.ts'
import type { RoundRecord } from '#domain/ladder/ladder-windows.ts'
import type { Listing } from '#domain/property/listing.ts'
import { type ChangeOutcome, judgeChange, readOutlook } from './support/price-outlooks.ts'
import { findSharedFile } from './support/shared-files.ts'
import { readSharedList } from './support/shared-lists.ts'

const folders = [
  'caixa/lists',
  'caixa/national-2026-01-23',
  'caixa/national-2026-02-13',
  'caixa/lists-rewritten',
]

interface StateList {
  date: string
  path: string
}

/** The files of whole lists of each state, oldest first; the bank's own bytes where there are two of one day. */
const files = new Map<string, StateList[]>()
for (const folder of folders) {
  const path = findSharedFile(folder)
  for (const name of path === null ? [] : readdirSync(path)) {
    const [, date = '', state] = /^(2026-\d\d-\d\d)_([A-Z]{2})\.csv/.exec(name) ?? []
    if (state === undefined) continue
    const known = files.get(state) ?? []
    files.set(state, known)
    if (!known.some(each => each.date === date)) known.push({ date, path: `${path}/${name}` })
  }
}
for (const known of files.values()) known.sort((one, other) => (one.date < other.date ? -1 : 1))

const toRecord = ({ price, evaluation, modality }: Listing, listDate: string): RoundRecord => ({
  kind: 'changed',
  listDate,
  price,
  evaluation,
  modality,
})

interface JudgedChange {
  state: string
  from: string
  to: string
  outcome: ChangeOutcome
}

/** Judges each changed price between consecutive lists of a state that are at most so many days apart. */
function judgeState(state: string, maxDays: number): JudgedChange[] {
  const histories = new Map<string, RoundRecord[]>()
  const changes: JudgedChange[] = []
  let before: { date: string; listings: Map<string, Listing> } | null = null
  const days: number[] = []
  for (const { date, path } of files.get(state) ?? []) {
    const listings = new Map(readSharedList(path).map(listing => [listing.id, listing]))
    if (listings.size === 0) continue
    if (before !== null && countDaysBetween(before.date, date) <= maxDays)
      for (const [id, now] of listings) {
        const was = before.listings.get(id)
        if (was === undefined || was.price === now.price) continue
        if (!isLadderModality(was.modality) || !isLadderModality(now.modality)) continue
        const outlook = readOutlook(
          { ...was, history: histories.get(id) ?? [] },
          days,
          toDayNumber(before.date),
        )
        changes.push({ state, from: before.date, to: date, outcome: judgeChange(outlook, now.price) })
      }
    for (const [id, listing] of listings) {
      const history = histories.get(id) ?? []
      histories.set(id, history)
      if (history.at(-1)?.price !== listing.price || history.at(-1)?.modality !== listing.modality)
        history.push(toRecord(listing, date))
    }
    days.push(toDayNumber(date))
    before = { date, listings }
  }
  return changes
}

function summarize(name: string, changes: readonly JudgedChange[]) {
  const count = (is: (outcome: ChangeOutcome) => boolean) =>
    changes.filter(({ outcome }) => is(outcome)).length
  const said = changes.length - count(outcome => outcome.startsWith('silent'))
  const onLadder = changes.length - count(outcome => outcome === 'silent: off-ladder')
  const [wrong, second] = [count(outcome => outcome === 'wrong'), count(outcome => outcome === 'second cut')]
  const outcomes = [...new Set(changes.map(({ outcome }) => outcome))]
    .sort()
    .map(outcome => `${outcome} ${count(each => each === outcome)}`)
  console.info(
    `${name}: ${said - wrong} of ${said} at one of the said prices, ${said - wrong - second} at the next one; ` +
      `said for ${said} of ${onLadder} on the ladder; ${outcomes.join(', ')}`,
  )
  return { said, onLadder, wrong, second }
}

describe.skipIf(files.size === 0)('the next prices in the lists', () => {
  it('of RS, SC and PB came to the centavo within ten days', () => {
    const changes = ['RS', 'SC', 'PB'].flatMap(state => judgeState(state, 10))
    const { said, onLadder, wrong, second } = summarize('RS, SC, PB', changes)
    expect(said).toBeGreaterThan(130)
    expect((said - wrong - second) / said).toBeGreaterThanOrEqual(0.99)
    expect(said / onLadder).toBeGreaterThanOrEqual(0.95)
  })

  it('of the country came to the centavo from 2026-01-08 to 01-23, one or two cuts later', () => {
    const changes = [...files.keys()]
      .flatMap(state => judgeState(state, 15))
      .filter(({ from, to }) => from === '2026-01-08' && to === '2026-01-23')
    const { said, onLadder, wrong } = summarize('2026-01-08 to 01-23', changes)
    expect(said).toBeGreaterThan(8_000)
    expect((said - wrong) / said).toBeGreaterThanOrEqual(0.95)
    expect(said / onLadder).toBeGreaterThanOrEqual(0.95)
  })

  it('are said in small states by the check of the country', () => {
    const listings = [...files].flatMap(([, lists]) =>
      lists.filter(({ date }) => date === '2026-01-23').flatMap(({ path }) => readSharedList(path)),
    )
    const { states, all } = checkLadder(countOnLadder(listings))
    expect(all.share).toBeGreaterThan(0.98)
    expect([...states].filter(([, { scope }]) => scope === 'country').length).toBeGreaterThan(2)
    expect([...states].filter(([, { holds }]) => !holds)).toEqual([])
  })
})
