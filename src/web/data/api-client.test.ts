import { describe, expect, it } from 'vitest'
import { apiPath, readServerAnswer, RequestRefused, ServerFailing, ServerUnreachable } from './api-client.ts'

describe('the address of a call', () => {
  it('holds the parameters of its path and its query, numbers included', () => {
    expect(apiPath('GET /api/admin/catalogue/imports', { query: { limit: 50 } })).toBe(
      '/api/admin/catalogue/imports?limit=50',
    )
    expect(apiPath('PATCH /api/favorites/{id}', { params: { id: 'a/b' } })).toBe('/api/favorites/a%2Fb')
  })

  it('leaves out what is undefined and repeats a list', () => {
    expect(apiPath('GET /api/properties', { query: { city: undefined, type: ['casa', 'terreno'] } })).toBe(
      '/api/properties?type=casa&type=terreno',
    )
  })
})

describe('the answer to a call', () => {
  const refusal = JSON.stringify({ error: { code: 'unreadable_file', message: 'Este PDF é só imagem.' } })
  const answer = (status: number, text: string, retryAfter: string | null = null) =>
    readServerAnswer('/api/x', { status, text, retryAfter })

  it('is the body of an answer of 2xx', () => {
    expect(answer(200, '{"content":"Resumo","clauses":[]}')).toEqual({ content: 'Resumo', clauses: [] })
  })

  it('is a refusal with the server’s message and its wait', () => {
    expect(() => answer(422, refusal)).toThrow(
      new RequestRefused(422, 'Este PDF é só imagem.', {}, 'unreadable_file'),
    )
    expect(() => answer(429, refusal, '30')).toThrow(
      new RequestRefused(429, 'Este PDF é só imagem.', {}, 'unreadable_file', 30),
    )
  })

  it.each([
    [503, refusal],
    [500, '<html>'],
  ])('of %d counts as a failing server (%s)', (status, text) =>
    expect(() => answer(status, text)).toThrow(ServerFailing),
  )

  it.each([
    [200, 'cut off {'],
    [403, '<html>sign in to this network'],
  ])('of %d that is unreadable counts as an unreachable server (%s)', (status, text) =>
    expect(() => answer(status, text)).toThrow(ServerUnreachable),
  )

  it('is a refusal, too, when a proxy refuses a large file with a page of its own', () => {
    expect(() => answer(413, '<html>too large')).toThrow('O servidor respondeu 413.')
  })
})
