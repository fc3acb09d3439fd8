import { describe, expect, it } from 'vitest'
import { apiPath } from './api-client.ts'

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
