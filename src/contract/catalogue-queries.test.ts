import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { readSuggestions } from './catalogue-queries.ts'

describe('the query of suggestions', () => {
  it('has the typed text, and the words of the search under another name', () => {
    expect(readSuggestions({ text: 'goi', words: 'quintal', category: 'casa', sort: 'price' })).toEqual({
      value: { typed: 'goi', criteria: { ...emptyCriteria, text: 'quintal', category: ['casa'] } },
    })
  })

  it('counts with the last of several texts', () => {
    expect(readSuggestions({ text: ['go', 'goi'] })).toEqual({
      value: { typed: 'goi', criteria: emptyCriteria },
    })
  })

  it.each([
    [{}, { text: 'Informe o começo do nome.' }],
    [{ text: 'á'.repeat(101) }, { text: 'Use no máximo 100 caracteres.' }],
    [{ text: 'a', words: 'x'.repeat(201) }, { words: expect.any(String) as string }],
    [{ text: 'a', within: '400' }, { within: expect.any(String) as string }],
  ])('%j is refused with its field', (query, errors) => {
    expect(readSuggestions(query)).toEqual({ errors })
  })
})
