import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { testSecret } from '#test/support/accounts.ts'
import { testEngine } from '#test/support/database.ts'
import { createAuth } from './auth-library.ts'

const engine = testEngine('embedded')

it('hashes passwords with the full cost of scrypt by default', async () => {
  const auth = createAuth(await engine.fresh(), { secret: testSecret, secure: true })
  const { password } = await auth.$context
  const hash = await password.hash('cavalo-bateria-grampo')
  const [salt = '', key] = hash.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 }
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(key).toBe(scryptSync('cavalo-bateria-grampo', salt, 64, cost).toString('hex'))
  expect(await password.verify({ hash, password: 'cavalo-bateria-grampo' })).toBe(true)
  expect(await password.verify({ hash, password: 'cavalo-bateria-grampO' })).toBe(false)
  expect(await password.hash('cavalo-bateria-grampo')).not.toBe(hash)
})
