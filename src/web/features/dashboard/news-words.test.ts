import { describe, expect, it } from 'vitest'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { describeNews, nothingChangedText, describeSince } from './news-words.ts'

/** A Tuesday, in any time zone of the test run. */
const now = new Date(2026, 5, 16, 15, 30).getTime()
const at = (year: number, month: number, day: number, hour = 10) =>
  new Date(year, month - 1, day, hour).toISOString()

const favorite: News['favorites'][number] = {
  propertyId: '8444405322578',
  kind: 'cheaper',
  price: 74_900,
  priceBefore: 92_400,
  propertyType: 'Apartamento',
  category: 'apartamento',
  description: 'Apartamento, 48 m²',
  neighborhood: 'CENTRO',
  city: 'ANAPOLIS',
  state: 'GO',
}
const quiet: News = {
  since: at(2026, 6, 11),
  newListings: 0,
  favorites: [],
  searches: [],
  totals: { favorites: 0, searches: 0 },
}
const stats: CatalogueStats = {
  total: 31_438,
  states: 27,
  source: 'caixa',
  updatedAt: at(2026, 6, 15),
  listDate: '2026-01-08',
  newLastImport: 0,
  gone: 0,
}

describe('the day of the last visit', () => {
  it.each([
    [at(2026, 6, 16, 9), 'desde a última visita, hoje'],
    [at(2026, 6, 15, 23), 'desde ontem'],
    [at(2026, 6, 15, 0), 'desde ontem'],
    [at(2026, 6, 14), 'desde domingo'],
    [at(2026, 6, 11), 'desde quinta-feira'],
    [at(2026, 6, 10), 'desde quarta-feira'],
    [at(2026, 6, 9), 'desde 9 de junho'],
    [at(2026, 1, 2), 'desde 2 de janeiro'],
    [at(2025, 12, 24), 'desde 24 de dezembro de 2025'],
    [at(2026, 6, 18), 'desde a última visita, hoje'],
  ])('%s is "%s"', (instant, words) => {
    expect(describeSince(instant, now)).toBe(words)
  })
})

describe('the sentence about the news', () => {
  const cheaper = [favorite, { ...favorite, kind: 'gone' as const }]
  it.each<[string, News | null | undefined, CatalogueStats | null | undefined, string | null]>([
    ['not here yet', undefined, stats, null],
    ['no answer', null, stats, 'Sem conexão com o servidor. As novidades voltam quando ele responder.'],
    ['nothing', quiet, stats, 'Nenhum imóvel novo desde quinta-feira.'],
    ['one', { ...quiet, newListings: 1 }, undefined, '1 imóvel novo desde quinta-feira.'],
    ['many', { ...quiet, newListings: 1204 }, null, '1.204 imóveis novos desde quinta-feira.'],
    ['cheaper', { ...quiet, favorites: cheaper }, stats, '1 favorito mais barato desde quinta-feira.'],
    [
      'both',
      { ...quiet, newListings: 71, favorites: [favorite, favorite] },
      stats,
      '71 imóveis novos e 2 favoritos mais baratos desde quinta-feira.',
    ],
    ['first, no total yet', { ...quiet, since: null }, undefined, null],
    [
      'first',
      { ...quiet, since: null },
      stats,
      '31.438 imóveis à venda, listas da Caixa até 8\u00a0jan.\u00a02026.',
    ],
    [
      'first, demonstration',
      { ...quiet, since: null },
      { ...stats, source: 'demo', total: 1 },
      '1 imóvel de demonstração, lista de 8\u00a0jan.\u00a02026.',
    ],
    ['first, empty', { ...quiet, since: null }, { ...stats, total: 0 }, 'O catálogo ainda está vazio.'],
    [
      'first, total away',
      { ...quiet, since: null },
      null,
      'Comece por uma busca ou por uma das listas abaixo.',
    ],
  ])('%s', (_, news, known, words) => {
    expect(describeNews(news, known, now)).toBe(words)
  })
})

it('does not call a refusal a missing connection', () => {
  expect(describeNews(null, stats, now, new RequestRefused(429, 'Muitos pedidos.'))).toBe(
    'As novidades não puderam ser lidas agora. Tente de novo em instantes.',
  )
})

describe('the sentence that nothing changed', () => {
  it.each([
    [{ favorites: 1, searches: 0 }, 'Nada mudou no seu favorito desde quinta-feira.'],
    [{ favorites: 12, searches: 0 }, 'Nada mudou nos seus 12 favoritos desde quinta-feira.'],
    [{ favorites: 0, searches: 1 }, 'Nada mudou na sua busca salva desde quinta-feira.'],
    [
      { favorites: 12, searches: 3 },
      'Nada mudou nos seus 12 favoritos nem nas suas 3 buscas salvas desde quinta-feira.',
    ],
  ])('%o', (totals, words) => {
    expect(nothingChangedText({ ...quiet, totals }, now)).toBe(words)
  })

  it('names no day on the first visit', () => {
    const first = { ...quiet, since: null, totals: { favorites: 1, searches: 0 } }
    expect(nothingChangedText(first, now)).toBe('Nada mudou no seu favorito.')
  })
})
