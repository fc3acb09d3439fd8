import { describe, expect, it } from 'vitest'
import { findDelimiter, isOpenLine, splitCsvLine } from './split-csv-line.ts'

describe('a line of CSV', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['a;;', ['a', '', '']],
    ['', ['']],
    [`'RUA D'AVILA';12`, ["RUA D'AVILA", '12']],
    [`'a;b';'c'`, ['a;b', 'c']],
    ['"a ""b"" c";d', ['a "b" c', 'd']],
    ['"BLOCO "A"";d', ['BLOCO "A"', 'd']],
    [`d'agua;'x`, ["d'agua", "'x"]],
    [`'';''`, ['', '']],
    [' a ; b ', ['a', 'b']],
  ])('%j has the cells %j', (line, cells) => {
    expect(splitCsvLine(line, ';')).toEqual(cells)
  })

  it.each([
    ['too many cells', ';'.repeat(300)],
    ['a cell that is too long', 'x'.repeat(3_000)],
    ['a line that is too long', `${'x'.repeat(1_000)};`.repeat(100)],
  ])('is not read with %s', (_, line) => {
    expect(splitCsvLine(line, ';')).toBeNull()
  })
})

it.each([
  ['a;"b', true],
  ['"a', true],
  ['a;"b"', false],
  ['a;"b";c', false],
  ['a;b"', false],
  ['a;"', true],
])('%j ends inside of a cell: %s', (line, isOpen) => {
  expect(isOpenLine(line, ';')).toBe(isOpen)
})

it.each([
  ['a;b;c', ';'],
  ['a,b,"c;d"', ','],
  ['a\tb', '\t'],
  ['a', ';'],
])('the delimiter of %j is %j', (header, delimiter) => {
  expect(findDelimiter(header)).toBe(delimiter)
})
