import { describe, expect, it } from 'vitest'
import { choosePages, countPages, readPageNumber } from './place-pages.ts'

describe('the pages of a place', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 7, '1 2 3 4 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 … 4 5 6 … 9'],
    [26, 26, '1 … 23 24 25 26'],
    [13, 26, '1 … 12 13 14 … 26'],
  ])('from page %d of %d: %s', (page, last, marks) => {
    expect(
      choosePages(page, last)
        .map(mark => (mark === 'gap' ? '…' : mark))
        .join(' '),
    ).toBe(marks)
  })

  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [152, 7],
  ])('of %d listings are %d', (total, pages) => {
    expect(countPages(total, 24)).toBe(pages)
  })

  it('lead from the first to every other by neighbors', () => {
    const last = 450
    const reached = new Set<number>([1])
    for (const page of reached)
      for (const mark of choosePages(page, last)) if (mark !== 'gap') reached.add(mark)
    expect(reached.size).toBe(last)
  })

  it.each<[string | string[] | undefined, number]>([
    [undefined, 1],
    ['2', 2],
    [['2', '3'], 3],
    ['0', 1],
    ['-1', 1],
    ['02', 1],
    ['1.5', 1],
    ['abc', 1],
    // Behind the end of any list, and no number that the API refuses.
    ['999999', 100_000],
    ['9'.repeat(40), 100_000],
  ])('are read from %j as %d', (given, page) => {
    expect(readPageNumber(given)).toBe(page)
  })
})
