/** The figures that an owner may show. */
export const sharedFigureKeys = ['price', 'discount', 'nextPrice', 'returnRange', 'maxBid', 'dayOne'] as const
export type SharedFigureKey = (typeof sharedFigureKeys)[number]

/** What a visitor may say of a listing. */
export const sharedReactions = ['liked', 'disliked'] as const
export type SharedReaction = (typeof sharedReactions)[number]
