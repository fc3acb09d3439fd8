import { expect, it } from 'vitest'
import { type FittedListing, fitLadder } from './fit-ladder.ts'
import { computeRungPrice, computeStartPrice, findOwnBand } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'

/** A listing of an appraisal that differs from the others', in centavos. */
function listingOn(at: number, rung: number, rebasings: number, modality: 'licitacao' | 'venda-direta') {
  const evaluation = 5_000_000 + at * 47_900
  const band = findOwnBand(evaluation, ladderTable.bands)
  const start = computeStartPrice(evaluation, Math.floor(at) % 2 === 0 ? band.lo : band.hi, rebasings)
  const price = computeRungPrice(start, rung)!
  return { price, evaluation, modality, propertyType: 'Casa' } satisfies FittedListing
}

it('licitações that start from a lowered base are no bands of their own', () => {
  const numbers = Array.from({ length: 900 }, (_, at) => at)
  const fitted = fitLadder([
    ...numbers.map(at => listingOn(at, 0, 0, 'licitacao')),
    ...numbers.filter(at => at % 5 === 0).map(at => listingOn(at + 0.5, 0, 1, 'licitacao')),
    ...numbers.map(at => listingOn(at, 1 + (at % 7), at % 3, 'venda-direta')),
  ])
  expect(fitted?.bands.map(({ lo, hi }) => [lo, hi])).toEqual(ladderTable.bands.map(({ lo, hi }) => [lo, hi]))
})
