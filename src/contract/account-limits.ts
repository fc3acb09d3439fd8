/** Minimum and maximum length of a password, in characters. */
export const passwordLengths = { min: 8, max: 128 } as const

/** Maximum open sessions of one account; a further one ends the session that was unused for longest. */
export const maxSessions = 10

/** The name of an account of which no name was given. */
export const defaultAccountName = 'Investidor'

/** Keys for programs that an account has at most. */
export const maxApiKeys = 20

/** What a key may do: `read` the catalogue and the account's own data, `write` the account's own data. */
export const apiKeyScopes = ['read', 'write'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]
