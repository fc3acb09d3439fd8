import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { financingCodec } from '../calculators/financing/financing-address.ts'
import { exampleFinancingForm } from '../calculators/financing/financing-form.ts'
import { FinancingPanel, OtherAccountsList } from './other-accounts.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { JudgedPropertyProvider } from './property-detail.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'

type Card = (props: { property: PropertyDetail }) => ReactNode

const shows = (
  Card: Card,
  property: PropertyDetail,
  words: string[],
  provenance: ListProvenance = 'caixa',
): void => {
  const text = renderedText(
    <ProvenanceContext value={provenance}>
      <JudgedPropertyProvider property={property}>
        <Card property={property} />
      </JudgedPropertyProvider>
    </ProvenanceContext>,
  )
  for (const each of words) expect(text).toContain(each)
}

describe('the other accounts', () => {
  it('labels its estimates and gives each formula with its numbers, its source and its date', () => {
    shows(OtherAccountsList, richProperty, [
      'estimativa: avaliação + 15%',
      'R$ 168.000 × 1,15 = R$ 193.200',
      'ROI bruto deixa fora custos, impostos, dívidas, reforma e tempo',
      '(R$ 168.000 − R$ 74.900) ÷ R$ 74.900 = 124%',
      'bruto, sobre o valor de mercado; deixa fora todos os custos',
      '(R$ 193.200 − R$ 74.900) ÷ R$ 74.900 = 157,9%',
      'R$ 193.200 ÷ 1,1 = R$ 175.636,36',
      'Concorrência',
      'Desconto de 55,4%: média',
      '12 imóveis da mesma cidade e tipo',
      'R$ 151.044',
      'Fonte: lista da Caixa de 18 nov. 2026',
    ])
  })

  it.each([
    ['the only one of its region', 1, 'listed', true],
    ['one of two', 2, 'listed', false],
    ['gone from a region of one', 1, 'gone', false],
    ['one that the list lacks, of a region of one,', 1, 'unseen', false],
  ] as const)('compares %s only with other listings', (_, sampleSize, listed, none) => {
    const region = { ...richProperty.region, sampleSize }
    const text = renderedText(
      <OtherAccountsList property={{ ...richProperty, gone: listed === 'gone', listed, region }} />,
    )
    expect(text.includes('Não há outros para comparar')).toBe(none)
    expect(text.includes('Preço médio')).toBe(!none)
  })

  it.each([
    ['comparables that agree', 151_044, 157.9, true],
    ['comparables below the price', 70_000, 157.9, false],
    ['no gain', 151_044, 0, false],
  ])('with %s shows its gain in green or not', (_, value, estimatedROI, green) => {
    const { analysis } = richProperty
    if (!analysis?.byComparables) throw new Error('no comparables')
    const changedAnalysis = { ...analysis, estimatedROI, byComparables: { ...analysis.byComparables, value } }
    const card = markupOf(
      <OtherAccountsList
        property={{ ...richProperty, gone: true, roi: estimatedROI, analysis: changedAnalysis }}
      />,
    )
    expect(card.includes('text-gain')).toBe(green)
    expect(card).not.toContain('text-risk')
  })

  it('names the figures of a demonstration as such', () => {
    shows(OtherAccountsList, richProperty, ['Fonte: dados de demonstração de 18 nov. 2026'], 'demo')
  })

  it('says when the bank gives no appraisal, and when a region has no sample', () => {
    shows(OtherAccountsList, bareProperty, ['A Caixa não informa a avaliação', 'Não há outros para comparar'])
  })

  it('says when a price is above the appraisal', () => {
    const above = {
      ...richProperty,
      analysis: richProperty.analysis && { ...richProperty.analysis, discount: -12.2 },
    }
    shows(OtherAccountsList, above, ['12,2% acima da avaliação'])
  })
})

describe('the financing panel', () => {
  it('starts with the defaults and states its assumption', () => {
    shows(FinancingPanel, richProperty, [
      'Entrada (60%) ',
      'R$ 44.940',
      'R$ 29.960',
      '20 anos, SAC',
      'R$ 118.300',
      'Suposição: 0,5% do valor de mercado ao mês',
      '12 × 0,5% × R$ 74.900 ÷ R$ 44.940 = 10%',
      '12 × R$ 966 ÷ R$ 74.900 = 15,5%',
      '44,6%',
      'Simular financiamento completo',
    ])
  })

  it('links to the full simulator with the whole simulation', () => {
    const [, query] =
      /"\/calculadora-financiamento\?([^"]+)"/.exec(markupOf(<FinancingPanel property={richProperty} />)) ??
      []
    const parameters = Object.fromEntries(new URLSearchParams(query?.replaceAll('&amp;', '&')))
    expect(parameters.imovel).toBe(richProperty.id)
    const other = {
      ...exampleFinancingForm,
      downPercent: 1,
      yearlyRate: 1,
      instalments: 1,
      system: 'price',
    } as const
    expect(financingCodec(other, null).read(parameters)).toEqual({
      ...exampleFinancingForm,
      downPercent: 60,
      yearlyRate: 11.49,
      instalments: 240,
      system: 'sac',
    })
  })

  it.each([
    [true, 'A Caixa aceita financiamento'],
    [false, 'A Caixa não aceita financiamento neste imóvel: simulação só para comparação'],
    [null, 'Aceita financiamento: não informado'],
  ])('with financing %s says “%s”', (financing, words) => {
    shows(FinancingPanel, { ...richProperty, financing }, [words])
  })

  it('shows no margin, LTV or rent when the appraisal is unknown', () => {
    shows(FinancingPanel, bareProperty, [
      'Informe um aluguel para ver quanto rende',
      'Sem avaliação não há valor de mercado',
      'A Caixa não informa a avaliação',
    ])
  })
})

describe('the checklist', () => {
  it('describes every state in words, with its source, and offers to tick it off', () => {
    shows(ChecklistCard, richProperty, ['Risco', 'Fonte:', 'Conferi: ', '0 de '])
  })
})
