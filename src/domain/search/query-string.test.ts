import { describe, expect, it } from 'vitest'
import { readQueryString, writeQueryString } from './query-string.ts'

describe('reading a query', () => {
  it('gives one value as text, and repeated ones as a list in their order', () => {
    expect(readQueryString('?a=1&b=x+y&a=2&a=&c')).toEqual({ a: ['1', '2', ''], b: 'x y', c: '' })
  })

  it('never throws on a broken encoding', () => {
    expect(readQueryString('a=%E0%A4%A')).toEqual({ a: '\uFFFD' })
  })

  // Copying the list for each repeat would take longer than a test may.
  it('reads a million repeats of one name', () => {
    expect(readQueryString('a&'.repeat(1_000_000)).a).toHaveLength(1_000_000)
  })

  it('reads back what was written', () => {
    const parameters = { city: ['São Paulo', 'A&B=C'], q: '50%' }
    expect(readQueryString(writeQueryString(parameters))).toEqual(parameters)
  })
})
