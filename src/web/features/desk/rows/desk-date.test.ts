import { describe, expect, it } from 'vitest'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { isNearDate } from './desk-date.ts'
import { buildFavoriteRow } from '../use-desk.ts'

const now = Date.parse('2026-11-23T12:00:00-03:00')
const dateOf = (property: object, written: object = {}) => {
  const { date } = buildFavoriteRow(
    favoriteOf({ ...listedProperty, ...property }, written),
    undefined,
    15,
    now,
  )
  return date && `${date.what}: ${date.day.replaceAll('\u00a0', ' ')}${isNearDate(date) ? ', perto' : ''}`
}
const none = { firstAuctionDate: null, secondAuctionDate: null }
const next = { date: '2026-12-01', what: 'Vistoria' }

describe('the date to look at first', () => {
  it.each([
    ['the first sale of the bank that is to come', {}, {}, '1º leilão: 3 dez., 10h'],
    ['nothing', none, {}, null],
    ['the own date when it is earlier', {}, { next }, 'Vistoria: 1 dez.'],
    [
      'the deposit',
      none,
      { deposit: { dueDate: '2026-11-25', amount: 100 } },
      'Sinal a pagar: 25 nov., perto',
    ],
    [
      'an own date that has passed',
      {},
      { next: { date: '2026-11-20', what: '' } },
      'Próximo passo: 20 nov., perto',
    ],
    ['no sale of what left the list', { gone: true }, {}, null],
    ['own dates of what left the list', { gone: true }, { next }, 'Vistoria: 1 dez.'],
  ])('is %s', (_name, property, written, expected) => {
    expect(dateOf(property, written)).toBe(expected)
  })
})
