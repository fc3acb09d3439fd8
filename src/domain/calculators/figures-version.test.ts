import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { type CostFacts, figuresVersion, computeNetRoi } from './cost-assumptions.ts'
import { itbiRates } from './itbi-rates.ts'

const flat: CostFacts = {
  price: 120_000_00,
  evaluation: 200_000_00,
  modality: 'venda-online',
  category: 'apartamento',
  occupancy: null,
  state: 'SP',
  // An invented municipality, so the default ITBI applies.
  city: 'CIDADE INVENTADA',
  area: 30,
}

/**
 * The figures that the rules of this version give. A change to these figures must also change the version, otherwise
 * the stored ones stay as they were.
 */
const figures: readonly [Partial<CostFacts>, number | null][] = [
  // 151.800 invested, net sale 188.000 − 7.050.
  [{}, 19.2],
  [{ occupancy: 'vacant' }, 24.11],
  [{ occupancy: 'occupied' }, 19.2],
  [{ modality: 'leilao' }, 15.24],
  [{ modality: 'licitacao' }, 15.24],
  [{ modality: null }, 15.24],
  [{ modality: 'venda-direta', area: 400 }, 15.88],
  [{ category: 'casa', area: null }, 17.68],
  [{ category: 'comercial' }, 19.2],
  [{ category: 'terreno', area: 400 }, 39.17],
  [{ category: 'rural', occupancy: 'occupied' }, 32.96],
  [{ price: 300_000_00 }, -44.84],
  [{ evaluation: null }, null],
]

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

it('the stored figures match version 1 of the rules and rates', () => {
  expect(figuresVersion).toBe(1)
  expect(digest(Object.entries(itbiRates).map(([place, { percent }]) => [place, percent]))).toBe(
    '42ec60fa8529c0fb',
  )
  expect(figures.map(([facts]) => [facts, computeNetRoi({ ...flat, ...facts })])).toEqual(figures)
})
