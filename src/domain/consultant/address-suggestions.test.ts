import { expect, it } from 'vitest'
import { addressSuggestions, openingSuggestions } from './suggest-questions.ts'

it('who wants to live there is never offered a question about a resale, nor one twice', () => {
  const offered = addressSuggestions([...openingSuggestions, 'O que cabe no meu bolso?'], true)
  expect(offered.join(' ')).not.toMatch(/ROI|revend|lucro/)
  expect(new Set(offered).size).toBe(offered.length)
  expect(addressSuggestions(openingSuggestions, false)).toEqual(openingSuggestions)
})
