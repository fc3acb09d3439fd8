import { describe, expect, it } from 'vitest'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { countHomes, describeFit, describeHomePlace } from './home-words.ts'

const best = { downPayment: 0, fromFgts: 0, instalment: null, cash: 0, left: -1234.56 }

describe('whether a home fits', () => {
  it.each<[FittingHome['level'], boolean, FittingHome['deciding'], string]>([
    ['fits', true, [], 'cabe, com folga'],
    ['fits', false, [], 'cabe'],
    ['depends', true, ['financing'], 'cabe se aceitar financiamento'],
    ['depends', true, ['financing', 'fgts'], 'cabe se aceitar financiamento e FGTS'],
    ['depends', true, ['occupancy'], 'cabe se estiver vazio'],
    [
      'depends',
      true,
      ['financing', 'fgts', 'occupancy'],
      'cabe se aceitar financiamento e FGTS e estiver vazio',
    ],
    ['short', false, [], 'faltam R$ 1.235'],
  ])('%s, comfortable %s, by %j, reads "%s"', (level, comfortable, deciding, text) => {
    expect(describeFit({ level, comfortable, deciding, best }).text.replaceAll('\u00a0', ' ')).toBe(text)
  })
})

describe('where homes are looked for', () => {
  it.each([
    [{ uf: 'GO', city: 'goiânia', withinKm: 30 }, 'em Goiânia e até 30 km'],
    [{ uf: null, city: 'GOIANIA', withinKm: 30 }, 'em Goiânia'],
    [{ uf: 'BA', city: '', withinKm: null }, 'na Bahia'],
    [{ uf: null, city: '', withinKm: null }, 'no Brasil'],
  ] as const)('%j is %s', (place, words) => {
    expect(describeHomePlace(place).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it('counts one home and many', () => {
    expect([countHomes(1), countHomes(1204)]).toEqual(['1 imóvel', '1.204 imóveis'])
  })
})
