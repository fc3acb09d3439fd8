import { describe, expect, it } from 'vitest'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { costItemNames } from '../calculators/cost-words.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { CostSummary } from './cost-card.tsx'
import { PriceFigures } from './price-figures.tsx'

const sheet = { ...exampleCostSheet, reformDocumented: 12_000 }

describe('the cost card', () => {
  const cost = (saved: CostSheet | null, property = richProperty) =>
    renderedText(<CostSummary property={property} saved={saved} target={15} />).replaceAll('\u00a0', ' ')

  it('shows the result of the sheet, each figure with its formula and numbers', () => {
    const text = cost(exampleCostSheet)
    for (const words of [
      'Pela sua planilha, salva com o favorito.',
      'R$ 200.000 + R$ 62.000 de custos = R$ 262.000',
      'R$ 320.000 − R$ 19.200 − R$ 7.620 − R$ 262.000 = R$ 31.180',
      'R$ 31.180 ÷ R$ 262.000 = 11%',
      '0,99% ao mês, 12,6% ao ano',
      'para um ROI líquido de 15%',
      'R$ 192.618,18',
    ])
      expect(text).toContain(words)
  })

  it('shows the five largest items, with when they are paid, and sums up the others', () => {
    const text = cost(exampleCostSheet)
    const shown = [
      ['bid', 'na compra', '200.000'],
      ['reform', 'mês 4', '30.000'],
      ['brokerage', 'na venda', '19.200'],
      ['commission', 'na compra', '10.000'],
      ['incomeTax', 'na venda', '7.620'],
    ] as const
    expect(text).toContain(
      `${shown.map(([key, when, reais]) => `${costItemNames[key]} ${when} R$ ${reais}`).join(' ')} E mais`,
    )
    // ITBI 6,000 + deed and registry 4,000 + eviction 6,000 + 12 × 500.
    expect(text).toContain(': R$ 22.000')
  })

  it('lists its assumptions', () => {
    const text = cost(sheet)
    for (const words of [
      'Escritura e registro 2%',
      'no mês 4, parte com notas',
      'após 12 meses',
      'R$ 500 por mês',
    ])
      expect(text).toContain(words)
    // The bank leaves 10 % of the appraisal to the buyer (the rule for the condomínio on its page).
    expect(text).toContain('o condomínio pode ser até R$ 16.800')
    expect(cost(sheet, bareProperty)).toContain('confira no edital')
  })

  it('shows the result of the assumptions beside the account’s own sheet, and lists them', () => {
    const text = cost(exampleCostSheet, { ...richProperty, netRoi: 213.89 })
    expect(text).toContain('Pelas suposições, o ROI líquido é de 213%.')
    expect(text).toContain('As suposições que dão 213% Lance R$ 74.900')
    expect(cost(null, { ...richProperty, netRoi: 213.89 })).not.toContain('213%')
    expect(cost(exampleCostSheet, bareProperty)).not.toContain('suposições')
  })

  it('starts with the price, and a sale at the appraisal, when nothing was saved', () => {
    const text = cost(null)
    expect(text).toContain('vendendo pela avaliação em 12 meses')
    expect(text).toContain('Lance R$ 74.900')
    expect(text).toContain('Venda R$ 168.000')
    expect(text).toContain('acima do preço mínimo.')
  })

  it('shows a loss in red, and says when no bid is profitable', () => {
    const losing = { ...exampleCostSheet, saleValue: 250_000 }
    expect(cost(losing)).toContain('−R$ 27.000')
    const card = markupOf(<CostSummary property={richProperty} saved={losing} target={15} />)
    expect(card.match(/text-risk/g)).toHaveLength(3)
    expect(card).not.toContain('text-gain')
    expect(cost({ ...exampleCostSheet, saleValue: 20_000 })).toContain('nem de graça renderia tanto')
  })

  it('does not show in green a gain that comparables contradict', () => {
    const { analysis } = richProperty
    if (!analysis?.byComparables) throw new Error('no comparables')
    const doubted = { ...analysis, byComparables: { ...analysis.byComparables, value: 70_000 } }
    const card = (property: PropertyDetail) =>
      markupOf(<CostSummary property={property} saved={exampleCostSheet} target={15} />)
    expect(card(richProperty)).toContain('text-gain')
    expect(card({ ...richProperty, analysis: doubted })).not.toContain('text-gain')
  })

  it('says without an appraisal what is missing, and links to the sheet', () => {
    expect(buildAssumedSheet(bareProperty)).toBeNull()
    expect(cost(null, bareProperty)).toContain('A Caixa não informa a avaliação')
    expect(markupOf(<CostSummary property={bareProperty} saved={null} target={15} />)).toContain(
      `href="/custo-total?imovel=${bareProperty.id}"`,
    )
  })
})

describe('the figures of the price', () => {
  const figures = (property: PropertyDetail, ownSheet = false) =>
    renderedText(<PriceFigures property={property} now={0} ownSheet={ownSheet} />)

  it('begin with the net ROI, and name the gross one as such', () => {
    const text = figures({ ...richProperty, netRoi: 31.46 })
    expect(text).toMatch(/^ ROI líquido estimado .* 31% Desconto /)
    expect(text).toContain('ROI bruto')
    expect(text).toContain('veja item por item em Custo total')
  })

  it('say that the card below uses the account’s own sheet when there is one', () => {
    const text = figures({ ...richProperty, netRoi: 31.46 }, true)
    expect(text).toContain('as suposições, ao lado da sua planilha, em Custo total')
    expect(text).not.toContain('item por item')
  })

  it('omit the net ROI when it is unknown, and do not refer to a missing card', () => {
    expect(figures(bareProperty)).not.toContain('ROI líquido')
    expect(figures({ ...richProperty, netRoi: -4, gone: true })).not.toContain('nesta página')
  })
})
