import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { readCallQuery } from './call-routes.ts'

it('refuses a query of more than three hundred parameters before it reads them', async () => {
  const app = new Hono().get('/', c => c.json(readCallQuery(c, catalogueCalls.count) as object))
  const read = async (query: string) => (await app.request(`/?${query}`)).json()
  expect(await read('n=1'.padEnd(300 * 2, '&a'))).toHaveProperty('value')
  expect(await read('n=1'.padEnd(7_800 * 2, '&a'))).toEqual({
    errors: { query: 'Use no máximo 300 parâmetros.' },
  })
})
