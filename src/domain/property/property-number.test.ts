import { describe, expect, it } from 'vitest'
import { parsePropertyNumber } from './property-number.ts'

describe('the number of a property', () => {
  it.each([
    ['8444405322578', '8444405322578'],
    ['0000010005000', '10005000'],
    [155, '155'],
    ['0', '0'],
    ['', null],
    ['12a', null],
    ['-1', null],
    ['1'.repeat(16), null],
    [1.5, null],
    [Number.NaN, null],
  ])('%j is parsed as %j', (given, read) => {
    expect(parsePropertyNumber(given)).toBe(read)
  })
})
