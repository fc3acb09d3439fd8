/** An owner's progress with a property, from the first look to its sale. */
export const favoriteStages = ['analisando', 'visitado', 'lance', 'arrematado', 'reforma', 'vendido'] as const
export type FavoriteStage = (typeof favoriteStages)[number]
