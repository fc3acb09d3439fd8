import { describe, expect, it } from 'vitest'
import type { Uf } from '../states.ts'
import { toCostBounds } from './cost-figure.ts'
import { estimateDeedFee } from './deed-fees.ts'

const boundsOf = (uf: Uf, reais: number) => {
  const { low, high } = toCostBounds(estimateDeedFee(uf, Math.round(reais * 100)))
  return [low / 100, high === null ? null : high / 100]
}

describe('a public deed', () => {
  it.each<[Uf, number, number]>([
    ['BA', 160_000, 1164.82],
    ['BA', 160_000.01, 1885.66],
    ['MG', 150_000, 3979.69],
    ['PB', 150_000, 3236.64],
    ['PB', 5_000_000, 21_294],
    ['PE', 100_000, 3390.06],
    ['PE', 150_000, 5006.54],
    ['RJ', 150_000, 2709.37],
    ['SE', 200_000, 2355.56],
    ['TO', 84_892, 3879.44],
  ])('in %s is by the table of 2026: of R$ %f', (uf, value, fee) => {
    expect(boundsOf(uf, value)).toEqual([fee, fee])
  })

  it.each<[Uf, number, number, number]>([
    ['PE', 120_000, 3390.06, 5006.54],
    ['SE', 180_000, 1884.96, 2355.56],
  ])('in %s is a range where only samples of the bands are known: of R$ %i', (uf, value, low, high) => {
    expect(boundsOf(uf, value)).toEqual([low, high])
  })

  it.each<[Uf, number, number]>([
    ['SP', 192_100.01, 3001.18],
    ['PR', 300_000, 2754.48],
    ['SC', 300_000, 2765.8],
    ['TO', 150_000, 3879.44],
    ['AL', 90_000, 0],
    ['CE', 90_000, 0],
    ['MT', 90_000, 0],
  ])('in %s is not known, and at least what is: of R$ %f', (uf, value, least) => {
    expect(estimateDeedFee(uf, Math.round(value * 100))).toMatchObject({
      kind: 'unknown',
      atLeast: Math.round(least * 100),
      note: expect.stringContaining('pergunte a um cartório'),
    })
  })

  it('says what the fee holds and where it is from', () => {
    expect(estimateDeedFee('RJ', 150_000_00)).toMatchObject({
      content: 'without-funds',
      source: { kind: 'law', name: 'TJRJ, Portaria CGJ 2.679/2025, Tabela 07' },
    })
    expect(estimateDeedFee('GO', 150_000_00)).toMatchObject({
      content: 'unsaid',
      source: { kind: 'copy', name: 'Tabela de escrituras do TJGO, por terceiros' },
    })
  })
})
