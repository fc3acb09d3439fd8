import type { Context } from 'hono'

/** Reads the token of an API key that a request shows (`Authorization: Bearer ark_…`); `null` without one. */
export const readApiKeyToken = (c: Context): string | null =>
  /^Bearer (ark_[\w-]{1,100})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
