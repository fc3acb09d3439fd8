import { expect, it } from 'vitest'

it('the tests run in the time zone of their project', () => {
  expect(['America/Sao_Paulo', 'UTC']).toContain(process.env.TZ)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env.TZ)
})
