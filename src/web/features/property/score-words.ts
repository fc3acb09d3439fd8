import type { PropertyDetail, OpportunityScoreAnswer } from '#contract/property-detail-schemas.ts'
import type { ScorePart } from '#domain/analysis/opportunity-score.ts'
import { formatPercent } from '../../ui/format-text.ts'
import { gradeLabel, describeListedSince } from '../listing/figure-words.ts'

export const scorePartNames: Record<ScorePart, string> = {
  discount: 'Desconto',
  liquidity: 'Liquidez',
  financing: 'Financiamento',
  regional: 'Região',
  urgency: 'Prazo',
  occupancy: 'Ocupação',
  debts: 'Dívidas',
}

/** The formulas of domain/analysis/opportunity-score.ts in words for people. */
export const scoreFormulas: Record<ScorePart, string> = {
  discount: 'Desconto ÷ 40% × 10, de 0 a 10: a partir de 40% de desconto vale 10.',
  liquidity:
    'Até 7 pontos pela parte com foto, entre os semelhantes de que se sabe, e até 3 pela quantidade deles (30 ou mais).',
  financing: '10 se a Caixa aceita financiamento, 3 se não aceita.',
  regional: '5 + diferença ÷ 10, de 0 a 10: quanto o preço está abaixo da média da cidade, em %.',
  urgency: '9 até 3 dias da data, 7,5 até 7 dias, 6,5 até 15; mais longe, 5.',
  occupancy: '10 se está desocupado, 2 se está ocupado.',
  debts:
    '10 se a Caixa paga o condomínio em atraso, 6 se paga acima de um limite, 2 se fica com o comprador.',
}

/** What the bank would have to state for these parts to be known; the others need a sample. */
const bankSays: Partial<Record<ScorePart, string>> = {
  discount: 'avaliação',
  financing: 'financiamento',
  urgency: 'data',
  occupancy: 'ocupação',
  debts: 'dívidas',
}

/** Below this share of known weight a score says little. */
export const lowConfidenceBelow = 0.5

/** Green from 7, red under 4, neither in between. */
export const scoreTone = (value: number): 'gain' | 'risk' | 'middle' =>
  value >= 7 ? 'gain' : value < 4 ? 'risk' : 'middle'

/**
 * Formats `Confiança média: 65% do peso conhecido; a Caixa não informa data e financiamento.` While the bank page has
 * not been read (`pageRead`), only the list is said not to state it.
 */
export function describeConfidence({ confidence, parts }: OpportunityScoreAnswer, pageRead: boolean): string {
  const unknown = parts.filter(part => part.value === null).map(part => part.key)
  if (unknown.length === 0) return 'Confiança alta: todas as partes da nota são conhecidas.'
  const level = confidence >= 0.85 ? 'alta' : confidence >= lowConfidenceBelow ? 'média' : 'baixa'
  const unsaid = unknown.flatMap(key => bankSays[key] ?? [])
  const unmeasured = unknown.filter(key => !(key in bankSays)).map(key => scorePartNames[key].toLowerCase())
  const why = [
    unsaid.length > 0 &&
      `${pageRead ? 'a Caixa' : 'a lista da Caixa'} não informa ${describeListedSince(unsaid)}`,
    unmeasured.length > 0 && `faltam dados para ${describeListedSince(unmeasured)}`,
  ]
  return `Confiança ${level}: ${Math.round(confidence * 100)}% do peso conhecido; ${why.filter(Boolean).join('; ')}.`
}

/** Describes a formula's result and the limit that cut it off. */
const cutOff = (value: number): string =>
  `${gradeLabel(value)}${value > 10 ? ', e o máximo é 10' : value < 0 ? ', e o mínimo é 0' : ''}.`

/** Describes how a part's value was computed, with its numbers; `null` when the reason already says it. */
export function describeScoreFormula(
  key: ScorePart,
  { discount, region, price }: PropertyDetail,
): string | null {
  if (key === 'discount' && discount !== null)
    return `${formatPercent(discount, 1)} ÷ 40% × 10 = ${cutOff((discount / 40) * 10)}`
  if (key !== 'regional' || region.avgPrice <= 0) return null
  const gap = ((region.avgPrice - price) * 100) / region.avgPrice
  const number = formatPercent(gap, 1).replace('%', '')
  return `Diferença de ${formatPercent(gap, 1)}: 5 + ${gap < 0 ? `(${number})` : number} ÷ 10 = ${cutOff(5 + gap / 10)}`
}

/** Describes a part's share in the total: its weight, and its share when others are unknown. */
export function describeWeight(weight: number, confidence: number): string {
  const own = `Peso de ${Math.round(weight * 100)}% na nota`
  return confidence >= 1
    ? `${own}.`
    : `${own}, aqui ${Math.round((weight / confidence) * 100)}%: o peso do que não se conhece é repartido.`
}
