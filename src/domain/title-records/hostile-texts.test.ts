import { describe, expect, test } from 'vitest'
import { isDeepRun } from '#test/support/depth.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { explainEdital } from '../edital/clauses/explain-edital.ts'
import { explainTitleRecord } from './explain-title-record.ts'
import { createPersonalDataMask } from './mask-personal-data.ts'

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
