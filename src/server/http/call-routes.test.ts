import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { readCallQuery } from './call-routes.ts'

it('refuses a query of more than three hundred parameters before it reads them', async () => {
  const app = new Hono().get('/', c => c.json(readCallQuery(c, catalogueCalls.count) as object))
  const read = async (query: string) => (await app.request(`/?${query}`)).json()
  expect(await read('page=1'.padEnd(300 * 2, '&limit'))).not.toHaveProperty('errors.query')
  expect(await read('n=1'.padEnd(7_800 * 2, '&a'))).toEqual({
    errors: { query: 'Use no máximo 300 parâmetros.' },
  })
})

it('names a parameter that the call does not have, beside what is wrong with the others', async () => {
  const app = new Hono().get('/', c => c.json(readCallQuery(c, catalogueCalls.count) as object))
  expect(await (await app.request('/?type=casa&minPrice=x&state=GO')).json()).toEqual({
    errors: {
      type: 'Parâmetro desconhecido. Você quis dizer category?',
      minPrice: expect.any(String),
    },
  })
})
