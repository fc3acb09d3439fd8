import { expect, it } from 'vitest'
import {
  endOfSaleDate,
  formatSaleHour,
  formatSaleTime,
  isSaleDateToCome,
  listSaleDates,
  nameSaleDate,
} from './sale-dates.ts'

it('writes the hour of a sale where the bank states one, and never midnight for a day without one', () => {
  const shown = ['2026-07-13T13:00:00Z', '2026-07-13T13:30:00Z', '2026-07-13T03:00:00Z', 'quando der'].map(
    at => [formatSaleHour(at), formatSaleTime(at)],
  )
  expect(shown).toEqual([
    ['10h', '13 jul. 2026, 10h00'],
    ['10h30', '13 jul. 2026, 10h30'],
    [null, '13 jul. 2026'],
    [null, ''],
  ])
})

it('names a date by its sale, whichever of the two is known', () => {
  expect(nameSaleDate('leilao', 'second')).toBe('2º leilão')
  expect(nameSaleDate('venda-online', 'first')).toBe('Fim da venda')
  expect(nameSaleDate(null, 'first')).toBe('Data da venda')
})

it('lists the earlier date first, even where it is the second one', () => {
  const dates = listSaleDates('leilao', '2026-08-20T13:00:00Z', '2026-08-01T13:00:00Z')
  expect(dates.map(({ name }) => name)).toEqual(['2º leilão', '1º leilão'])
  expect(listSaleDates('licitacao', null, null)).toEqual([])
})

it.each([
  ['2026-07-13T00:00:00', '2026-07-12T23:59:59', true],
  ['2026-07-13T00:00:00', '2026-07-13T00:00:00', true],
  ['2026-07-13T00:00:00', '2026-07-13T23:59:59', true],
  ['2026-07-13T00:00:00', '2026-07-14T00:00:00', false],
  ['2026-07-13T10:00:00', '2026-07-13T09:59:59', true],
  ['2026-07-13T10:00:00', '2026-07-13T10:00:00', false],
  ['2026-07-13T00:00:01', '2026-07-13T09:00:00', false],
])('the date %s is still to come at %s: %s', (date, now, coming) => {
  const at = Date.parse(`${date}-03:00`)
  expect(isSaleDateToCome(at, Date.parse(`${now}-03:00`))).toBe(coming)
})

it('is over at the end of its day where no hour is known, else when it comes', () => {
  const over = (at: string) => new Date(endOfSaleDate(Date.parse(at))).toISOString()
  expect(over('2026-07-13T00:00:00-03:00')).toBe('2026-07-14T02:59:59.999Z')
  expect(over('2026-07-13T10:00:00-03:00')).toBe('2026-07-13T13:00:00.000Z')
})
