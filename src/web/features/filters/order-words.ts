import { findSearchPreset, type SearchPreset } from '#domain/search/search-presets.ts'
import type { Criteria, SortOrder } from '#domain/search/search-criteria.ts'

/** The rules of the presets whose chips do not describe them completely. */
const presetRules: Partial<Record<SearchPreset, string>> = {
  rung: 'O preço baixou nos 7 dias antes da última lista do estado, ao menos um degrau.',
  premium: 'Avaliação acima de R$\u00A0200\u00A0mil em 20 grandes cidades.',
}

/** How the orders that do not explain themselves arrange listings, in one sentence. */
const orderRules: Partial<Record<SortOrder, string>> = {
  relevance:
    'Relevância: primeiro o que tem base para render, e de que mais se sabe, em lista nova; os tipos vêm misturados, e terreno por último.',
  auction:
    'Data mais próxima: primeiro as datas que a Caixa deu; depois, sem data na lista, os leilões, as vendas online e as outras vendas.',
  '-paidDiscount':
    'Mais abaixo do pago no prédio: primeiro o maior desconto sobre o que se pagou por apartamentos assim no prédio; depois, onde não há estimativa.',
  nextPrice:
    'Próximo degrau: primeiro onde o próximo preço vem mais cedo, pelo que se observa nas listas; depois, onde não se sabe.',
}

/** How the orders are explained to a resident buyer: they do not know the family. */
const homeOrderRules: Partial<Record<SortOrder, string>> = {
  relevance:
    'Relevância: primeiro o que sai mais barato pelo que vale, contados os custos. Não olha a sua renda nem o que você guardou.',
}

const returnOrders: readonly SortOrder[] = ['relevance', 'netRoi', '-netRoi']

/** Whether a filter or the order depends on the return, which is then everybody's, computed from the assumptions. */
export const dependsOnReturn = ({ sort, minNetRoi, minReturn }: Criteria): boolean =>
  returnOrders.includes(sort) || minNetRoi !== null || minReturn !== null

/**
 * Describes the preset and the order of a search; empty when both explain themselves.
 * @param isResidentBuyer whether the words are for a resident buyer
 */
export function describeOrder(criteria: Criteria, isResidentBuyer = false): string {
  const preset = findSearchPreset(criteria)
  const order = (isResidentBuyer && homeOrderRules[criteria.sort]) || orderRules[criteria.sort]
  return [preset && presetRules[preset], order].filter(Boolean).join(' ')
}
