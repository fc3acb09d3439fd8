import { describe, expect, it } from 'vitest'
import { toHomeOffer } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { assessHomeFit } from '#domain/home-purchase/home-fit.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { goianiaFamily } from '#test/support/home-purchases.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { computeHomeBid, describeHomeBid, describeHomeBidBasis } from './bid-calculator.tsx'

const place = { uf: null, city: '', withinKm: null }
const question: HomeQuestion = { family: goianiaFamily, assumptions: defaultHomeAssumptions, place }
const property = (change: Partial<Property>): Property => ({ ...listedProperty, ...change })

describe('how far a family may go', () => {
  it.each<Partial<Property>>([
    { financing: true, situation: 'vacant' },
    { financing: false, situation: 'occupied' },
    { financing: null, situation: 'unknown', modality: 'leilao' },
  ])('for a home with %j is the highest whole price that still fits', change => {
    const home = property(change)
    const most = computeHomeBid(home, {}, question) ?? 0
    const leftAt = (price: number) =>
      assessHomeFit({ ...toHomeOffer(home, {}), price }, goianiaFamily, defaultHomeAssumptions).best.left
    expect(most).toBeGreaterThan(0)
    expect(leftAt(most)).toBeGreaterThanOrEqual(0)
    expect(leftAt(most + 100)).toBeLessThan(0)
  })

  it('is not known while the family has said nothing', () => {
    expect(computeHomeBid(undefined, {}, null)).toBeNull()
    expect(computeHomeBid(undefined, {}, { ...question, family: null })).toBeNull()
  })

  it.each([
    [100_000, 'O lance de R$ 100.000 cabe.'],
    [150_000, 'O lance de R$ 150.000 cabe.'],
    [158_200, 'O lance de R$ 158.200 passa em R$ 8.200 do que cabe.'],
  ])('of R$ 150.000, beside a bid of %d, reads “%s”', (bid, words) => {
    expect(describeHomeBid(150_000_00, bid).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each<[Partial<Property> | null, string]>([
    [
      null,
      'Com este preço a parcela e o primeiro dia cabem, se o imóvel aceitar financiamento e estiver vazio, sem contar reparos.',
    ],
    [{ financing: true, situation: 'vacant' }, 'Com este preço a parcela e o primeiro dia cabem.'],
    [
      { financing: true, situation: 'unknown' },
      'Com este preço a parcela e o primeiro dia cabem, se o imóvel estiver vazio.',
    ],
    [{ financing: false, situation: 'occupied' }, 'Com este preço à vista, o primeiro dia cabe.'],
  ])('with %j rests on: %s', (change, words) => {
    expect(describeHomeBidBasis(change === null ? undefined : property(change), {})).toBe(words)
  })
})
