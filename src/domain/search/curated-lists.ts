/** The lists that are made by a rule of their own (curated-list-rules.ts) instead of filters. */
export const curatedLists = ['roi', 'ending', 'premium', 'discount'] as const
export type CuratedList = (typeof curatedLists)[number]

export const curatedListNames: Record<CuratedList, string> = {
  roi: 'Alto ROI',
  ending: 'Encerrando em Breve',
  premium: 'Localização Premium',
  discount: 'Maiores Descontos',
}
