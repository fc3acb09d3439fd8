import { formatNetRoi } from '#domain/format-figures.ts'
import { formatCount } from '#domain/format-count.ts'
import { integerFormat, formatPercent, formatReais, formatShortDate } from '../../ui/format-text.ts'
import { gradeLabel } from '../listing/figure-words.ts'
import type { ComparedDetail, ComparisonLine } from './comparison-row.ts'

const describeKnown = (known: number): string => `${formatPercent(Math.round(known * 100), 0)} conhecido`

/** The lines that need a property's details. */
export const detailLines: readonly ComparisonLine<ComparedDetail>[] = [
  {
    key: 'verdict',
    label: 'Veredito',
    group: 'Preço e desconto',
    value: ({ judgement }) => judgement.verdict.text,
    ofOffer: true,
    best: null,
    explain: 'Se paga a conta, pela sua meta e pelo que você salvou do imóvel.',
  },
  {
    key: 'missing',
    label: 'O que falta saber',
    group: 'Estimativas',
    value: ({ judgement: { missing } }) =>
      missing.length === 0 ? 'Nada' : formatCount(missing.length, 'resposta', 'respostas'),
    note: ({ judgement: { known } }) => describeKnown(known),
    ofOffer: true,
    best: null,
    explain: 'Das oito perguntas do imóvel; a página dele diz como obter cada resposta.',
  },
  {
    key: 'byComparables',
    label: 'Avaliação da Caixa de parecidos',
    group: 'Estimativas',
    value: ({ detail: { analysis } }) => analysis?.byComparables?.value ?? null,
    write: formatReais,
    note: ({ detail: { analysis } }) =>
      analysis?.byComparables
        ? formatCount(analysis.byComparables.sampleSize, 'comparável', 'comparáveis')
        : null,
    best: null,
    explain:
      'Mediana da avaliação por m² de imóveis do mesmo tipo na mesma cidade × área. A partir de 5 comparáveis.',
  },
  {
    key: 'score',
    label: 'Nota',
    group: 'Estimativas',
    value: ({ judgement: { score } }) => score,
    write: gradeLabel,
    unknown: 'Sem nota',
    note: ({ judgement: { known } }) => describeKnown(known),
    best: 'highest',
    explain:
      'De 0 a 10, só onde se conhece ao menos 60% do peso das oito perguntas, com as suas respostas; as partes estão na página do imóvel.',
  },
  {
    key: 'firstListed',
    label: 'Na lista desde',
    group: 'Histórico',
    value: ({ detail: { trajectory } }) => trajectory && formatShortDate(trajectory.firstListed),
    note: ({ detail: { trajectory } }) =>
      trajectory && trajectory.daysListed > 0 ? formatCount(trajectory.daysListed, 'dia', 'dias') : null,
    best: null,
    explain: 'A primeira lista da Caixa em que vimos o imóvel. Ele pode ser mais antigo que isso.',
  },
  {
    key: 'cuts',
    label: 'Reduções de preço',
    group: 'Histórico',
    // A single list says nothing about change.
    value: ({ detail: { trajectory } }) =>
      trajectory === null || trajectory.daysListed === 0 ? null : trajectory.cuts,
    write: cuts => (cuts === 0 ? 'Nenhuma' : integerFormat(cuts)),
    unknown: 'Visto em uma só lista',
    note: ({ detail: { trajectory } }) =>
      trajectory && trajectory.cuts > 0 && trajectory.cutPercent > 0
        ? `−${formatPercent(trajectory.cutPercent, 1)} ao todo`
        : null,
    best: null,
    explain: 'Quantas vezes o preço caiu desde a primeira lista em que vimos o imóvel.',
  },
  {
    key: 'grossRoi',
    label: 'ROI bruto',
    group: 'Outras contas',
    value: ({ detail }) => detail.roi,
    write: formatNetRoi,
    ofOffer: true,
    best: null,
    explain: '(avaliação − preço) ÷ preço. Deixa fora custos, impostos, dívidas, reforma e tempo.',
  },
  {
    key: 'marketValue',
    label: 'Valor de mercado',
    group: 'Outras contas',
    value: ({ detail: { analysis } }) => analysis?.marketValue ?? null,
    write: formatReais,
    best: null,
    explain: 'Estimativa: avaliação + 15%. Regra de bolso, não é laudo.',
  },
  {
    key: 'estimatedRoi',
    label: 'ROI estimado',
    group: 'Outras contas',
    value: ({ detail: { analysis } }) => analysis?.estimatedROI ?? null,
    write: value => formatPercent(value, 1),
    ofOffer: true,
    best: null,
    explain: '(valor de mercado − preço) ÷ preço, sobre a avaliação + 15%. Deixa fora todos os custos.',
  },
]
