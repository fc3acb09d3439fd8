import type { Env, Hono } from 'hono'
import type { z } from 'zod'
import { accessErrors, type ApiCall } from '#contract/api-call.ts'
import { ErrorBody, type ErrorCode, errorCodes } from '#contract/error-codes.ts'

export interface CallQuestion {
  /** The path parameters. */
  path?: Record<string, string>
  query?: Record<string, string>
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  cookie?: string | undefined
}

const always: readonly ErrorCode[] = ['bad_request', 'unsupported_media_type', 'body_too_large']

/** Calls an application and checks its answers against the contract, refusals included. */
export function createContractClient<E extends Env>(app: Hono<E>) {
  async function send(
    call: ApiCall,
    { path = {}, query, body, headers, cookie }: CallQuestion,
  ): Promise<Response> {
    const url = Object.entries(path).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
      call.path as string,
    )
    return app.request(query ? `${url}?${new URLSearchParams(query)}` : url, {
      method: call.method.toUpperCase(),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  return {
    send,

    /**
     * Returns the answer.
     * @throws when it is a refusal, or does not match the contract
     */
    async ask<C extends ApiCall>(call: C, question: CallQuestion = {}): Promise<z.output<C['response']>> {
      const response = await send(call, question)
      const body: unknown = await response.json()
      if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`)
      return call.response.parse(body) as z.output<C['response']>
    },

    /**
     * Returns the refusal's code and the fields it names.
     * @throws when the contract does not list it
     */
    async refusal(call: ApiCall, question: CallQuestion = {}): Promise<{ code: string; fields: string[] }> {
      const response = await send(call, question)
      const { error } = ErrorBody.parse(await response.json())
      const known = [...always, ...call.errors, ...accessErrors[call.access]].find(
        code => code === error.code,
      )
      if (known === undefined) throw new Error(`The contract does not declare ${error.code}`)
      if (response.status !== errorCodes[known]) throw new Error(`${error.code} with ${response.status}`)
      return { code: error.code, fields: Object.keys(error.fields ?? {}) }
    },
  }
}
