import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCalendarDate } from '../calendar-date.ts'
import { toFirstDay } from './rules-in-force.ts'
import { listRules } from './rules.ts'

const date = /^(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?$/
const rules = listRules()

describe('the table of rules', () => {
  it('has every key once', () => {
    const keys = rules.map(({ key }) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it.each(rules.map(rule => [rule.key, rule] as const))('is whole: %s', (key, rule) => {
    expect(key).toMatch(/^[a-z0-9-]+$/)
    expect(rule.statement).toMatch(/\.$/)
    expect(rule.name).toMatch(/^\p{Lu}/u)
    for (const { value, from, until, source, review } of rule.versions) {
      expect(typeof value === 'number' ? rule.unit !== null : value.trim() !== '').toBe(true)
      expect(isCalendarDate(review)).toBe(true)
      expect(source.name).not.toMatch(/\bids?\s*\d|\d{9,}/)
      if (source.date !== null) expect(source.date).toMatch(date)
      if (from !== null) expect(from).toMatch(date)
      if (until !== undefined) expect(isCalendarDate(until)).toBe(true)
    }
    const starts = rule.versions.map(({ from }) => (from === null ? '' : toFirstDay(from)))
    expect(starts).toEqual([...new Set(starts)].toSorted())
  })

  it('names what the product assumes as an assumption, with a review within a year of it', () => {
    const assumed = rules
      .flatMap(({ versions }) => versions)
      .filter(({ source }) => source.kind === 'assumption')
    expect(assumed.length).toBeGreaterThan(10)
    for (const { source, review } of assumed) {
      expect(source.name).toBe('Suposição do Arremate')
      expect(review < '2027-11-30').toBe(true)
    }
  })
})

/** Entries of the look-up that say nothing of law or bank: what the product had asserted, now part of another rule. */
const mergedKeys: Readonly<Record<string, string>> = {
  'sbpe-rate-source': 'sbpe-rate',
  'mcmv-source': 'mcmv-income-f1',
  'mcmv-lower-rate': 'sbpe-only',
  'itbi-ctn-cite': 'itbi-base',
}

const lookUp = resolve(
  process.env.ARREMATE_SHARED ?? resolve(import.meta.dirname, '../../../../shared'),
  'rules/rules.json',
)

describe.skipIf(!existsSync(lookUp))('the look-up of November 2026', () => {
  it('stands in the table, entry by entry', () => {
    const entries = JSON.parse(readFileSync(lookUp, 'utf8')) as { key: string }[]
    const keys = new Set(rules.map(({ key }) => key))
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(({ key }) => !keys.has(mergedKeys[key] ?? key))).toEqual([])
  })
})
