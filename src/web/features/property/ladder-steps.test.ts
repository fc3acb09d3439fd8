import { describe, expect, it } from 'vitest'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatReais } from '#domain/format-figures.ts'
import { computeRungPrice, computeStartPrice, findLadderBands } from '#domain/ladder/ladder-position.ts'
import { toReais } from '#domain/money.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { buildLadderSteps, selectStepsAround } from './ladder-steps.ts'
import { describeLadder, describeLadderSilence } from '../listing/ladder-words.ts'

/** The price of a rung of an appraisal of R$ 175.819,96, in reais. */
const rung = (number: number): number => {
  const evaluation = 17_581_996
  const [band] = findLadderBands(evaluation)
  return toReais(computeRungPrice(computeStartPrice(evaluation, band!.lo, 0), number)!)
}
const evidence = { share: 0.989, listings: 1_497, scope: 'state', listDate: '2026-07-21' } as const
const ladder: LadderAnswer = {
  family: 'lo',
  rebasings: 0,
  rung: 3,
  next: { kind: 'cut', price: rung(4), share: null, windows: [{ from: '2026-09-04', to: '2026-09-12' }] },
  later: [rung(5), rung(6)],
  rebase: null,
  floor: false,
  expired: false,
  silence: null,
  ifUnsold: null,
  evidence,
}
const at = (date: string, price: number, modality: PropertyDetail['modality'] = 'venda-online') =>
  ({ at: date, kind: 'changed', price, evaluationValue: 175_819.96, modality }) as const
const property: PropertyDetail = {
  ...richProperty,
  modality: 'venda-online',
  price: rung(3),
  evaluationValue: 175_819.96,
  ladder,
  history: [
    { ...at('2025-06-12', 175_819.96, 'leilao'), kind: 'new' },
    at('2025-09-01', rung(0), 'licitacao'),
    at('2025-10-16', rung(0)),
    { ...at('2026-02-01', rung(0)), kind: 'gone' },
    at('2026-03-13', rung(1)),
    at('2026-07-10', rung(3)),
  ],
}
const today = '2026-08-20'
const now = Date.parse(`${today}T12:00:00Z`)
const purchase = buildJudgedPurchase(property, judgedForAnybody)

describe('the steps of the staircase', () => {
  it('are the prices that were, today’s, the next one and those after it, each named by its rung', () => {
    const steps = buildLadderSteps(property, purchase, today)
    expect(steps.map(({ kind, label, price, when }) => [kind, label, price, when])).toEqual([
      ['auction', 'Leilão', 175_819.96, '12 jun. 2025'],
      ['past', 'Licitação Aberta', rung(0), '1 set. 2025'],
      ['past', '1º degrau', rung(1), '13 mar. 2026'],
      ['now', 'Agora', rung(3), 'desde 10 jul. 2026'],
      ['next', 'Próximo', rung(4), 'entre 4 e 12\u00a0set.'],
      ['later', 'Depois', rung(5), 'sem data'],
      ['later', 'Depois', rung(6), 'sem data'],
    ])
  })

  it.each([
    [
      'two before today’s, it, and what follows',
      [2, 3],
      6,
      ['past', 'past', 'now', 'next', 'later', 'later'],
    ],
    [
      'today’s first where nothing was before',
      [0, 9],
      6,
      ['now', 'next', 'later', 'later', 'later', 'later'],
    ],
    ['more of the past where little follows', [9, 0], 4, ['past', 'past', 'now', 'next']],
    ['all where there is room', [1, 1], 6, ['past', 'now', 'next', 'later']],
  ])('that have room on paper are %s', (_, [before = 0, after = 0], most, kinds) => {
    const [past, today_, next, later] = (['past', 'now', 'next', 'later'] as const).map(kind => ({
      ...buildLadderSteps(property, null, today)[0]!,
      kind,
    }))
    const steps = [
      ...Array.from({ length: before }, () => past!),
      today_!,
      next!,
      ...Array.from({ length: after }, () => later!),
    ]
    expect(selectStepsAround(steps, most).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('have the return at their price: more at each lower one, none at an auction', () => {
    const rois = buildLadderSteps(property, purchase, today).map(({ roi }) => roi)
    expect(rois[0]).toBeNull()
    // The commission of the licitação is not that of today's sale.
    expect(rois[1]).toBeNull()
    const known = rois.slice(2) as number[]
    expect(known.every((roi, index) => index === 0 || roi > known[index - 1]!)).toBe(true)
    expect(buildLadderSteps(property, null, today).every(({ roi }) => roi === null)).toBe(true)
  })

  it('say only from when on where the next price may come in several windows', () => {
    const windows = [
      { from: '2026-09-04', to: '2026-09-12' },
      { from: '2026-09-22', to: '2026-09-30' },
    ]
    const several = { ...property, ladder: { ...ladder, next: { ...ladder.next!, windows } } }
    const next = buildLadderSteps(several, purchase, today).find(({ kind }) => kind === 'next')
    expect(next?.when).toBe('a partir de 4\u00a0set.')
  })

  it('show the re-basing as a step up from today’s price, in the place of the farthest cut', () => {
    const rebase = { price: 98_000, share: null }
    const steps = buildLadderSteps({ ...property, ladder: { ...ladder, rebase } }, purchase, today)
    expect(steps.slice(-3).map(({ kind, label, price }) => [kind, label, price])).toEqual([
      ['next', 'Próximo', rung(4)],
      ['later', 'Depois', rung(5)],
      ['rebase', 'Ou recomeça', 98_000],
    ])
    const rare = { price: 98_000, share: { p: 0.02, low: 0, high: 0.06 } }
    const without = buildLadderSteps({ ...property, ladder: { ...ladder, rebase: rare } }, purchase, today)
    expect(without.map(({ kind }) => kind)).not.toContain('rebase')
    const { text } = describeLadder({ ...property, ladder: { ...ladder, rebase } }, steps, now)
    expect(text).toContain('A Caixa costuma recomeçar a escada neste ponto')
  })

  it('name the floor, and end there', () => {
    const next = { ...ladder.next!, price: 17_582 }
    const steps = buildLadderSteps({ ...property, ladder: { ...ladder, next, later: [] } }, purchase, today)
    expect(steps.at(-1)?.label).toBe('Próximo, o piso')
  })

  it('are not named by rungs where the ladder does not hold', () => {
    const steps = buildLadderSteps({ ...property, ladder: null }, purchase, today)
    expect(steps.map(({ label }) => label)).toEqual(['Leilão', 'Licitação Aberta', 'Venda Online', 'Agora'])
    expect(steps.some(({ rebased }) => rebased)).toBe(false)
  })

  it('from a licitação lead to the same price without the commission', () => {
    const open: PropertyDetail = {
      ...property,
      modality: 'licitacao',
      history: [],
      trajectory: null,
      ladder: { ...ladder, next: { kind: 'same', price: property.price, share: null, windows: [] } },
    }
    const steps = buildLadderSteps(open, buildJudgedPurchase(open, judgedForAnybody), today)
    expect(steps[0]).toMatchObject({ kind: 'now', when: null })
    expect(steps[1]).toMatchObject({ kind: 'next', label: 'Venda Online', price: property.price })
    expect(steps[1]!.roi!).toBeGreaterThan(steps[0]!.roi!)
    expect(describeLadder(open, steps, now).title).toContain(
      `o mesmo, ${formatReais(rung(3))}, em Venda Online`,
    )
  })
})

describe('the words of the staircase', () => {
  it('name the next price, its window and what it does to the return', () => {
    const { title, text } = describeLadder(property, buildLadderSteps(property, purchase, today), now)
    expect(title.replaceAll('\u00a0', ' ')).toBe(
      `Próximo preço: ${formatReais(rung(4)).replaceAll('\u00a0', ' ')}, entre 4 e 12 set.`,
    )
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /^R\$ [\d.,]+ a menos, se ninguém comprar até lá\. O ROI líquido iria de .+ a .+\.$/,
    )
  })

  it('say of a listing that was never cut how long the first cut took elsewhere', () => {
    const first = { ...ladder, rung: 0, next: { ...ladder.next!, windows: [] } }
    const { text } = describeLadder({ ...property, ladder: first }, [], now)
    expect(text).toContain(
      'A data não se sabe. No que se viu nas listas, a primeira redução veio de 140 a 195 dias',
    )
    expect(describeLadder(property, [], now).text).not.toContain('140')
  })

  it('say what follows an auction without a buyer', () => {
    expect(describeLadder(richProperty, [], now).title.replaceAll('\u00a0', ' ')).toBe(
      'Depois do 2º leilão, se ninguém comprar: Licitação Aberta por R$ 99.556,80',
    )
  })

  it('say why nothing follows', () => {
    expect(describeLadderSilence({ ...property, ladder: null })).toContain('a escada não se confirma')
    expect(
      describeLadderSilence({ ...property, ladder: { ...ladder, next: null, silence: 'floor' } }),
    ).toContain('Está no piso')
    expect(describeLadderSilence(property)).toBeNull()
  })
})
