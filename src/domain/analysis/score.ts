/** The parts of the score, in the order of the requirements (discovery.md 9). */
export const scoreParts = ['discount', 'liquidity', 'financing', 'regional', 'urgency'] as const
export type ScorePart = (typeof scoreParts)[number]
