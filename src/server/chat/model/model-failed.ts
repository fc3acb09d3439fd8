/** The model failed, stalled, broke off, or may not be asked any more today: the rules answer. Its message says only which. */
export class ModelFailed extends Error {}

export const dayUsedUp = 'day is used up'
