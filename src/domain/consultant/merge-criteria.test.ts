import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '../search/search-criteria.ts'
import { mergeCriteria } from './merge-criteria.ts'

const mergeTexts = (before: string | null, now: string | null) =>
  mergeCriteria({ ...emptyCriteria, text: before }, { ...emptyCriteria, text: now }).text

describe('the words of a sentence after a search', () => {
  it.each<[string | null, string | null, string | null]>([
    [null, 'piscina', 'piscina'],
    ['quintal', null, 'quintal'],
    ['quintal', 'piscina', 'quintal piscina'],
    ['quintal piscina', 'piscina', 'quintal piscina'],
    ['Quintal Terraço', 'terraco', 'Quintal Terraço'],
    ['piscina', 'piscina aquecida', 'piscina aquecida'],
    ['piscinas', 'piscina', 'piscinas piscina'],
    ['rio de janeiro', 'rio grande do sul', 'rio de janeiro rio grande do sul'],
  ])('%j and %j are %j', (before, now, merged) => {
    expect(mergeTexts(before, now)).toBe(merged)
  })

  it('replace those before where both together are longer than a text may be', () => {
    const long = 'quintal '.repeat(24).trim()
    expect(mergeTexts(long, 'piscina')).toBe(`${long} piscina`)
    expect(mergeTexts(`${long} murado`, 'piscina')).toBe('piscina')
  })
})
