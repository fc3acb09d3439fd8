/** Days of access a payment gives (access-tools-account.md §9). */
export const periods = { monthly: 30, annual: 360 } as const
