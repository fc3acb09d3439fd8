import { describe, expect, it } from 'vitest'
import type { PlacePage } from '#contract/place-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty } from '#test/support/property-detail.ts'
import { MissingPlace, UnknownPlace } from './missing-place.tsx'
import { writeMissingPlaceHead, writePlaceHead } from './place-head.ts'
import { PlaceView } from './place-view.tsx'

const now = Date.parse('2026-07-24T12:00:00-03:00')
const listing = (id: number) => ({
  ...bareProperty,
  id: String(8_444_400_000_000 + id),
  gone: false,
  returnRange: { low: -3, base: 16, high: 28 },
})
const goiania: PlacePage = {
  uf: 'GO',
  city: { name: 'Goiânia', slug: 'goiania' },
  category: null,
  total: 152,
  unseen: 0,
  listDate: '2026-07-20',
  lastSeen: null,
  changes: { since: '2026-07-13', arrived: 6, left: 14, cheaper: 9 },
  medianPrice: 112_400,
  medianDiscount: 43,
  perSquareMeter: [{ category: 'apartamento', median: 2180, total: 68 }],
  categories: [
    { category: 'casa', total: 71 },
    { category: 'apartamento', total: 68 },
  ],
  modalities: [
    { modality: 'venda-direta', total: 104 },
    { modality: 'leilao', total: 48 },
  ],
  neighborhoods: [
    { name: 'JARDIM NOVO MUNDO', total: 14 },
    { name: 'SETOR CAMPINAS', total: 5 },
  ],
  priceBands: [
    { from: 0, to: 100_000, total: 70 },
    { from: 100_000, to: 200_000, total: 80 },
    { from: 200_000, to: null, total: 2 },
  ],
  parts: [],
  neighbors: [
    { uf: 'GO', name: 'Trindade', slug: 'trindade', km: 22.3, total: 31, lastSeen: null },
    { uf: 'MG', name: 'Araguari', slug: 'araguari', km: 240, total: 0, lastSeen: '2026-05-03' },
  ],
  listings: Array.from({ length: 24 }, (_, at) => listing(at)),
  page: 2,
  pageSize: 24,
}
const country: PlacePage = {
  ...goiania,
  uf: null,
  city: null,
  neighborhoods: [],
  neighbors: [],
  page: 1,
  parts: [
    { uf: 'GO', name: 'Goiás', slug: 'go', total: 804 },
    { uf: 'RR', name: 'Roraima', slug: 'rr', total: 0 },
  ],
}
const view = (place: PlacePage, demonstration = false) => (
  <PlaceView place={place} now={now} demonstration={demonstration} />
)
const words = (place: PlacePage, demonstration = false) =>
  renderedText(view(place, demonstration)).replaceAll('\u00a0', ' ')
const links = (place: PlacePage) =>
  [...markupOf(view(place)).matchAll(/href="([^"]+)"/g)].map(match => match[1])

describe('the page of a city', () => {
  it('says its figures with the date of the list and what changed since the one before', () => {
    const text = words(goiania)
    expect(text).toContain('Imóveis da Caixa em Goiânia')
    expect(text).toContain('Lista de GO de 20 jul. 2026, há 4 dias')
    expect(text).toContain('6 entraram e 14 saíram desde 13 jul.')
    expect(text).toContain('25 a 48 de 152')
  })

  it('says how many more the newest list lacks, or the newest lists of the country', () => {
    expect(words({ ...goiania, unseen: 40 })).toContain('mais 40 não vistos nela, que veio incompleta')
    expect(words({ ...goiania, category: 'casa', unseen: 1 })).toContain('mais 1 não vista nela')
    expect(words({ ...country, unseen: 40 })).toContain(
      'mais 40 não vistos em listas novas que vieram incompletas',
    )
  })

  it('links types, pages, neighborhoods, neighbors and every property as plain links', () => {
    const all = links(goiania)
    for (const path of [
      '/imoveis',
      '/imoveis/go',
      '/imoveis/go/goiania/casa',
      '/imoveis/go/goiania',
      '/imoveis/go/goiania?pagina=3',
      '/imoveis/go/goiania?pagina=7',
      '/imoveis/go/trindade',
      '/imoveis/mg/araguari',
    ])
      expect(all).toContain(path)
    expect(all.filter(path => path?.startsWith('/imovel/'))).toHaveLength(24)
    expect(all.some(path => path?.includes('neighborhood=Jardim%20Novo%20Mundo'))).toBe(true)
  })

  it('says how many are sold in which way, each with a search of its own', () => {
    expect(words(goiania)).toMatch(/Modalidades.*Venda Direta 104 imóveis.*Leilão SFI 48 imóveis/)
    expect(links(goiania)).toContain('/search?state=GO&amp;city=Goi%C3%A2nia&amp;modality=venda-direta')
    expect(words({ ...country, modalities: goiania.modalities })).toContain('Modalidades')
    expect(words({ ...goiania, modalities: [] })).not.toContain('Modalidades')
  })

  it('names so few bounds of its price bands that they stand beside each other on a phone', () => {
    const bands = [220, 240, 260, 280, 300, 320].map(from => ({
      from: from * 1000,
      to: from === 320 ? null : (from + 20) * 1000,
      total: 1,
    }))
    const markup = markupOf(view({ ...goiania, priceBands: bands, medianPrice: 250_000 }))
    const bounds = markup.split('price-bounds')[1]?.split('</svg>')[0] ?? ''
    expect([...bounds.matchAll(/>(\d+)\u00a0mil</g)].map(([, bound]) => bound)).toEqual(['220', '260', '300'])
  })

  it('of one type leads to the neighbors’ pages of that type, whose properties it counts', () => {
    const houses = { ...goiania, category: 'casa' as const }
    expect(links(houses)).toContain('/imoveis/go/trindade/casa')
    expect(words(houses)).toMatch(/Trindade 22 km 31 casas/)
    expect(words(houses)).toMatch(/Araguari, MG 240 km nenhuma desde mai\. 2026/)
  })

  it('shows no return of any listing, only an example that is marked as one', () => {
    expect(words(goiania)).toContain('exemplo: de −3% a 28%')
    expect(words(goiania).match(/28%/g)).toHaveLength(1)
    expect(markupOf(view(goiania))).not.toContain('16%')
  })

  it('has no style of its own, which the content policy would refuse', () => {
    expect(markupOf(view(goiania))).not.toContain('style=')
    expect(markupOf(view(country))).not.toContain('style=')
  })

  it('says of a neighbor without properties since when, with its state where it is another', () => {
    expect(words(goiania)).toMatch(/Araguari, MG 240 km nenhum desde mai\. 2026/)
  })

  it('without properties says since when, and keeps the neighbors', () => {
    const empty = { ...goiania, total: 0, lastSeen: '2026-05-03', listings: [], page: 1, neighborhoods: [] }
    expect(words(empty)).toContain('Nenhum imóvel da Caixa à venda em Goiânia desde 3 mai. 2026')
    expect(words(empty)).toContain('Trindade')
    expect(words(empty)).not.toContain('preço mediano')
  })

  it('with one property names no median and no order', () => {
    const one = { ...goiania, total: 1, page: 1, listings: [listing(1)], medianPrice: 104_737.01 }
    expect(words(one)).toContain('R$ 104.737,01')
    expect(words(one)).not.toMatch(/mediano|mais novos/)
  })

  it('says that a demonstration is invented instead of a date', () => {
    expect(words(goiania, true)).toContain('Dados de demonstração: imóveis inventados')
    expect(words(goiania, true)).not.toContain('20 jul. 2026')
  })
})

describe('the page of the country', () => {
  it('links the states that have properties, and no others', () => {
    expect(links(country)).toContain('/imoveis/go')
    expect(links(country)).not.toContain('/imoveis/rr')
    expect(words(country)).toContain('Roraima')
  })

  it('says of a state of which no list was read that there is none, not that it has no properties', () => {
    const parts = [
      { uf: 'RR' as const, name: 'Roraima', slug: 'rr', total: 0 },
      { uf: 'PR' as const, name: 'Paraná', slug: 'pr', total: null },
    ]
    expect(words({ ...country, parts })).toMatch(/Roraima 0 imóveis Paraná sem lista/)
    expect(links({ ...country, parts })).not.toContain('/imoveis/pr')
  })
})

describe('the page of a state', () => {
  const cities = (count: number) => ({
    ...country,
    uf: 'MG' as const,
    parts: Array.from({ length: count }, (_, at) => ({
      uf: 'MG' as const,
      name: `${String.fromCodePoint(65 + (at % 26))} CIDADE ${at}`,
      slug: `cidade-${at}`,
      total: 1 + at,
    })).toSorted((a, b) => a.name.localeCompare(b.name)),
  })

  it('divides many cities by their initials, and not a few', () => {
    expect(links(cities(853))).toContain('#cidades-Z')
    expect(links(cities(853)).filter(path => path?.startsWith('/imoveis/mg/'))).toHaveLength(853)
    expect(links(cities(30)).some(path => path?.startsWith('#'))).toBe(false)
  })
})

describe('an address without a place', () => {
  const missing = { uf: 'GO' as const, city: goiania.city as NonNullable<PlacePage['city']>, category: null }

  it('leads to the neighbors, the state and the search', () => {
    const place = { ...missing, neighbors: goiania.neighbors }
    const text = renderedText(<MissingPlace place={place} page={1} />)
    expect(text).toContain('Nenhum imóvel da Caixa em Goiânia')
    expect(text).toContain('Trindade')
    expect(markupOf(<MissingPlace place={place} page={1} />)).toContain('href="/imoveis/go"')
  })

  it('says no more than the lists that were read, and does not lead to itself', () => {
    const place = { ...missing, neighbors: goiania.neighbors }
    expect(renderedText(<MissingPlace place={place} page={1} />)).toContain(
      'Nas listas que lemos no último ano não há imóvel em Goiânia',
    )
    const state = { uf: 'BA' as const, city: null, category: null }
    expect(renderedText(<UnknownPlace address={state} page={1} />)).toContain('que lemos no último ano')
    expect(markupOf(<UnknownPlace address={state} page={1} />)).not.toContain('href="/imoveis/ba"')
  })

  it('is called by what is missing: the place, or a page of its list', () => {
    expect(writeMissingPlaceHead(1)).toEqual({ title: 'Nenhum imóvel neste lugar', status: 404 })
    expect(writeMissingPlaceHead(9)).toEqual({ title: 'A lista não tem a página 9', status: 404 })
  })

  it('that is a state says so, and does not lead to itself', () => {
    const view = <UnknownPlace address={{ uf: 'MS', city: null, category: null }} page={1} />
    expect(renderedText(view)).toContain('Nenhum imóvel da Caixa em Mato Grosso do Sul')
    expect(markupOf(view)).not.toContain('href="/imoveis/ms"')
  })

  it('leads to the list’s beginning from behind its end', () => {
    const address = { uf: 'GO' as const, city: 'goiania', category: null }
    expect(markupOf(<UnknownPlace address={address} page={9} />)).toContain('href="/imoveis/go/goiania"')
    const place = { ...missing, neighbors: [] }
    expect(renderedText(<MissingPlace place={place} page={9} />)).toContain('não tem página 9')
  })
})

describe('the head of a place', () => {
  it('has the figures, its own address and a picture', () => {
    expect(writePlaceHead(goiania, false)).toMatchObject({
      title: '152 imóveis da Caixa em Goiânia, GO, página 2',
      canonical: '/imoveis/go/goiania?pagina=2',
      isIndexed: true,
      image: '/api/pictures/place?uf=GO&city=goiania&v=2026-07-20',
    })
  })

  it.each<[string, Partial<PlacePage>, boolean]>([
    ['a demonstration', {}, true],
    ['a place without properties', { total: 0, listings: [], lastSeen: '2026-05-03' }, false],
  ])('keeps %s out of search engines', (_, changes, demonstration) => {
    const head = writePlaceHead({ ...goiania, ...changes }, demonstration)
    expect(head).toMatchObject({ isIndexed: false })
    expect(head.structuredData).toBeUndefined()
  })

  it('describes the list and the places above it with whole addresses', () => {
    const [crumbs, list] = writePlaceHead(goiania, false).structuredData?.('https://a.example') ?? []
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
    expect(list).toMatchObject({
      '@type': 'ItemList',
      name: 'Imóveis da Caixa em Goiânia, GO',
      url: 'https://a.example/imoveis/go/goiania',
      numberOfItems: 152,
      itemListElement: { length: 24, 0: { position: 25 } },
    })
  })

  it('of a state lists what its page shows, with a picture', () => {
    const goias = { ...country, uf: 'GO' as const }
    const head = writePlaceHead(goias, false)
    expect(head.image).toBe('/api/pictures/place?uf=GO&v=2026-07-20')
    expect(head.structuredData?.('https://a.example')[1]).toMatchObject({ itemListElement: { length: 6 } })
    expect(links(goias).filter(path => path?.startsWith('/imovel/'))).toHaveLength(6)
    expect(writePlaceHead(country, false).image).toBe('/api/pictures/place?v=2026-07-20')
  })

  it('without properties has no picture, for nothing could be on it', () => {
    expect(writePlaceHead({ ...goiania, total: 0, listings: [] }, false)).not.toHaveProperty('image')
  })

  it('under filters is not for search engines, which it leads to the place', () => {
    const head = writePlaceHead(goiania, false, true)
    expect(head).toMatchObject({ canonical: '/imoveis/go/goiania', isIndexed: false })
    expect(head.structuredData).toBeUndefined()
  })
})
