import { describe, expect, it } from 'vitest'
import { urgency } from './urgency.ts'

const now = Date.parse('2026-03-10T22:30:00-03:00')

describe('the urgency badge', () => {
  it.each([
    ['2026-03-10T23:00:00-03:00', 'Hoje', 'urgent-3'],
    ['2026-03-10T10:00:00-03:00', 'Hoje', 'urgent-3'],
    ['2026-03-11T00:10:00-03:00', 'Amanhã', 'urgent-3'],
    ['2026-03-13T10:00:00-03:00', 'Leilão em 3 dias', 'urgent-3'],
    ['2026-03-14T10:00:00-03:00', 'Leilão em 4 dias', 'urgent-7'],
    ['2026-03-17T10:00:00-03:00', 'Leilão em 7 dias', 'urgent-7'],
    ['2026-03-18T10:00:00-03:00', 'Leilão em 8 dias', 'urgent-15'],
    ['2026-03-25T10:00:00-03:00', 'Leilão em 15 dias', 'urgent-15'],
  ])('%s reads %s', (date, label, tone) => {
    const badge = urgency(date, now)
    expect([`${badge?.lead}${badge?.label}`, badge?.tone]).toEqual([label, tone])
  })

  it.each([[null], ['2026-03-26T00:00:00-03:00'], ['2026-03-09T23:59:00-03:00'], ['amanhã']])(
    'is absent for %s',
    date => {
      expect(urgency(date, now)).toBeNull()
    },
  )
})
