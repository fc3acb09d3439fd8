import { describe, expect, it } from 'vitest'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { createBundledCatalogue } from './demonstration-catalogue.ts'

const head = ` Lista de Imóveis da Caixa;;Data de geração:;16/11/2026;;;;;;;
 N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso

`
const row = (id: number, uf: string, city: string, price: string, type: string, modality = 'Venda Online') =>
  ` ${id} ;${uf} ;${city} ;CENTRO ;RUA A, N. ${id} ;${price} ;200.000,00 ;10.00 ;Sim ;${type}, 0.00 de área total, 50.00 de área privativa, 0.00 de área do terreno,  2 qto(s), WC. ;${modality} ;https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`

const list =
  head +
  [
    row(1, 'GO', 'GOIANIA', '100.000,00', 'Apartamento'),
    row(2, 'GO', 'GOIANIA', '150.000,00', 'Casa', 'Leilão SFI - Edital Único'),
    row(3, 'GO', 'ANAPOLIS', '120.000,00', 'Casa'),
    row(4, 'SP', 'SANTOS', '250.000,00', 'Loja'),
  ].join('\n')
const places = JSON.stringify({
  'GO goiania': { lat: -16.68, lng: -49.25, precision: 'city', name: 'Goiânia' },
  'GO anapolis': { lat: -16.33, lng: -48.95, precision: 'city', name: 'Anápolis' },
})
const municipalities = [
  'GO,Goiânia,-16.68,-49.25',
  'GO,Anápolis,-16.33,-48.95',
  'GO,Goiás,-15.93,-50.14',
  'SP,Santos,-23.96,-46.33',
  'SP,São Vicente,-23.96,-46.39',
].join('\n')
const catalogue = createBundledCatalogue(
  { list, places, municipalities },
  () => new Date('2026-11-20T12:00:00Z'),
)

const page = { page: 0, limit: 2 }

describe('the bundled catalogue', () => {
  it('searches, sorts and pages like the server', async () => {
    const criteria = { ...emptyCriteria, state: ['GO' as const], sort: 'price' as const }
    const first = await catalogue.search(criteria, page)
    const second = await catalogue.search(criteria, { ...page, page: 1 })
    expect([first.total, first.items.map(item => item.id), second.items.map(item => item.id)]).toEqual([
      3,
      ['1', '3'],
      ['2'],
    ])
    expect(first.items[0]).toMatchObject({
      price: 100_000,
      discount: 50,
      roi: 100,
      city: 'GOIANIA',
      area: 50,
    })
  })

  it('counts the matching listings', async () => {
    expect(await catalogue.count({ ...emptyCriteria, category: ['casa'] })).toEqual({ total: 2 })
    expect(await catalogue.stats()).toMatchObject({
      total: 4,
      states: 2,
      source: 'demo',
      listDate: '2026-11-16',
    })
    expect(await catalogue.cities('GO')).toEqual([
      { name: 'Anápolis', total: 1, located: true },
      { name: 'Goiânia', total: 2, located: true },
    ])
  })

  it('knows municipalities that its list does not name', async () => {
    const count = (criteria: Partial<Criteria>) => catalogue.count({ ...emptyCriteria, ...criteria })
    expect(await count({ state: ['GO'], city: ['Goiâ'] })).toEqual({ total: 2 })
    expect(await count({ state: ['GO'], city: ['Goiás'] })).toEqual({ total: 0 })
    expect(await count({ near: 'São Vicente,SP' })).toEqual({ total: 1 })
  })

  it('counts each dimension without its own filter', async () => {
    const facets = await catalogue.facets({ ...emptyCriteria, state: ['GO'], category: ['casa'] })
    expect(facets.total).toBe(2)
    expect(facets.state).toEqual([{ value: 'GO', total: 2 }])
    expect(facets.category.filter(({ total }) => total > 0)).toEqual([
      { value: 'casa', total: 2 },
      { value: 'apartamento', total: 1 },
    ])
    expect(facets.modality.find(({ value }) => value === 'leilao')?.total).toBe(1)
    expect(facets.price.map(({ total }) => total)).toEqual([0, 2, 0, 0, 0, 0])
  })

  it('returns the curated lists', async () => {
    const ids = async (list: CuratedList) => {
      const { items } = await catalogue.search(
        {
          ...emptyCriteria,
          list,
          sort: list === 'roi' ? '-roi' : 'relevance',
        },
        { page: 0, limit: 30 },
      )
      return items.map(({ id }) => id)
    }
    expect(await ids('roi')).toEqual(['1', '3', '2'])
    // None of them has a date.
    expect((await ids('ending')).toSorted()).toEqual(['1', '2', '3', '4'])
    expect(await ids('premium')).toEqual([])
  })

  it('puts listings with a location on the map', async () => {
    expect(await catalogue.map({ ...emptyCriteria, category: ['casa'] })).toEqual({
      total: 2,
      near: null,
      cities: [
        { state: 'GO', name: 'Anápolis', precision: 'city', lats: [-16.33], lngs: [-48.95], totals: [1] },
        { state: 'GO', name: 'Goiânia', precision: 'city', lats: [-16.68], lngs: [-49.25], totals: [1] },
      ],
      ids: [3, -1],
      prices: [120_000, 150_000],
      discounts: [40, 25],
      categories: 'cc',
    })
    expect((await catalogue.map(emptyCriteria)).total).toBe(3)
    const [first] = (await catalogue.search({ ...emptyCriteria, sort: 'price' }, page)).items
    expect(first).toMatchObject({ lat: -16.68, lng: -49.25, precision: 'city' })
  })

  it('returns listings by number in the requested order', async () => {
    const { items } = await catalogue.listed(['4', '99', '1'])
    expect(items.map(item => item.id)).toEqual(['4', '1'])
  })

  it('is empty when its text is not a list', async () => {
    const none = createBundledCatalogue(
      { list: '<html>', places: '{}', municipalities: '' },
      () => new Date(0),
    )
    expect(await none.search(emptyCriteria, page)).toMatchObject({ items: [], total: 0 })
  })
})
