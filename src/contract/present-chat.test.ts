import { describe, expect, it } from 'vitest'
import { answerQuestion } from '#domain/consultant/answer-question.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource, listingSourceTime } from '#test/support/listing-source.ts'
import { ChatResults } from './chat-schemas.ts'
import { presentResultItem, presentResults } from './present-chat.ts'
import { presentProperty } from './present-property.ts'
import { presentAt } from '#test/support/presentation.ts'

describe("the consultant's answer over HTTP", () => {
  it('fits its schema after a search, with the filters in the form of a saved search', async () => {
    const answer = await answerQuestion(
      {
        message: 'apartamentos em campinas até 200 mil que aceitam financiamento',
        understanding: {
          kind: 'search',
          criteria: { ...emptyCriteria, city: ['CAMPINAS'], maxPrice: 200_000_00, financing: true },
          flags: { highROI: false, highDiscount: false },
          facts: { income: null, purpose: null },
          listingId: null,
          corrections: [],
          notUnderstood: ['perto da praia'],
        },
        about: null,
        turn: 0,
      },
      createListingSource([createListing({ id: '1' }), createListing({ id: '2', price: 180_000_00 })]),
    )
    const results = presentResults(answer)
    expect(ChatResults.parse(results)).toEqual(results)
    expect(results).toMatchObject({
      total: 2,
      filters: { state: 'SP', city: 'CAMPINAS', maxPrice: 200_000, sort: 'price' },
      asked: { financing: true },
      relaxed: ['financing'],
      notUnderstood: ['perto da praia'],
    })
    expect(results?.filters).not.toHaveProperty('financing')
  })

  it('has no results when it is text alone', async () => {
    expect(presentResults({ content: 'Olá', found: null, suggestions: [] })).toBeNull()
  })

  it.each([
    ['apartamento', 'Apartamento'],
    ['casa', 'Casa'],
    ['terreno', 'Terreno'],
    ['comercial', 'Comercial'],
    ['rural', 'Imóvel'],
    [null, 'Imóvel'],
  ] as const)('shows category %s as %s', (category, type) => {
    const item = presentResultItem(presentProperty(createListing({ category }), presentAt(listingSourceTime)))
    expect(item).toMatchObject({ property_type: type, roi_percent: 30, discount_percent: 25, uf: 'SP' })
  })
})
