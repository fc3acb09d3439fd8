import { createECDH } from 'node:crypto'

/** The keys by which push services recognise this server (RFC 8292): P-256, base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** A private key as 32 bytes in base64url. */
const vapidPrivateKeyPattern = /^[\w-]{43}$/

/**
 * Completes a private key by its public one.
 * @throws Error when the bytes are no private key of the curve
 */
export function completeVapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}

/** Whether the text is a private key of the curve. */
export function isVapidPrivateKey(text: string): boolean {
  try {
    return vapidPrivateKeyPattern.test(text) && completeVapidKeys(text).publicKey.length === 87
  } catch {
    return false
  }
}

/** Creates a private key: 32 bytes in base64url. */
export function generateVapidPrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Node leaves out zero bytes at the start.
  const bytes = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
}
