import { expect, it } from 'vitest'
import type { Property } from '#contract/property-schemas.ts'
import type { FavoriteLadder } from '#contract/saved-schemas.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listingPaid } from '#test/support/paid-answers.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { writeDeskCsv } from './desk-table-view.tsx'
import { buildFavoriteRow } from './use-desk.ts'
import type { DeskColumnKey } from './table/desk-columns.ts'

it('the file has the shown columns, the number and the page, and nothing that a spreadsheet would run', () => {
  const row = buildFavoriteRow(
    favoriteOf(listedProperty, { stage: 'visitado', notes: '=1+1' }),
    undefined,
    15,
    Date.parse('2026-11-23T12:00:00-03:00'),
  )
  const text = writeDeskCsv(
    [row],
    ['stage', 'price', 'next', 'notes'],
    { clients: new Map(), demonstration: false, homeOf: null },
    'https://exemplo.com.br',
  )
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Imóvel;Etapa;Preço, R$;Próximo preço, R$;Lista de;Anotações;Na lista?;Fora da lista desde;A confirmar;De onde;Número;Página',
    `Apto Jardim Europa;Visitado;74900,00;;2026-11-18;'=1+1;sim;;;Caixa;8444406898953;https://exemplo.com.br${row.path}`,
  ])
})

it('the ends of a return are text that stays as the screen writes it', () => {
  const row = buildFavoriteRow(
    favoriteOf(listedProperty),
    undefined,
    15,
    Date.parse('2026-11-23T12:00:00-03:00'),
  )
  const rows = [
    { ...row, range: { low: -37, base: -25, high: -16 } },
    { ...row, range: { low: -0.41, base: 5, high: 12.374 } },
  ]
  const text = writeDeskCsv(rows, ['range'], { clients: new Map(), demonstration: false, homeOf: null }, '')
  expect(text).toContain(';de −37 a −16%;')
  expect(text).toContain(';de −0,41 a 12,37%;')
})

const now = Date.parse('2026-11-23T12:00:00-03:00')
const context = { clients: new Map<string, string>(), demonstration: false, homeOf: null }
/** The cells of a favorite's row by the names of their columns. */
function cellsOf(
  property: Property,
  shown: readonly DeskColumnKey[],
  earlier: FavoriteLadder['earlier'] = [],
) {
  const ladder: FavoriteLadder = { id: property.id, earlier, ladder: null }
  const row = buildFavoriteRow(favoriteOf(property), ladder, 15, now)
  const [head, cells] = writeDeskCsv([row], shown, context, '')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(';'))
  return Object.fromEntries(head!.map((name, at) => [name, cells![at]]))
}

it('money has two decimals in every column, whatever its centavos', () => {
  const cells = cellsOf(
    { ...listedProperty, price: 174_370.9, evaluationValue: 310_000.5, nextPrice: 170_011 },
    ['price', 'next', 'maxBid', 'evaluation', 'stairs'],
  )
  expect(cells).toMatchObject({
    'Preço, R$': '174370,90',
    'Próximo preço, R$': '170011,00',
    'Avaliação da Caixa, R$': '310000,50',
    'Lance máximo, R$': expect.stringMatching(/^\d+,\d\d$/),
    'Escada do preço': '174.370,90 > próximo 170.011,00',
  })
})

it('the stairs of a price begin with what it was, and have the price of today alone where nothing else is known', () => {
  const stairsOf = (...earlier: FavoriteLadder['earlier']) =>
    cellsOf({ ...listedProperty, price: 74_900 }, ['stairs'], earlier)['Escada do preço']
  expect(stairsOf()).toBe('74.900,00')
  expect(
    stairsOf(
      { at: '2026-05-02', price: 120_000, auction: true },
      { at: '2026-06-02', price: 82_450.5, auction: false },
    ),
  ).toBe('leilão 120.000,00 > 82.450,50 > 74.900,00')
})

it.each([
  ['listed', {}, '2026-11-18', 'sim', ''],
  ['gone', { gone: true, listed: 'gone' }, '', 'não', '2026-11-18'],
  [
    'gone from the site',
    { gone: true, listed: 'gone', siteGoneAt: '2026-11-20T02:00:00Z' },
    '',
    'não',
    '2026-11-19',
  ],
] as const)('the list of one that is %s is one that has it', (_, changes, list, isListed, since) => {
  expect(cellsOf({ ...listedProperty, ...changes }, [])).toMatchObject({
    'Lista de': list,
    'Na lista?': isListed,
    'Fora da lista desde': since,
  })
})

it.each([
  ['known', { paid: listingPaid, paidDiscount: 42.42 }, '169000,00', '42,42'],
  ['known of one that is gone', { paid: listingPaid, paidDiscount: 42.42, gone: true }, '169000,00', ''],
  ['below the price', { paid: listingPaid, paidDiscount: -8.5 }, '169000,00', '-8,5'],
  ['not known', {}, '', ''],
] as const)('what was paid in the building is %s', (_, changes, paid, discount) => {
  expect(cellsOf({ ...listedProperty, ...changes }, ['paid', 'paidDiscount'])).toMatchObject({
    'Pago no prédio, R$': paid,
    'Abaixo do que se pagou no prédio, %': discount,
  })
})
