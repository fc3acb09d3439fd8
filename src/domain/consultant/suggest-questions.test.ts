import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { buildGazetteer } from '../search/sentence/gazetteer.ts'
import { readSentence } from '../search/sentence/read-sentence.ts'
import { states } from '../states.ts'
import { foldText } from '../fold-text.ts'
import { readIntent } from './answer-question.ts'
import { knowledgeTopics } from './knowledge/knowledge-topics.ts'
import { findTopic, routeQuestion } from './knowledge/match-topic.ts'
import { writeCriteriaSentence } from './criteria-sentence.ts'
import {
  drawSuggestions,
  neighboringState,
  openingSuggestions,
  pickSuggestions,
  type SearchSnapshot,
  shuffleSuggestions,
  suggestAfterNoResult,
  suggestAfterSearch,
  suggestRefinements,
  suggestWithoutLookup,
} from './suggest-questions.ts'
import { createSeededRandom } from '../drawing/seeded-dice.ts'
import { presentAt } from '#test/support/presentation.ts'

const gazetteer = buildGazetteer({
  cities: [
    { key: 'anapolis', state: 'GO', total: 40 },
    { key: 'rio de janeiro', state: 'RJ', total: 900 },
    { key: 'sao paulo', state: 'SP', total: 300 },
    { key: 'bonito', state: 'PE', total: 3 },
    { key: 'bonito', state: 'MS', total: 1 },
    { key: 'goiania', state: 'GO', total: 700 },
    { key: 'rio verde', state: 'GO', total: 10 },
  ],
  neighborhoods: [
    { key: 'jardim america', cityKey: 'anapolis', state: 'GO', total: 5 },
    { key: 'centro', cityKey: 'anapolis', state: 'GO', total: 7 },
  ],
})
const judged = (listing: CataloguedListing) =>
  judgeForConsultant(presentProperty(listing, presentAt(listingSourceTime)))
const criteria = (change: Partial<Criteria>): Criteria => ({ ...emptyCriteria, ...change })

const asked: Partial<Criteria>[] = [
  { category: ['casa'] },
  { category: ['apartamento'], state: ['SP'] },
  { category: ['terreno'], state: ['RJ'], maxPrice: 100_000_00 },
  { category: ['comercial'], state: ['BA'] },
  { category: ['rural'], state: ['PR'] },
  { state: ['GO'], city: ['ANAPOLIS'] },
  { category: ['casa'], state: ['GO'], city: ['ANAPOLIS'], minRooms: 2, maxPrice: 250_000_00 },
  { category: ['apartamento'], state: ['RJ'], city: ['RIO DE JANEIRO'], minRooms: 1, minGarage: 1 },
  { state: ['SP'], city: ['SAO PAULO'], minPrice: 200_000_00, maxPrice: 400_000_00 },
  { category: ['casa'], state: ['MG'], financing: true },
  { category: ['casa'], state: ['MG'], fgts: true },
  { category: ['casa'], state: ['MG'], financing: true, fgts: true },
  { category: ['casa'], state: ['PE'], occupancy: 'vacant' },
  { category: ['apartamento'], state: ['PE'], occupancy: 'occupied' },
  { state: ['AL'], modality: ['venda-direta'] },
  { state: ['AL'], modality: ['venda-online'] },
  { state: ['AL'], modality: ['licitacao'] },
  { state: ['AL'], modality: ['leilao'], minDiscount: 40 },
  { state: ['GO'], city: ['GOIANIA'], minGarage: 2, maxPrice: 1_500_000_00 },
  { category: ['casa'], state: ['GO'], city: ['ANAPOLIS'], neighborhood: ['JARDIM AMERICA'] },
  { category: ['casa'], state: ['GO'], neighborhood: ['JARDIM AMERICA'], maxPrice: 90_000_00 },
  { category: ['casa'], neighborhood: ['JARDIM AMERICA'] },
  { category: ['casa'], state: ['MS'], city: ['BONITO'], minPrice: 100_000_00 },
  ...states
    .map(({ uf }) => ({ category: ['casa'], state: [uf] }) as const)
    .map(({ category, state }) => ({
      category: [...category],
      state: [...state],
    })),
]

/** A search result that allows every refinement. */
const seen = (change: Partial<Criteria>): SearchSnapshot => ({
  criteria: criteria(change),
  items: [
    createListing({ financing: true, fgts: true, occupancy: 'vacant', garage: 1 }),
    createListing({ modality: 'leilao', price: 90_000_00 }),
  ].map(each => judged(each)),
  total: 30,
  relaxed: [],
})

const sentences = (all: SearchSnapshot): string[] => suggestRefinements(all).map(({ sentence }) => sentence)
const always = () => Promise.resolve(true)

const flat = (given: Criteria) => ({
  ...given,
  city: given.city.map(foldText),
  neighborhood: given.neighborhood.map(foldText),
  sort: null,
})

describe('the suggestions', () => {
  it.each(asked.map(change => [writeCriteriaSentence(criteria(change)), change] as const))(
    '“%s” is read back to its criteria',
    (sentence, change) => {
      const understanding = readSentence(sentence, gazetteer, null)
      expect(flat(understanding.criteria)).toEqual(flat(criteria(change)))
      expect(understanding.notUnderstood).toEqual([])
      expect(understanding.kind).toBe('search')
    },
  )

  it.each(openingSuggestions)(
    '“%s”, an opening suggestion, is a search or a question with an answer',
    sentence => {
      const { kind, notUnderstood } = readSentence(sentence, gazetteer, null)
      expect(kind).toBe(sentence.endsWith('?') ? 'info' : 'search')
      if (kind === 'search') expect(notUnderstood).toEqual([])
      else expect(findTopic(sentence)).not.toBeNull()
    },
  )

  it.each(knowledgeTopics.map(topic => [topic.question, topic.key] as const))(
    '“%s” is read as a question',
    (question, key) => {
      const understanding = readSentence(question, gazetteer, null)
      const routed = routeQuestion(question)
      expect(readIntent({ message: question, understanding }, false, routed)).not.toBe('search')
      expect(routed.topics[0]?.key).toBe(key)
    },
  )

  it.each(asked.slice(0, 24).map(change => [writeCriteriaSentence(criteria(change)), change] as const))(
    'after “%s”, each is a search in the same or a neighboring place, or a question with an answer',
    async (_, change) => {
      const [uf] = change.state ?? []
      for (const [turn, sort] of [
        [0, 'price'],
        [1, '-discount'],
      ] as const) {
        for (const sentence of await suggestAfterSearch(seen({ ...change, sort }), [], turn, always)) {
          const { kind, criteria: read, notUnderstood } = readSentence(sentence, gazetteer, null)
          expect([sentence, kind]).toEqual([sentence, sentence.endsWith('?') ? 'info' : 'search'])
          if (kind !== 'search') continue
          expect([sentence, notUnderstood]).toEqual([sentence, []])
          if (uf !== undefined && !openingSuggestions.some(open => open === sentence))
            expect([uf, neighboringState[uf]]).toContain(read.state[0])
        }
      }
    },
  )

  it('sorted by discount are read back as such', () => {
    const [sentence] = sentences(seen({ state: ['GO'], sort: 'price' })).filter(one =>
      one.includes('maior desconto'),
    )
    expect(readSentence(sentence ?? '', gazetteer, null).flags.highDiscount).toBe(true)
  })

  it.each<[what: string, without: Partial<SearchSnapshot>, words: RegExp]>([
    ['what was just set aside', { relaxed: ['financing'] }, /financiamento/],
    ['a price, where all are shown', { total: 2 }, /até/],
    ['an order, where all are shown', { total: 2 }, /maior desconto/],
    ['what none is known to have', { items: [judged(createListing())] }, /financiamento|FGTS|desocupad|vaga/],
    ['a discount nobody gives', { items: [judged(createListing({ evaluation: null }))] }, /desconto acima/],
  ])('leave out %s', (_, without, words) => {
    const all = seen({ state: ['GO'], sort: 'price' })
    expect(sentences(all).some(sentence => words.test(sentence))).toBe(true)
    expect(sentences({ ...all, ...without }).filter(sentence => words.test(sentence))).toEqual([])
  })

  it('suggest a maximum price that some visible listing meets', () => {
    const cheap = {
      ...seen({ state: ['GO'], sort: 'price' }),
      items: [judged(createListing({ price: 163_000_00 }))],
    }
    expect(sentences(cheap)).toContain('Imóveis em Goiás até 170 mil')
  })

  it('offer the neighbors of a city, a search without auctions, unknown answers, new listings and a return', () => {
    const asked = seen({ state: ['GO'], city: ['ANAPOLIS'], fgts: true, sort: 'price' })
    const items = asked.items.map((item, at) => ({ ...item, netRoi: at === 0 ? 23 : null }))
    const read = sentences({ ...asked, items }).map(
      sentence => readSentence(sentence, gazetteer, null).criteria,
    )
    expect(read).toContainEqual({ ...emptyCriteria, fgts: true, near: 'ANAPOLIS,GO', within: 30 })
    for (const change of [
      { notModality: ['leilao'] },
      { orUnknown: ['fgts'] },
      { newWithin: 7 },
      { minNetRoi: 20 },
    ] as const)
      expect(read).toContainEqual(expect.objectContaining({ city: ['ANAPOLIS'], ...change }))
  })

  it('start with twelve, four at a time, others at each turn', () => {
    expect(openingSuggestions).toHaveLength(12)
    const turns = [0, 1, 2].flatMap(turn => pickSuggestions(openingSuggestions, turn))
    expect(new Set(turns).size).toBe(12)
    expect(pickSuggestions(openingSuggestions, 3)).toEqual(pickSuggestions(openingSuggestions, 0))
  })

  it('come in another order for other random numbers, and never twice in a row', () => {
    const order = shuffleSuggestions(createSeededRandom('a'))
    expect(order.toSorted()).toEqual([...openingSuggestions].sort())
    expect(order).not.toEqual(shuffleSuggestions(createSeededRandom('b')))
    let before: string[] = []
    const random = createSeededRandom('c')
    for (let at = 0; at < 50; at++) {
      const drawn = drawSuggestions(random, before)
      expect(new Set([...drawn, ...before]).size).toBe(4 + before.length)
      before = drawn
    }
  })

  it('never repeat the search just made, and are always four', async () => {
    for (const change of asked) {
      for (const turn of [0, 1, 2, 50]) {
        const given = criteria({ ...change, sort: 'price' })
        const suggested = await suggestAfterSearch(seen(given), [], turn, always)
        expect(suggested).not.toContain(writeCriteriaSentence(given))
        expect(new Set(suggested).size).toBe(4)
        expect(new Set(await suggestAfterNoResult(given, turn, always)).size).toBe(4)
        expect(new Set(suggestWithoutLookup(seen(given), turn)).size).toBe(4)
      }
    }
  })

  it('leave out searches without results, after at most four lookups', async () => {
    const looked: Criteria[] = []
    const never = (tried: Criteria) => {
      looked.push(tried)
      return Promise.resolve(false)
    }
    const after = (gives: typeof never, turn: number) =>
      suggestAfterSearch(
        { ...seen({ state: ['GO'], category: ['rural'] }), total: 2 },
        ['GO', 'DF', 'SP'],
        turn,
        gives,
      )
    for (const turn of [0, 1, 2]) {
      looked.length = 0
      const suggested = await after(never, turn)
      expect(looked).toHaveLength(4)
      expect(suggested).not.toContain('Terrenos em Goiás')
      expect(suggested).not.toContain('Imóveis rurais no Distrito Federal')
      expect(new Set(suggested).size).toBe(4)
    }
    expect(await after(() => Promise.resolve(true), 0)).toContain('Imóveis rurais no Distrito Federal')
  })

  it('without lookups are certain to find something, or questions', () => {
    const given = seen({ state: ['GO'], category: ['casa'], sort: 'price' })
    for (const turn of [0, 1, 2])
      for (const sentence of suggestWithoutLookup({ ...given, items: [] }, turn))
        expect(sentence).toMatch(/\?$/)
    expect(suggestWithoutLookup(given, 0)).toContain('Casas em Goiás que aceitam financiamento')
    expect([0, 1, 2].flatMap(turn => suggestWithoutLookup(given, turn))).not.toContain(
      'Apartamentos em Goiás',
    )
  })

  it('have a neighboring state for each state', () => {
    for (const { uf } of states) expect(neighboringState[uf]).not.toBe(uf)
  })
})
