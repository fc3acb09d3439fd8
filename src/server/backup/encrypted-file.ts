import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { BackupFailed } from './backup-manifest.ts'

/**
 * An encrypted file: this mark, a salt, a check of the passphrase, a nonce, the text under AES-256-GCM, its tag of 16
 * bytes. Key and check come from the passphrase by scrypt (N = 2^15, r = 8, p = 1; RFC 7914).
 */
const mark = Buffer.from('ARRCIF01')
const saltBytes = 16
const checkBytes = 16
const nonceBytes = 12
const tagBytes = 16
const headBytes = mark.length + saltBytes + checkBytes + nonceBytes
const keyBytes = 32

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function deriveKey(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  const bytes = await derive(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, cost)
  return { key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) }
}

/** Returns a stream that encrypts what it is given. */
export async function createEncryption(passphrase: string): Promise<Transform> {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const { key, check } = await deriveKey(passphrase, salt)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  let head: Buffer | null = Buffer.concat([mark, salt, check, nonce])
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (head !== null) this.push(head)
      head = null
      done(null, cipher.update(chunk))
    },
    flush(done) {
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

/** How an encrypted file is read. */
export interface Decryption {
  /** Where the encrypted text begins, in bytes. */
  start: number
  /** Returns a stream that decrypts it; it fails at the end when anything was altered. */
  create(): Transform
}

/**
 * Prepares the decryption of a file; `null` when it is not encrypted.
 * @throws BackupFailed without the passphrase, or with another one
 */
export async function openDecryption(file: string, passphrase: string | null): Promise<Decryption | null> {
  const head = await readHead(file)
  if (!head.subarray(0, mark.length).equals(mark)) return null
  if (passphrase === null)
    throw new BackupFailed(`${file} está cifrado: dê a senha da cópia em BACKUP_PASSPHRASE.`)
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const check = head.subarray(mark.length + saltBytes, mark.length + saltBytes + checkBytes)
  const derived = await deriveKey(passphrase, salt)
  if (check.length !== checkBytes || !timingSafeEqual(derived.check, check))
    throw new BackupFailed(`${file} foi cifrado com outra senha que a de BACKUP_PASSPHRASE.`)
  const nonce = head.subarray(headBytes - nonceBytes)
  return { start: headBytes, create: () => createDecryption(derived.key, nonce) }
}

function createDecryption(key: Buffer, nonce: Buffer): Transform {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  // The last bytes that came, which may be the tag.
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk])
      const text = all.subarray(0, Math.max(0, all.length - tagBytes))
      held = all.subarray(text.length)
      done(null, decipher.update(text))
    },
    flush(done) {
      try {
        decipher.setAuthTag(held)
        done(null, decipher.final())
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** Reads the first bytes of a file; empty when the file cannot be read, which fails again when its content is read. */
async function readHead(file: string): Promise<Buffer> {
  const opened = await open(file).catch(() => null)
  if (opened === null) return Buffer.alloc(0)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    return Buffer.alloc(0)
  } finally {
    await opened.close()
  }
}
