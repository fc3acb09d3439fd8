import { describe, expect, it } from 'vitest'
import type { Modality } from '#domain/property/listing.ts'
import { describeUrgency } from './auction-urgency.ts'

const now = Date.parse('2026-03-10T22:30:00-03:00')

const badge = (auctionDate: string | null, modality: Modality | null = 'leilao', gone = false) =>
  describeUrgency({ auctionDate, modality, gone }, now)

describe('the urgency badge', () => {
  it.each([
    ['2026-03-10T23:00:00-03:00', 'Leilão Hoje', 'urgent-3'],
    ['2026-03-10T10:00:00-03:00', 'Leilão Hoje', 'urgent-3'],
    ['2026-03-11T00:10:00-03:00', 'Leilão Amanhã', 'urgent-3'],
    ['2026-03-13T10:00:00-03:00', 'Leilão em 3 dias', 'urgent-3'],
    ['2026-03-14T10:00:00-03:00', 'Leilão em 4 dias', 'urgent-7'],
    ['2026-03-17T10:00:00-03:00', 'Leilão em 7 dias', 'urgent-7'],
    ['2026-03-18T10:00:00-03:00', 'Leilão em 8 dias', 'urgent-15'],
    ['2026-03-25T10:00:00-03:00', 'Leilão em 15 dias', 'urgent-15'],
  ])('%s reads %s', (date, words, tone) => {
    const shown = badge(date)
    expect([`${shown?.lead}${shown?.label}`, shown?.tone]).toEqual([words, tone])
  })

  it.each([
    ['licitacao', 'Abertura em 5 dias'],
    ['venda-online', 'Encerra em 5 dias'],
    ['venda-direta', 'Encerra em 5 dias'],
    [null, 'Leilão em 5 dias'],
  ] as const)('of a %s reads %s', (modality, words) => {
    const shown = badge('2026-03-15T10:00:00-03:00', modality)
    expect(`${shown?.lead}${shown?.label}`).toBe(words)
  })

  it.each([[null], ['2026-03-26T00:00:00-03:00'], ['2026-03-09T23:59:00-03:00'], ['amanhã']])(
    'is absent for %s',
    date => {
      expect(badge(date)).toBeNull()
    },
  )

  it('is absent from a listing that has left the list', () => {
    expect(badge('2026-03-13T10:00:00-03:00', 'leilao', true)).toBeNull()
  })
})
