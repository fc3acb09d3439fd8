/** The lists that are made by a rule of their own (curated-list-rules.ts) instead of filters. */
export const curatedLists = ['roi', 'ending', 'premium', 'discount'] as const
export type CuratedList = (typeof curatedLists)[number]
