import { describe, expect, it } from 'vitest'
import { consultantListings } from '#test/support/consultant-listings.ts'
import { createListingSource } from '#test/support/listing-source.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { noPersonFacts } from '../search/sentence/person-facts.ts'
import { answerQuestion } from './answer-question.ts'
import { findTopics } from './knowledge/match-topic.ts'
import { findShownListingQuestion } from './shown-listing-question.ts'

const ask = (message: string, shown: readonly string[], facts = noPersonFacts) =>
  answerQuestion(
    {
      message,
      understanding: {
        kind: facts.income === null ? 'info' : 'search',
        criteria: emptyCriteria,
        flags: { highROI: false, highDiscount: false },
        facts,
        listingId: null,
        corrections: [],
        notUnderstood: [],
      },
      about: null,
      shown,
      turn: 2,
    },
    createListingSource(consultantListings),
  )

const ids = consultantListings.slice(0, 3).map(({ id }) => id)

describe('a question about listings shown before', () => {
  it.each<[message: string, kind: string, about: number[]]>([
    ['esse primeiro é bom?', 'listing', [1]],
    ['e o terceiro, tá ocupado?', 'listing', [3]],
    ['o último aceita fgts?', 'listing', [3]],
    ['compara os dois primeiros', 'compare', [1, 2]],
    ['compara o primeiro com o terceiro', 'compare', [1, 3]],
    ['qual desses é melhor?', 'compare', [1, 2, 3]],
  ])('"%s" is found', (message, kind, about) => {
    expect(findShownListingQuestion(message, 3, emptyCriteria)).toEqual({ kind, about })
  })

  it.each([
    'primeiro leilão em janeiro',
    'com 3 quartos',
    'os mais baratos primeiro',
    'é a primeira vez que compro',
    'últimos 30 dias',
    'e o sexto?',
  ])('"%s" is none', message => {
    expect(findShownListingQuestion(message, 3, emptyCriteria)).toBeNull()
  })

  it('is none before any results', () => {
    expect(findShownListingQuestion('esse primeiro é bom?', 0, emptyCriteria)).toBeNull()
  })

  it('is answered about the listing at that position, without new cards', async () => {
    const { content, found } = await ask('e o segundo, tá ocupado?', ids)
    expect(content).toMatch(/^\*\*2º\*\*: /)
    expect(content).toMatch(/ocupa/i)
    expect(found).toBeNull()
  })

  it('compares listings by their facts and names where they are compared side by side', async () => {
    const { content, found } = await ask('compara os dois primeiros', ids)
    expect(content).toContain('- **1º** ')
    expect(content).toContain('- **2º** ')
    expect(content).not.toContain('- **3º** ')
    expect(content).toContain('/compare')
    expect(found).toBeNull()
  })
})

it('two questions in one sentence get two answers', async () => {
  const message = 'quanto é o ITBI e quem paga o condomínio atrasado?'
  expect(findTopics(message).map(({ key }) => key)).toEqual(['itbi', 'debts'])
  const { content } = await ask(message, [])
  for (const { question } of findTopics(message)) expect(content).toContain(`**${question}**`)
  expect(findTopics('qual a diferença entre venda online e venda direta?')).toHaveLength(1)
})

it('says up to which price an income carries, with an instalment of 30 % of it', async () => {
  const { content } = await ask('ganho 4 mil', [], { income: 4_000_00, purpose: 'live' })
  expect(content).toMatch(/Com renda de R\$\s4\.000 por mês/)
  expect(content).toMatch(/R\$\s1\.200/)
  expect(content).toContain('Para morar')
})
