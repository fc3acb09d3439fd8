import { describe, expect, it } from 'vitest'
import type { ListingEvent } from '#contract/notification-schemas.ts'
import { fakedEvent, fakedEventOf, fakedNews } from '#test/support/faked-news.ts'
import { buildNewsRows, describeRest } from './news-rows.ts'

const today = '2026-07-20'
const search = { kind: 'search', id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d', name: 'Entorno do DF' } as const
const found = { priceBefore: null, reason: search }
const flat = fakedEvent('rung').property
const returning = (base: number, price = 74_900) => ({
  property: { ...flat, price, returnRange: { low: -2, base, high: 40 } },
})

describe('a row of the news', () => {
  it.each<[ListingEvent, string, string, string]>([
    [
      fakedEvent('rung', { nextPrice: 72_900 }),
      'de R$ 92.400 para R$ 74.900; o próximo preço é R$ 72.900',
      'Desceu um degrau',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('rung', { ...returning(23.4), returnBefore: 21.1 }),
      'de R$ 92.400 para R$ 74.900, o ROI foi de 21% a 23%',
      'Desceu um degrau',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('rung', { ...returning(23.4, 70_000), returnBefore: 21.1 }),
      'de R$ 92.400 para R$ 74.900',
      'Desceu um degrau',
      'favorito · 18 jul.',
    ],
    [fakedEvent('cheaper'), 'de R$ 92.400 para R$ 74.900', 'Baixou 19%', 'favorito · 18 jul.'],
    [
      fakedEvent('cheaper', { priceBefore: null, listDate: '2025-12-30' }),
      'agora por R$ 74.900',
      'Baixou',
      'favorito · 30 dez. 2025',
    ],
    [
      fakedEvent('raised', { priceBefore: 70_000 }),
      'de R$ 70.000 para R$ 74.900',
      'Subiu 7%',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('gone', { priceBefore: null }),
      'por venda ou retirada, a lista não diz qual; o último preço foi R$ 74.900',
      'Saiu da lista',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('back', { priceBefore: null, price: 80_000.5 }),
      'outra vez na lista por R$ 80.000,50',
      'Voltou à lista',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('modality', { priceBefore: null }),
      'agora em Leilão SFI por R$ 74.900',
      'Outra modalidade',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('auction', { priceBefore: null, listDate: null }),
      'por R$ 74.900',
      'Data próxima',
      'favorito',
    ],
    [
      fakedEvent('new', { ...found, ...returning(12) }),
      'R$ 74.900, ROI 12%',
      'Novo na sua busca',
      '“Entorno do DF” · 18 jul.',
    ],
    [
      fakedEvent('match', { ...found, reason: { ...search, name: null } }),
      'R$ 74.900',
      'Agora cabe na sua busca',
      'busca apagada · 18 jul.',
    ],
    [fakedEvent('listed', found), 'R$ 74.900', 'Na primeira lista', '“Entorno do DF” · 18 jul.'],
  ])('says what happened, from which price, why and by which list (%#)', (event, words, label, reason) => {
    const [row] = buildNewsRows(fakedNews([event]), today)
    if (!row) throw new Error('no row')
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(row.before + row.price + row.after)).toBe(words)
    expect([row.label.words, plain(row.reason)]).toEqual([label, reason])
    expect(row.title).toBe('Apartamento · Jardim Europa, Anápolis'.replace('Jardim Europa', 'Centro'))
  })

  it('comes in the order of the events', () => {
    const events = [fakedEventOf('3', 'gone'), fakedEventOf('1', 'rung'), fakedEventOf('2', 'new', found)]
    expect(buildNewsRows(fakedNews(events), today).map(row => row.property.id)).toEqual(['3', '1', '2'])
  })
})

it('what the rows do not show is counted by kind', () => {
  const news = fakedNews([fakedEvent('rung'), fakedEventOf('2', 'auction')])
  expect(describeRest(news, 2)).toBe('')
  expect(describeRest(news, 1)).toBe('e mais 1 outra mudança')
  const counts = { ...news.counts, rung: 21, new: 1, back: 2 }
  expect(describeRest({ ...news, counts }, 2)).toBe(
    'e mais 20 descidas de degrau, 1 novo nas suas buscas e 2 outras mudanças',
  )
})
