/** How far somebody is with a property they set apart (features.md E5). */
export const stages = ['analisando', 'visitado', 'lance', 'arrematado'] as const
export type Stage = (typeof stages)[number]
