import { expect, it } from 'vitest'
import { openingSuggestions } from '#domain/consultant/suggest-questions.ts'
import { loadBundledSentences } from '../../../data/catalogue/sentence-catalogue.ts'

const searches = openingSuggestions.filter(sentence => !sentence.endsWith('?'))

it.each(searches)('“%s” finds something in the demonstration, with every word understood', async sentence => {
  const { catalogue, understand } = await loadBundledSentences()
  const { kind, criteria, notUnderstood } = await understand(sentence, new AbortController().signal)
  expect([kind, notUnderstood]).toEqual(['search', []])
  expect((await catalogue.count(criteria)).total).toBeGreaterThan(0)
})
