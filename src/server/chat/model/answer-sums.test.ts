import { describe, expect, it } from 'vitest'
import { areSumsKnown } from './answer-text.ts'

const figures = [149_700, 200_000, 1_480_000, 128_400.5]

describe('sums that an answer names', () => {
  it.each([
    ['Custa R$ 149.700 e vale R$ 200.000,00.'],
    ['Custa **R$ 128.400,50**, menos de R$ 150 mil'],
    ['Perto de R$ 1,5 milhão'],
    ['Custa R$ 128.400'],
    ['Fica em 12/07/2026, com 31.438 imóveis'],
  ])('recognizes as known sums: %s', text => expect(areSumsKnown(text, figures)).toBe(true))

  it.each([
    ['Custa R$ 149.701,50'],
    ['Lucro de R$ 50.000'],
    ['Custa R$ 149.700 e rende R$ 9.000 por mês'],
    ['Perto de R$ 2 milhões'],
    ['Custa R$ 128.400,60'],
    ['Custa R$ 1.2.3'],
  ])('recognizes as unknown sums: %s', text => expect(areSumsKnown(text, figures)).toBe(false))
})
