import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHashing } from '#server/account/password-hashing.ts'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)
const keyOf = (password: string, salt: Buffer) => derive(password, salt, 16, { N: 2, r: 1, p: 1 })

/** Salted and off the main thread like the real hashes, but thousands of times cheaper. For tests only. */
export const quickHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(8)
    return `${salt.toString('hex')}:${(await keyOf(password, salt)).toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':')
    return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'))
  },
  isOutdated: () => false,
}
