import { describe, expect, it } from 'vitest'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { CostSummary } from './cost-card.tsx'

const summary = (saved: CostSheet | null, property: PropertyDetail) => (
  <CostSummary
    property={property}
    purchase={buildJudgedPurchase(property, { ...judgedForAnybody, sheet: saved })}
    hasOwnSheet={saved !== null}
  />
)

const sheet = { ...exampleCostSheet, reformDocumented: 12_000 }

/** A listing at the price that the example sheet bids. */
const listed: PropertyDetail = { ...richProperty, price: exampleCostSheet.bid }

describe('the cost card', () => {
  const cost = (saved: CostSheet | null, property = listed) =>
    renderedText(summary(saved, property)).replaceAll('\u00a0', ' ')

  it('shows the result of the sheet, each figure with its formula and numbers', () => {
    const text = cost(exampleCostSheet)
    for (const words of [
      'Pela sua planilha, salva com o favorito: custa R$ 262.000 no fim e deixa R$ 31.180',
      'R$ 200.000 + R$ 62.000 de custos = R$ 262.000',
      'R$ 320.000 − R$ 19.200 − R$ 7.620 − R$ 262.000 = R$ 31.180',
      'R$ 31.180 ÷ R$ 262.000 = 12%',
      '0,99% ao mês, 12,6% ao ano',
      'para um ROI líquido de 15%',
      'R$ 192.618,18',
    ])
      expect(text).toContain(words)
  })

  it('goes from the price over every cost that is paid to what is invested, and on to profit and sale', () => {
    const text = cost(exampleCostSheet)
    const steps = text.slice(text.indexOf(' Preço '), text.indexOf(' Venda: o seu valor'))
    expect(steps).toContain('Preço R$ 200.000 Comissão R$ 10.000 ITBI R$ 6.000 Cartório R$ 4.000')
    expect(steps).toContain('Investido R$ 262.000 Corretagem R$ 19.200 IR sobre o ganho R$ 7.620')
    expect(steps).toMatch(/Lucro R\$ 31\.180 Venda R\$ 320\.000$/)
    expect(steps).not.toContain('Condomínio devido')
  })

  it('lists its assumptions', () => {
    const text = cost(sheet)
    for (const words of [
      'Escritura R$ 2.000 1% do lance',
      'no mês 4, parte com notas',
      'após 12 meses',
      'R$ 500 por mês',
    ])
      expect(text).toContain(words)
    // The bank leaves 10 % of the appraisal to the buyer (the rule for the condomínio on its page).
    expect(text).toContain('o condomínio pode ser até R$ 16.800')
    expect(cost(sheet, bareProperty)).toContain('confira no edital')
  })

  it('shows the return of the assumptions beside the account’s own sheet', () => {
    const property = { ...richProperty, returnRange: { low: 100, base: 213.89, high: 300 } }
    expect(cost(exampleCostSheet, property)).toContain(
      'Pelas suposições, o ROI líquido é de 214% · de 100% a 300%, pela avaliação, que erra até 25%.',
    )
    expect(cost(null, property)).not.toContain('214%')
    expect(cost(exampleCostSheet, bareProperty)).not.toContain('suposições')
  })

  it('starts with the price, and a sale at the appraisal, when nothing was saved', () => {
    const text = cost(null, richProperty)
    expect(text).toContain('vendendo por R$ 168.000 em 12 meses')
    expect(text).toContain('a avaliação da Caixa, que não é preço de mercado')
    expect(text).toContain('Lance R$ 74.900')
    expect(text).toContain('acima do preço mínimo.')
  })

  it('shows a loss in red, and says when no bid is profitable', () => {
    const losing = { ...exampleCostSheet, saleValue: 250_000 }
    expect(cost(losing)).toContain('faz perder R$ 27.000')
    const card = markupOf(summary(losing, listed))
    expect(card.match(/text-risk/g)).toHaveLength(4)
    expect(card).not.toContain('text-gain')
    expect(cost({ ...exampleCostSheet, saleValue: 20_000 })).toContain('nem de graça renderia tanto')
  })

  it('does not show in green a gain that comparables contradict', () => {
    const { analysis } = richProperty
    if (!analysis?.byComparables) throw new Error('no comparables')
    const doubted = { ...analysis, byComparables: { ...analysis.byComparables, value: 70_000 } }
    const card = (property: PropertyDetail) => markupOf(summary(exampleCostSheet, property))
    expect(card(richProperty)).toContain('text-gain')
    expect(card({ ...richProperty, analysis: doubted })).not.toContain('text-gain')
  })

  it('says without an appraisal what is missing, and links to the sheet', () => {
    expect(buildAssumedSheet(bareProperty)).toBeNull()
    expect(cost(null, bareProperty)).toContain('A Caixa não informa a avaliação')
    expect(markupOf(summary(null, bareProperty))).toContain(`href="/custo-total?imovel=${bareProperty.id}"`)
  })
})
