import { describe, expect, it } from 'vitest'
import { createListingSource } from '#test/support/listing-source.ts'
import {
  searchConsultantListings,
  createConsultantListing,
  consultantListings,
  noFlags,
} from '#test/support/consultant-listings.ts'
import type { Criteria } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'

describe('a search', () => {
  it('is summarized by number, place and cheapest listing, and points out the best discount', async () => {
    const found = await searchConsultantListings({ city: ['ANAPOLIS'], category: ['casa'] })
    expect(found.summary).toBe(
      'Encontrei **3 casas** em Anápolis, GO. A mais barata sai por **R$\u00a074.900**, **55%** abaixo da avaliação.',
    )
    expect(found).toMatchObject({ total: 3, relaxed: [] })
    expect(found.items.map(item => item.id)).toEqual(['1', '3', '2'])
  })

  it('adds the state of the city, so that NATAL does not match NATALANDIA', async () => {
    const found = await searchConsultantListings({ city: ['NATAL'] })
    expect(found.items.map(item => item.id)).toEqual(['6'])
    expect(found.asked.state).toEqual(['RN'])
    expect(found.criteria.state).toEqual(['RN'])
    expect(found.summary).toMatch(/^Encontrei \*\*1 imóvel\*\* em Natal, RN\. Sai por \*\*R\$/)
  })

  it.each<[what: string, asked: string[], state: Uf[], cities: string[], ids: string]>([
    ['is in another name of its state', ['ITU'], [], ['ITU'], '21'],
    ['is in another name of the state that was said', ['ITU'], ['SP'], ['ITU'], '21'],
    ['is in no other name', ['BOITUVA'], [], ['BOITUVA'], '22 23'],
    ['is in other names of other states only', ['SALTO'], [], ['SALTO'], '25'],
    ['is one of several', ['ITU', 'SALTO'], [], ['ITU', 'SALTO'], '21 25'],
  ])('is limited to the city when its name %s', async (_, city, state, cities, ids) => {
    const towns = createListingSource(
      [
        createConsultantListing('21', { city: 'ITU', state: 'SP', price: 30_000_00 }),
        createConsultantListing('22', { city: 'BOITUVA', state: 'SP', price: 10_000_00 }),
        createConsultantListing('23', { city: 'BOITUVA', state: 'SP', price: 20_000_00 }),
        createConsultantListing('24', { city: 'SALTO DA DIVISA', state: 'MG', price: 20_000_00 }),
        createConsultantListing('25', { city: 'SALTO', state: 'SP', price: 40_000_00 }),
      ],
      { ITU: 'Itu', BOITUVA: 'Boituva', SALTO: 'Salto', 'SALTO DA DIVISA': 'Salto da Divisa' },
    )
    const found = await searchConsultantListings({ city, state }, { on: towns })
    expect(found.items.map(({ id }) => id).join(' ')).toBe(ids)
    expect(found.asked.city).toEqual(cities)
    expect(found.criteria.city).toEqual(cities)
  })

  it('uses the known spelling of the city', async () => {
    const found = await searchConsultantListings(
      { city: ['CATALAO'] },
      {
        on: createListingSource([createConsultantListing('1', { city: 'CATALAO' })], { CATALAO: 'Catalão' }),
      },
    )
    expect(found.asked.city).toEqual(['Catalão'])
    expect(found.summary).toMatch(/^Encontrei \*\*1 imóvel\*\* em Catalão, GO\. Sai por /)
  })

  it('points out only visible listings, by what distinguishes them from the others', async () => {
    const seen = (third: number, fourth: number) =>
      searchConsultantListings(
        { city: ['ANAPOLIS'] },
        {
          on: createListingSource([
            createConsultantListing('1', { price: 50_000_00, evaluation: 55_000_00, neighborhood: 'CENTRO' }),
            createConsultantListing('2', {
              price: 51_000_00,
              evaluation: 55_000_00,
              neighborhood: 'VILA NOVA',
            }),
            createConsultantListing('3', {
              price: 52_000_00,
              evaluation: third,
              neighborhood: 'JARDIM EUROPA',
            }),
            createConsultantListing('4', { price: 53_000_00, evaluation: fourth }),
          ]),
        },
      )
    expect((await seen(104_000_00, 60_000_00)).summary).toMatch(
      /avaliação\. Destaque: a casa no Jardim Europa, por \*\*R\$\u00a052\.000\*\*, \*\*50%\*\* abaixo da avaliação\.$/,
    )
    expect((await seen(60_000_00, 530_000_00)).summary).not.toContain('Destaque')
  })

  it('for a city name in several states keeps all, says so and suggests each', async () => {
    const found = await searchConsultantListings({ city: ['BONITO'], category: ['casa'] })
    expect(found.total).toBe(3)
    expect(found.asked.state).toEqual([])
    expect(found.summary).toContain(
      'Há **Bonito** em mais de um estado: Pernambuco (2) e Mato Grosso do Sul (1).',
    )
    expect(found.suggestions.slice(0, 2)).toEqual(['Casas em Bonito, PE', 'Casas em Bonito, MS'])
  })

  it('for a city without listings says so and searches its surroundings', async () => {
    const found = await searchConsultantListings({ city: ['XIQUE-XIQUE'], state: ['GO'] })
    expect(found.summary).toMatch(
      /^Não encontrei imóveis com esses critérios\. Tente ajustar os filtros\. Não há imóveis em \*\*Xique-Xique, GO\*\* na lista da Caixa agora\. Em Goiás há \*\*3 imóveis\*\*\./,
    )
    expect(found).toMatchObject({ relaxed: ['city'], total: 3 })
    expect(found.asked.city).toEqual(['XIQUE-XIQUE'])
    expect(found.criteria.city).toEqual([])
  })

  it('for a city known only by its state searches that state', async () => {
    const known = createListingSource(consultantListings)
    const found = await searchConsultantListings(
      { city: ['XIQUE-XIQUE'] },
      {
        on: { ...known, statesOf: () => Promise.resolve([{ state: 'PE', total: 0, alike: 0, name: null }]) },
      },
    )
    expect(found).toMatchObject({ total: 2, relaxed: ['city'], asked: { state: ['PE'] } })
  })

  it('does not present a city of a similar name as the city', async () => {
    const found = await searchConsultantListings({ city: ['TALANDIA'] })
    expect(found.summary).toMatch(
      /^Não há imóveis em \*\*Talandia\*\* na lista da Caixa agora\. Em lugares de nome parecido, como Natalandia, há \*\*1 imóvel\*\*\./,
    )
  })

  it.each<[Partial<Criteria>, relaxed: (keyof Criteria)[], dropped: string]>([
    [{ text: 'piscina' }, ['text'], 'o filtro de palavras'],
    [{ neighborhood: ['CENTRO'] }, ['neighborhood'], 'o filtro de bairro'],
    [{ text: 'piscina', minRooms: 9 }, ['minRooms', 'text'], 'os filtros de quartos e palavras'],
  ])('drops what no listing has rather than a part of city names: %j', async (given, relaxed, dropped) => {
    const found = await searchConsultantListings({ city: ['TALANDIA'], ...given })
    expect(found).toMatchObject({ total: 1, relaxed, criteria: { city: ['TALANDIA'] } })
    expect(found.summary).toContain(
      `Não há imóveis em **Talandia** na lista da Caixa agora. Deixando de lado ${dropped}, em lugares de nome parecido, como Natalandia, há **1 imóvel**.`,
    )
  })

  it('for a city in another state than the one named searches where it is', async () => {
    const found = await searchConsultantListings({ city: ['ANAPOLIS'], state: ['SP'], category: ['casa'] })
    expect(found).toMatchObject({ total: 3, relaxed: ['state'] })
    expect(found.summary).toMatch(
      /^Não encontrei imóveis com esses critérios\. Tente ajustar os filtros\. A lista não traz \*\*Anápolis\*\* em São Paulo; traz em Goiás\. Em Anápolis há \*\*3 casas\*\*\. /,
    )
  })

  it.each<[what: string, given: Partial<Criteria>, flags: typeof noFlags, sort: Criteria['sort']]>([
    ['nothing said', {}, noFlags, 'price'],
    ['return', {}, { ...noFlags, highROI: true }, '-discount'],
    ['discount', {}, { ...noFlags, highDiscount: true }, '-discount'],
    ['an order of its own', { sort: 'price' }, { ...noFlags, highDiscount: true }, 'price'],
    ['another order', { sort: '-area' }, noFlags, '-area'],
  ])('for %s sorts by the expected order (case %#)', async (_, given, flags, sort) => {
    expect((await searchConsultantListings(given, { flags })).criteria.sort).toBe(sort)
  })

  it('describes the largest discount when it is sorted by it', async () => {
    const { summary } = await searchConsultantListings(
      { state: ['GO'] },
      { flags: { ...noFlags, highDiscount: true } },
    )
    expect(summary).toBe(
      'Encontrei **3 imóveis** em Goiás. O maior desconto: a casa em Anápolis, por **R$\u00a074.900**, **55%** abaixo da avaliação.',
    )
  })

  it('says how it read a misspelled place, also when it finds nothing', async () => {
    const corrections = [{ written: 'Anapolsi', read: 'Anápolis' }]
    const found = await searchConsultantListings({ city: ['ANAPOLIS'] }, { corrections })
    expect(found.summary).toMatch(/^Li “Anapolsi” como Anápolis\. Encontrei /)
    const none = await searchConsultantListings(
      { city: ['ANAPOLIS'] },
      { corrections, on: createListingSource([]) },
    )
    expect(none.total).toBe(0)
    expect(none.summary).toMatch(/^Li “Anapolsi” como Anápolis\. /)
  })

  it('names what it did not understand', async () => {
    const { summary, notUnderstood } = await searchConsultantListings(
      { state: ['GO'] },
      { notUnderstood: ['perto da praia'] },
    )
    expect(summary).toMatch(/\n\nNão entrou na busca: “perto da praia”\.$/)
    expect(notUnderstood).toEqual(['perto da praia'])
    const two = await searchConsultantListings(
      { state: ['GO'] },
      { notUnderstood: ['perto da praia', 'com piscina'] },
    )
    expect(two.summary).toMatch(/\n\nNão entraram na busca: “perto da praia” e “com piscina”\.$/)
  })

  it('shows at most six listings', async () => {
    const found = await searchConsultantListings({})
    expect(found.items).toHaveLength(6)
    expect(found.total).toBe(8)
  })
})
