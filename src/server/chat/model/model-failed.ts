/**
 * The model failed, stalled, broke off, or has used up its daily limit: the rules answer. The message only names
 * which.
 */
export class ModelFailed extends Error {}

export const dailyTokensUsedUp = 'day is used up'
