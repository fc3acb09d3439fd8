/** An owner's progress with a property, from the first look to its sale. */
export const favoriteStages = ['analisando', 'visitado', 'lance', 'arrematado', 'reforma', 'vendido'] as const
export type FavoriteStage = (typeof favoriteStages)[number]

/** Stages from the purchase on: what the list or an auctioneer says of the property does not matter any more. */
export const boughtStages: readonly FavoriteStage[] = ['arrematado', 'reforma', 'vendido']
/** Whether a stage says that the property was bought. */
export const isBought = (stage: FavoriteStage | null): boolean =>
  stage !== null && boughtStages.includes(stage)

/** Returns the stage that every screen shows; a saved property without a stage counts as being analysed. */
export const readStage = (stage: FavoriteStage | null): FavoriteStage => stage ?? 'analisando'
