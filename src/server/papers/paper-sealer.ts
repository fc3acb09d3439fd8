import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { PaperKey } from './paper-key.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What was encrypted, and with which key: nonce, tag and ciphertext in one. */
export interface SealedBytes {
  keyId: string
  bytes: Buffer
}

/** Encrypts and decrypts what accounts keep. */
export interface PaperSealer {
  /** The key that encrypts; `null` = the server has none and keeps no papers. */
  keyId: string | null
  /** The keys that decrypt alone, because another has taken their place. */
  olderKeyIds: readonly string[]
  /**
   * Encrypts bytes so that they open only where they belong.
   * @param place what they belong to: the owner, the paper and the part of it
   * @throws Error without a key
   */
  seal(bytes: Uint8Array, place: readonly (string | null)[]): SealedBytes
  /** Decrypts what was sealed for this place; `null` when its key is not here, or anything of it was changed. */
  open(sealed: SealedBytes, place: readonly (string | null)[]): Buffer | null
}

/** @param keys the first encrypts; all decrypt */
export function createPaperSealer(keys: readonly PaperKey[]): PaperSealer {
  const [current, ...older] = keys
  const byId = new Map(keys.map(key => [key.id, key]))
  const boundTo = (place: readonly (string | null)[]): Buffer =>
    Buffer.from(JSON.stringify(['paper 1', ...place]))
  return {
    keyId: current?.id ?? null,
    olderKeyIds: older.map(({ id }) => id),
    seal(bytes, place) {
      if (!current) throw new Error('There is no key for kept papers')
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current.bytes, nonce, { authTagLength: tagBytes })
      cipher.setAAD(boundTo(place))
      const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
      return { keyId: current.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]) }
    },
    open({ keyId, bytes }, place) {
      const key = byId.get(keyId)
      if (!key || bytes.length < nonceBytes + tagBytes) return null
      const opening = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      opening.setAAD(boundTo(place))
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
      } catch {
        return null
      }
    },
  }
}
