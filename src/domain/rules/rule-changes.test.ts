import { describe, expect, it } from 'vitest'
import { describeDistance, listRuleChanges } from './rule-changes.ts'
import { toFirstDay } from './rules-in-force.ts'
import { listRules } from './rules.ts'

describe('what changed', () => {
  const changes = listRuleChanges(listRules())

  it('is listed with what held before, where that is known, the latest first', () => {
    expect(changes[0]).toMatchObject({ key: 'ibs-cbs', from: '2027-01-01', before: null })
    expect(changes.find(({ key }) => key === 'mcmv-income-f2')).toEqual({
      key: 'mcmv-income-f2',
      name: 'Renda da faixa 2',
      topic: 'housing',
      from: '2026-04-22',
      before: 'R$\u00a04.700',
      after: 'R$\u00a05.000',
    })
    const days = changes.map(({ from }) => toFirstDay(from))
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('names no value that is only new in the table', () => {
    const keys = changes.map(({ key }) => key)
    for (const key of ['financing-share-of-list', 'itbi-default', 'registry-half', 'cdi'])
      expect(keys).not.toContain(key)
  })

  it.each([
    [46, 'em 46 dias'],
    [1, 'em 1 dia'],
    [0, 'hoje'],
    [-59, 'há 59 dias'],
    [-61, 'há 2 meses'],
    [-222, 'há 7 meses'],
    [-1126, 'há 3 anos'],
  ])('is %s days away: %s', (days, words) => expect(describeDistance(days)).toBe(words))
})
