import { describe, expect, it } from 'vitest'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource } from '#test/support/listing-source.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { answerQuestion } from './answer-question.ts'

const id = '8444411707729'
const sourceOf = (overrides: Partial<CataloguedListing> = {}) =>
  createListingSource([
    createListing({ id, price: 150_000_00, evaluation: 300_000_00, financing: true, ...overrides }),
    createListing({ id: '2', price: 160_000_00 }),
  ])

const ask = (message: string, on = sourceOf(), listingId: string | null = id) =>
  answerQuestion(
    {
      message,
      understanding: {
        kind: 'info',
        criteria: emptyCriteria,
        flags: { highROI: false, highDiscount: false },
        facts: { income: null, purpose: null },
        listingId,
        corrections: [],
        notUnderstood: [],
      },
      about: null,
      turn: 0,
    },
    on,
  )

describe("a question that names a listing's number", () => {
  it('is answered with a summary and a card, if it is only the number', async () => {
    const { content, found, suggestions } = await ask(id)
    expect(content).toMatch(
      /^Apartamento, Centro, Campinas, SP, por \*\*R\$\u00a0150\.000\*\*, \*\*50%\*\* abaixo da avaliação\./,
    )
    expect(content).toContain('- Aceita financiamento')
    expect(content).toContain('- FGTS: **Não informado**')
    expect(found?.items.map(item => item.id)).toEqual([id])
    expect(found?.summary).toBe(content)
    const { total } = await sourceOf().search(found?.criteria ?? emptyCriteria, 6)
    expect([found?.total, total]).toEqual([1, 1])
    expect(suggestions).toHaveLength(4)
  })

  it.each([
    [
      `o imóvel ${id} aceita financiamento?`,
      /^Apartamento, Centro, Campinas, SP\.\n\nSim, .*aceita financiamento/,
    ],
    [`quanto custa o imóvel ${id}?`, /O preço mínimo é \*\*R\$\u00a0150\.000\*\*/],
    [`quanto o imóvel ${id} custa no total?`, /À vista, conte com .*Até revender em 12 meses/s],
  ])('“%s” is answered for that listing', async (message, answer) => {
    const { content, found } = await ask(message)
    expect(content).toMatch(answer)
    expect(found?.items).toHaveLength(1)
  })

  it('finds similar listings', async () => {
    const { found } = await ask(`tem parecidos com o imóvel ${id}?`)
    expect(found?.items.map(item => item.id)).toEqual(['2'])
  })

  it('says that a gone listing has left the list, without a card', async () => {
    const { content, found } = await ask(id, sourceOf({ gone: true }))
    expect(content).toMatch(
      /^Este imóvel está \*\*fora da lista desde [^*]+\*\*; o que sabíamos dele:\n\nApartamento, /,
    )
    expect(found).toBeNull()
    const { content: answer } = await ask(`o imóvel ${id} aceita FGTS?`, sourceOf({ gone: true }))
    expect(answer.match(/fora da lista/g)).toHaveLength(1)
  })

  it('says that an unknown number was not found', async () => {
    const { content, found, suggestions } = await ask('1234567890123', sourceOf(), '1234567890123')
    expect(content).toMatch(/^Não encontrei o imóvel \*\*1234567890123\*\* na lista da Caixa\./)
    expect(found).toBeNull()
    expect(suggestions).toHaveLength(4)
  })
})
