import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { integerFormat, formatPercent, formatReais, formatShortDate } from '../../ui/format-text.ts'
import { gradeLabel } from '../listing/figure-words.ts'
import type { ComparisonLine } from './comparison-row.ts'

/** The lines that need a property's details. */
export const detailLines: readonly ComparisonLine<PropertyDetail>[] = [
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
    ofOffer: true,
    best: null,
    explain: 'Das oito perguntas do imóvel; a página dele diz como obter cada resposta.',
  },
  {
    key: 'byComparables',
    label: 'Avaliação da Caixa de parecidos',
    group: 'Estimativas',
    value: ({ analysis }) => analysis?.byComparables?.value ?? null,
    write: formatReais,
    note: ({ analysis }) =>
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
    value: detail => detail.score.total,
    write: gradeLabel,
    note: ({ score: { total, confidence } }) =>
      total === null ? null : `confiança ${formatPercent(confidence * 100, 0)}`,
    best: 'highest',
    explain:
      'De 0 a 10, pelo que se conhece de cada imóvel. A confiança diz quanto do peso da nota se conhece; as partes estão na página do imóvel.',
  },
  {
    key: 'firstListed',
    label: 'Na lista desde',
    group: 'Histórico',
    value: ({ trajectory }) => trajectory && formatShortDate(trajectory.firstListed),
    note: ({ trajectory }) =>
      trajectory && trajectory.daysListed > 0 ? formatCount(trajectory.daysListed, 'dia', 'dias') : null,
    best: null,
    explain: 'A primeira lista da Caixa em que vimos o imóvel. Ele pode ser mais antigo que isso.',
  },
  {
    key: 'cuts',
    label: 'Reduções de preço',
    group: 'Histórico',
    // A single list says nothing about change.
    value: ({ trajectory }) => (trajectory === null || trajectory.daysListed === 0 ? null : trajectory.cuts),
    write: cuts => (cuts === 0 ? 'Nenhuma' : integerFormat(cuts)),
    unknown: 'Visto em uma só lista',
    note: ({ trajectory }) =>
      trajectory && trajectory.cuts > 0 && trajectory.cutPercent > 0
        ? `−${formatPercent(trajectory.cutPercent, 1)} ao todo`
        : null,
    best: null,
    explain: 'Quantas vezes o preço caiu desde a primeira lista em que vimos o imóvel.',
  },
]
