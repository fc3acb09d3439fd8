/** Minimum and maximum length of a password, in characters. */
export const passwordLengths = { min: 8, max: 128 } as const
