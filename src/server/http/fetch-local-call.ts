import type { z } from 'zod'
import type { ApiCall } from '#contract/api-call.ts'
import { ErrorBody } from '#contract/error-codes.ts'

/** A server of this machine, as its data folder names it. */
export interface LocalServer {
  url: string
  token: string
}

/** The server refused the call; the message is for people, in Portuguese. */
export class LocalCallRefused extends Error {
  constructor(
    readonly code: string | null,
    message: string,
  ) {
    super(message)
  }
}

type LocalCall = ApiCall & { access: 'local' }

type QueryOf<C extends ApiCall> = C extends { query: infer Q extends z.ZodType }
  ? { query: z.input<Q> }
  : unknown

type Question<C extends ApiCall> = QueryOf<C> & { bytes?: Uint8Array; signal: AbortSignal }

/**
 * Asks a local call of a server of this machine.
 * @throws LocalCallRefused; as `fetch` does; ZodError for an answer that the contract does not allow
 */
export async function fetchLocalCall<C extends LocalCall>(
  server: LocalServer,
  call: C,
  question: Question<C>,
): Promise<z.output<C['response']>> {
  const response = await request(server, call, question)
  return call.response.parse(await response.json()) as z.output<C['response']>
}

/**
 * Asks a local call that answers with lines of JSON, and returns them as they come. Ending the iteration ends the
 * answer.
 * @throws as `fetchLocalCall` does
 */
export async function* fetchLocalLines<C extends LocalCall & { content: 'application/x-ndjson' }>(
  server: LocalServer,
  call: C,
  question: Question<C>,
): AsyncGenerator<z.output<C['response']>, void> {
  const { body } = await request(server, call, question)
  const parse = (line: string) => call.response.parse(JSON.parse(line)) as z.output<C['response']>
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield parse(line)
  }
  if (rest !== '') yield parse(rest)
}

async function request<C extends LocalCall>(
  { url, token }: LocalServer,
  call: C,
  question: Question<C>,
): Promise<Response> {
  const { query = {}, bytes, signal }: { query?: object; bytes?: Uint8Array; signal: AbortSignal } = question
  const address = new URL(call.path, url)
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method: call.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(bytes && { 'Content-Type': 'application/octet-stream' }),
    },
    ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }),
    signal,
  })
  if (response.ok) return response
  const { data } = ErrorBody.safeParse(await response.json().catch(() => null))
  throw new LocalCallRefused(
    data?.error.code ?? null,
    data?.error.message ?? `O servidor respondeu com ${response.status}.`,
  )
}
