import { expect, it } from 'vitest'
import { formatSaleHour, formatSaleTime, listSaleDates, nameSaleDate } from './sale-dates.ts'

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
