import { createHash, randomBytes } from 'node:crypto'

/** A key for encrypting kept papers: 32 bytes, and an id that marks the papers encrypted with it. */
export interface PaperKey {
  id: string
  bytes: Buffer
}

/** A key as 32 bytes in base64url. */
export const paperKeyPattern = /^[\w-]{43}$/
/** Keys in a setting: one, or two with a comma while they are changed. */
export const paperKeysPattern = /^[\w-]{43}(,[\w-]{43})?$/

/** Reads a key from its text; the id does not reveal the key. */
export function readPaperKey(text: string): PaperKey {
  const bytes = Buffer.from(text, 'base64url')
  const id = createHash('sha256').update('paper key\n').update(bytes).digest('base64url').slice(0, 12)
  return { id, bytes }
}

/** Creates a key: 32 bytes in base64url. */
export const generatePaperKey = (): string => randomBytes(32).toString('base64url')
