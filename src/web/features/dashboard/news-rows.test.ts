import { describe, expect, it } from 'vitest'
import type { ListingEvent } from '#contract/notification-schemas.ts'
import { type JudgedFor, judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { fakedEvent, fakedEventOf, fakedNews } from '#test/support/faked-news.ts'
import { buildNewsRows, describeRest } from './news-rows.ts'

const today = '2026-07-20'
const search = { kind: 'search', id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d', name: 'Entorno do DF' } as const
const found = { priceBefore: null, reason: search }
const flat = fakedEvent('rung').property
/** The flat at the price of the event, with an appraisal. */
const priced = (more: Partial<ListingEvent['property']> = {}) => ({
  property: {
    ...flat,
    modality: 'venda-online' as const,
    price: 74_900,
    evaluationValue: 150_000,
    discount: 50,
    ...more,
  },
})
/** The return as every screen writes it. */
const roiAt = (property: ListingEvent['property'], judgedFor = judgedForAnybody): string =>
  formatNetRoi(judgeReturn(property, judgedFor).returnRange!.base)
const { property: cheap } = priced()
const dear = roiAt({ ...cheap, price: 92_400 })

describe('a row of the news', () => {
  it.each<[ListingEvent, string, string, string]>([
    [
      fakedEvent('rung', priced({ evaluationValue: null, nextPrice: 72_900 })),
      'de R$ 92.400 para R$ 74.900; próximo preço R$ 72.900',
      'Desceu um degrau',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('rung', { ...priced(), rungs: 3 }),
      `de R$ 92.400 para R$ 74.900, o ROI foi de ${dear} a ${roiAt(cheap)}`,
      'Desceu 3 degraus',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('modality', { ...priced(), modalityBefore: 'licitacao' }),
      `agora em Venda Online por R$ 74.900, ROI ${roiAt(cheap)}`,
      'Outra modalidade',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('rung', priced({ discount: 85 })),
      'de R$ 92.400 para R$ 74.900, fora do comum: leia a página da Caixa antes de contar com o ROI',
      'Desceu um degrau',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('modality', priced({ modality: 'licitacao', evaluationValue: null, nextPrice: 74_900 })),
      'agora em Licitação Aberta por R$ 74.900; depois, o mesmo preço em Venda Online, sem os 5%',
      'Outra modalidade',
      'favorito · 18 jul.',
    ],
    [
      fakedEvent('rung', priced({ price: 70_000, nextPrice: 68_000 })),
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
      fakedEvent('gone', { priceBefore: null, property: { ...flat, gone: true, listDate: '2026-07-18' } }),
      'por venda ou retirada, a lista não diz qual; o último preço foi R$ 74.900',
      'Saiu da lista',
      'favorito',
    ],
    [
      fakedEvent('cheaper', { property: { ...flat, unseenSince: '2026-07-18' } }),
      'de R$ 92.400 para R$ 74.900',
      'Baixou 19%',
      'favorito',
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
      fakedEvent('new', { ...found, ...priced({ nextPrice: 72_900 }) }),
      `R$ 74.900, ROI ${roiAt(cheap)}`,
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
    const [row] = buildNewsRows(fakedNews([event]), today, () => judgedForAnybody)
    if (!row) throw new Error('no row')
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(row.before + row.price + row.after)).toBe(words)
    expect([row.label.words, plain(row.reason)]).toEqual([label, reason])
    expect(row.title).toBe('Apartamento · Jardim Europa, Anápolis'.replace('Jardim Europa', 'Centro'))
  })

  it('says the return by the account’s own answers, and that it is the account’s', () => {
    const own: JudgedFor = {
      ...judgedForAnybody,
      answers: { debts: { value: { condominium: 20_000, taxes: null }, day: '2026-07-01' } },
    }
    const [row] = buildNewsRows(fakedNews([fakedEvent('rung', priced())]), today, () => own)
    expect(row?.after).toBe(
      `, o ROI foi de ${roiAt({ ...cheap, price: 92_400 }, own)} a ${roiAt(cheap, own)} (sua conta)`,
    )
    expect(roiAt(cheap, own)).not.toBe(roiAt(cheap))
  })

  it('writes the return of today as the card of the property does, beside one under one percent', () => {
    const { property: fair } = priced({ evaluationValue: 160_000 })
    const under = [...Array(600).keys()]
      .map(step => 74_900 + step * 100)
      .find(price => roiAt({ ...fair, price }).startsWith('0,'))
    const [row] = buildNewsRows(
      fakedNews([fakedEvent('rung', { property: fair, priceBefore: under! })]),
      today,
      () => judgedForAnybody,
    )
    expect(row?.after).toBe(`, o ROI foi de ${roiAt({ ...fair, price: under! })} a ${roiAt(fair)}`)
  })

  it('shows a resident buyer no return', () => {
    const [row] = buildNewsRows(fakedNews([fakedEvent('rung', priced())]), today, () => null)
    expect(row?.after).not.toContain('ROI')
    expect(row?.label.words).not.toBe('')
  })

  it('comes in the order of the events', () => {
    const events = [fakedEventOf('3', 'gone'), fakedEventOf('1', 'rung'), fakedEventOf('2', 'new', found)]
    expect(
      buildNewsRows(fakedNews(events), today, () => judgedForAnybody).map(row => row.property.id),
    ).toEqual(['3', '1', '2'])
  })
})

it('what the rows do not show is counted by kind', () => {
  const news = fakedNews([fakedEvent('rung'), fakedEventOf('2', 'auction')])
  expect(describeRest(news, 2)).toBe('')
  expect(describeRest(news, 1)).toBe('e mais 1 outra mudança')
  const counts = { ...news.counts, rung: 21, new: 1, back: 2, returned: 4 }
  expect(describeRest({ ...news, counts }, 2)).toBe(
    'e mais 20 descidas de degrau, 1 novo nas suas buscas, 4 de volta nas suas buscas e 2 outras mudanças',
  )
})
