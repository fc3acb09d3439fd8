import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import type { PropertyDetail, PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { createListing } from '#test/support/catalogue.ts'
import { type ComparisonCell, buildComparisonCells } from './comparison-state.ts'
import type { ComparedDetail } from './comparison-row.ts'
import { detailLines } from './detail-lines.ts'
import { presentAt } from '#test/support/presentation.ts'
import { richProperty } from '#test/support/property-detail.ts'

describe('the figures from a property’s details', () => {
  const trajectory: PriceTrajectoryAnswer = {
    firstListed: '2026-01-08',
    absentFrom: null,
    daysListed: 120,
    cuts: 2,
    cutPercent: 12.34,
    rounds: 1,
  }
  const detail = (changes: Partial<PropertyDetail> = {}): PropertyDetail => ({
    ...presentProperty(createListing(), presentAt(new Date('2026-01-10T12:00:00Z'))),
    analysis: {
      marketValue: 230_000,
      estimatedROI: 53.3,
      idealBid: 209_090.91,
      competition: 'low',
      discount: 25,
      byComparables: { value: 212_000, evaluationPerM2: 4_385, pricePerM2: 3_000, sampleSize: 6 },
    },
    score: { total: 7.25, confidence: 0.8, parts: [] },
    soldFor: null,
    soldInBuilding: [],
    paidPrices: { silent: 'city', sales: [] },
    region: {
      avgPrice: 0,
      avgEval: 0,
      sampleSize: 0,
      medianPricePerM2: 0,
      liquidity: { totalSimilar: 0, withImages: 0 },
    },
    comparables: [],
    sameAddress: { total: 0, listings: [] },
    history: [],
    keptPapers: [],
    trajectory,
    waiting: null,
    judgement: richProperty.judgement,
    ladder: null,
    bankPage: null,
    ...changes,
  })
  const judged = (given: PropertyDetail): ComparedDetail => ({ detail: given, judgement: given.judgement })
  const lineOf = (key: string, ...columns: (PropertyDetail | null | undefined)[]): ComparisonCell[] => {
    const line = detailLines.find(each => each.key === key)
    if (!line) throw new Error(`no line ${key}`)
    return buildComparisonCells(
      line,
      columns.map(column => column && judged(column)),
    )
  }
  /** Returns the cells as text, the best ones with a star. */
  const read = (cells: ComparisonCell[]) =>
    cells.map(({ text, best, waiting }) => (waiting ? '…' : `${text ?? '?'}${best ? ' *' : ''}`))
  const scored = (score: number | null) =>
    detail({ judgement: { ...richProperty.judgement, score, known: 0.8 } })

  it.each([
    ['byComparables', 'R$ 212.000', '6 comparáveis'],
    ['firstListed', '8 jan. 2026', '120 dias'],
    ['cuts', '2', '−12,3% ao todo'],
  ])('shows %s as %s, %s', (key, text, note) => {
    const [cell] = lineOf(key, detail())
    expect([cell?.text?.replaceAll('\u00a0', ' '), cell?.note]).toEqual([text, note])
  })

  it('shows the score of the judgement with how much is known, and none below what a score needs', () => {
    expect(lineOf('score', scored(7.25))[0]).toMatchObject({ text: '7,3', note: '80% conhecido' })
    expect(lineOf('score', scored(null))[0]?.text).toBeNull()
  })

  it('leaves unknown values unknown', () => {
    const empty = detail({
      analysis: null,
      trajectory: null,
      roi: null,
      judgement: { ...richProperty.judgement, score: null },
    })
    const known = ['verdict', 'missing']
    const cells = detailLines.flatMap(line =>
      buildComparisonCells(line, known.includes(line.key) ? [null] : [judged(empty), null]),
    )
    expect(cells.filter(({ text, note, waiting }) => text !== null || note !== null || waiting)).toEqual([])
  })

  it('shows the verdict and how many answers are missing', () => {
    expect(lineOf('verdict', detail())[0]?.text).toBe(richProperty.judgement.verdict.text)
    expect(lineOf('missing', detail())[0]?.text).toBe('3 respostas')
    const complete = detail({ judgement: { ...richProperty.judgement, missing: [] } })
    expect(lineOf('missing', complete)[0]?.text).toBe('Nada')
  })

  it('shows no reduction as none', () => {
    const [cell] = lineOf('cuts', detail({ trajectory: { ...trajectory, cuts: 0, cutPercent: 0 } }))
    expect([cell?.text, cell?.note]).toEqual(['Nenhuma', null])
  })

  it('marks the best only when nothing is loading', () => {
    expect(read(lineOf('score', scored(7), undefined, scored(5)))).toEqual(['7,0', '…', '5,0'])
    expect(read(lineOf('score', scored(7), null, scored(5)))).toEqual(['7,0 *', '?', '5,0'])
    expect(read(lineOf('score', scored(7), scored(8), scored(null)))).toEqual(['7,0', '8,0 *', '?'])
  })
})
