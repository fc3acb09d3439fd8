import { describe, expect, it, test } from 'vitest'
import { collectPatterns, countSteps } from '#test/support/counted-pattern.ts'
import { titleAct } from '#test/support/title-act.ts'
import { isDeepRun } from '#test/support/depth.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { explainEdital } from '../edital/clauses/explain-edital.ts'
import { readActClauses } from './act-clauses.ts'
import { explainTitleRecord } from './explain-title-record.ts'
import { createPersonalDataMask } from '../personal-data/mask-personal-data.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/**
 * In depth the greatest length that is taken: what grows with the square of it does not end within a test's limit on a
 * busy machine; now each takes less than a second.
 */
const length = isDeepRun ? 400_000 : 40_000

describe('a long hostile text', () => {
  test.each(hostileTexts)('is explained and masked: $name', ({ make }) => {
    const text = make(length)
    const { acts } = explainTitleRecord(text, { today: '2026-11-26' })
    for (const { start, end } of acts.slice(0, 100)) expect(text.slice(start, end).trim()).not.toBe('')
    expect(createPersonalDataMask(text).mask(text)).toHaveLength(length)
  })

  test.each(hostileTexts)('is explained as an edital: $name', ({ make }) => {
    expect(explainEdital(make(length)).clauses.length).toBeLessThan(1_000)
  })
})
const clauses = [
  'cancelada ',
  'cancelada a penhora da av-1 e ',
  'fica cancelada, por ordem, ',
  'quanto a ',
  'av-1, ',
  'a hipoteca do r-1 da matricula ',
  'permanece em vigor ',
  'sem efeito o cancelamento do ',
  '1.1.1-',
  'ab1234-',
  'a-',
  's.a. ',
  'vila nova, 3 de ',
  'bens de ana lima e ',
]
const [shorter, longer] = [300, 600]

describe('an act of one clause again and again', () => {
  const acts: ReadTitleAct[] = []
  const read = (body: string): unknown => readActClauses(titleAct(body), acts)
  const patterns = collectPatterns(shorter, () => {
    for (const clause of clauses) read(clause.repeat(longer).slice(0, longer))
  })

  it.each(clauses)('asks for twice the length no more than twice the steps: %s', clause => {
    const text = clause.repeat(longer)
    expect(patterns.length).toBeGreaterThan(3)
    for (const { pattern } of patterns) {
      const steps = countSteps(pattern, text.slice(0, shorter), 1e6)
      const most = steps * 2.2 + 5_000
      expect(countSteps(pattern, text.slice(0, longer), 1e6), String(pattern)).toBeLessThanOrEqual(most)
    }
  })

  it.each(clauses)('has no more than twice the clauses and doubts: %s', clause => {
    const { clauses: few, markers } = readActClauses(titleAct(clause.repeat(100)), acts)
    const twice = readActClauses(titleAct(clause.repeat(200)), acts)
    expect(twice.clauses.length).toBeLessThanOrEqual(2 * few.length + 1)
    expect(twice.markers.length).toBeLessThanOrEqual(2 * markers.length + 1)
  })
})
