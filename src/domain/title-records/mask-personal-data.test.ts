import { describe, expect, test } from 'vitest'
import { describeMasking, measureMasking, readMaskingPassages } from '#test/support/masking-passages.ts'
import { createPersonalDataMask } from './mask-personal-data.ts'

const mask = (text: string) => createPersonalDataMask(text).mask(text)

/**
 * The first runs, before any mending: of the first set 110 of 247 data masked and 7 of 1,673 words wrongly masked; of
 * the second, on the rules that the first had mended, 95 of 100 and 2 of 638.
 */
describe('masking of personal data in passages written without a look at its rules', () => {
  test.each([
    [
      'first-passages.txt',
      '247/247 data masked (n 161/161, d 21/21, c 37/37, a 7/7, m 5/5, t 8/8, j 8/8); 0/1673',
    ],
    [
      'second-passages.txt',
      '100/100 data masked (n 71/71, d 7/7, c 12/12, a 5/5, t 2/2, m 2/2, j 1/1); 0/638',
    ],
  ])('%s', (file, expected) => {
    const measure = measureMasking(readMaskingPassages(file), mask)
    expect({
      moved: measure.moved,
      readable: [...measure.data.values()].flatMap(({ left }) => left),
      wronglyMasked: measure.wronglyMasked,
    }).toEqual({ moved: [], readable: [], wronglyMasked: [] })
    expect(describeMasking(measure)).toBe(`${expected} words wrongly masked; 0 moved`)
  })
})

describe('a mask made from a whole text', () => {
  const text =
    'R-1. ADQUIRENTE: OLÍVIA BRUNHOLI, brasileira, CPF 000.111.222-33.\nR-2. PENHORA contra Olívia Brunholi. Imóvel da Rua Ana Neri, 5.'

  test('hides a name in an excerpt that does not say who it is', () => {
    expect(createPersonalDataMask(text).mask('OLÍVIA  BRUNHOLI pagou')).toBe('O•••••  B••••••• pagou')
  })

  test('leaves the street of the property', () => {
    expect(mask(text)).toContain('Rua Ana Neri, 5.')
  })

  test('masks a masked text once more without a change', () => {
    expect(mask(mask(text))).toBe(mask(text))
  })
})
