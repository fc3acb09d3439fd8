import { expect, it } from 'vitest'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { buildFavoriteRow } from '../use-desk.ts'
import type { DeskColumnKey } from './desk-columns.ts'
import { sortRows } from './sort-rows.ts'

const now = Date.parse('2026-11-23T12:00:00-03:00')
const client = '00000000-0000-4000-8000-000000000001'
const context = { clients: new Map([[client, 'Família Andrade']]), demonstration: false, homeOf: null }
const rowOf = (...[id, property, written]: [string, object?, object?]) =>
  buildFavoriteRow(favoriteOf({ ...listedProperty, id, ...property }, written), undefined, 15, now)

const rows = [
  rowOf('1', { price: 90_000, discount: null, city: 'CAMPINAS' }, { stage: 'lance' }),
  rowOf('2', { price: 50_000, discount: 40, city: 'ANAPOLIS' }, { clients: { [client]: true } }),
  rowOf('3', { price: 10_000, discount: 80, gone: true }, { stage: 'visitado' }),
  rowOf('4', { price: 70_000, discount: 20, city: 'AGUAI' }, { next: { date: '2026-11-25', what: '' } }),
]
const order = (by: DeskColumnKey, down: boolean) => sortRows(rows, { by, down }, context).map(({ id }) => id)

it.each([
  ['price', false, '2 4 1 3'],
  ['price', true, '1 4 2 3'],
  ['discount', true, '2 4 1 3'],
  ['discount', false, '4 2 1 3'],
  ['city', false, '4 2 1 3'],
  ['client', false, '2 1 4 3'],
  ['stage', true, '1 2 4 3'],
  ['date', false, '4 1 2 3'],
  ['stairs', true, '1 2 3 4'],
] as const)(
  'by %s, highest first: %s, the rows stand as %s: unknown ones late, gone ones last',
  (by, down, expected) => {
    expect(order(by, down).join(' ')).toBe(expected)
  },
)
