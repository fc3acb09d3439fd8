import type { CuratedList } from '#domain/search/curated-lists.ts'

/** The rule by which each curated list is made, in words for people. */
export const curatedRules: Record<CuratedList, string> = {
  roi: 'ROI bruto acima de 20%: o que a avaliação passa do preço, dividido pelo preço. Ainda sem custos e impostos.',
  ending: 'Só os que têm data marcada, a mais próxima primeiro.',
  premium: 'Avaliação acima de R$\u00A0200\u00A0mil em 20 grandes cidades.',
  discount: 'O preço mais abaixo da avaliação da Caixa vem primeiro.',
}
