import { describe, expect, it } from 'vitest'
import type { Uf } from '../states.ts'
import { countListAgeDays, describeListAge, rateListAge } from './list-age.ts'
import {
  describeListFreshness,
  isFirstReading,
  selectStatesToMark,
  type StateList,
} from './list-freshness.ts'

const now = Date.parse('2026-11-22T15:00:00-03:00')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const list = (uf: Uf, listDate: string, firstListDate = listDate): StateList => ({
  uf,
  listDate,
  firstListDate,
})

describe('the age of a list', () => {
  it.each([
    ['2026-11-22', 0, 'hoje', 'fresh'],
    ['2026-11-21', 1, 'ontem', 'fresh'],
    ['2026-11-15', 7, 'há 7 dias', 'fresh'],
    ['2026-11-14', 8, 'há 8 dias', 'old'],
    ['2026-10-23', 30, 'há 30 dias', 'old'],
    ['2026-10-22', 31, 'há 31 dias', 'stale'],
    ['2026-01-08', 318, 'há 318 dias', 'stale'],
    ['2018-08-01', 3035, 'há 3.035 dias', 'stale'],
    ['2026-11-23', null, '', 'fresh'],
    ['not a date', null, '', 'fresh'],
    [null, null, '', 'fresh'],
  ])('of %s is %s days', (date, days, words, level) => {
    const age = countListAgeDays(date, now)
    expect([age, plain(describeListAge(age)), rateListAge(age)]).toEqual([days, words, level])
  })

  it('counts the days of Brasília', () => {
    expect(countListAgeDays('2026-11-21', Date.parse('2026-11-22T02:59:59Z'))).toBe(0)
    expect(countListAgeDays('2026-11-21', Date.parse('2026-11-22T03:00:00Z'))).toBe(1)
  })
})

describe('the headline about lists', () => {
  it.each<[StateList[], string, string | null, string]>([
    [[list('GO', '2026-11-22')], 'GO: lista de 22 nov. 2026, hoje', null, 'fresh'],
    [[list('GO', '2026-11-13')], 'GO: lista de 13 nov. 2026, há 9 dias', null, 'old'],
    [
      [list('GO', '2026-01-08')],
      'GO: lista de 8 jan. 2026, há 318 dias',
      'podem já ter saído: confira na Caixa',
      'stale',
    ],
    [[list('GO', '2026-11-25')], 'GO: lista de 25 nov. 2026', null, 'fresh'],
    [
      [list('SP', '2026-07-21'), list('GO', '2026-01-08')],
      'listas de 8 jan. a 21 jul. 2026',
      'podem já ter saído: confira na Caixa',
      'stale',
    ],
    [
      [list('SP', '2026-11-20'), list('GO', '2026-01-08'), list('PB', '2026-11-20')],
      'listas de 8 jan. a 20 nov. 2026',
      'os das mais antigas podem já ter saído: confira na Caixa',
      'stale',
    ],
    [
      [list('SP', '2026-01-08'), list('GO', '2026-01-08')],
      'listas de 8 jan. 2026, há 318 dias',
      'podem já ter saído: confira na Caixa',
      'stale',
    ],
    [[list('SP', '2026-11-21'), list('GO', '2026-11-10')], 'listas de 10 a 21 nov. 2026', null, 'old'],
    [
      [list('SP', '2026-11-21'), list('RJ', '2024-10-18')],
      'listas de 18 out. 2024 a 21 nov. 2026',
      'os das mais antigas podem já ter saído: confira na Caixa',
      'stale',
    ],
  ])('of %j says %s', (lists, text, caution, level) => {
    const description = describeListFreshness(lists, now)
    expect([
      plain(description?.text),
      plain(description?.caution ?? undefined) ?? null,
      description?.level,
    ]).toEqual([text, caution, level])
  })

  it('says nothing without lists, and keeps a date and an age on one line', () => {
    expect(describeListFreshness([], now)).toBeNull()
    expect(describeListFreshness([list('GO', '2026-01-08')], now)?.text).toBe(
      'GO: lista de 8\u00a0jan.\u00a02026, há\u00a0318\u00a0dias',
    )
  })
})

it('marks the listings of old lists only among newer ones', () => {
  const [fresh, old, stale] = [list('SP', '2026-11-20'), list('RS', '2026-11-08'), list('GO', '2026-01-08')]
  const marked = (...lists: StateList[]) => [...selectStatesToMark(lists, now)].join(' ')
  expect(marked(fresh, old, stale)).toBe('RS GO')
  expect(marked(stale, list('RJ', '2026-01-08'))).toBe('')
  expect(marked(list('SP', '2026-11-15'), list('GO', '2026-11-14'))).toBe('')
  expect(marked(stale)).toBe('')
  expect(marked()).toBe('')
})

it('knows from which lists nothing can be said about change', () => {
  const [once, twice] = [list('GO', '2026-01-08'), list('SP', '2026-07-21', '2026-01-08')]
  expect([isFirstReading([once]), isFirstReading([once, twice]), isFirstReading([])]).toEqual([
    true,
    false,
    false,
  ])
})
