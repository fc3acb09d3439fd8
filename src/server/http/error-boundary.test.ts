import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createErrorBoundary } from './error-boundary.ts'

it.each([
  ['/lista/abc-DEF_1', '/lista/***'],
  ['/lista/abc-DEF_1/reacao', '/lista/***/reacao'],
  ['/api/shared/abc-DEF_1/questions', '/api/shared/***/questions'],
  ['/api/calendar/feed/abc.ics', '/api/calendar/feed/***'],
  ['/api/admin/users/a@b.co', '/api/admin/users/***'],
  ['/api/properties/1', '/api/properties/1'],
])('a failure at %s is logged as one at %s', async (path, logged) => {
  const lines: string[] = []
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'info' }, { write: line => void lines.push(line) })))
  app.all('*', () => {
    throw new Error('broken')
  })
  expect((await app.request(path)).status).toBe(500)
  expect(lines.map(line => (JSON.parse(line) as { path: string }).path)).toEqual([logged])
})
