import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { errorBoundary } from '../http/boundary.ts'
import { demoAdministration } from './demo-administration.ts'

const address = 'http://127.0.0.1:3000/administration'
const ask = (demonstration: boolean, token: string | null, headers: Record<string, string> = {}) =>
  new Hono()
    .onError(errorBoundary(pino({ level: 'silent' })))
    .route('/', demoAdministration({ demonstration, token }))
    .request(address, { headers: { host: '127.0.0.1:3000', ...headers } })

describe('the token of administration is shown', () => {
  it('to who is at this machine, in the demonstration', async () => {
    expect(await (await ask(true, 'generated')).json()).toEqual({ token: 'generated' })
  })

  it.each<[string, boolean, string | null, Record<string, string>]>([
    ['beyond the demonstration', false, 'generated', {}],
    ['where an operator has set one', true, null, {}],
    ['through a proxy', true, 'generated', { 'x-forwarded-for': '203.0.113.7' }],
    ['by another name', true, 'generated', { host: 'arremate.example' }],
  ])('not %s', async (_, demonstration, token, headers) => {
    expect((await ask(demonstration, token, headers)).status).toBe(404)
  })
})
