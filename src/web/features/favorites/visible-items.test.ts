import { describe, expect, it } from 'vitest'
import { createVisibleItems } from './visible-items.ts'

const seen = (before: string, now: string, gone: string): string =>
  createVisibleItems(
    [...before],
    [...now],
    id => id,
    id => gone.includes(id),
  ).join('')

describe('removed items stay visible in their places', () => {
  it.each([
    ['abc', 'bc', 'a', 'abc'],
    ['abc', 'ac', 'b', 'abc'],
    ['abc', 'ab', 'c', 'abc'],
    ['abcd', 'ad', 'bc', 'abcd'],
    ['abc', '', 'abc', 'abc'],
    ['abc', 'xac', 'b', 'xabc'],
    ['abc', 'abc', 'b', 'abc'],
    ['abc', 'ca', 'b', 'cab'],
    ['abc', 'ac', '', 'ac'],
    ['', 'ab', '', 'ab'],
  ])('from %s to %s with %s removed here shows %s', (before, now, gone, all) => {
    expect(seen(before, now, gone)).toBe(all)
  })
})
