import { describe, expect, it } from 'vitest'
import type { ListingEvent } from '#contract/notification-schemas.ts'
import { fakedEvent, fakedEventOf, fakedNews } from '#test/support/faked-news.ts'
import { buildNewsRows } from './news-rows.ts'

const search = { kind: 'search', id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d', name: 'Entorno do DF' } as const
const found = { priceBefore: null, reason: search }

describe('a row of the news', () => {
  it.each<[ListingEvent, string, string, string]>([
    [
      fakedEvent('rung', { nextPrice: 72_900 }),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Era R$ 92.400; próximo preço R$ 72.900 · favorito · lista de 18 jul. 2026',
      'Desceu um degrau',
    ],
    [
      fakedEvent('rung'),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Era R$ 92.400 · favorito · lista de 18 jul. 2026',
      'Desceu um degrau',
    ],
    [
      fakedEvent('cheaper'),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'Era R$ 92.400 · favorito · lista de 18 jul. 2026',
      '−19%',
    ],
    [
      fakedEvent('cheaper', { priceBefore: null }),
      'Apartamento em Anápolis baixou para R$ 74.900',
      'favorito · lista de 18 jul. 2026',
      'Baixou',
    ],
    [
      fakedEvent('raised', { priceBefore: 70_000 }),
      'Apartamento em Anápolis subiu para R$ 74.900',
      'Era R$ 70.000 · favorito · lista de 18 jul. 2026',
      '+7%',
    ],
    [
      fakedEvent('gone', { priceBefore: null }),
      'Apartamento em Anápolis saiu da lista da Caixa',
      'Último preço: R$ 74.900 · favorito · lista de 18 jul. 2026',
      'Saiu',
    ],
    [
      fakedEvent('back', { priceBefore: null, price: 80_000.5 }),
      'Apartamento em Anápolis voltou à lista por R$ 80.000,50',
      'favorito · lista de 18 jul. 2026',
      'Voltou',
    ],
    [
      fakedEvent('auction', { priceBefore: null, listDate: null }),
      'Apartamento em Anápolis, por R$ 74.900',
      'favorito',
      'Data próxima',
    ],
    [
      fakedEvent('new', found),
      'Apartamento em Anápolis, por R$ 74.900',
      'busca “Entorno do DF” · lista de 18 jul. 2026',
      'Novo',
    ],
    [
      fakedEvent('match', { ...found, reason: { ...search, name: null } }),
      'Apartamento em Anápolis, por R$ 74.900',
      'busca apagada · lista de 18 jul. 2026',
      'Agora atende',
    ],
    [
      fakedEvent('listed', found),
      'Apartamento em Anápolis, por R$ 74.900',
      'busca “Entorno do DF” · lista de 18 jul. 2026',
      'Primeira lista',
    ],
  ])('says what happened, from which price, why and by which list (%#)', (event, title, detail, chip) => {
    const [row] = buildNewsRows(fakedNews([event]))
    const shown = [row?.title, row?.detail, row?.chip.words].map(text => text?.replaceAll('\u00a0', ' '))
    expect(shown).toEqual([title, detail, chip])
    expect(row?.propertyId).toBe('8444405322578')
  })

  it('comes in the order of the events', () => {
    const events = [fakedEventOf('3', 'gone'), fakedEventOf('1', 'rung'), fakedEventOf('2', 'new', found)]
    expect(buildNewsRows(fakedNews(events)).map(row => row.propertyId)).toEqual(['3', '1', '2'])
  })
})
