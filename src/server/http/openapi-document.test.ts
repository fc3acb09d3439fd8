import { describe, expect, it } from 'vitest'
import { countTurns } from '#test/support/count-turns.ts'
import { runInRequest } from '../queue/request-context.ts'
import { docsRoutes } from './openapi-document.ts'

describe('the API documentation', () => {
  it('refers only to what it contains', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const document = (await response.json()) as { openapi: string; components: { schemas: object } }
    expect(document.openapi).toBe('3.1.0')
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) {
      const name = reference?.replace('#/components/schemas/', '') ?? ''
      expect(document.components.schemas).toHaveProperty(name)
    }
  })

  it('defines what it names instead of only referring to it', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const { components } = (await response.json()) as {
      components: { schemas: Record<string, Record<string, unknown>> }
    }
    const bare = Object.entries(components.schemas).filter(([, schema]) => '$ref' in schema)
    expect(bare).toEqual([])
    expect(components.schemas['FinancingQuestion']?.['required']).toEqual([
      'valorMercado',
      'valorArremate',
      'entradaPercent',
      'taxaJurosAnual',
      'numeroParcelas',
      'mesesAteVenda',
      'sistema',
    ])
  })

  it('describes answers that are not JSON', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, { get?: { responses: object } }> }
    expect(paths['/api/photos/{id}/{n}']?.get?.responses).toMatchObject({
      200: { content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } },
      404: { content: { 'application/json': {} } },
    })
  })

  it('describes event streams', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, { post?: { responses: object } }> }
    const events = (names: string[]) => ({
      schema: { oneOf: names.map(name => ({ properties: { name: { const: name } } })) },
    })
    expect(paths['/api/chat']?.post?.responses).toMatchObject({
      200: {
        content: {
          'application/json': {},
          'text/event-stream': events(['status', 'text', 'results', 'done', 'error']),
        },
      },
    })
  })

  it('names every operation once, and where it is asked', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const { paths, servers } = (await response.json()) as {
      paths: Record<string, Record<string, { operationId?: string }>>
      servers: unknown
    }
    const ids = Object.values(paths).flatMap(methods =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(servers).toEqual([{ url: '/' }])
  })

  it('says of every refusal for now how long it lasts', async () => {
    const response = await docsRoutes().request('/api/openapi.json')
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>
    }
    const refusals = Object.values(paths).flatMap(methods =>
      Object.values(methods).flatMap(({ responses }) => [responses[429], responses[503]]),
    )
    const known = refusals.filter(refusal => refusal !== undefined)
    expect(known.length).toBeGreaterThan(20)
    for (const { headers } of known) expect(headers).toHaveProperty('Retry-After')
  })

  it('is written in pieces, between which other requests are answered', async () => {
    const app = docsRoutes()
    const turns = await countTurns(async () => app.request('/api/openapi.json'))
    expect(turns).toBeGreaterThan(100)
  })

  it('is whole although the first who asked for it is gone', async () => {
    const app = docsRoutes()
    const client = new AbortController()
    const first = runInRequest({ lane: 'a', signal: client.signal }, () => app.request('/api/openapi.json'))
    client.abort()
    const second = await app.request('/api/openapi.json')
    expect(second.status).toBe(200)
    expect(await (await first).text()).toBe(await second.text())
  })

  it('has a page for people', async () => {
    const page = await (await docsRoutes().request('/api/docs')).text()
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('/api/properties/{id}')
    expect(page).not.toMatch(/<script|<style|style=/)
  })
})
