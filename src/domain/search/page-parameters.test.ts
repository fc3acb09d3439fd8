import { describe, expect, it } from 'vitest'
import { readPageParameters } from './page-parameters.ts'

const limits = { defaultLimit: 30, maxLimit: 100 }

describe('the page parameters', () => {
  it.each([
    [{}, 0, 30],
    [{ page: '', limit: '' }, 0, 30],
    [{ page: '3', limit: '100' }, 3, 100],
    [{ page: ['1', '2'], limit: '1' }, 2, 1],
    [{ page: '999999999999' }, 999_999_999_999, 30],
  ])('are read from %j', (given, page, limit) => {
    expect(readPageParameters(given, limits)).toEqual({ page, limit, errors: {} })
  })

  it.each([
    [{ page: '-1' }, ['page']],
    [{ page: '1.5' }, ['page']],
    [{ page: 'x' }, ['page']],
    [{ page: '99999999999999999999' }, ['page']],
    [{ limit: '0' }, ['limit']],
    [{ limit: '101' }, ['limit']],
    [{ limit: '-5', page: '-1' }, ['page', 'limit']],
    [{ limit: '1e1' }, ['limit']],
  ])('are rejected in %j, never clamped', (given, fields) => {
    expect(Object.keys(readPageParameters(given, limits).errors)).toEqual(fields)
  })
})
