import { expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { inventPaidPrice } from './demonstration-sales.ts'

const today = toDayNumber('2026-11-01')
const flat = (id: number) => ({
  id: String(9_999_000_000_000 + id),
  address: 'RUA DAS ANDORINHAS, N. 720, Apto 302',
  neighborhood: 'CENTRO',
  category: 'apartamento' as const,
  evaluation: 200_000_00,
  privateArea: 60,
})
const flats = Array.from({ length: 400 }, (_, id) => flat(id))

it('of some flats of the demonstration neighbours’ sales are invented, and most of those can be estimated', () => {
  const answers = flats.map(each => inventPaidPrice(each, today))
  const withSales = answers.filter(({ silent }) => silent !== 'city')
  expect(withSales.length).toBeGreaterThan(25)
  expect(withSales.length).toBeLessThan(80)
  const estimated = withSales.flatMap(answer => (answer.silent === null ? [answer] : []))
  expect(estimated.length / withSales.length).toBeGreaterThan(0.9)
  for (const { estimate, low, high, sales } of estimated) {
    expect(estimate / 200_000_00).toBeGreaterThan(0.75)
    expect(estimate / 200_000_00).toBeLessThan(1.35)
    expect(low).toBeLessThan(estimate)
    expect(high).toBeGreaterThan(estimate)
    // On whatever day one looks at it, they are of the two years before.
    for (const { day, unit, value, area } of sales) {
      expect(today - day).toBeGreaterThanOrEqual(20)
      expect(today - day).toBeLessThan(730)
      expect(unit).toMatch(/^(?:[12]0[1-4]|30[134]|302A)$/)
      // Thousands of reais, as a sale of 200,000 for 60 m² would be.
      expect(value / area / (200_000_00 / 60)).toBeGreaterThan(0.78)
      expect(value / area / (200_000_00 / 60)).toBeLessThan(1.3)
    }
  }
})

it('the same flat has the same sales all month, and as old ones in another', () => {
  const later = toDayNumber('2027-12-01')
  for (const each of flats.slice(0, 60)) {
    const [one, again, other] = [today, today + 29, later].map(day => inventPaidPrice(each, day))
    expect(again).toEqual(one)
    expect(other?.sales.map(({ day }) => later - day)).toEqual(one?.sales.map(({ day }) => today - day))
  }
})

it.each([
  ['a house', { category: 'casa' as const }],
  ['a flat without appraisal', { evaluation: null }],
  ['a flat without private area', { privateArea: null }],
  ['a flat without number', { address: 'RUA DAS ANDORINHAS, N. SN' }],
])('of %s nothing is invented', (_, changes) => {
  for (const each of flats.slice(0, 60))
    expect(inventPaidPrice({ ...each, ...changes }, today)).toMatchObject({ silent: 'city', sales: [] })
})
