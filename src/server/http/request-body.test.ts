import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readBody } from './request-body.ts'
import { Refusal } from './refusal.ts'

const body = z.object({ ids: z.array(z.string()), deep: z.unknown() })

/** What is said of the fields of a refused body; `null` when it is taken. */
async function refusedFields(sent: unknown): Promise<Record<string, string> | null> {
  const app = new Hono().post('/', async c => c.json((await readBody(c, body)) as object))
  let refusal: unknown = null
  app.onError((error, c) => {
    refusal = error
    return c.text('')
  })
  await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  return refusal instanceof Refusal ? (refusal.fields ?? {}) : null
}

it('a body of more values than any call asks for is refused before they are checked', async () => {
  const many = { body: 'Envie no máximo 10.000 valores.' }
  expect(await refusedFields({ ids: Array.from({ length: 9_000 }, () => 'a'), deep: null })).toBeNull()
  expect(await refusedFields({ ids: Array.from({ length: 10_000 }, () => 0) })).toEqual(many)
  expect(
    await refusedFields({ ids: [], deep: Array.from({ length: 200 }, () => Array(60).fill({})) }),
  ).toEqual(many)
})

it('of many wrong values the first fifty are named', async () => {
  expect(Object.keys((await refusedFields({ ids: Array(5_000).fill(0) })) ?? {})).toHaveLength(50)
})
