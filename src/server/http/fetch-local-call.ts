import type { z } from 'zod'
import type { ApiCall } from '#contract/api-call.ts'

/** A server of this machine, as its data folder names it. */
export interface LocalServer {
  url: string
  token: string
}

type QueryOf<C extends ApiCall> = C extends { query: infer Q extends z.ZodType }
  ? { query: z.input<Q> }
  : unknown

/** Asks a local call of a server of this machine. Rejects as `fetch` does; the answer can be of any status. */
export function fetchLocalCall<C extends ApiCall & { access: 'local' }>(
  { url, token }: LocalServer,
  call: C,
  question: QueryOf<C> & { bytes?: Uint8Array; signal: AbortSignal },
): Promise<Response> {
  const { query = {}, bytes, signal }: { query?: object; bytes?: Uint8Array; signal: AbortSignal } = question
  const address = new URL(call.path, url)
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value))
  return fetch(address, {
    method: call.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(bytes && { 'Content-Type': 'application/octet-stream' }),
    },
    ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }),
    signal,
  })
}
