/** An account's progress with a favorite. */
export const stages = ['analisando', 'visitado', 'lance', 'arrematado'] as const
export type Stage = (typeof stages)[number]
