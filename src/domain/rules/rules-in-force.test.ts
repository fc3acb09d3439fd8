import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDate } from '../calendar-date.ts'
import type { Rule, RuleVersion } from './rule.ts'
import {
  findRuleInForce,
  formatRuleDate,
  formatRuleValue,
  isRuleOverdue,
  listLastingVersions,
  toFirstDay,
} from './rules-in-force.ts'
import { listRules, rules } from './rules.ts'

const version = (value: number, from: string | null, until?: string): RuleVersion => ({
  value,
  from,
  ...(until !== undefined && { until }),
  source: { kind: 'law', name: 'Lei de exemplo', date: '2020' },
  review: '2027-11-30',
})

const ruleOf = (...versions: [RuleVersion, ...RuleVersion[]]): Rule => ({ ...rules['sac-share'], versions })

describe('a rule on a day', () => {
  it.each<[string, Rule, string, number | null]>([
    ['before its first day', ruleOf(version(1, '2026-04-22')), '2026-04-21', null],
    ['on its first day', ruleOf(version(1, '2026-04-22')), '2026-04-22', 1],
    ['from a month on', ruleOf(version(1, '2026-04')), '2026-04-01', 1],
    ['before that month', ruleOf(version(1, '2026-04')), '2026-03-31', null],
    ['from a year on', ruleOf(version(1, '2026')), '2026-01-01', 1],
    ['without a first day', ruleOf(version(1, null)), '1990-01-01', 1],
    ['on its last day', ruleOf(version(1, null, '2026-11-04')), '2026-11-04', 1],
    ['after its last day', ruleOf(version(1, null, '2026-11-04')), '2026-11-05', null],
    ['on the last day of the old version', ruleOf(version(1, null), version(2, '2026-04')), '2026-03-31', 1],
    ['on the first of the new one', ruleOf(version(1, null), version(2, '2026-04')), '2026-04-01', 2],
  ])('says what was in force %s', (_, rule, day, value) => {
    expect(findRuleInForce(rule, day)?.value ?? null).toBe(value)
  })

  it('lists what is in force and what is to come, with the last day of each', () => {
    const rule = ruleOf(version(1, '2025'), version(2, '2026'), version(3, '2027-01'))
    expect(
      listLastingVersions(rule, '2026-05-05').map(({ version: { value }, until, isInForce }) => [
        value,
        until,
        isInForce,
      ]),
    ).toEqual([
      [2, '2026-12-31', true],
      [3, null, false],
    ])
  })

  it('has at most one version in force on any day, and never one that is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), number => {
        const day = toDate(number)
        for (const rule of listRules()) {
          const lasting = listLastingVersions(rule, day)
          expect(lasting.filter(({ isInForce }) => isInForce).length).toBeLessThanOrEqual(1)
          expect(lasting.every(({ until }) => until === null || until >= day)).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is overdue from the day after its review', () => {
    expect(isRuleOverdue({ review: '2026-11-04' }, '2026-11-04')).toBe(false)
    expect(isRuleOverdue({ review: '2026-11-04' }, '2026-11-05')).toBe(true)
  })
})

describe('a rule in words', () => {
  it.each([
    ['2026-04-22', '22 abr. 2026', '2026-04-22'],
    ['2026-04', 'abr. 2026', '2026-04-01'],
    ['2026', '2026', '2026-01-01'],
  ])('has its date as the source gives it: %s', (date, words, day) => {
    expect(formatRuleDate(date)).toBe(words)
    expect(toFirstDay(date)).toBe(day)
  })

  it('says that no date is known', () => expect(formatRuleDate(null)).toBe('sem data'))

  it.each<[string | null, number | string, string]>([
    ['% ao ano + TR', 11.49, '11,49% ao ano + TR'],
    ['% ao mês', 0.0066, '0,0066% ao mês'],
    ['R$', 9600, 'R$\u00a09.600'],
    ['R$ por mês', 25, 'R$\u00a025 por mês'],
    ['R$ por m²', 1.5, 'R$\u00a01,50 por m²'],
    ['meses', 420, '420\u00a0meses'],
    [null, 'sem limite', 'sem limite'],
  ])('has its value with its unit: %s, %s', (unit, value, words) => {
    expect(formatRuleValue({ unit }, { value })).toBe(words)
  })

  it('has the words of a value that does not read well', () => {
    expect(formatRuleValue({ unit: 'meses' }, { value: 966, shown: '80 anos e 6 meses' })).toBe(
      '80 anos e 6 meses',
    )
  })
})
