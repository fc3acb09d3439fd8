import { describe, expect, it } from 'vitest'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { completeCounts, type NotifiedChanges } from '#domain/alerts/listing-change.ts'
import { fakedNews } from '#test/support/faked-news.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { describeNews, describeNoNews, describeSince } from './news-words.ts'

/** A Tuesday, in any time zone of the test run. */
const now = new Date(2026, 5, 16, 15, 30).getTime()
const at = (year: number, month: number, day: number, hour = 10) =>
  new Date(year, month - 1, day, hour).toISOString()

const quiet = fakedNews([], { lastVisit: at(2026, 6, 11) })
const first = fakedNews([])
/** News with these counts, all in one notification. */
const counted = (counts: NotifiedChanges['counts'], more: Partial<News> = {}): News => ({
  ...quiet,
  notifications: 1,
  counts: completeCounts(counts),
  ...more,
})
const stats: CatalogueStats = {
  total: 31_438,
  states: 27,
  source: 'caixa',
  updatedAt: at(2026, 6, 15),
  listDate: '2026-01-08',
  oldestListDate: '2026-01-08',
  lists: [],
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
  it.each<[string, News | null | undefined, CatalogueStats | null | undefined, string | null]>([
    ['not here yet', undefined, stats, null],
    ['no answer', null, stats, 'Sem conexão com o servidor. As novidades voltam quando ele responder.'],
    ['nothing', quiet, stats, 'Nenhum aviso novo desde quinta-feira.'],
    ['one', counted({ new: 1 }), undefined, '1 imóvel novo nas suas buscas desde quinta-feira.'],
    [
      'many',
      counted({ new: 1200, match: 4 }),
      null,
      '1.204 imóveis novos nas suas buscas desde quinta-feira.',
    ],
    ['cheaper', counted({ rung: 1, gone: 1 }), stats, '2 mudanças nos seus favoritos desde quinta-feira.'],
    [
      'both',
      counted({ new: 71, rung: 1, cheaper: 1 }),
      stats,
      '2 mudanças nos seus favoritos e 71 imóveis novos nas suas buscas desde quinta-feira.',
    ],
    [
      'back in a saved search of somebody without favorites',
      counted({ returned: 3 }),
      stats,
      '3 imóveis novos nas suas buscas desde quinta-feira.',
    ],
    ['neither', counted({ auction: 1 }), stats, '1 aviso desde quinta-feira.'],
    ['a first list', counted({ listed: 576 }, { notifications: 2 }), stats, '2 avisos desde quinta-feira.'],
    [
      'first visit, with notifications',
      counted({ new: 576 }, { lastVisit: 'unknown' }),
      stats,
      '576 imóveis novos nas suas buscas.',
    ],
    ['first, no total yet', first, undefined, null],
    ['first', first, stats, '31.438 imóveis à venda, lista da Caixa de 8\u00a0jan.\u00a02026.'],
    ['first, demonstration', first, { ...stats, source: 'demo', total: 1 }, '1 imóvel de demonstração.'],
    ['first, empty', first, { ...stats, total: 0 }, 'O catálogo ainda está vazio.'],
    ['first, total away', first, null, 'Comece por uma busca ou por uma das listas abaixo.'],
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
    expect(describeNoNews({ ...quiet, totals }, now, false)).toBe(words)
  })

  it('says how many older notifications are unread in the bell', () => {
    const totals = { favorites: 0, searches: 1 }
    expect(describeNoNews({ ...quiet, totals, unread: 3 }, now, false)).toBe(
      'Nada mudou na sua busca salva desde quinta-feira. No sino há 3 avisos por ler, de antes.',
    )
  })

  it('does not call nothing what is not known on the first visit', () => {
    expect(describeNoNews({ ...first, totals: { favorites: 1, searches: 3 } }, now, false)).toBe(
      'Ainda não há com que comparar: o que as próximas listas mudarem no seu favorito e nas suas 3 buscas salvas aparece aqui.',
    )
  })

  it('mentions no change where only one list was read, and no list to an account with nothing saved', () => {
    const words = describeNoNews({ ...quiet, totals: { favorites: 2, searches: 0 } }, now, true)
    expect(words).toBe(
      'Só uma lista lida até agora: o que a próxima mudar nos seus 2 favoritos aparece aqui.',
    )
    expect(describeNoNews(quiet, now, true)).toBe(
      'Guarde um imóvel com o coração ou salve uma busca: o que mudar neles aparece aqui.',
    )
  })
})
