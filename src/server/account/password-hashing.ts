import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createFairQueue, type FairQueue } from '../queue/fair-queue.ts'
import { runOutsideRequest } from '../queue/request-context.ts'

/** How passwords are hashed and checked. Both throw QueueFull when too many wait. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
  /** Whether a hash costs less than a new one, and is to be replaced when its password is known. */
  isOutdated(hash: string): boolean
}

type ScryptCost = Record<'N' | 'r' | 'p', number>

/** One of the costs that OWASP's Password Storage Cheat Sheet names; 32 MiB while a hash is computed. */
const cost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }
/** The cost of the first version's hashes: a third of the time, the same memory. */
const formerCost: ScryptCost = { N: 2 ** 14, r: 16, p: 1 }
/** The extra cost that is computed after checking a former hash, so that it takes as long as a new one. */
const missingCost: ScryptCost = { ...cost, p: cost.p - 1 }

const keyBytes = 64
const saltBytes = 16
const derive = promisify<string, string | Buffer, number, ScryptOptions, Buffer>(scrypt)
const deriveKey = (password: string, salt: string | Buffer, { N, r, p }: ScryptCost): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 128 * r * (N + p) * 2 })

/** The PHC string format, without padding: `$scrypt$ln=15,r=8,p=3$salt$key`. */
const prefix = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

async function verifyFormer(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const found = await deriveKey(password, salt, formerCost)
  await deriveKey(password, salt, missingCost)
  return isSameKey(found, Buffer.from(key, 'hex'))
}

const isSameKey = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/**
 * Hashes by scrypt in Node's threads. Two run at once, one for each address: many passwords from one address delay that
 * address alone, and half of the threads stay free for files and pictures.
 */
export function createScryptHashing(
  queue: FairQueue = createFairQueue({
    concurrent: 2,
    concurrentPerLane: 1,
    maxWaiting: 200,
  }),
): PasswordHashing {
  return {
    hash: password =>
      queue.run(async () => {
        const salt = randomBytes(saltBytes)
        return `${prefix}${base64(salt)}$${base64(await deriveKey(password, salt, cost))}`
      }),
    verify: ({ hash, password }) =>
      queue.run(async () => {
        if (!hash.startsWith(prefix)) return verifyFormer(hash, password)
        const [salt = '', key = ''] = hash.slice(prefix.length).split('$')
        const found = await deriveKey(password, Buffer.from(salt, 'base64'), cost)
        return isSameKey(found, Buffer.from(key, 'base64'))
      }),
    isOutdated: hash => !hash.startsWith(prefix),
  }
}

/** Checks a password ahead of all that wait. It is only for checks whose attempts are limited, which are few. */
export const checkAhead = <T>(check: () => Promise<T>): Promise<T> => runOutsideRequest(check)
