import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { financingCodec } from '../calculators/financing/financing-address.ts'
import { exampleFinancingForm } from '../calculators/financing/financing-form.ts'
import { AnalysisCard } from './analysis-card.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { FinancingPanel } from './financing-panel.tsx'
import { PriceHistory } from './price-history.tsx'
import { ScoreCard } from './score-card.tsx'
import { TrajectoryCard } from './trajectory-card.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'

type Card = (props: { property: PropertyDetail }) => ReactNode

const shows = (Card: Card, property: PropertyDetail, words: string[], of: ListProvenance = 'caixa'): void => {
  const text = renderedText(
    <ProvenanceContext value={of}>
      <Card property={property} />
    </ProvenanceContext>,
  )
  for (const each of words) expect(text).toContain(each)
}

describe('the score', () => {
  it('shows total, parts and confidence', () => {
    shows(ScoreCard, richProperty, [
      '8,1 de 10',
      'Desconto 10,0',
      '55,4% abaixo da avaliação',
      'Confiança alta',
    ])
  })

  it('shows no bar for an unknown part and says so', () => {
    shows(ScoreCard, richProperty, ['Prazo Não informado', 'Sem esse dado, esta parte fica fora da nota.'])
    const bars = markupOf(<ScoreCard property={richProperty} />).match(/width:/g)
    expect(bars).toHaveLength(richProperty.score.parts.filter(({ value }) => value !== null).length)
    expect(bars).toHaveLength(6)
  })

  it('shows no number for a listing that has left the list', () => {
    const gone = { ...richProperty, gone: true }
    shows(ScoreCard, gone, ['Saiu da lista: sem nota', 'Já não está à venda'])
    expect(markupOf(<ScoreCard property={gone} />)).not.toMatch(/de 10<|gain/)
  })

  it.each([
    [0.49, false],
    [0.5, true],
  ])('is green when %d of its weight is known: %s', (confidence, green) => {
    const score = { ...richProperty.score, confidence, parts: [] }
    const card = markupOf(<ScoreCard property={{ ...richProperty, score }} />)
    expect(card.includes('text-gain')).toBe(green)
    expect(card.includes('confiança baixa')).toBe(!green)
  })

  it('shows no number when nothing is known', () => {
    shows(ScoreCard, bareProperty, ['Sem dados para a nota', 'Confiança baixa: 0% do peso conhecido'])
  })
})

describe('the analysis card', () => {
  it('labels its estimates and gives each formula with its numbers, its source and its date', () => {
    shows(AnalysisCard, richProperty, [
      'estimativa: avaliação + 15%',
      'R$ 168.000 × 1,15 = R$ 193.200',
      'bruto, sobre o valor de mercado',
      '(R$ 193.200 − R$ 74.900) ÷ R$ 74.900 = 157%',
      'R$ 193.200 ÷ 1,1 = R$ 175.636,36',
      'Concorrência',
      'Desconto de 55,4%: média',
      '12 imóveis da mesma cidade e tipo',
      'R$ 151.044',
      'Fonte: lista da Caixa de 18 nov. 2026',
    ])
  })

  it.each([
    ['the only one of its region', 1, false, true],
    ['one of two', 2, false, false],
    ['gone from a region of one', 1, true, false],
  ])('compares %s only with other listings', (_, sampleSize, gone, none) => {
    const region = { ...richProperty.region, sampleSize }
    const text = renderedText(<AnalysisCard property={{ ...richProperty, gone, region }} />)
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
    const card = markupOf(<AnalysisCard property={{ ...richProperty, analysis: changedAnalysis }} />)
    expect(card.includes('text-gain')).toBe(green)
    expect(card).not.toContain('text-risk')
  })

  it('names the figures of a demonstration as such', () => {
    shows(AnalysisCard, richProperty, ['Fonte: dados de demonstração de 18 nov. 2026'], 'demo')
    shows(TrajectoryCard, richProperty, ['Fonte: dados de demonstração'], 'demo')
  })

  it('says when the bank gives no appraisal, and when a region has no sample', () => {
    shows(AnalysisCard, bareProperty, ['A Caixa não informa a avaliação', 'Não há outros para comparar'])
  })

  it('says when a price is above the appraisal', () => {
    const above = {
      ...richProperty,
      analysis: richProperty.analysis && { ...richProperty.analysis, discount: -12.2 },
    }
    shows(AnalysisCard, above, ['12,2% acima da avaliação'])
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
    const said = Object.fromEntries(new URLSearchParams(query?.replaceAll('&amp;', '&')))
    expect(said.imovel).toBe(richProperty.id)
    const other = {
      ...exampleFinancingForm,
      downPercent: 1,
      yearlyRate: 1,
      instalments: 1,
      system: 'price',
    } as const
    expect(financingCodec(other, null).read(said)).toEqual({
      ...exampleFinancingForm,
      downPercent: 60,
      yearlyRate: 9.8,
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

describe('the price history', () => {
  it('counts reductions and has a table of the plotted values', () => {
    shows(PriceHistory, richProperty, [
      '3 reduções',
      'R$ 100.800, 25% menor; passou a Licitação Aberta',
      '15 jul. 2026',
    ])
  })

  it('says whether a listing that left the list came back', () => {
    const [first] = richProperty.history
    if (!first) throw new Error('no history')
    const left = { ...richProperty, history: [first, { ...first, at: '2026-03-01', kind: 'gone' as const }] }
    const back = { ...first, at: '2026-05-01', kind: 'back' as const }
    shows(PriceHistory, left, ['saiu da lista'])
    shows(PriceHistory, { ...left, history: [...left.history, back] }, ['saiu e voltou'])
  })

  it('of one list says nothing about change, of several since when the price is the same', () => {
    const once = { ...richProperty, history: richProperty.history.slice(0, 1) }
    shows(PriceHistory, once, ['R$ 168.000 em todas as listas lidas desde 8 jan. 2026.'])
    const { trajectory } = richProperty
    const single = { ...once, trajectory: trajectory && { ...trajectory, daysListed: 0, cuts: 0, rounds: 0 } }
    shows(PriceHistory, single, ['Só uma lista lida, a de 8 jan. 2026: R$ 168.000.'])
    shows(TrajectoryCard, single, ['Só uma lista lida, a de 8 jan. 2026'])
    expect(renderedText(<TrajectoryCard property={single} />)).not.toMatch(/Reduções|Rodadas/)
    shows(PriceHistory, bareProperty, ['Ainda não temos o histórico'])
  })
})

describe('the trajectory', () => {
  it('shows its own days and cuts, and what becomes of a hundred like it, with ranges, sample and period', () => {
    shows(TrajectoryCard, richProperty, [
      '314 dias',
      '3 (−55,4%)',
      'De 100 imóveis como este (GO, hoje em venda direta com 42 % ou mais de desconto), em 90 dias',
      '59 saem da lista, por venda ou retirada (entre 48 e 73)',
      '27 ficam mais baratos (entre 17 e 38), em geral 5,9% a menos',
      '14 ficam como estão',
      '16.578 imóveis acompanhados de 18 out. 2024 a 21 jul. 2026',
    ])
  })

  it('says when nothing is known', () => {
    shows(TrajectoryCard, bareProperty, ['Ainda não temos história', 'Não há base para dizer'])
  })
})

describe('the checklist', () => {
  it('describes every state in words, with its source, and offers to tick it off', () => {
    shows(ChecklistCard, richProperty, ['Risco', 'Fonte:', 'Conferi: ', '0 de '])
  })
})
