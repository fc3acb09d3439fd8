import { describe, expect, test } from 'vitest'
import { describeMasking, measureMasking, readMaskingPassages } from '#test/support/masking-passages.ts'
import { createPersonalDataMask } from './mask-personal-data.ts'

const mask = (text: string) => createPersonalDataMask(text).mask(text)

describe('masking of personal data in passages written without a look at its rules', () => {
  test('first set', () => {
    const measure = measureMasking(readMaskingPassages('first-passages.txt'), mask)
    expect(measure.moved).toEqual([])
    expect(describeMasking(measure)).toBe(
      '110/247 data masked (n 64/161, d 13/21, c 27/37, a 0/7, m 0/5, t 0/8, j 6/8); 7/1673 words wrongly masked; 0 moved',
    )
  })
})
