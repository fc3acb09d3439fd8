/** An account's progress with a favorite. */
export const favoriteStages = ['analisando', 'visitado', 'lance', 'arrematado'] as const
export type FavoriteStage = (typeof favoriteStages)[number]
