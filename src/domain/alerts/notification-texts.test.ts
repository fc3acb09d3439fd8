import { describe, expect, it } from 'vitest'
import {
  type UpcomingAuction,
  describeAuctionReminder,
  describeTimeInBrasilia,
} from './auction-notification.ts'
import {
  type FavoriteChangeEntry,
  detectFavoriteNews,
  describeFavoriteNotification,
  describeRemainingFavorites,
  rankFavoriteNews,
} from './favorite-notification.ts'
import { describePlanNotification, type PlanStage } from './plan-notification.ts'
import { describeSearchNotification, type ListingSummary } from './search-notification.ts'

/** Replaces the no-break spaces in sums of money. */
const plain = <Words extends { description: string }>(words: Words) => ({
  ...words,
  description: words.description.replaceAll('\u00a0', ' '),
})
const house: ListingSummary = {
  propertyType: 'Casa',
  description: 'Casa, 80.00 de área privativa.',
  neighborhood: 'CENTRO',
  city: 'CAMPINAS',
  state: 'SP',
}
const shown = new Map(['1', '2', '3', '4'].map(id => [id, house]))
const named = (id: string, discount: number | null = null, paidDiscount: number | null = null) => ({
  id,
  kind: 'new' as const,
  price: 120_000_00,
  discount,
  paidDiscount,
})
const listDate = '2026-06-22'

describe('the notification of a saved search', () => {
  it.each([
    [{ new: 1, back: 0, changed: 0, listed: 0 }, '1 imóvel novo em “Casas”', ''],
    [{ new: 3, back: 0, changed: 0, listed: 0 }, '3 imóveis novos em “Casas”', ''],
    [{ new: 31_438, back: 0, changed: 0, listed: 0 }, '31.438 imóveis novos em “Casas”', ''],
    [{ new: 0, back: 1, changed: 0, listed: 0 }, '1 novidade em “Casas”', '1 de volta à lista: '],
    [{ new: 0, back: 0, changed: 1, listed: 0 }, '1 novidade em “Casas”', '1 que passou a atender à busca: '],
    [
      { new: 1, back: 0, changed: 2, listed: 0 },
      '3 novidades em “Casas”',
      '1 novo e 2 que passaram a atender à busca: ',
    ],
    [
      { new: 2, back: 3, changed: 1, listed: 0 },
      '6 novidades em “Casas”',
      '2 novos, 3 de volta à lista e 1 que passou a atender à busca: ',
    ],
    [
      { new: 0, back: 0, changed: 0, listed: 576 },
      '576 imóveis em “Casas”',
      'É a primeira lista lida do estado: não se sabe o que é novo. ',
    ],
    [
      { new: 2, back: 0, changed: 0, listed: 40 },
      '42 novidades em “Casas”',
      '2 novos e 40 na primeira lista lida do estado: ',
    ],
  ])('about %j is “%s”', (counts, title, beginning) => {
    const words = plain(
      describeSearchNotification('Casas', { counts, best: [named('1')], numbers: {} }, shown, listDate),
    )
    expect(words.title).toBe(title)
    expect(words.description.startsWith(`${beginning}Casa · Centro, Campinas, SP, por R$ 120.000`)).toBe(true)
  })

  it.each([
    [1, [named('1', 40.5)], 'Casa · Centro, Campinas, SP, por R$ 120.000 (41% abaixo da avaliação).'],
    [
      2,
      [named('1', 40.5, 42.4), named('2', 40.5, -8)],
      'Casa · Centro, Campinas, SP, por R$ 120.000 (42% abaixo do que se pagou no prédio); Casa · Centro, Campinas, SP, por R$ 120.000 (8% acima do que se pagou no prédio).',
    ],
    [
      2,
      [named('1', 0.5), named('2', -3)],
      'Casa · Centro, Campinas, SP, por R$ 120.000; Casa · Centro, Campinas, SP, por R$ 120.000.',
    ],
    [
      1_204,
      ['1', '2', '3', '4'].map(id => named(id)),
      `${'Casa · Centro, Campinas, SP, por R$ 120.000; '.repeat(3)}e mais 1.201.`,
    ],
  ])('about %i listings gives place and price of three', (total, best, description) => {
    const counts = { new: total, back: 0, changed: 0, listed: 0 }
    expect(
      plain(describeSearchNotification('Casas', { counts, best, numbers: {} }, shown, listDate)).description,
    ).toBe(`${description} Lista de 22 jun. 2026.`)
  })
})

const before = {
  listDate: '2026-06-19',
  price: 150_000_00,
  evaluation: 200_000_00,
  modality: 'leilao',
} as const
const entry = (changes: Partial<FavoriteChangeEntry> = {}): FavoriteChangeEntry => ({
  ...before,
  kind: 'changed',
  listDate,
  before,
  doubtful: null,
  byPage: false,
  stillGone: false,
  ladderHolds: true,
  paidEstimate: null,
  ...changes,
})

describe('the notification of a favorite', () => {
  const cheaper = entry({ price: 140_000_00 })
  const sold = entry({ modality: 'venda-online' })
  it.each<[string, FavoriteChangeEntry, string | null, string, string]>([
    [
      'a lower price',
      cheaper,
      'cheaper',
      'Baixou de preço',
      'Baixou de R$ 150.000 para R$ 140.000 (7% a menos).',
    ],
    [
      'a lower price by another modality',
      { ...cheaper, modality: 'venda-online' },
      'cheaper',
      'Baixou de preço',
      'Baixou de R$ 150.000 para R$ 140.000 (7% a menos). Agora em venda online.',
    ],
    [
      'a higher price',
      entry({ price: 160_000_00 }),
      'raised',
      'Subiu de preço',
      'Subiu de R$ 150.000 para R$ 160.000.',
    ],
    ['another modality', sold, 'modality', 'Agora em venda online', 'Agora em venda online, por R$ 150.000.'],
    [
      'another modality and a higher price',
      { ...sold, price: 160_000_00 },
      'modality',
      'Agora em venda online',
      'Agora em venda online, por R$ 160.000; antes, R$ 150.000.',
    ],
    [
      'leaving the list',
      entry({ kind: 'gone' }),
      'gone',
      'Saiu da lista',
      'Saiu da lista da Caixa, que não diz por quê. O último preço era R$ 150.000.',
    ],
    [
      'coming back',
      entry({ kind: 'back' }),
      'back',
      'Voltou à lista',
      'Voltou à lista da Caixa, por R$ 150.000.',
    ],
    [
      'coming back at another price',
      { ...cheaper, kind: 'back' },
      'back',
      'Voltou à lista',
      'Voltou à lista da Caixa, por R$ 140.000; antes, R$ 150.000.',
    ],
  ])('%s', (_, change, news, title, description) => {
    expect(detectFavoriteNews(change)?.news ?? null).toBe(news)
    const words = rankFavoriteNews([{ ...change, id: '1' }]).map(news =>
      plain(describeFavoriteNotification(news, house)),
    )
    expect(words).toEqual([
      {
        title: `${title}: Casa · Centro, Campinas, SP`,
        description: `${description} Lista de 22 jun. 2026.`,
      },
    ])
  })

  it.each([
    [
      { ...cheaper, paidEstimate: 200_000_00 },
      '(7% a menos). Está 30% abaixo do que se pagou no prédio. Lista',
    ],
    [entry({ kind: 'back', paidEstimate: 120_000_00 }), '. Está 25% acima do que se pagou no prédio. Lista'],
    [entry({ kind: 'gone', paidEstimate: 120_000_00 }), 'O último preço era R$ 150.000. Lista'],
    [
      { ...cheaper, kind: 'back' as const, doubtful: 1, paidEstimate: 1 },
      'a lista diz R$ 0,01; antes, R$ 150.000. Lista',
    ],
  ])('compares a price that one may act on with what was paid in the building', (change, words) => {
    const [news] = rankFavoriteNews([{ ...change, id: '1' }])
    expect(news && plain(describeFavoriteNotification(news, house)).description).toContain(words)
  })

  it.each([
    [
      'gone',
      'Saiu do site da Caixa',
      'A página da Caixa diz que não está mais à venda, e não diz por quê. O último preço era R$ 150.000. Página da Caixa de 22 jun. 2026.',
    ],
    [
      'back',
      'Continua à venda',
      'O site da Caixa disse por engano que tinha saído: a lista mais nova o traz, por R$ 150.000. Página da Caixa de 22 jun. 2026.',
    ],
  ] as const)('%s by the page of the bank names the page, and no list', (kind, title, description) => {
    const [news] = rankFavoriteNews([{ ...entry({ kind, byPage: true }), id: '1' }])
    expect(news && plain(describeFavoriteNotification(news, house))).toEqual({
      title: `${title}: Casa · Centro, Campinas, SP`,
      description,
    })
  })

  it.each([
    ['nothing that matters', entry()],
    ['a modality that is not known any more', entry({ modality: null })],
    ['a change of what is not known', entry({ before: null })],
    ['its first list', entry({ kind: 'new', before: null })],
  ])('is not written for %s', (_, change) => {
    expect(detectFavoriteNews(change)).toBeNull()
  })

  it('comes in the order: largest price fall, back, gone, other modality', () => {
    const entries = [
      { ...sold, id: '1' },
      { ...entry({ kind: 'gone' as const }), id: '2' },
      { ...cheaper, id: '3' },
      { ...entry({ price: 90_000_00 }), id: '4' },
      { ...entry({ kind: 'back' as const }), id: '5' },
      { ...entry(), id: '6' },
    ]
    expect(rankFavoriteNews(entries).map(({ id }) => id)).toEqual(['4', '3', '5', '2', '1'])
  })

  it.each([
    [1, 'Mais 1 favorito mudou'],
    [1_200, 'Mais 1.200 favoritos mudaram'],
  ])('summarizes %i more', (total, title) => {
    expect(describeRemainingFavorites(total, listDate).title).toBe(title)
  })
})

const at = (text: string): number => Date.parse(`${text}-03:00`)
const ten = at('2026-01-12T10:00:00')

describe('the time until a date', () => {
  const presence = { gone: false, listDate: '2026-01-09', unseenSince: null }

  it.each([
    ['2026-01-12T10:00:00', 'em 12/01 às 10h00 (Brasília)'],
    ['2026-01-11T23:59:59', 'em 11/01 às 23h59 (Brasília)'],
    ['2026-01-12T00:00:00', 'em 12/01'],
    ['2026-12-31T21:30:00', 'em 31/12 às 21h30 (Brasília)'],
  ])('%s: %s', (instant, when) => {
    expect(describeTimeInBrasilia(at(instant))).toBe(when)
  })

  it.each<[UpcomingAuction['modality'], UpcomingAuction['which'], string, string]>([
    ['leilao', 'first', '1º leilão', 'Começa'],
    ['leilao', 'second', '2º leilão', 'Começa'],
    [null, 'first', 'Data da venda', 'Começa'],
    ['licitacao', 'first', 'Abertura das propostas', 'As propostas são abertas'],
    ['venda-online', 'first', 'Fim da venda', 'A venda termina'],
  ])('an auction by %s (%s) is called its %s', (modality, which, name, happens) => {
    expect(describeAuctionReminder({ modality, which, at: ten, presence }, house, ten - 3_600_000)).toEqual({
      title: `${name} em 12/01 às 10h00 (Brasília): Casa · Centro, Campinas, SP`,
      description: `${happens} em 12 jan. 2026, 10h00 (horário de Brasília). Confira a data no edital antes de dar um lance. Visto na lista de 9\u00a0jan.\u00a02026.`,
    })
  })

  it.each([
    ['2026-01-11T09:00:00', 'amanhã, 12/01'],
    ['2026-01-11T23:30:00', 'amanhã, 12/01'],
    ['2026-01-12T09:00:00', 'hoje, 12/01'],
  ])('a reminder at %s of an auction without an hour says %s, and no hour', (now, when) => {
    const auction = { modality: 'leilao', which: 'first', at: at('2026-01-12T00:00:00'), presence } as const
    expect(describeAuctionReminder(auction, house, at(now))).toEqual({
      title: `1º leilão ${when}: Casa · Centro, Campinas, SP`,
      description:
        'Começa em 12 jan. 2026; a Caixa não diz a hora. Confira a data no edital antes de dar um lance. Visto na lista de 9\u00a0jan.\u00a02026.',
    })
  })

  it.each<[PlanStage, string, string]>([
    ['7d', 'Seu acesso termina em 12/01 às 10h00 (Brasília)', 'vale até 12 jan. 2026'],
    ['1d', 'Seu acesso termina em 12/01 às 10h00 (Brasília)', 'vale até 12 jan. 2026'],
    ['ended', 'Seu acesso terminou', 'valia até 12 jan. 2026'],
  ])('the end of a plan (%s) is announced', (stage, title, said) => {
    const words = describePlanNotification(stage, ten)
    expect(words.title).toBe(title)
    expect(words.description).toContain(said)
  })
})
