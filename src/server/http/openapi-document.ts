import { daySeconds } from '#domain/durations.ts'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { type CallAccess, accessErrors, type ApiCall, findCallTurn } from '#contract/api-call.ts'
import { allCalls, apiCalls } from '#contract/all-calls.ts'
import { ErrorBody, errorCodes } from '#contract/error-codes.ts'
import { operationCalls } from '#contract/operation-calls.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import { runOutsideRequest } from '../queue/request-context.ts'
import { type CacheAnswer, createCallRoutes } from './call-routes.ts'

type Json = Record<string, unknown>

/**
 * Converts a schema to OpenAPI 3.1; for a named schema Zod gives a reference, and its definition is collected
 * separately.
 */
function schemas() {
  const components: Record<string, Json> = {}
  const reference = (schema: z.ZodType): Json => {
    const {
      $defs,
      $schema: _,
      ...own
    } = z.toJSONSchema(schema, {
      io: 'input',
      override: ({ jsonSchema }) => {
        delete jsonSchema.id
      },
    }) as Json
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>))
      components[name] = elsewhere(definition)
    return elsewhere(own)
  }
  return { components, reference }
}

const elsewhere = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'arremate.session_token' },
  key: { type: 'http', scheme: 'bearer', description: 'Uma chave de API da conta: ark_…' },
  administrator: { type: 'http', scheme: 'bearer' },
  webhook: { type: 'apiKey', in: 'header', name: 'x-lastlink-token' },
}
/** An empty one beside it: one may call without it, too (a visitor; a process of this machine). */
const security: Partial<Record<CallAccess, Json[]>> = {
  owner: [{ session: [] }, { key: [] }, {}],
  session: [{ session: [] }, { key: [] }],
  plan: [{ session: [] }, { key: [] }],
  admin: [{ administrator: [] }],
  machine: [{ administrator: [] }, {}],
  webhook: [{ webhook: [] }],
}

const securityOf = ({ access, closedToKeys }: ApiCall): { security?: Json[] } => {
  const ways = security[access]?.filter(way => !(closedToKeys && 'key' in way))
  return ways === undefined ? {} : { security: ways }
}

const retryStatuses: ReadonlySet<number> = new Set([429, 503])
const retryHeaders = {
  'Retry-After': {
    description:
      'Segundos até a próxima tentativa. Até 10 onde o limite é do que se pede ao mesmo tempo; mais, até um dia, onde é uma cota: senhas e códigos, o que uma conta pede por hora, o que um endereço sem conta grava num dia, perguntas e reações nas listas compartilhadas.',
    schema: { type: 'integer', minimum: 1, maximum: daySeconds },
  },
}

const names = new Map<ApiCall, string>(Object.entries(apiCalls).map(([name, call]) => [call, name]))

/** Writes the OpenAPI 3.1 document of the calls from the contract's own schemas; yields after each call. */
function* buildOpenApi(documented: readonly ApiCall[]): Generator<void, Json> {
  const { components, reference } = schemas()
  const error = reference(ErrorBody)
  const parameters = (location: 'path' | 'query', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => {
      const { description, ...own } = reference(schema as z.ZodType)
      return {
        name,
        in: location,
        required: location === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
        ...(description !== undefined && { description }),
        schema: own,
      }
    })
  const paths: Record<string, Json> = {}
  for (const call of documented) {
    const errors = [
      ...new Set([
        ...call.errors,
        ...(call.takesAnyParameter ? [] : (['bad_request'] as const)),
        ...accessErrors[call.access],
        ...(findCallTurn(call) === null ? [] : (['too_many_requests'] as const)),
      ]),
    ]
    const body = call.body && reference(call.body)
    const form = call.form && reference(call.form)
    const accepted = call.accepts ?? ['application/json']
    const statuses = [...new Set(errors.map(code => errorCodes[code]))]
    paths[call.path] = {
      ...paths[call.path],
      [call.method]: {
        operationId: names.get(call),
        tags: [call.tag],
        summary: call.summary,
        ...(call.description && { description: call.description }),
        ...securityOf(call),
        parameters: [...parameters('path', call.pathParameters), ...parameters('query', call.query)],
        ...((body ?? form) && {
          requestBody: {
            required: !call.bodyOptional,
            content: Object.fromEntries(
              accepted.map((type, at) => [
                type,
                {
                  schema: (type === 'multipart/form-data' && form) ||
                    (at === 0 && body) || { type: 'string' },
                },
              ]),
            ),
          },
        }),
        responses: {
          [call.status ?? 200]: {
            description: 'OK',
            content: {
              [call.content ?? 'application/json']: { schema: reference(call.response) },
              ...(call.also && {
                [call.also]: { schema: call.events ? reference(call.events) : { type: 'string' } },
              }),
            },
          },
          ...Object.fromEntries(
            statuses.map(status => [
              status,
              {
                description: errors.filter(code => errorCodes[code] === status).join(', '),
                ...(retryStatuses.has(status) && { headers: retryHeaders }),
                content: { 'application/json': { schema: error } },
              },
            ]),
          ),
        },
      },
    }
    yield
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Arremate', version: '1', description: 'Imóveis à venda pela Caixa. Valores em reais.' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: components, securitySchemes },
  }
}

const page = () => html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>API do Arremate</title>
  </head>
  <body>
    <main>
      <h1>API do Arremate</h1>
      <p>O documento completo, em OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
      ${allCalls.map(
        call => html`<section>
          <h2>${call.method.toUpperCase()} ${call.path}</h2>
          <p>${call.summary}. ${call.description ?? ''}</p>
          <dl>
            ${Object.entries({ ...call.pathParameters?.shape, ...call.query?.shape }).map(
              ([name, schema]) => html`<dt><code>${name}</code></dt>
                <dd>${(schema as z.ZodType).description ?? ''}</dd>`,
            )}
          </dl>
        </section>`,
      )}
    </main>
  </body>
</html>`

/**
 * The API's documentation for programs, and a page of it for people. The document is written once, at the first question;
 * other requests are answered meanwhile.
 */
export function docsRoutes({ cache }: { cache?: CacheAnswer } = {}): Hono {
  const { app, mountRawCall } = createCallRoutes()
  const options = cache ? { cache } : {}
  let document: Promise<Uint8Array<ArrayBuffer>> | undefined
  let readable: ReturnType<typeof page> | undefined
  async function write(): Promise<Uint8Array<ArrayBuffer>> {
    return new TextEncoder().encode(JSON.stringify(await finishInSlices(buildOpenApi(allCalls))))
  }
  mountRawCall(
    operationCalls.openApi,
    async ({ c }) => {
      document ??= runOutsideRequest(write)
      return c.body(await document, 200, { 'Content-Type': 'application/json' })
    },
    options,
  )
  mountRawCall(operationCalls.docs, ({ c }) => c.html((readable ??= page())), options)
  return app
}
