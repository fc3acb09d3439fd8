import type { ScorePart } from '#domain/analysis/opportunity-score.ts'

export const scorePartNames: Record<ScorePart, string> = {
  discount: 'Desconto',
  liquidity: 'Liquidez',
  financing: 'Financiamento',
  regional: 'Região',
  urgency: 'Prazo',
  occupancy: 'Ocupação',
  debts: 'Dívidas',
}
