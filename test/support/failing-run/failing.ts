import { expect, it } from 'vitest'
import { readPrepared } from '../prepared-programs.ts'

it('fails after PostgreSQL was started', async () => {
  expect(await readPrepared('/postgres')).toBe('not an address')
})
