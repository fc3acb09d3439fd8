import { describe, expect, it } from 'vitest'
import type { News } from '#contract/notification-schemas.ts'
import { buildNewsRows } from './news-rows.ts'

type Change = News['favorites'][number]

const favorite = (kind: Change['kind'], more: Partial<Change> = {}): Change => ({
  propertyId: '8444405322578',
  kind,
  price: 74_900,
  priceBefore: 92_400,
  propertyType: 'Apartamento',
  category: 'apartamento',
  description: 'Apartamento, 48,00 de área privativa',
  neighborhood: 'CENTRO',
  city: 'ANAPOLIS',
  state: 'GO',
  ...more,
})
const news = (favorites: Change[], searches: News['searches'] = []): News => ({
  since: null,
  newListings: 0,
  favorites,
  searches,
  totals: { favorites: favorites.length, searches: searches.length },
})
const search = { id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d', name: 'Entorno do DF', newListings: 3 }

describe('a row of the news', () => {
  it.each<[Change, string, string, string]>([
    [
      favorite('cheaper'),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Era R$ 92.400 · favorito',
      '−19%',
    ],
    [
      favorite('cheaper', { priceBefore: null }),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Favorito',
      'Baixou',
    ],
    [
      favorite('dearer', { priceBefore: 70_000 }),
      'Apartamento em Anápolis subiu para R$ 74.900',
      'Era R$ 70.000 · favorito',
      '+7%',
    ],
    [
      favorite('gone'),
      'Apartamento em Anápolis saiu da lista da Caixa',
      'Último preço: R$ 74.900 · favorito',
      'Saiu',
    ],
    [
      favorite('back', { priceBefore: null, price: 80_000.5 }),
      'Apartamento em Anápolis voltou à lista por R$ 80.000,50',
      'Favorito',
      'Voltou',
    ],
  ])('describes a favorite (%#)', (change, title, detail, chip) => {
    const [row] = buildNewsRows(news([change]))
    const shown = [row?.title, row?.detail, row?.chip.words].map(text => text?.replaceAll('\u00a0', ' '))
    expect(shown).toEqual([title, detail, chip])
    expect(row?.leads).toEqual({ property: '8444405322578' })
  })

  it('describes saved searches with one or many listings', () => {
    const rows = buildNewsRows(news([], [search, { ...search, newListings: 1 }]))
    expect(rows.map(row => row.title)).toEqual([
      '3 imóveis novos em “Entorno do DF”',
      '1 imóvel novo em “Entorno do DF”',
    ])
    expect(rows.every(row => row.leads === 'searches')).toBe(true)
  })

  it('draws an unknown category as a street', () => {
    expect(buildNewsRows(news([favorite('gone', { category: 'castelo' })]))[0]?.subject.category).toBeNull()
  })
})

it('the news start with price falls and end with price rises', () => {
  const kinds = ['dearer', 'gone', 'back', 'cheaper'] as const
  const rows = buildNewsRows(
    news(
      kinds.map(kind => favorite(kind)),
      [search],
    ),
  )
  expect(rows.map(row => row.key.split(' ')[0])).toEqual(['cheaper', search.id, 'back', 'gone', 'dearer'])
})
