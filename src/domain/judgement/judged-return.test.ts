import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeReturnEnds, describeReturnEndsShort } from './judged-return.ts'

it.each([
  [-3.2, 28.4, 'de −3% a 28%', '−3 a 28%'],
  [-0.41, 12.374, 'de −0,41% a 12,37%', '−0,41 a 12,37%'],
  [-12.4, 0.2, 'de −12,4% a 0,2%', '−12,4 a 0,2%'],
  [0, 12.4, 'de 0% a 12%', '0 a 12%'],
])('the ends %d and %d read %s', (low, high, text, short) => {
  expect(describeReturnEnds({ low, high })).toBe(text)
  expect(describeReturnEndsShort({ low, high })).toBe(short)
})

it('has whole percents at both ends, or hundredths that say what each end is', () => {
  const end = fc.double({ min: -99, max: 400, noNaN: true })
  fc.assert(
    fc.property(end, end, (low, high) => {
      const shown = [...describeReturnEnds({ low, high }).matchAll(/−?([\d.,]+)%/g)].map(([text]) =>
        Number(text.replace('−', '-').replace('.', '').replace(',', '.').replace('%', '')),
      )
      const exact = shown.every((value, at) => Math.abs(value - [low, high][at]!) <= 0.00501)
      return exact || shown.every(value => Number.isInteger(value))
    }),
  )
})
