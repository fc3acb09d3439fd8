import { findSearchPreset, type SearchPreset } from '#domain/search/search-presets.ts'
import type { Criteria, SortOrder } from '#domain/search/search-criteria.ts'

/** What each preset holds, in words for people. */
const presetRules: Record<SearchPreset, string> = {
  roi: 'ROI líquido de 20% ou mais no cenário provável, e sem prejuízo no pior caso.',
  rung: 'O preço baixou nos 7 dias antes da última lista do estado, ao menos um degrau.',
  ending: 'Só os que têm data marcada, a mais próxima primeiro.',
  premium: 'Avaliação acima de R$\u00A0200\u00A0mil em 20 grandes cidades.',
  discount: 'O preço mais abaixo da avaliação da Caixa vem primeiro.',
}

/** How the orders that do not explain themselves arrange listings. */
const orderRules: Partial<Record<SortOrder, string>> = {
  relevance:
    'Relevância: primeiro o que paga até no pior caso e de que se sabe mais; no começo, no máximo dois da mesma rua.',
  nextPrice:
    'Próximo degrau: primeiro onde o próximo preço vem mais cedo, pelo que se observa nas listas; depois, onde não se sabe.',
}

/** Describes the preset and the order of a search; empty when both explain themselves. */
export function describeOrder(criteria: Criteria): string {
  const preset = findSearchPreset(criteria)
  return [preset && presetRules[preset], orderRules[criteria.sort]].filter(Boolean).join(' ')
}
