import { describe, expect, it } from 'vitest'
import { findNamesake } from './find-namesake.ts'

const clients = [{ id: '1', name: 'Família Andrade', created_at: '2026-11-26T12:00:00.000Z' }]

describe('findNamesake', () => {
  it.each([
    ['família andrade', '1'],
    [' FAMILIA ANDRADE ', '1'],
    ['Andrade', undefined],
    ['  ', undefined],
  ])('finds by “%s” %s', (name, id) => {
    expect(findNamesake(clients, name)?.id).toBe(id)
  })
})
