import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from '../queue/fair-queue.ts'
import { runInRequest } from '../queue/request-context.ts'
import { checkAhead, createScryptHashing } from './password-hashing.ts'

const word = 'cavalo-bateria-grampo'
const maxmem = 256 * 1024 * 1024

describe('a password', () => {
  const hashing = createScryptHashing()

  it('is hashed by scrypt with N = 2¹⁵ and a salt of its own', async () => {
    const hash = await hashing.hash(word)
    const [, , cost, salt = '', key] = hash.split('$')
    expect(cost).toBe('ln=15,r=8,p=3')
    const expected = scryptSync(word, Buffer.from(salt, 'base64'), 64, { N: 2 ** 15, r: 8, p: 3, maxmem })
    expect(key).toBe(expected.toString('base64').replace(/=+$/, ''))
    expect(await hashing.verify({ hash, password: word })).toBe(true)
    expect(await hashing.verify({ hash, password: 'cavalo-bateria-grampO' })).toBe(false)
    expect(hashing.isOutdated(hash)).toBe(false)
    expect(await hashing.hash(word)).not.toBe(hash)
  })

  it('that the first version hashed is still right, and its hash is outdated', async () => {
    const salt = 'a1'.repeat(16)
    const key = scryptSync(word, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem }).toString('hex')
    const hash = `${salt}:${key}`
    expect(await hashing.verify({ hash, password: word })).toBe(true)
    expect(await hashing.verify({ hash, password: 'outra' })).toBe(false)
    expect(hashing.isOutdated(hash)).toBe(true)
  })

  it.each(['', '$scrypt$ln=15,r=8,p=3$$', '$argon2id$v=19$m=1$a$b'])(
    'is wrong for the damaged hash %j',
    async hash => {
      expect(await hashing.verify({ hash, password: word })).toBe(false)
    },
  )
})

it('many checks from one address run one at a time and let others, and known clients, go first', async () => {
  const ended: string[] = []
  const queue = createFairQueue({ concurrent: 1, concurrentPerLane: 1 })
  const from = (lane: string, work: () => Promise<unknown>) => runInRequest({ lane, signal: null }, work)
  const check = (name: string) => () =>
    queue.run(async () => {
      ended.push(name)
    })
  await Promise.all([
    ...Array.from({ length: 5 }, () => from('attacker', check('attacker'))),
    from('other', check('other')),
    from('owner', () => checkAhead(check('known'))),
  ])
  expect(ended.slice(0, 3).sort()).toEqual(['attacker', 'known', 'other'])
  expect(ended).toHaveLength(7)
})
