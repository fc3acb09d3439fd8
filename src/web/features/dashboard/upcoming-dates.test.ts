import { describe, expect, it } from 'vitest'
import type { Property } from '#contract/property-schemas.ts'
import type { FavoriteLadder } from '#contract/saved-schemas.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { buildFavoritePriceRows } from '../favorites/favorite-price-rows.ts'
import { describeUndated, listUpcomingDates } from './upcoming-dates.ts'

const now = Date.parse('2026-11-30T12:00:00-03:00')
const today = '2026-11-30'
const property = (id: string, change: Partial<Property> = {}): Property => ({
  ...listedProperty,
  id,
  modality: 'venda-online',
  auctionDate: null,
  firstAuctionDate: null,
  secondAuctionDate: null,
  nextPrice: 73_000,
  ...change,
})
const ladder = (id: string, kind: 'cut' | 'same', windows: [string, string][]): FavoriteLadder => ({
  id,
  ladder: {
    ...richProperty.ladder!,
    silence: null,
    next: {
      kind,
      price: kind === 'cut' ? 73_000 : 74_900,
      share: null,
      windows: windows.map(([from, to]) => ({ from, to })),
    },
    later: [71_000, 69_000],
  },
  earlier: [
    { at: '2026-01-08', price: 120_000, auction: true },
    { at: '2026-10-01', price: 80_000, auction: false },
  ],
})
const build = (properties: Property[], ladders: FavoriteLadder[] | null) =>
  buildFavoritePriceRows(
    properties.map(each => favoriteOf(each)),
    ladders,
    15,
    today,
  )

describe('the rows of the favorites', () => {
  it('come with the nearest next price first; a silent ladder comes last and the gone are left out', () => {
    const rows = build(
      [
        property('1', { nextPrice: null }),
        property('2', { gone: true }),
        property('3'),
        property('4'),
        property('5'),
      ],
      [
        ladder('3', 'cut', []),
        ladder('4', 'cut', [['2026-12-20', '2026-12-28']]),
        ladder('5', 'cut', [
          ['2026-12-04', '2026-12-09'],
          ['2026-12-24', '2027-01-02'],
        ]),
      ],
    )
    expect(rows.map(({ favorite }) => favorite.property_id)).toEqual(['5', '4', '3', '1'])
    expect(rows.map(({ windows }) => windows.map(window => window.replaceAll('\u00a0', ' ')))).toEqual([
      ['4 a 9 dez.', '24 dez. a 2 jan. 2027'],
      ['20 a 28 dez.'],
      [],
      [],
    ])
    const [first, , , silent] = rows
    expect(first?.steps.map(({ kind, price }) => [kind, price])).toEqual([
      ['auction', 120_000],
      ['past', 80_000],
      ['now', 74_900],
      ['next', 73_000],
      ['later', 71_000],
      ['later', 69_000],
    ])
    expect(silent?.next).toBeNull()
    expect(silent?.steps.map(({ kind }) => kind)).toEqual(['now'])
  })

  it('have the return at the next price; a licitação comes back at the same price without the commission', () => {
    const licitacao = property('2', { modality: 'licitacao', nextPrice: 74_900 })
    const rows = build([property('1'), licitacao], [ladder('1', 'cut', []), ladder('2', 'same', [])])
    const [cut, same] = ['1', '2'].map(id => rows.find(({ favorite }) => favorite.property_id === id))
    expect(cut?.next).toMatchObject({ kind: 'cut', price: 73_000 })
    expect(cut!.next!.roi!).toBeGreaterThan(cut!.returnRange!.base)
    expect(same?.next).toMatchObject({ kind: 'same', price: 74_900 })
    expect(same!.next!.roi!).toBeGreaterThan(same!.returnRange!.base)
  })

  it('say the prices that the properties have while the ladders are not available', () => {
    const [row] = build([property('1')], null)
    expect(row).toMatchObject({ next: { kind: 'cut', price: 73_000 }, windows: [] })
  })
})

it('a ladder that was read before the price moved says no days', () => {
  const [row] = build(
    [property('1', { nextPrice: 71_000 })],
    [ladder('1', 'cut', [['2026-12-20', '2026-12-28']])],
  )
  expect(row).toMatchObject({ next: { price: 71_000 }, windows: [], from: null })
})

it('a discount that nothing explains leaves the returns out', () => {
  const [row] = build([property('1', { discount: 85, pageRead: false })], null)
  expect(row).toMatchObject({ unexplained: true, next: { roi: null } })
  expect(row?.steps.map(({ roi }) => roi)).toEqual([null, null])
})

describe('the next dates', () => {
  const auctions = property('9', {
    modality: 'leilao',
    nextPrice: null,
    firstAuctionDate: '2026-11-20T10:00:00-03:00',
    secondAuctionDate: '2026-12-03T10:30:00-03:00',
  })
  const rows = build([property('1'), auctions], [ladder('1', 'cut', [['2026-11-28', '2026-12-02']])])

  it('are the auctions still to come and the windows of the next price, the nearest first', () => {
    const dates = listUpcomingDates(rows, now).map(({ propertyId, day, detail, title, near }) =>
      [propertyId, day, detail, title, near].map(each => String(each).replaceAll('\u00a0', ' ')),
    )
    expect(dates).toEqual([
      ['1', '30 nov. a 2 dez.', '', 'Próximo preço, R$ 73.000', 'false'],
      ['9', '3 dez.', 'qui., 10h30', '2º leilão', 'true'],
    ])
  })

  it('write no hour where the bank states none', () => {
    const sale = property('8', { nextPrice: null, firstAuctionDate: '2026-12-03T00:00:00-03:00' })
    expect(listUpcomingDates(build([sale], null), now)).toMatchObject([
      { title: 'Fim da venda', detail: 'qui.' },
    ])
  })

  it.each([
    [[], 'O seu favorito não tem data.', ['1']],
    [['1'], '', ['1']],
    [['1'], 'De 3 favoritos, 2 não têm data, 1 por ter saído da lista.', ['1', '2', 'gone']],
    [['1'], 'De 2 favoritos, 1 não tem data: saiu da lista.', ['1', 'gone']],
  ])('of %j leave the sentence “%s”', (dated, words, ids) => {
    const favorites = ids.map(id => favoriteOf(property(id, { gone: id === 'gone' })))
    const [date] = listUpcomingDates(rows, now)
    const dates = dated.map(propertyId => ({ ...date!, propertyId }))
    expect(describeUndated(favorites, dates)).toBe(words)
  })
})
